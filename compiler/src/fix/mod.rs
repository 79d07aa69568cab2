//! Applies fixes until none is left that needs no person: texts in, texts out.

mod moves;
mod trial;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::compile::{Checked, compile_with};
use crate::diagnostics::{Finding, Severity, safe_fixes};
use crate::levels::Levels;
use crate::source::Input;
use trial::Bench;

/// More rounds than any text should need.
const MOST_ROUNDS: usize = 100;

/// What became of some texts.
#[derive(Debug)]
pub struct Fixed {
    /// The texts after all fixes, with what is still to say about them.
    pub checked: Checked,
    /// What was fixed, in the order in which it was done.
    pub fixes: Vec<Fix>,
    /// Whether all fixes were tried. Very many that are no good are not: another run goes on where this one stopped.
    pub is_complete: bool,
}

/// One fix that was applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// The id of the finding's code.
    pub code: &'static str,
    /// What the finding mattered.
    pub severity: Severity,
    /// The finding's message.
    pub message: String,
    /// What was there and what is there now, where it was one edit; else what the finding said to do.
    pub change: Change,
    /// The file, as in [`Input::path`].
    pub path: String,
    /// Line and column at the time, counted from 1; fixes before it may have moved what comes behind them.
    pub position: (u32, u32),
}

/// What a fix did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// One piece of text, either of which may be empty.
    Edit {
        /// What was there.
        old: String,
        /// What is there now.
        new: String,
    },
    /// Several edits: what the finding said to do.
    Edits(Option<String>),
}

/// Applies all safe edits, and those that then are found, until none is left. Each step is tried before it is taken: a fix
/// that does not make its finding go away, or brings more errors than it takes, is left out.
pub fn fix(inputs: Vec<Input>, levels: &Levels) -> Fixed {
    let mut checked = compile_with(inputs, levels);
    let mut bench = Bench::of(&checked, levels);
    let mut fixes = Vec::new();
    let mut states: Vec<(State, usize)> = Vec::new();
    let mut is_complete = false;
    for _ in 0..MOST_ROUNDS {
        let state = State::of(&checked);
        if let Some(first) = states.iter().position(|(known, _)| *known == state) {
            // Fixes that undo each other lead around for ever. Where it is best on that way does not depend on where one
            // came from.
            if let Some((best, made)) = states[first..].iter().min() {
                fixes.truncate(*made);
                return Fixed {
                    checked: gone_on(checked, levels, best),
                    fixes,
                    is_complete: true,
                };
            }
        }
        states.push((state, fixes.len()));
        let Some((chosen, next)) = step(&checked, &mut bench) else {
            is_complete = !bench.is_spent;
            break;
        };
        fixes.extend(chosen.iter().map(|finding| told(&checked, finding)));
        checked = next;
    }
    Fixed {
        checked,
        fixes,
        is_complete,
    }
}

/// What tells some texts from others, the better ones first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct State {
    errors: usize,
    texts: u64,
}

impl State {
    fn of(checked: &Checked) -> Self {
        let mut texts = DefaultHasher::new();
        for (_, file) in checked.sources.iter() {
            file.text.hash(&mut texts);
        }
        Self {
            errors: checked.findings.count().0,
            texts: texts.finish(),
        }
    }
}

/// From one state to another on the way around.
fn gone_on(mut checked: Checked, levels: &Levels, to: &State) -> Checked {
    while State::of(&checked) != *to {
        let mut bench = Bench::of(&checked, levels);
        let Some((_, next)) = step(&checked, &mut bench) else {
            break;
        };
        checked = next;
    }
    checked
}

/// Fixes that are good together, and what is there after them. What is decided here depends on the texts alone, so that
/// fixing what has been fixed changes nothing.
fn step<'c>(checked: &'c Checked, bench: &mut Bench<'_>) -> Option<(Vec<&'c Finding>, Checked)> {
    let mut left: Vec<&Finding> = checked.findings.iter().collect();
    loop {
        // Of fixes that collide one is tried; where it is no good, the other one comes next.
        let all = safe_fixes(left.iter().copied());
        let (mut chosen, mut suspects) = (all.clone(), Vec::new());
        while !chosen.is_empty() {
            let trial = bench.trial(checked, &chosen)?;
            if trial.is_good() {
                return Some((chosen, trial.next));
            }
            let mut is_suspect = trial.suspects.into_iter();
            let (bad, good) = chosen
                .into_iter()
                .partition(|_| is_suspect.next().is_some_and(|suspect| suspect));
            suspects.extend::<Vec<_>>(bad);
            chosen = good;
        }
        if suspects.is_empty() {
            return None;
        }
        if let Some(step) = halves(checked, bench, suspects) {
            return Some(step);
        }
        let mut tried = all.into_iter().peekable();
        left.retain(|finding| {
            tried
                .next_if(|tried| std::ptr::eq(*tried, *finding))
                .is_none()
        });
    }
}

/// The first of some suspects that are good after all, on their own or with their neighbours.
fn halves<'c>(
    checked: &'c Checked,
    bench: &mut Bench<'_>,
    mut fixes: Vec<&'c Finding>,
) -> Option<(Vec<&'c Finding>, Checked)> {
    let trial = bench.trial(checked, &fixes)?;
    if trial.is_good() {
        return Some((fixes, trial.next));
    }
    if fixes.len() == 1 {
        return None;
    }
    let rest = fixes.split_off(fixes.len() / 2);
    halves(checked, bench, fixes).or_else(|| halves(checked, bench, rest))
}

fn told(checked: &Checked, finding: &Finding) -> Fix {
    let span = finding.span();
    let file = checked.sources.file(span.file);
    Fix {
        code: finding.code.id,
        severity: finding.severity,
        message: finding.message.clone(),
        change: match &finding.edits[..] {
            [edit] => Change::Edit {
                old: checked.sources.text(edit.span).to_owned(),
                new: edit.text.clone(),
            },
            _ => Change::Edits(finding.help.clone()),
        },
        path: file.path.clone(),
        position: file.position(span.start),
    }
}
