//! `tools/list` of a thousand tools: the first answer, and one of which everything is known by then.

use std::time::Instant;

use crate::messages::Era;
use crate::process::Server;
use crate::programs::{Program, Programs};
use crate::table::{Goal, heading, median, ratio, row};
use crate::{Language, Options, Told};

const TOOLS: usize = 1_000;

pub fn run(options: &Options, programs: &Programs) -> Told<()> {
    heading("tools/list of 1,000 tools", "theirs", "ratio");
    if options.wants(Language::Rust) {
        let rival = ("Rust, rmcp echo", &programs.echo);
        compare(options, &programs.catalogue, rival)?;
    }
    if options.wants(Language::Python) {
        let rival = ("Python, low-level server", &programs.lowlevel);
        compare(options, &programs.python_catalogue, rival)?;
    }
    Ok(())
}

fn compare(options: &Options, ours: &Program, (about, theirs): (&str, &Program)) -> Told<()> {
    let mut all = [const { Vec::new() }; 4];
    for _ in 0..options.rounds {
        let (own, other) = (answers(ours)?, answers(theirs)?);
        for (all, time) in all.iter_mut().zip([own.0, other.0, own.1, other.1]) {
            all.push(time);
        }
    }
    let [first, their_first, last, their_last] = &all;
    for (which, ours, theirs, goal) in [
        ("first", first, their_first, Goal::None),
        // Written once: it costs no more than one that is only copied.
        ("100th", last, their_last, Goal::AtMost(1.0)),
    ] {
        let shown = |numbers: &[f64]| format!("{:.2} ms", median(numbers.iter().copied()));
        let name = format!("{about}, {which} answer");
        let measured = (ratio(ours, theirs), "");
        row(&name, &shown(ours), &shown(theirs), measured, goal);
    }
    Ok(())
}

/// How long the first answer and the hundredth take, in milliseconds.
fn answers(program: &Program) -> Told<(f64, f64)> {
    let mut server = Server::start(program, &[&TOOLS.to_string()], Era::Older)?;
    server.greet()?;
    let mut timed = || {
        let start = Instant::now();
        let answer = server.list()?;
        let time = start.elapsed().as_secs_f64() * 1e3;
        match answer.matches(r#""inputSchema":"#).count() {
            TOOLS => Ok(time),
            other => Err(format!("a list has {other} tools in place of {TOOLS}")),
        }
    };
    let first = timed()?;
    for _ in 0..98 {
        timed()?;
    }
    let last = timed()?;
    server.end()?;
    Ok((first, last))
}
