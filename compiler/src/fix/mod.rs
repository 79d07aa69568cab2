//! Applies safe fixes until none is left: texts in, texts out.

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

/// The result of fixing some texts.
#[derive(Debug)]
pub struct Fixed {
    /// The texts after all fixes, with their remaining findings.
    pub checked: Checked,
    /// The applied fixes, in order.
    pub fixes: Vec<Fix>,
    /// Whether all fixes were tried. If very many fail, some are not tried: another run continues where this one
    /// stopped.
    pub is_complete: bool,
}

/// One fix that was applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix {
    /// The id of the finding's code.
    pub code: &'static str,
    /// The severity of the finding.
    pub severity: Severity,
    /// The finding's message.
    pub message: String,
    /// The old and the new text, if it was one edit; else the help of the finding.
    pub change: Change,
    /// The file, as in [`Input::path`].
    pub path: String,
    /// Line and column at the time, counted from 1; earlier fixes may have moved later text.
    pub position: (u32, u32),
}

/// The change of a fix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// One piece of text, either of which may be empty.
    Edit {
        /// The old text.
        old: String,
        /// The new text.
        new: String,
    },
    /// Several edits: the help of the finding.
    Edits(Option<String>),
}

/// Applies all safe edits, and those of new findings, until none is left. Each step is tried first: a fix that does not
/// remove its finding, or adds more errors than it removes, is left out.
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

/// The key that distinguishes states of the texts, better ones first.
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

/// From one state to the next in a cycle.
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

/// Fixes that are good together, and the texts after them. The decision depends on the texts alone, so that fixing is
/// idempotent.
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

/// The first of some suspects that are good after all, alone or with their neighbours.
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
