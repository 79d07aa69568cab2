//! Parsing that continues after a mistake.
//!
//! A mistake with a known repair is repaired in a copy of the text, which is parsed again, so that nothing after it is
//! lost. One without a repair stays in the tree as junk.

mod brackets;
mod diagnose;
mod expected;
mod foreign_fields;
mod foreign_types;
mod habits;
mod overlay;
mod place;
mod positions;
mod punctuation;
mod spellings;
mod strangers;
mod whole;
mod words;

use pest::Parser;

use super::ast::File;
use super::codes;
use super::grammar::{Grammar, Rule};
use super::lower::{Broken, Lowered, lowered};
use super::nesting::Survey;
use crate::diagnostics::{Finding, Findings};
use crate::source::{FileId, Span};
use diagnose::diagnosis;
use overlay::Overlay;

/// How often a repaired text is parsed again.
const ROUNDS: usize = 12;

/// More mistakes than this in one file are not diagnosed one by one, in one round.
pub(crate) const MOST_MISTAKES: usize = 200;

pub(super) fn parsed(file: FileId, text: &str, findings: &mut Findings) -> File {
    let survey = Survey::of(text);
    if survey.sound {
        match read(file, text, &survey) {
            Some(lowered) if lowered.broken.is_empty() => return accept(lowered, findings),
            Some(_) | None => {}
        }
    }
    repaired(file, text, findings)
}

/// The tree of a text with errors.
fn repaired(file: FileId, text: &str, findings: &mut Findings) -> File {
    if let Some(finding) = whole::foreign(file, text) {
        findings.add(finding);
        return File::default();
    }
    let mut found = Findings::default();
    let tree = read_on(file, text, &mut found);
    for finding in found.iter() {
        findings.add(snapped(text, finding.clone()));
    }
    tree
}

fn read_on(file: FileId, text: &str, findings: &mut Findings) -> File {
    let mut overlay = Overlay::new(text);
    whole::unwrap_fence(file, &mut overlay, findings);
    whole::resolve_conflicts(file, &mut overlay, findings);
    for round in 1..=ROUNDS {
        if !Survey::of(&overlay.text()).sound {
            brackets::repair(file, &mut overlay, findings);
        }
        let text = overlay.text();
        let Some(lowered) = read(file, &text, &Survey::of(&text)) else {
            break;
        };
        let broken = distinct(&text, &lowered.broken);
        let mut rest = Vec::new();
        let mut changed = false;
        for broken in broken.into_iter().take(MOST_MISTAKES) {
            let diagnosis = diagnosis(file, &text, broken);
            if overlay.repairs_repair(&diagnosis.patches) {
                // What was written there already is no mistake of the author; the first finding says what is.
                continue;
            }
            if round < ROUNDS && !diagnosis.patches.is_empty() && overlay.apply(&diagnosis.patches)
            {
                changed = true;
                findings.add(diagnosis.finding);
            } else {
                rest.push(diagnosis.finding);
            }
        }
        if !changed {
            rest.into_iter().for_each(|finding| findings.add(finding));
            return accept(lowered, findings);
        }
    }
    // Only a bug of the grammar leads here; the file must not seem to be fine.
    let span = Span::new(file, 0, 0);
    findings.add(Finding::new(
        &codes::UNEXPECTED,
        span,
        "this file cannot be read",
    ));
    File::default()
}

/// The finding with spans on character boundaries of the original text, whatever was repaired in it.
fn snapped(text: &str, mut finding: Finding) -> Finding {
    let snap = |span: &mut Span| {
        while !text.is_char_boundary(span.start as usize) {
            span.start -= 1;
        }
        while !text.is_char_boundary(span.end as usize) {
            span.end += 1;
        }
    };
    finding
        .labels
        .iter_mut()
        .for_each(|label| snap(&mut label.span));
    finding
        .edits
        .iter_mut()
        .for_each(|edit| snap(&mut edit.span));
    finding
}

fn read(file: FileId, text: &str, survey: &Survey) -> Option<Lowered> {
    let node = Grammar::parse(Rule::file, text).ok()?.next()?;
    Some(lowered(file, text, &survey.comments, node))
}

fn accept(lowered: Lowered, findings: &mut Findings) -> File {
    for finding in lowered.findings {
        findings.add(finding);
    }
    lowered.tree
}

/// Whether a piece is on another line than the item that ends before it.
fn broken_line(text: &str, end: usize, piece: &Broken) -> bool {
    text.get(end..piece.range.start)
        .is_some_and(|between| between.contains('\n'))
}

/// Without the pieces that only continue a mistake on the line before.
fn distinct<'b>(text: &str, broken: &'b [Broken]) -> Vec<&'b Broken> {
    let mut kept: Vec<&Broken> = Vec::new();
    let mut end = 0;
    for piece in broken {
        let near = !kept.is_empty()
            && piece.range.start >= end
            && text[end..piece.range.start]
                .trim_matches(|c: char| c.is_whitespace() || c == ',')
                .is_empty();
        let has_name = matches!(piece.wanted, Rule::field | Rule::entry | Rule::variant);
        let begins = !has_name || {
            let written = text[piece.range.clone()].trim_start_matches('"');
            let rest = &written[super::lower::word_at(written).len()..];
            let named = rest.len() < written.len()
                && rest.trim_start_matches(['"', ' ', '?']).starts_with(':');
            let line = written.lines().next().unwrap_or_default();
            named || broken_line(text, end, piece) && foreign_fields::is_type_first(line)
        };
        end = piece.range.end;
        if !near || begins {
            kept.push(piece);
        }
    }
    kept
}
