//! From the parser's nodes to the tree.

mod chains;
mod docs;
mod items;
mod members;
mod names;
mod signatures;
mod statements;
mod texts;
mod types;
mod values;

use std::ops::Range;

use super::ast;
use super::grammar::{Node, Rule};
use crate::diagnostics::Finding;
use crate::source::{FileId, Span, Text};
pub(super) use docs::{Owner, doc_lines, misplaced_docs};
use names::Names;
pub(crate) use texts::{Block, block};

/// A tree, and the errors beside it.
pub(super) struct Lowered {
    /// The tree.
    pub(super) tree: ast::File,
    /// Findings about text that could be parsed.
    pub(super) findings: Vec<Finding>,
    /// The pieces that could not be parsed, in order.
    pub(super) broken: Vec<Broken>,
}

/// A piece of text that could not be parsed.
pub(super) struct Broken {
    /// Where.
    pub(super) range: Range<usize>,
    /// The rule that was expected there.
    pub(super) wanted: Rule,
    /// Where the item before it begins, if it follows that item directly.
    pub(super) previous: Option<usize>,
}

/// The tree of a parsed file.
pub(super) fn lowered(
    file: FileId,
    text: &str,
    comments: &[Range<usize>],
    node: Node<'_>,
) -> Lowered {
    let mut lower = Lower {
        file,
        text,
        comments,
        findings: Vec::new(),
        broken: Vec::new(),
        misplaced: Vec::new(),
        names: Names::default(),
        previous: None,
    };
    let all = node.clone();
    let mut tree = lower.file(node);
    tree.comments = comments.iter().map(|range| lower.comment(range)).collect();
    lower.report_docs(all);
    Lowered {
        tree,
        findings: lower.findings,
        broken: lower.broken,
    }
}

/// The state that all files of this module share.
struct Lower<'t> {
    file: FileId,
    text: &'t str,
    comments: &'t [Range<usize>],
    findings: Vec<Finding>,
    broken: Vec<Broken>,
    /// Doc comments that document nothing.
    misplaced: Vec<Range<usize>>,
    names: Names,
    /// Where the last item of a list began, while a list is read.
    previous: Option<usize>,
}

impl Lower<'_> {
    /// The range of a node, without the white space after it that the parser includes.
    fn span(&self, node: &Node<'_>) -> Span {
        let span = node.as_span();
        Span::new(
            self.file,
            span.start(),
            self.trimmed(span.start(), span.end()),
        )
    }

    /// The range of a token.
    fn token(&self, node: &Node<'_>) -> Span {
        let span = node.as_span();
        Span::new(self.file, span.start(), span.end())
    }

    fn trimmed(&self, start: usize, mut end: usize) -> usize {
        let bytes = self.text.as_bytes();
        loop {
            let before = end;
            while end > start && matches!(bytes[end - 1], b' ' | b'\t'..=b'\r') {
                end -= 1;
            }
            if end == before || self.comments.is_empty() {
                return end;
            }
            let last = self.comments.partition_point(|comment| comment.start < end);
            match last.checked_sub(1).map(|index| &self.comments[index]) {
                // The end of a comment may be white space that was just trimmed.
                Some(comment) if comment.end >= end && comment.start >= start => {
                    end = comment.start
                }
                _ => return end,
            }
        }
    }

    /// Shared text.
    fn shared(&mut self, text: &str) -> Text {
        self.names.shared(text)
    }

    fn broken(&mut self, node: &Node<'_>, wanted: Rule) -> Span {
        let span = self.span(node);
        let previous = self.previous.take();
        self.broken.push(Broken {
            range: span.start as usize..span.end as usize,
            wanted,
            previous,
        });
        span
    }

    /// A keyword and the name after it, in text that could not be parsed.
    fn junk(&mut self, node: &Node<'_>, wanted: Rule) -> ast::Junk {
        let span = self.broken(node, wanted);
        let mut at = span.start as usize;
        let end = span.end as usize;
        while self.text[at..end].starts_with("///") {
            let line = self.text[at..end]
                .find('\n')
                .map_or(end, |found| at + found);
            at = line + (self.text[line..end].len() - self.text[line..end].trim_start().len());
        }
        let word = word_at(&self.text[at..end]);
        let keyword = (!word.is_empty()).then(|| word.into());
        let behind = at + word.len();
        let rest = &self.text[behind..end];
        let start = behind + (rest.len() - rest.trim_start().len());
        let name = word_at(&self.text[start..end]);
        let name = (!word.is_empty() && !name.is_empty() && start > behind).then(|| ast::Name {
            text: name.into(),
            span: Span::new(self.file, start, start + name.len()),
            quoted: false,
        });
        ast::Junk {
            keyword,
            name,
            span,
        }
    }

    fn comment(&self, range: &Range<usize>) -> ast::Comment {
        let text = self.text[range.start + 2..range.end].trim_end_matches('\r');
        ast::Comment {
            text: text.into(),
            span: Span::new(self.file, range.start, range.start + 2 + text.len()),
        }
    }
}

/// The identifier, or a similar word, at the start of a text.
pub(crate) fn word_at(text: &str) -> &str {
    let bytes = text.as_bytes();
    let mut end = 0;
    while end < bytes.len() {
        let inside = bytes[end].is_ascii_alphanumeric() || bytes[end] == b'_';
        let hyphen = end > 0
            && bytes[end] == b'-'
            && bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !inside && !hyphen {
            break;
        }
        end += 1;
    }
    &text[..end]
}
