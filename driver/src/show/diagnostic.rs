//! A finding or problem as miette wants it.

use std::fmt;
use std::ops::Range;

use miette::{Diagnostic, LabeledSpan, Severity, SourceCode};
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::{Finding, Severity as Weight};
use toolc_compiler::source::Span;

use super::plain::{plain, plain_lines};
use super::source::Excerpt;
use crate::problem::Problem;

/// Lines of more bytes are not drawn: they would fill the screen.
const WIDEST: usize = 500;

#[derive(Debug)]
pub(super) struct Shown<'a> {
    message: String,
    severity: Severity,
    source: Option<Excerpt<'a>>,
    labels: Vec<LabeledSpan>,
    help: Option<String>,
    /// Places in other files, each with its own text.
    pub(super) related: Vec<Shown<'a>>,
}

impl<'a> Shown<'a> {
    pub(super) fn finding(
        finding: &Finding,
        checked: &'a Checked,
        name: &dyn Fn(&str) -> String,
    ) -> Self {
        let home = finding.span().file;
        let source = |span: Span| {
            let file = checked.sources.file(span.file);
            Excerpt::new(&name(&file.path), &file.text)
        };
        let range = |span: Span| span.start as usize..span.end as usize;
        let mut shown = Self {
            message: plain_lines(&finding.message),
            severity: match finding.severity {
                Weight::Error => Severity::Error,
                Weight::Warning => Severity::Warning,
            },
            source: Some(source(finding.span())),
            labels: Vec::new(),
            help: finding.help.as_deref().map(plain_lines),
            related: Vec::new(),
        };
        let is_wide = |span: Span| is_wide(&checked.sources.file(span.file).text, range(span));
        if finding.labels.iter().any(|label| is_wide(label.span)) {
            let file = checked.sources.file(home);
            let (line, column) = file.position(finding.span().start);
            shown.message.push_str(&format!(
                "\n  at {}:{line}:{column}",
                plain(&name(&file.path))
            ));
            shown.source = None;
            return shown;
        }
        for (index, label) in finding.labels.iter().enumerate() {
            let text = (!label.text.is_empty()).then(|| plain_lines(&label.text));
            if label.span.file == home {
                shown
                    .labels
                    .push(labelled(index == 0, text, range(label.span)));
            } else {
                shown.related.push(Self {
                    message: text.unwrap_or_else(|| "this belongs to it".into()),
                    severity: Severity::Advice,
                    source: Some(source(label.span)),
                    labels: vec![labelled(true, None, range(label.span))],
                    help: None,
                    related: Vec::new(),
                });
            }
        }
        shown
    }

    pub(super) fn problem(problem: &'a Problem) -> Self {
        let mut message = problem.message.clone();
        for detail in &problem.details {
            message.push_str("\n  ");
            message.push_str(detail);
        }
        let place = problem.place.as_ref();
        Self {
            message: plain_lines(&message),
            severity: Severity::Error,
            source: place.map(|place| Excerpt::new(&place.path, &place.text)),
            labels: place
                .map(|place| labelled(true, Some(plain_lines(&place.label)), place.span.clone()))
                .into_iter()
                .collect(),
            help: problem.help.as_deref().map(plain_lines),
            related: Vec::new(),
        }
    }
}

/// Whether a line that would be drawn is too wide for it: those of the range, and one before and behind.
fn is_wide(text: &str, range: Range<usize>) -> bool {
    let before = text[..range.start].rfind('\n').unwrap_or(0);
    let start = text[..before].rfind('\n').unwrap_or(0);
    let end = text[range.end..]
        .match_indices('\n')
        .nth(1)
        .map_or(text.len(), |(at, _)| range.end + at);
    text[start..end].lines().any(|line| line.len() > WIDEST)
}

fn labelled(primary: bool, text: Option<String>, range: Range<usize>) -> LabeledSpan {
    if primary {
        LabeledSpan::new_primary_with_span(text, range)
    } else {
        LabeledSpan::new_with_span(text, range)
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Shown<'_> {}

impl Diagnostic for Shown<'_> {
    fn severity(&self) -> Option<Severity> {
        Some(self.severity)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help
            .as_ref()
            .map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        (!self.labels.is_empty())
            .then(|| Box::new(self.labels.iter().cloned()) as Box<dyn Iterator<Item = LabeledSpan>>)
    }
}
