//! Parsing that goes on behind a mistake.
//!
//! What has a known repair is repaired in a copy of the text and parsed again, so that nothing behind it is lost;
//! what has none stays in the tree as junk.

mod brackets;
mod diagnose;
mod expected;
mod habits;
mod overlay;
mod whole;
mod words;

pub(super) use words::begins_member;

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

/// More mistakes than this in one file are not looked at one by one.
const MOST: usize = 200;

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

/// The tree of a text in which something is wrong.
fn repaired(file: FileId, text: &str, findings: &mut Findings) -> File {
    if let Some(finding) = whole::foreign(file, text) {
        findings.add(finding);
        return File::default();
    }
    let mut overlay = Overlay::new(text);
    whole::resolve_conflicts(file, &mut overlay, findings);
    if !Survey::of(&overlay.text()).sound {
        brackets::repair(file, &mut overlay, findings);
    }
    for round in 1..=ROUNDS {
        let text = overlay.text();
        let Some(lowered) = read(file, &text, &Survey::of(&text)) else { break };
        let broken = distinct(&text, &lowered.broken);
        let diagnoses = broken.iter().take(MOST).map(|broken| diagnosis(file, &text, broken));
        let (fixable, rest): (Vec<_>, Vec<_>) = diagnoses.partition(|it| !it.patches.is_empty());
        if fixable.is_empty() || round == ROUNDS {
            for diagnosis in fixable.into_iter().chain(rest) {
                findings.add(diagnosis.finding);
            }
            return accept(lowered, findings);
        }
        for diagnosis in fixable {
            diagnosis.patches.iter().for_each(|patch| overlay.apply(patch));
            findings.add(diagnosis.finding);
        }
        if !Survey::of(&overlay.text()).sound {
            brackets::repair(file, &mut overlay, findings);
        }
    }
    // Only a bug of the grammar leads here; the file must not seem to be fine.
    let span = Span::new(file, 0, 0);
    findings.add(Finding::new(&codes::UNEXPECTED, span, "this file cannot be read"));
    File::default()
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

/// Without the pieces that only go on with a mistake on the line before.
fn distinct<'b>(text: &str, broken: &'b [Broken]) -> Vec<&'b Broken> {
    let mut kept: Vec<&Broken> = Vec::new();
    let mut end = 0;
    for piece in broken {
        let near = !kept.is_empty()
            && piece.range.start >= end
            && text[end..piece.range.start].trim_matches(|c: char| c.is_whitespace() || c == ',').is_empty();
        let begins = match piece.wanted {
            Rule::field | Rule::entry | Rule::variant => {
                let written = text[piece.range.clone()].trim_start_matches('"');
                let rest = &written[super::lower::word_at(written).len()..];
                rest.len() < written.len() && rest.trim_start_matches(['"', ' ', '?']).starts_with(':')
            }
            _ => true,
        };
        end = piece.range.end;
        if !near || begins {
            kept.push(piece);
        }
    }
    kept
}
