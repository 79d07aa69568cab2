//! Doc comments: their text, and those that document nothing.

use std::ops::Range;

use super::Lower;
use crate::diagnostics::Finding;
use crate::source::{FileId, Span};
use crate::syntax::ast::Docs;
use crate::syntax::codes;
use crate::syntax::grammar::{Node, Rule};

impl Lower<'_> {
    /// A doc comment; a first line that follows other text on its line does not count.
    pub(super) fn docs(&mut self, node: &Node<'_>) -> Option<Docs> {
        let span = node.as_span();
        let (start, end) = (span.start(), span.end());
        let written = node.as_str();
        if self.starts_line(start) && !written.contains('\n') {
            let text = line_text(written);
            let span = Span::new(
                self.file,
                start,
                start + written.trim_end_matches('\r').len(),
            );
            return Some(Docs {
                text: self.shared(text),
                span,
            });
        }
        let mut lines = doc_lines(self.text, start..end);
        if !self.starts_line(start) {
            self.misplaced.push(lines.remove(0));
        }
        let span = Span::new(self.file, lines.first()?.start, lines.last()?.end);
        let texts: Vec<&str> = lines
            .into_iter()
            .map(|line| line_text(&self.text[line]))
            .collect();
        Some(Docs {
            text: self.shared(&texts.join("\n")),
            span,
        })
    }

    /// A doc comment before an item that cannot have one.
    pub(super) fn no_docs(&mut self, node: Option<Node<'_>>) {
        if let Some(node) = node {
            let span = node.as_span();
            self.misplaced
                .extend(doc_lines(self.text, span.start()..span.end()));
        }
    }

    /// The findings for all doc comments that document nothing. `all` is the whole file.
    pub(super) fn report_docs(&mut self, all: Node<'_>) {
        if self.misplaced.is_empty() {
            return;
        }
        let documented: Vec<Owner> = all
            .into_inner()
            .flatten()
            .filter_map(|node| self.documented(node))
            .collect();
        for lines in groups(self.text, std::mem::take(&mut self.misplaced)) {
            let finding = misplaced_docs(self.file, self.text, &lines, &documented);
            self.findings.push(finding);
        }
    }

    /// The range of an item that may have a doc comment, without the comment.
    fn documented(&self, node: Node<'_>) -> Option<Owner> {
        if !is_documented(node.as_rule()) {
            return None;
        }
        let span = self.span(&node);
        let leaf = matches!(node.as_rule(), Rule::field | Rule::member | Rule::variant);
        let first = node
            .into_inner()
            .find(|part| part.as_rule() != Rule::docs)?;
        Some(Owner {
            range: first.as_span().start()..span.end as usize,
            leaf,
        })
    }

    fn starts_line(&self, at: usize) -> bool {
        starts_line(self.text, at)
    }
}

/// An item that may have a doc comment.
pub(in crate::syntax) struct Owner {
    /// Without its doc comment.
    pub(in crate::syntax) range: Range<usize>,
    /// Whether it has no block with other items.
    pub(in crate::syntax) leaf: bool,
}

/// The finding for doc comment lines that document nothing, with the fix.
pub(in crate::syntax) fn misplaced_docs(
    file: FileId,
    text: &str,
    lines: &[Range<usize>],
    documented: &[Owner],
) -> Finding {
    let span = Span::new(file, lines[0].start, lines[lines.len() - 1].end);
    let finding = Finding::new(&codes::DOCS, span, "this doc comment documents nothing");
    let target = documented
        .iter()
        .filter(|owner| owner.range.start < lines[0].start && is_near(text, owner, lines[0].start))
        .max_by_key(|owner| owner.range.start);
    let Some(target) = target else {
        let finding = finding
            .here("nothing that can have a doc comment follows")
            .help("write `//` for a comment that only people read");
        return lines.iter().fold(finding, |finding, line| {
            finding.edit(Span::new(file, line.start, line.start + 3), "//")
        });
    };
    let start = target.range.start;
    let line_start = text[..start].rfind('\n').map_or(0, |found| found + 1);
    let before = &text[line_start..start];
    let indent = &before[..before.len() - before.trim_start().len()];
    let above = if before.trim().is_empty() {
        String::new()
    } else {
        format!("\n{indent}")
    };
    let moved: String = lines
        .iter()
        .map(|line| format!("{}\n{indent}", text[line.clone()].trim_end()))
        .collect();
    let finding = finding
        .here("a doc comment starts its line and stands before what it documents")
        .help("move it above")
        .edit(Span::new(file, start, start), format!("{above}{moved}"));
    lines.iter().fold(finding, |finding, line| {
        let kept = text[..line.start].trim_end_matches([' ', '\t']).len();
        finding.edit(Span::new(file, kept, line.end), "")
    })
}

/// The lines of a doc comment, each from its slashes to its end.
pub(in crate::syntax) fn doc_lines(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut at = range.start;
    for line in text[range].split_inclusive('\n') {
        let written = line.trim_start_matches([' ', '\t', '\r', '\n', '\u{B}', '\u{C}']);
        let start = at + line.len() - written.len();
        if written.starts_with("///") && !written.starts_with("////") {
            lines.push(start..start + written.trim_end_matches(['\n', '\r']).len());
        }
        at += line.len();
    }
    lines
}

/// Without the slashes and one space.
fn line_text(line: &str) -> &str {
    let text = line.trim_end_matches('\r');
    let text = text.strip_prefix("///").unwrap_or(text);
    text.strip_prefix(' ').unwrap_or(text)
}

fn starts_line(text: &str, at: usize) -> bool {
    let before = text[..at].trim_end_matches([' ', '\t', '\r', '\u{B}', '\u{C}']);
    before.is_empty() || before.ends_with(['\n', '\u{FEFF}'])
}

/// Whether a doc comment at a position was meant for an item: it is inside the item or after it on the same line.
fn is_near(text: &str, owner: &Owner, at: usize) -> bool {
    let range = &owner.range;
    if at >= range.end {
        return text[range.end..at]
            .chars()
            .all(|between| matches!(between, ' ' | '\t' | ','));
    }
    owner.leaf || !starts_line(text, at) && !text[range.start..at].contains('\n')
}

/// Lines that follow each other belong together.
fn groups(text: &str, lines: Vec<Range<usize>>) -> Vec<Vec<Range<usize>>> {
    let mut groups: Vec<Vec<Range<usize>>> = Vec::new();
    for line in lines {
        match groups.last_mut() {
            Some(group)
                if text[group[group.len() - 1].end..line.start]
                    .trim()
                    .is_empty() =>
            {
                group.push(line);
            }
            Some(_) | None => groups.push(vec![line]),
        }
    }
    groups
}

fn is_documented(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::package
            | Rule::type_item
            | Rule::enum_item
            | Rule::union_item
            | Rule::error_item
            | Rule::service
            | Rule::toolset
            | Rule::member
            | Rule::variant
            | Rule::field
            | Rule::method
            | Rule::tool
            | Rule::chain
            | Rule::agent
            | Rule::mcp
            | Rule::cli
            | Rule::completion
            | Rule::resource
            | Rule::prompt
    )
}

#[cfg(test)]
mod tests {
    use super::starts_line;

    #[test]
    fn white_space_of_all_kinds_may_stand_before_a_doc_comment() {
        let before = "type A { x: int }\n \t\r\u{B}\u{C}";
        assert!(starts_line(before, before.len()));
        assert!(!starts_line("x ", 2));
    }
}
