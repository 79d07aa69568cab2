//! `values`: documents made to be slow or odd, through the runtimes of Rust and Python, which must agree and take time that grows as
//! the document does.

mod documents;
mod maker;
mod parts;
mod python;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use toolc_compiler::{Checked, Input, compile};
use toolrt::diagnose::canonical;
use toolrt::table::Table;

use super::{Attack, Order, Report};
use crate::Tables;
use documents::{Document, document};

pub const ATTACK: Attack = Attack {
    name: "values",
    about: "documents that are slow or odd to decode, diagnose and encode, in Rust and in Python",
    sample: 60,
    run,
};

/// How much more time ten times the document may take.
const GROWTH: f64 = 12.0;

/// How much larger the large document is: what the time of a work that is the same for each part would grow by, were all memory
/// alike.
const LARGER: f64 = 10.0;

/// How many times longer Python may take than Rust, and what it may take in any case.
const SLOWER: u32 = 20;
const FLOOR: Duration = Duration::from_millis(5);

/// How often what is slow is asked again before it is blamed.
const RETRIES: usize = 4;

/// Types whose keywords another one's validator holds: how much slower it is in Python is not ours to say.
const JUDGED: &[&str] = &["Evens", "Halves", "Judged"];

/// How many documents Python is asked at once.
const BATCH: u64 = 500;

/// A recursive type is made so many times into itself: deeper than documents may nest.
const DEEPEST: usize = 135;

/// What Rust says of a document, and the best of some times that it took.
struct Told {
    verdict: Value,
    time: Duration,
    /// How long it takes only to read the document, asked where growth was found.
    reading: Option<Duration>,
}

/// What Python says is wrong with its answers, and how long each of them took.
struct Answer {
    wrong: Option<String>,
    times: Vec<(&'static str, Duration)>,
    /// As above, in Python.
    reading: Option<Duration>,
}

fn run(order: &Order) -> Result<Report, String> {
    let checked = compile(vec![design()]);
    let tables = tables(&checked);
    let asker = python::Asker::new(&checked, &order.work)?;
    let mut report = Report::default();
    let mut from = order.seed;
    while from < order.seed + order.count {
        let seeds = from..(from + BATCH).min(order.seed + order.count);
        from = seeds.end;
        let documents: Vec<(u64, Document)> = seeds.map(|seed| (seed, document(seed))).collect();
        let told: Vec<[Told; 2]> = documents
            .iter()
            .map(|(_, document)| told(&tables, document))
            .collect();
        let answers = asker.ask(&documents, &told)?;
        for (((seed, document), told), answers) in documents.iter().zip(told).zip(answers) {
            let mut outcome = judged(order, document.ty, &told, &answers);
            // Whatever else runs on the machine takes time, too; what is slow is slow again. And where it is the shape
            // that changes as a document grows, and not the work for each part, it grows less from there on.
            let mut document = document.clone();
            for retry in 0..RETRIES {
                match outcome {
                    Judged::Grows(_) if retry == RETRIES / 2 => document = documents::larger(*seed),
                    Judged::Grows(_) | Judged::Slow(_) => {}
                    Judged::Fine(_) | Judged::Wrong(_) => break,
                }
                let again = told_again(&tables, &document);
                let one = [(*seed, document.clone())];
                let answers = asker.ask_again(&one, std::slice::from_ref(&again))?;
                outcome = judged(order, document.ty, &again, &answers[0]);
            }
            let outcome = match outcome {
                Judged::Fine(times) => Ok(times),
                Judged::Grows(text) | Judged::Slow(text) | Judged::Wrong(text) => {
                    let start = &document.small[..document.small.len().min(200)];
                    let start = String::from_utf8_lossy(start);
                    Err(format!("`{}`: {text}, for {start}", document.ty))
                }
            };
            report = report.joined(Report::of(*seed, outcome));
        }
    }
    Ok(report)
}

enum Judged {
    Fine(Vec<(&'static str, Duration)>),
    /// More than the document does.
    Grows(String),
    /// Beside Rust.
    Slow(String),
    Wrong(String),
}

fn judged(order: &Order, ty: &str, told: &[Told; 2], answers: &[Answer; 2]) -> Judged {
    for answer in answers {
        if let Some(wrong) = &answer.wrong {
            return Judged::Wrong(wrong.clone());
        }
    }
    let [small, large] = told;
    let mut times = vec![("rust", large.time)];
    let pairs = answers[0].times.iter().zip(&answers[1].times);
    times.extend(pairs.clone().map(|(_, large)| *large));
    let python = growth([answers[0].reading, answers[1].reading]);
    let rust = growth([small.reading, large.reading]);
    let grown = pairs.map(|((name, small), (_, large))| (*name, *small, *large, python));
    for (name, small, large, growth) in grown.chain([("rust", small.time, large.time, rust)]) {
        if large > FLOOR && large > small.mul_f64(growth) * order.patience {
            return Judged::Grows(format!(
                "{name} takes {small:?}, and {large:?} for ten times as much"
            ));
        }
    }
    for (name, time) in &answers[1].times {
        if *time > FLOOR + large.time * SLOWER * order.patience && !JUDGED.contains(&ty) {
            return Judged::Slow(format!("{name} takes {time:?}, Rust {:?}", large.time));
        }
    }
    Judged::Fine(times)
}

/// What time may grow by. Large documents leave the caches of a processor, and their values take fresh memory of the system:
/// where only to read them grows by more than they do, for that alone, everything may grow by as much more.
fn growth(reading: [Option<Duration>; 2]) -> f64 {
    match reading {
        [Some(small), Some(large)] => GROWTH * (large.div_duration_f64(small) / LARGER).max(1.0),
        _ => GROWTH,
    }
}

fn told(tables: &HashMap<String, Table>, document: &Document) -> [Told; 2] {
    [&document.small, &document.large].map(|bytes| timed(tables[document.ty], bytes, 3))
}

fn told_again(tables: &HashMap<String, Table>, document: &Document) -> [Told; 2] {
    [&document.small, &document.large].map(|bytes| Told {
        reading: serde_json::from_slice::<Value>(bytes)
            .is_ok()
            .then(|| best(9, || drop(serde_json::from_slice::<Value>(bytes)))),
        ..timed(tables[document.ty], bytes, 9)
    })
}

fn timed(table: Table, bytes: &[u8], runs: usize) -> Told {
    let mut found = Err(Vec::new());
    let time = best(runs, || found = canonical(table, bytes));
    let verdict = match found {
        Ok(bytes) => json!({ "canonical": String::from_utf8_lossy(&bytes) }),
        Err(issues) => {
            let issues = issues.iter().map(|issue| issue.to_value().to_json());
            let text = format!("[{}]", issues.collect::<Vec<_>>().join(","));
            json!({ "issues": text })
        }
    };
    Told {
        verdict,
        time,
        reading: None,
    }
}

/// The best time of so many runs.
fn best(runs: usize, mut run: impl FnMut()) -> Duration {
    let times = (0..runs).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

/// The types, and a tool for each, which is asked for its result.
fn design() -> Input {
    let types = include_str!("types.tools");
    let names = types.lines().filter_map(|line| {
        let (keyword, rest) = line.split_once(' ')?;
        matches!(keyword, "type" | "union").then(|| rest.split([' ', '=']).next())?
    });
    let tools = names.map(|name| {
        let tool = name.to_lowercase();
        format!("    /// Gives {name}.\n    tool check_{tool}() -> {name}\n")
    });
    let tools: String = tools.collect();
    Input {
        path: "values.tools".to_owned(),
        text: format!("{types}\nservice values {{\n  toolset values {{\n{tools}  }}\n}}\n"),
    }
}

fn tables(checked: &Checked) -> HashMap<String, Table> {
    let mut tables = Tables::new(&checked.design, DEEPEST);
    let named = checked.design.tools.iter().zip(checked.design.types.iter());
    named
        .filter_map(|(tool, decl)| Some((decl.name.to_string(), tables.ty(tool.result.as_ref()?))))
        .collect()
}
