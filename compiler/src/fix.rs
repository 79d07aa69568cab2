//! Applies fixes until none is left that needs no person: texts in, texts out.

use std::collections::{BTreeMap, BTreeSet};

use crate::compile::{Checked, compile_with};
use crate::diagnostics::{Edit, Finding, Severity, applied, safe_fixes};
use crate::levels::Levels;
use crate::source::Input;

/// More rounds mean that two fixes undo each other.
const MOST_ROUNDS: usize = 100;

/// What became of some texts.
#[derive(Debug)]
pub struct Fixed {
    /// The texts after all fixes, with what is still to say about them.
    pub checked: Checked,
    /// What was fixed, in the order in which it was done.
    pub fixes: Vec<Fix>,
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

/// A finding, whatever its place: that moves with every edit.
type Key = (String, &'static str, String);

/// Applies all safe edits, and those that then are found, until none is left. A fix that does not make its finding go away
/// is left out.
pub fn fix(inputs: Vec<Input>, levels: &Levels) -> Fixed {
    let mut checked = compile_with(inputs, levels);
    let mut fixes = Vec::new();
    let mut useless: BTreeSet<Key> = BTreeSet::new();
    for _ in 0..MOST_ROUNDS {
        let chosen: Vec<&Finding> = safe_fixes(&checked.findings)
            .into_iter()
            .filter(|finding| !useless.contains(&key(&checked, finding)))
            .collect();
        if chosen.is_empty() {
            break;
        }
        let next = compile_with(edited(&checked, &chosen), levels);
        let mut left = counts(&checked, checked.findings.iter());
        for (key, fixed) in counts(&checked, chosen.iter().copied()) {
            left.entry(key).and_modify(|count| *count -= fixed);
        }
        let found = counts(&next, next.findings.iter());
        let stays = |key: &Key| found.get(key) > left.get(key);
        let staying: Vec<Key> = chosen
            .iter()
            .map(|finding| key(&checked, finding))
            .filter(stays)
            .collect();
        if staying.is_empty() {
            fixes.extend(chosen.iter().map(|finding| told(&checked, finding)));
            checked = next;
        } else {
            useless.extend(staying);
        }
    }
    Fixed { checked, fixes }
}

fn edited(checked: &Checked, chosen: &[&Finding]) -> Vec<Input> {
    let of_file = checked.sources.iter().map(|(id, file)| {
        let edits = chosen.iter().flat_map(|finding| &finding.edits);
        let edits = edits.filter(|edit| edit.span.file == id);
        let mut edits: Vec<Edit> = edits.cloned().collect();
        // Whole lines that come in end as the others do.
        if file.text.contains("\r\n") {
            for edit in &mut edits {
                edit.text = edit.text.replace("\r\n", "\n").replace('\n', "\r\n");
            }
        }
        Input {
            path: file.path.clone(),
            text: applied(&file.text, &edits),
        }
    });
    of_file.collect()
}

fn key(checked: &Checked, finding: &Finding) -> Key {
    let file = checked.sources.file(finding.span().file);
    (file.path.clone(), finding.code.id, finding.message.clone())
}

fn counts<'f>(
    checked: &Checked,
    findings: impl Iterator<Item = &'f Finding>,
) -> BTreeMap<Key, usize> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry(key(checked, finding)).or_default() += 1;
    }
    counts
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
