//! A finding or problem as miette wants it.

use std::fmt;
use std::ops::Range;

use miette::{Diagnostic, LabeledSpan, Severity, SourceCode};
use toolc_compiler::diagnostics::{Finding, Severity as Weight};
use toolc_compiler::source::Span;

use super::plain::{plain, plain_lines};
use super::source::{Excerpt, Excerpts};
use crate::problem::Problem;

/// How many spans of one finding are drawn: each adds a line, and every line is searched for each span.
const MOST_PLACES: usize = 100;

#[derive(Debug)]
pub(super) struct Shown<'a> {
    message: String,
    severity: Severity,
    source: Option<&'a Excerpt<'a>>,
    labels: Vec<LabeledSpan>,
    help: Option<String>,
    /// Spans in other files, each with its own text.
    pub(super) related: Vec<Shown<'a>>,
}

impl<'a> Shown<'a> {
    pub(super) fn finding(finding: &Finding, texts: &'a Excerpts<'a>) -> Self {
        let home = finding.span().file;
        let range = |span: Span| span.start as usize..span.end as usize;
        let mut shown = Self {
            message: plain_lines(&finding.message),
            severity: match finding.severity {
                Weight::Error => Severity::Error,
                Weight::Warning => Severity::Warning,
            },
            source: Some(texts.file(home)),
            labels: Vec::new(),
            help: finding.help.as_deref().map(plain_lines),
            related: Vec::new(),
        };
        let labels = &finding.labels[..finding.labels.len().min(MOST_PLACES)];
        let is_wide = |span: Span| texts.file(span.file).is_wide(&range(span));
        if labels.iter().any(|label| is_wide(label.span)) {
            let file = texts.checked.sources.file(home);
            let (line, column) = file.position(finding.span().start);
            shown.message.push_str(&format!(
                "\n  at {}:{line}:{column}",
                plain(&(texts.name)(&file.path))
            ));
            shown.source = None;
            return shown;
        }
        if finding.labels.len() > MOST_PLACES {
            let more = finding.labels.len() - MOST_PLACES;
            shown
                .message
                .push_str(&format!("\n  {more} more places are not shown"));
        }
        for (index, label) in labels.iter().enumerate() {
            let text = (!label.text.is_empty()).then(|| plain_lines(&label.text));
            if label.span.file == home {
                shown
                    .labels
                    .push(labelled(index == 0, text, range(label.span)));
            } else {
                shown.related.push(Self {
                    message: text.unwrap_or_else(|| "this belongs to it".into()),
                    severity: Severity::Advice,
                    source: Some(texts.file(label.span.file)),
                    labels: vec![labelled(true, None, range(label.span))],
                    help: None,
                    related: Vec::new(),
                });
            }
        }
        shown
    }

    /// `text` is the source text of the problem.
    pub(super) fn problem(problem: &Problem, text: Option<&'a Excerpt<'a>>) -> Self {
        let mut message = problem.message.clone();
        for detail in &problem.details {
            message.push_str("\n  ");
            message.push_str(detail);
        }
        let place = problem.place.as_ref();
        Self {
            message: plain_lines(&message),
            severity: Severity::Error,
            source: text,
            labels: place
                .map(|place| labelled(true, Some(plain_lines(&place.label)), place.span.clone()))
                .into_iter()
                .collect(),
            help: problem.help.as_deref().map(plain_lines),
            related: Vec::new(),
        }
    }
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
        self.source.map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        (!self.labels.is_empty())
            .then(|| Box::new(self.labels.iter().cloned()) as Box<dyn Iterator<Item = LabeledSpan>>)
    }
}
