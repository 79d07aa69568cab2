//! A trial of some fixes: applies them, compiles, and reports new and removed findings, and the fixes that made it
//! worse.
//!
//! Findings before and after are compared by position, corrected for the edits. A new finding is attributed to the
//! nearest fix, and so is a removed error. A fix is good if its own finding is gone, and if it added no more errors
//! than it removed. In a file with very many mistakes the parser reports only the first ones; those that it reports
//! after these are fixed were there before.

use std::collections::{BTreeMap, BTreeSet};

use super::moves::Moves;
use crate::compile::{Checked, compile_with};
use crate::diagnostics::{Finding, Severity, applied};
use crate::levels::Levels;
use crate::source::{FileId, Input};
use crate::syntax::{MOST_MISTAKES, codes};

/// How often all texts may be compiled in vain, beside [`BYTES`].
const TIMES: usize = 24;

/// How many bytes may always be compiled in vain.
const BYTES: usize = 1 << 20;

/// The state of trials.
pub(super) struct Bench<'l> {
    levels: &'l Levels,
    /// How many bytes may still be compiled in vain, so that many bad fixes do not take forever.
    bytes: usize,
    /// Whether a fix was not tried for that reason.
    pub(super) is_spent: bool,
}

/// The result of a trial.
pub(super) struct Trial {
    /// The texts with the fixes.
    pub(super) next: Checked,
    /// Which of the fixes had better not been applied.
    pub(super) suspects: Vec<bool>,
}

impl<'l> Bench<'l> {
    pub(super) fn of(checked: &Checked, levels: &'l Levels) -> Self {
        Self {
            levels,
            bytes: BYTES + TIMES * size(checked),
            is_spent: false,
        }
    }

    /// Tries some fixes that do not collide; `None` when all that may be tried has been.
    pub(super) fn trial(&mut self, checked: &Checked, chosen: &[&Finding]) -> Option<Trial> {
        let Some(left) = self.bytes.checked_sub(size(checked)) else {
            self.is_spent = true;
            return None;
        };
        let moves = Moves::of(&checked.sources, chosen);
        let inputs = checked.sources.iter().map(|(id, file)| Input {
            path: file.path.clone(),
            text: applied(&file.text, moves.edits(id)),
        });
        let next = compile_with(inputs.collect(), self.levels);
        let suspects = suspects(checked, chosen, &next, &moves);
        let trial = Trial { next, suspects };
        if !trial.is_good() {
            self.bytes = left;
        }
        Some(trial)
    }
}

impl Trial {
    pub(super) fn is_good(&self) -> bool {
        !self.suspects.contains(&true)
    }
}

fn size(checked: &Checked) -> usize {
    let files = checked.sources.iter();
    files.map(|(_, file)| file.text.len()).sum()
}

/// The content of a finding, without its position.
type Said<'f> = (FileId, &'static str, Severity, &'f str);

fn said(finding: &Finding) -> Said<'_> {
    let file = finding.span().file;
    (file, finding.code.id, finding.severity, &finding.message)
}

fn suspects(checked: &Checked, chosen: &[&Finding], next: &Checked, moves: &Moves) -> Vec<bool> {
    // Where what is not fixed should be found again.
    let mut expected: BTreeMap<(Said<'_>, usize), usize> = BTreeMap::new();
    let mut fixed = chosen.iter().peekable();
    for finding in checked.findings.iter() {
        if fixed
            .next_if(|fixed| std::ptr::eq(**fixed, finding))
            .is_none()
        {
            let span = finding.span();
            let place = moves.place(span.file, span.start);
            *expected.entry((said(finding), place)).or_default() += 1;
        }
    }
    let unseen = unseen(checked, moves);
    let found = next.findings.iter();
    let elsewhere: Vec<&Finding> = found
        .filter(|finding| {
            let span = finding.span();
            let seen_to = unseen.get(&span.file);
            seen_to.is_none_or(|seen_to| span.start as usize <= *seen_to)
        })
        .filter(|finding| {
            let key = (said(finding), finding.span().start as usize);
            !expected.get_mut(&key).is_some_and(take)
        })
        .collect();
    // Edits may move a place in ways that nobody can tell.
    let mut missing: BTreeMap<Said<'_>, Vec<usize>> = BTreeMap::new();
    for ((said, place), count) in expected {
        let places = missing.entry(said).or_default();
        places.extend(std::iter::repeat_n(place, count));
    }
    let mut balance: Vec<isize> = chosen
        .iter()
        .map(|finding| -isize::from(finding.is_error()))
        .collect();
    let own: BTreeSet<Said<'_>> = chosen.iter().map(|finding| said(finding)).collect();
    let mut stays: BTreeSet<Said<'_>> = BTreeSet::new();
    let mut suspects = vec![false; chosen.len()];
    for finding in elsewhere {
        let said = said(finding);
        if missing.get_mut(&said).and_then(Vec::pop).is_some() {
            continue;
        }
        if own.contains(&said) {
            stays.insert(said);
        } else if finding.is_error() {
            match moves.nearest(said.0, finding.span().start as usize) {
                Some(fix) => balance[fix] += 1,
                // It is in a file that nothing was fixed in.
                None => suspects[chosen.len() / 2..].fill(true),
            }
        }
    }
    let gone = missing
        .into_iter()
        .filter(|((_, _, severity, _), _)| *severity == Severity::Error);
    for ((file, ..), places) in gone {
        for place in places {
            if let Some(fix) = moves.nearest(file, place) {
                balance[fix] -= 1;
            }
        }
    }
    for ((suspect, balance), finding) in suspects.iter_mut().zip(balance).zip(chosen) {
        // Of several that say the same, nobody can tell which one stays.
        *suspect |= balance > 0 || stays.contains(&said(finding));
    }
    suspects
}

/// By file, the new position after which the parser reported no more mistakes.
fn unseen(checked: &Checked, moves: &Moves) -> BTreeMap<FileId, usize> {
    let mut told: BTreeMap<FileId, (usize, u32)> = BTreeMap::new();
    for finding in checked.findings.iter() {
        if codes::CODES.iter().any(|code| code.id == finding.code.id) {
            let (count, last) = told.entry(finding.span().file).or_default();
            *count += 1;
            *last = finding.span().start.max(*last);
        }
    }
    told.retain(|_, (count, _)| *count >= MOST_MISTAKES);
    let places = told.into_iter();
    places
        .map(|(file, (_, last))| (file, moves.place(file, last)))
        .collect()
}

/// Decrements a count, if it is not zero.
fn take(count: &mut usize) -> bool {
    let is_there = *count > 0;
    *count -= usize::from(is_there);
    is_there
}
