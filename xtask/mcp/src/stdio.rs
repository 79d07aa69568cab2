//! The CPU time of a call over stdio: that of a server with many calls, without that of one with few.

use crate::messages::{Era, is_order};
use crate::process::Server;
use crate::programs::{Program, Programs};
use crate::table::{Goal, heading, median, ratio, row};
use crate::{Language, Options, Told};

pub fn run(options: &Options, programs: &Programs) -> Told<()> {
    for era in Era::ALL {
        if options.wants(Language::Rust) {
            let rivals = [Rival {
                about: "rmcp echo",
                program: &programs.echo,
                goal: 1.15,
            }];
            compare(options, era, "Rust", options.calls, &programs.ours, &rivals)?;
        }
        if options.wants(Language::Python) {
            let rivals = [
                Rival {
                    about: "low-level + msgspec",
                    program: &programs.lowlevel,
                    goal: 1.10,
                },
                Rival {
                    about: "MCPServer + pydantic",
                    program: &programs.mcpserver,
                    goal: 0.70,
                },
            ];
            let calls = options.calls / 5;
            compare(options, era, "Python", calls, &programs.python, &rivals)?;
        }
    }
    Ok(())
}

/// A server that ours is held against, and how much ours may cost of it.
struct Rival<'a> {
    about: &'a str,
    program: &'a Program,
    goal: f64,
}

/// Measures all servers in turn, and prints a row for each rival.
fn compare(
    options: &Options,
    era: Era,
    language: &str,
    calls: u32,
    ours: &Program,
    rivals: &[Rival<'_>],
) -> Told<()> {
    let mut own = Vec::new();
    let mut theirs = vec![Vec::new(); rivals.len()];
    for _ in 0..options.rounds {
        own.push(each(ours, era, calls, options.at_once)?);
        for (theirs, rival) in theirs.iter_mut().zip(rivals) {
            theirs.push(each(rival.program, era, calls, options.at_once)?);
        }
    }
    let what = format!("stdio, {language}, {}: CPU a call", era.version());
    heading(&what, "theirs", "ratio");
    let shown = |numbers: &[f64]| format!("{:.1} µs", median(numbers.iter().copied()));
    for (theirs, rival) in theirs.iter().zip(rivals) {
        let measured = (ratio(&own, theirs), "");
        let goal = Goal::AtMost(rival.goal);
        row(rival.about, &shown(&own), &shown(theirs), measured, goal);
    }
    Ok(())
}

/// The CPU time of one call, in microseconds.
fn each(program: &Program, era: Era, calls: u32, at_once: u32) -> Told<f64> {
    let few = calls / 10;
    let without = cpu(program, era, few, at_once)?;
    let with = cpu(program, era, calls, at_once)?;
    Ok((with - without) / f64::from(calls - few))
}

/// The CPU time of a server with so many calls, in microseconds.
fn cpu(program: &Program, era: Era, calls: u32, at_once: u32) -> Told<f64> {
    let mut server = Server::start(program, &[], era)?;
    server.greet()?;
    let ahead = at_once.min(calls);
    for _ in 0..ahead {
        server.call(&program.arguments)?;
    }
    for call in 0..calls {
        let answer = server.answer()?;
        if !is_order(answer) {
            return Err(format!("this is no order: {answer}"));
        }
        if call + ahead < calls {
            server.call(&program.arguments)?;
        }
    }
    Ok(server.end()?.as_secs_f64() * 1e6)
}
