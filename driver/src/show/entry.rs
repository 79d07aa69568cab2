//! Findings and problems in one shape, with positions in all ways of counting.

use toolc_compiler::diagnostics::{Code, Severity};
use toolc_compiler::source::{SourceFile, Span};
use toolc_compiler::{Checked, Input};

use super::plain::{plain, plain_lines};
use super::report::Report;
use crate::problem::{Kind, Problem};
use crate::project::LoadedProject;

/// A finding or a problem.
pub(super) struct Entry {
    pub(super) severity: Severity,
    /// `None` for a problem.
    pub(super) code: Option<&'static Code>,
    /// Who has to act on a problem.
    pub(super) kind: Option<Kind>,
    pub(super) message: String,
    /// The affected items of a problem, one on each line.
    pub(super) details: Vec<String>,
    pub(super) place: Option<Spot>,
    /// The label of the span; may be empty.
    pub(super) label: String,
    pub(super) related: Vec<(Spot, String)>,
    pub(super) help: Option<String>,
    pub(super) edits: Vec<(Spot, String)>,
    /// Whether the edits may be applied without a person.
    pub(super) safe: bool,
}

/// A span in a file.
#[derive(Clone)]
pub(super) struct Spot {
    /// As the user sees it from the current folder.
    pub(super) path: String,
    pub(super) start: Position,
    pub(super) end: Position,
}

/// A position in a text, in every way of counting.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// From 0.
    pub(super) line: u32,
    /// UTF-16 units before it on its line.
    pub(super) utf16: u32,
    /// Code points before it on its line.
    pub(super) points: u32,
    /// Bytes before it in the text, which is without a byte-order mark.
    pub(super) byte: u32,
}

/// All entries of a report, findings first.
pub(super) fn entries(report: &Report<'_>) -> Vec<Entry> {
    let mut all = Vec::new();
    if let Some((checked, project)) = report.findings {
        all.extend(findings(checked, project));
    }
    all.extend(report.problems.iter().map(problem));
    all
}

impl Entry {
    /// With untrusted texts escaped, for renderings that people read.
    pub(super) fn plain(mut self) -> Self {
        let plainly = |text: &mut String| *text = plain_lines(text);
        plainly(&mut self.message);
        plainly(&mut self.label);
        self.details.iter_mut().for_each(plainly);
        self.help.iter_mut().for_each(plainly);
        let related = self.related.iter_mut();
        for (spot, text) in related.chain(&mut self.edits) {
            spot.path = plain(&spot.path);
            plainly(text);
        }
        self.place
            .iter_mut()
            .for_each(|spot| spot.path = plain(&spot.path));
        self
    }

    /// The message with items and help, for renderings with a single text.
    pub(super) fn whole_message(&self) -> String {
        let mut text = self.message.clone();
        for detail in &self.details {
            text.push_str("\n  ");
            text.push_str(detail);
        }
        if let Some(help) = &self.help {
            text.push_str("\nhelp: ");
            text.push_str(help);
        }
        text
    }
}

fn findings(checked: &Checked, project: &LoadedProject) -> Vec<Entry> {
    let spot = |span: Span| {
        let file = checked.sources.file(span.file);
        Spot::new(project.shown_name(&file.path), file, span.start, span.end)
    };
    let all = checked.findings.iter().map(|finding| Entry {
        severity: finding.severity,
        code: Some(finding.code),
        kind: None,
        message: finding.message.clone(),
        details: Vec::new(),
        place: Some(spot(finding.span())),
        label: finding.labels[0].text.clone(),
        related: finding.labels[1..]
            .iter()
            .map(|label| (spot(label.span), label.text.clone()))
            .collect(),
        help: finding.help.clone(),
        edits: finding
            .edits
            .iter()
            .map(|edit| (spot(edit.span), edit.text.clone()))
            .collect(),
        safe: !finding.guess,
    });
    all.collect()
}

fn problem(problem: &Problem) -> Entry {
    let place = problem.place.as_ref();
    let spot = |place: &crate::problem::Place| {
        let file = SourceFile::new(Input {
            path: place.path.clone(),
            text: place.text.clone(),
        });
        let (start, end) = (place.span.start as u32, place.span.end as u32);
        Spot::new(place.path.clone(), &file, start, end)
    };
    Entry {
        severity: Severity::Error,
        code: None,
        kind: Some(problem.kind),
        message: problem.message.clone(),
        details: problem.details.clone(),
        place: place.map(|place| spot(place)),
        label: place.map_or(String::new(), |place| place.label.clone()),
        related: Vec::new(),
        help: problem.help.clone(),
        edits: Vec::new(),
        safe: false,
    }
}

impl Spot {
    fn new(path: String, file: &SourceFile, start: u32, end: u32) -> Self {
        Self {
            path,
            start: Position::new(file, start),
            end: Position::new(file, end),
        }
    }
}

impl Position {
    fn new(file: &SourceFile, byte: u32) -> Self {
        let (line, utf16) = file.utf16_position(byte);
        let (_, column) = file.position(byte);
        Self {
            line,
            utf16,
            points: column - 1,
            byte,
        }
    }
}
