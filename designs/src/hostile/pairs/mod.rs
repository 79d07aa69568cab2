//! Functions that both runtimes have: the same hostile inputs for the Rust one and the Python one, whose answers must be
//! the same and hold what the kind asks of them. What fails is made as small as it still fails.

mod hosts;
mod numbers;
mod paths;
mod python;
mod resources;
mod secrets;
mod shown;
mod smaller;

use std::fs;
use std::path::Path;
use std::time::Instant;

use serde_json::Value;

use super::{Attack, Order, Report};
use crate::Random;
use python::Python;

/// All kinds of pairs.
pub(super) const RESOURCES: Attack = attack(
    "resources",
    "URIs of resources, whose variables would leave their part of a path, in Rust and in Python",
    |order| run(order, &resources::PAIR),
);
pub(super) const SHOWN: Attack = attack(
    "shown",
    "texts that move a terminal, hide, or hold secrets, as people get to see them, in Rust and in Python",
    |order| run(order, &shown::PAIR),
);
pub(super) const NUMBERS: Attack = attack(
    "numbers",
    "arguments whose numbers are spelled in many ways, by their hashes in Rust and in Python",
    |order| run(order, &numbers::PAIR),
);
pub(super) const HOSTS: Attack = attack(
    "hosts",
    "URIs and paths among arguments that name what no grant does, by policies in Rust and in Python",
    |order| run(order, &hosts::PAIR),
);
pub(super) const SECRETS: Attack = attack(
    "secrets",
    "secrets of types in values of other shapes, as recordings and people get to see them, in Rust and in Python",
    |order| run(order, &secrets::PAIR),
);
pub(super) const PATHS: Attack = attack(
    "paths",
    "paths that lead out of a granted folder, by policies in Rust and in Python",
    |order| run(order, &paths::PAIR),
);

const fn attack(
    name: &'static str,
    about: &'static str,
    run: fn(&Order) -> Result<Report, String>,
) -> Attack {
    Attack {
        name,
        about,
        sample: 500,
        run,
    }
}

/// A function of both runtimes, and what is asked of it.
pub(super) struct Pair {
    /// As `ask.py` knows it.
    name: &'static str,
    /// A hostile question, as JSON.
    question: fn(&mut Random) -> Value,
    /// What the Rust function says; it may use the folder, which is the same for Python.
    rust: fn(&Value, &Path) -> Value,
    /// What is wrong with an answer, whichever runtime gives it.
    wrong: fn(&Value, &Value, &Path) -> Option<String>,
    /// Whether a question that was made smaller is still one.
    is_question: fn(&Value) -> bool,
    /// Makes what both need in the folder.
    prepare: fn(&Path) -> std::io::Result<()>,
}

/// How many smaller questions are tried for one that fails.
const SMALLER: usize = 2000;

/// How many failures are made smaller: each has a line of its own, and nobody reads more.
const SHOWN_FAILURES: usize = 5;

fn run(order: &Order, pair: &Pair) -> Result<Report, String> {
    let told = |error: std::io::Error| format!("{}: {error}", order.work.display());
    // What an earlier run has left may be another tree.
    let _ = fs::remove_dir_all(&order.work);
    fs::create_dir_all(&order.work).map_err(told)?;
    let folder = order.work.canonicalize().map_err(told)?;
    (pair.prepare)(&folder).map_err(told)?;
    let mut python = Python::start(pair.name, &folder)?;
    let mut report = Report::default();
    let mut failures = 0;
    for seed in order.seed..order.seed + order.count {
        let question = (pair.question)(&mut Random::new(seed));
        let start = Instant::now();
        let outcome = failure(pair, &folder, &mut python, &question)?;
        let time = start.elapsed();
        let outcome = match outcome {
            None => Ok(vec![("both", time)]),
            Some(_) if failures >= SHOWN_FAILURES => Err(question.to_string()),
            Some(why) => {
                failures += 1;
                let (question, why) = smallest(pair, &folder, &mut python, question, why)?;
                Err(format!("{why}, for\n{question}"))
            }
        };
        report = report.joined(Report::of(seed, outcome));
    }
    Ok(report)
}

/// What is wrong with the answers to a question. An error means that there is no answer of Python's.
fn failure(
    pair: &Pair,
    folder: &Path,
    python: &mut Python,
    question: &Value,
) -> Result<Option<String>, String> {
    let rust = (pair.rust)(question, folder);
    let theirs = python.ask(question)?;
    Ok(if rust != theirs {
        Some(format!("Rust says {rust}, Python {theirs}"))
    } else {
        let wrong = (pair.wrong)(question, &rust, folder);
        wrong.map(|why| format!("{why}: {rust}"))
    })
}

/// The smallest question that fails, of those that are parts of this one, and what is wrong with it.
fn smallest(
    pair: &Pair,
    folder: &Path,
    python: &mut Python,
    mut question: Value,
    mut why: String,
) -> Result<(Value, String), String> {
    let mut left = SMALLER;
    'again: loop {
        for smaller in smaller::of(&question) {
            if left == 0 {
                break 'again;
            }
            left -= 1;
            if !(pair.is_question)(&smaller) {
                continue;
            }
            if let Some(still) = failure(pair, folder, python, &smaller)? {
                (question, why) = (smaller, still);
                continue 'again;
            }
        }
        break;
    }
    Ok((question, why))
}

/// Nothing is needed in the folder.
fn nothing(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// A text of a question; one that was made smaller may have lost it.
fn text<'q>(question: &'q Value, key: &str) -> &'q str {
    question[key].as_str().unwrap_or_default()
}

/// All texts of a list of a question.
fn texts<'q>(question: &'q Value, key: &str) -> Vec<&'q str> {
    let all = question[key].as_array().into_iter().flatten();
    all.filter_map(Value::as_str).collect()
}
