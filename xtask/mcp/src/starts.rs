//! From the start of a server to its first answer: it is spawned, greeted, and asked for its tools.

use std::process::Stdio;
use std::time::Instant;

use crate::messages::Era;
use crate::process::{Process, Server};
use crate::programs::{Program, Programs};
use crate::table::{Goal, heading, median, ratio, row};
use crate::{Language, Options, Told};

pub fn run(options: &Options, programs: &Programs) -> Told<()> {
    let what = format!("start to first answer, medians of {}", options.starts);
    heading(&what, "theirs", "measured");
    let shown = |numbers: &[f64]| format!("{:.1} ms", median(numbers.iter().copied()));
    if options.wants(Language::Rust) {
        let [ours, theirs] = in_turn(
            options.starts,
            || first_answer(&programs.ours),
            || first_answer(&programs.echo),
        )?;
        let measured = (ratio(&ours, &theirs), "");
        let goal = Goal::AtMost(1.5);
        let (ours, theirs) = (shown(&ours), shown(&theirs));
        row("Rust, over rmcp echo", &ours, &theirs, measured, goal);
    }
    if options.wants(Language::Python) {
        let [ours, theirs] = in_turn(
            options.starts,
            || first_answer(&programs.python),
            || whole_run(&programs.import),
        )?;
        let more = ours.iter().zip(&theirs).map(|(ours, theirs)| ours - theirs);
        let measured = (median(more), "ms");
        let goal = Goal::AtMost(30.0);
        let (ours, theirs) = (shown(&ours), shown(&theirs));
        row(
            "Python, more than `import mcp`",
            &ours,
            &theirs,
            measured,
            goal,
        );
    }
    Ok(())
}

/// Measures both in turn, after each has run once.
fn in_turn(
    times: u32,
    ours: impl Fn() -> Told<f64>,
    theirs: impl Fn() -> Told<f64>,
) -> Told<[Vec<f64>; 2]> {
    ours()?;
    theirs()?;
    let mut all = [const { Vec::new() }; 2];
    for _ in 0..times {
        all[0].push(ours()?);
        all[1].push(theirs()?);
    }
    Ok(all)
}

/// In milliseconds, as all times here.
fn first_answer(program: &Program) -> Told<f64> {
    let start = Instant::now();
    let mut server = Server::start(program, &[], Era::Older)?;
    server.greet()?;
    let answer = server.list()?;
    let time = start.elapsed().as_secs_f64() * 1e3;
    if !answer.contains(r#""inputSchema":"#) {
        return Err(format!("this is no list: {answer}"));
    }
    server.end()?;
    Ok(time)
}

fn whole_run(program: &Program) -> Told<f64> {
    let start = Instant::now();
    let mut command = program.command(&[]);
    Process::start(command.stdin(Stdio::null()).stdout(Stdio::null()))?.wait()?;
    Ok(start.elapsed().as_secs_f64() * 1e3)
}
