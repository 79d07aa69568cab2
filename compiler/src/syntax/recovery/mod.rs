//! Parsing that goes on behind a mistake.

use pest::Parser;

use super::ast::File;
use super::codes;
use super::grammar::{Grammar, Rule};
use super::lower::lowered;
use super::nesting::Survey;
use crate::diagnostics::{Finding, Findings};
use crate::source::{FileId, Span};

pub(super) fn parsed(file: FileId, text: &str, findings: &mut Findings) -> File {
    let survey = Survey::of(text);
    if !survey.sound {
        let span = Span::new(file, 0, 0);
        findings.add(Finding::new(&codes::BRACKETS, span, "the brackets of this file do not match"));
        return File::default();
    }
    let node = Grammar::parse(Rule::file, text).ok().and_then(|mut pairs| pairs.next());
    let Some(node) = node else {
        findings.add(Finding::new(&codes::UNEXPECTED, Span::new(file, 0, 0), "this file cannot be read"));
        return File::default();
    };
    let lowered = lowered(file, text, &survey.comments, node);
    for finding in lowered.findings {
        findings.add(finding);
    }
    for broken in lowered.broken {
        let span = Span::new(file, broken.range.start, broken.range.end);
        findings.add(Finding::new(&codes::UNEXPECTED, span, "this cannot be read here"));
    }
    lowered.tree
}
