//! Files in other formats, and files with conflict markers of version control.

use std::ops::Range;

use super::overlay::Overlay;
use crate::diagnostics::{Finding, Findings};
use crate::source::{FileId, Span};
use crate::syntax::codes;

/// The kind of file that this looks like, if it is not a `.tools` file.
pub(super) fn foreign(file: FileId, text: &str) -> Option<Finding> {
    let start = text.len()
        - text
            .trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}')
            .len();
    let body = &text[start..];
    let (what, length) = if body.starts_with(['{', '[']) {
        ("JSON", 1)
    } else if body.starts_with('<') && !body.starts_with("<<<<<<<") {
        ("XML or HTML", 1)
    } else if body.starts_with("syntax = \"proto") {
        ("Protocol Buffers", 6)
    } else if body.starts_with("openapi:")
        || body.starts_with("---\n")
        || body.starts_with("swagger:")
    {
        ("YAML", 3)
    } else if body.contains('\0') {
        ("binary data", body.chars().next().map_or(0, char::len_utf8))
    } else {
        return None;
    };
    let span = Span::new(file, start, start + length);
    let finding = Finding::new(
        &codes::FOREIGN_FILE,
        span,
        format!("this file looks like {what}, not like a `.tools` file"),
    );
    Some(
        finding
            .here("a `.tools` file begins with `package`")
            .help("rename the file, or take it out of the sources"),
    )
}

/// Reports conflict markers and keeps the first side of each.
pub(super) fn resolve_conflicts(file: FileId, overlay: &mut Overlay<'_>, findings: &mut Findings) {
    let text = overlay.text();
    let mut open: Option<Range<usize>> = None;
    let mut other: Option<usize> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let range = at..at + line.trim_end().len();
        at += line.len();
        if line.starts_with("<<<<<<< ") {
            open = Some(range);
            other = None;
        } else if open.is_some()
            && other.is_none()
            && (line.starts_with("||||||| ") || line.trim_end() == "=======")
        {
            other = Some(range.start);
        } else if line.starts_with(">>>>>>> ") {
            let (Some(first), Some(from)) = (open.take(), other.take()) else {
                continue;
            };
            findings.add(
                Finding::new(&codes::CONFLICT, Span::new(file, first.start, first.end), "an unresolved merge conflict")
                    .here("one side begins here")
                    .related(Span::new(file, from, from + 7), "the other side begins here")
                    .related(Span::new(file, range.start, range.end), "and ends here")
                    .help("keep one of the two sides, or write what both mean, and remove the marker lines"),
            );
            overlay.blank(first);
            overlay.blank(from..range.end);
        }
    }
}

/// Reports the Markdown fence around a file, and reads its content.
pub(super) fn unwrap_fence(file: FileId, overlay: &mut Overlay<'_>, findings: &mut Findings) {
    const FENCE: &str = "```";
    let text = overlay.text();
    let start = text.len() - text.trim_start().len();
    if !text[start..].starts_with(FENCE) {
        return;
    }
    let line = |at: usize| at..text[at..].find('\n').map_or(text.len(), |end| at + end);
    let open = line(start);
    let close = text[open.end..]
        .rfind("\n```")
        .map(|found| line(open.end + found + 1))
        .filter(|close| text[close.clone()].trim_end() == FENCE);
    let span = |range: &Range<usize>| Span::new(file, range.start, range.end);
    let finding = Finding::new(
        &codes::FOREIGN_FILE,
        span(&open),
        "this file stands in a Markdown fence",
    )
    .here("not of this language")
    .help("remove the lines with the back-ticks")
    .edit(span(&open), "");
    findings.add(match &close {
        Some(close) => finding.edit(span(close), ""),
        None => finding,
    });
    overlay.blank(open);
    if let Some(close) = close {
        overlay.blank(close);
    }
}
