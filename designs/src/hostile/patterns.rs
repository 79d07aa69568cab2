//! Patterns that are meant to take long, on texts that are meant to make them: what the compiler accepts must be decided in time,
//! in Rust and in Python, with one verdict.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use toolc_compiler::patterns::{Judged, judged, properties};
use toolc_templates::python::patterns::translated;
use toolrt_pattern::{Automaton, Tree};

use super::{Attack, Order, Report};
use crate::random::Random;

/// Patterns and texts of 10 KB.
pub const ATTACK: Attack = Attack {
    name: "patterns",
    about: "patterns on texts of 10 KB that they were made for, in Rust and, one in a hundred, in Python",
    sample: 400,
    run,
};

/// What is promised.
const RUST: Duration = Duration::from_millis(10);
const PYTHON: Duration = Duration::from_millis(50);
/// A debug build, and a machine that does something else as well, get more.
const LENIENCE: u32 = if cfg!(debug_assertions) { 40 } else { 1 };

fn run(order: &Order) -> Result<Report, String> {
    let asked: Mutex<Vec<(u64, Value)>> = Mutex::default();
    let mut report = order.each(|seed| {
        let mut random = Random::new(seed);
        let source = pattern(&mut random);
        let start = Instant::now();
        let judged = judged(&source);
        let judging = start.elapsed();
        let texts: Vec<String> = (0..4).map(|_| text(&mut random, &source)).collect();
        let (verdicts, took) = match &judged {
            Judged::Automaton { .. } => decided(&texts, || {
                let properties = properties(&source);
                let tree = Tree::parse(&source, &|name| {
                    let found = properties.iter().find(|(known, _)| known == name);
                    found.map(|(_, ranges)| ranges.clone())
                });
                let automaton = Automaton::new(&tree.expect("it was read before"));
                let automaton = automaton.expect("it was built before");
                move |text: &str| automaton.matches(text)
            }),
            Judged::References(_) => decided(&texts, || {
                let engine = regress::Regex::with_flags(&source, "u").expect("it was compiled before");
                move |text: &str| engine.find(text).is_some()
            }),
            Judged::Broken(_) | Judged::Slow(_) => return Ok(vec![("judging", judging)]),
        };
        if took > RUST * LENIENCE * order.patience {
            return Err(format!("/{source}/ takes {took:?} in Rust"));
        }
        if seed.is_multiple_of(100) {
            let question = json!({
                "source": source,
                "own": translated(&source),
                "properties": properties(&source).into_iter().collect::<std::collections::BTreeMap<_, _>>(),
                "texts": texts,
                "verdicts": verdicts,
            });
            asked.lock().expect("no attempt panics here").push((seed, question));
        }
        Ok(vec![("judging", judging), ("in Rust", took)])
    });
    let mut asked = asked.into_inner().expect("no attempt panics here");
    asked.sort_by_key(|(seed, _)| *seed);
    for ((seed, question), answer) in asked.iter().zip(in_python(&asked)?) {
        let time =
            Duration::from_secs_f64(answer["seconds"].as_f64().ok_or("Python gave no time")?);
        let outcome = if answer["verdicts"] != question["verdicts"] {
            Err(format!(
                "/{}/ has other verdicts in Python",
                question["source"].as_str().unwrap_or_default()
            ))
        } else if time > PYTHON * LENIENCE.min(10) * order.patience {
            Err(format!(
                "/{}/ takes {time:?} in Python",
                question["source"].as_str().unwrap_or_default()
            ))
        } else {
            Ok(vec![("in Python", time)])
        };
        let tried = report.tried;
        report = report.joined(Report::of(*seed, outcome));
        report.tried = tried;
    }
    Ok(report)
}

/// The verdicts, and the longest time of one text with the time to compile; the better one of a few attempts, since only the
/// pattern is to blame.
fn decided<M: Fn(&str) -> bool>(
    texts: &[String],
    compiled: impl Fn() -> M,
) -> (Vec<bool>, Duration) {
    let mut verdicts = Vec::new();
    let mut longest = Duration::ZERO;
    for text in texts {
        let mut best = Duration::MAX;
        for attempt in 0..5 {
            let start = Instant::now();
            let found = compiled()(text);
            best = best.min(start.elapsed());
            if attempt == 0 {
                verdicts.push(found);
            }
            if best < RUST {
                break;
            }
        }
        longest = longest.max(best);
    }
    (verdicts, longest)
}

/// The same in one process of Python.
fn in_python(asked: &[(u64, Value)]) -> Result<Vec<Value>, String> {
    const ASK: &str = r#"
import json, sys
from time import perf_counter
from toolrt.table import Pattern
import re, toolrt.table.automaton
for line in sys.stdin:
    asked = json.loads(line)
    verdicts, seconds = [], 0.0
    for text in asked["texts"]:
        best = 1e9
        for _ in range(5):
            re.purge()
            start = perf_counter()
            found = Pattern(asked["source"], asked["own"], asked["properties"]).matches(text)
            best = min(best, perf_counter() - start)
            if best < 0.05: break
        verdicts.append(found)
        seconds = max(seconds, best)
    print(json.dumps({"verdicts": verdicts, "seconds": seconds}))
"#;
    if asked.is_empty() {
        return Ok(Vec::new());
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let place = if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    };
    let mut python = Command::new(root.join(".venv").join(place))
        .args(["-c", ASK])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("the Python of .venv does not start: {error}"))?;
    let mut stdin = python.stdin.take().expect("it is piped");
    let lines: Vec<String> = asked
        .iter()
        .map(|(_, question)| question.to_string() + "\n")
        .collect();
    let writer = std::thread::spawn(move || {
        lines
            .iter()
            .try_for_each(|line| stdin.write_all(line.as_bytes()))
    });
    let output = python
        .wait_with_output()
        .map_err(|error| error.to_string())?;
    writer
        .join()
        .expect("it only writes")
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let answers: Vec<Value> = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    if answers.len() == asked.len() {
        Ok(answers)
    } else {
        Err(format!(
            "Python has answered {} of {} times",
            answers.len(),
            asked.len()
        ))
    }
}

const PARTS: &[&str] = &[
    "a", "b", "c", "x", "y", r"\s", r"\d", r"\w", ".", "[ab]", "[^a]", "[a-c]", r"[\s\S]",
    r"\p{L}", r"\P{Lu}", "é", "😀", r"\W",
];

fn pattern(random: &mut Random) -> String {
    let mut out = String::new();
    if random.chance(40) {
        out.push('^');
    }
    either(random, 4, &mut out);
    if random.chance(40) {
        out.push('$');
    }
    out
}

fn either(random: &mut Random, depth: usize, out: &mut String) {
    let branches = if random.chance(25) {
        random.between(2, 6)
    } else {
        1
    };
    for branch in 0..branches {
        if branch > 0 {
            out.push('|');
        }
        for _ in 0..random.between(1, 5) {
            term(random, depth, out);
        }
    }
}

fn term(random: &mut Random, depth: usize, out: &mut String) {
    match random.below(if depth == 0 { 60 } else { 100 }) {
        0..=54 => out.push_str(one(random, PARTS)),
        55 => return out.push_str(one(random, &["^", "$", r"\b", r"\B"])),
        56..=59 => return out.push_str(one(random, &[r"\1", r"\2", r"\1?"])),
        60..=92 => {
            out.push_str(one(random, &["(", "(?:", "(?:"]));
            either(random, depth - 1, out);
            out.push(')');
        }
        _ => {
            out.push_str(one(random, &["(?=", "(?!", "(?<=", "(?<!"]));
            either(random, depth - 1, out);
            return out.push(')');
        }
    }
    match random.below(10) {
        0 | 1 => out.push('*'),
        2 => out.push('+'),
        3 => out.push('?'),
        4 => {
            let high = *random.pick(&[1, 2, 3, 10, 30, 64, 100, 200, 500, 5_000]);
            let low = *random.pick(&[0, 1, high / 2, high]);
            out.push_str(&format!("{{{low},{high}}}"));
        }
        _ => {}
    }
}

fn one<'a>(random: &mut Random, from: &[&'a str]) -> &'a str {
    from[random.below(from.len())]
}

/// A text of 10 KB: a few letters again and again, with one at the end that fits nowhere.
fn text(random: &mut Random, source: &str) -> String {
    let own: Vec<char> = source.chars().filter(|c| c.is_alphanumeric()).collect();
    let letters = |random: &mut Random| match random.below(4) {
        0 if !own.is_empty() => *random.pick(&own),
        0 | 1 => *random.pick(&['a', 'b', 'c', 'x']),
        2 => *random.pick(&[' ', '1', 'é', '_', 'Z']),
        _ => 'a',
    };
    let count = random.between(1, 6);
    let unit: Vec<char> = (0..count).map(|_| letters(random)).collect();
    let noise = *random.pick(&[0, 0, 0, 1, 30]);
    let mut text = String::new();
    let mut at = 0;
    while text.len() < 9_990 {
        let c = if random.chance(noise) {
            letters(random)
        } else {
            unit[at % unit.len()]
        };
        text.push(c);
        at += 1;
    }
    text.push_str(one(random, &["", "!", "\n", "y", "é"]));
    text
}
