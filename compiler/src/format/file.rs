//! A file: its declarations in order, and what cannot be parsed, as it is.

use std::ops::Range;

use super::places::Placed;
use super::printer;
use super::writer::Writer;
use crate::diagnostics::Findings;
use crate::source::{FileId, Span};
use crate::syntax::{self, ast};

/// The text of a tree. `findings` are those of the parser.
pub(super) fn printed(text: &str, tree: &ast::File, findings: &Findings) -> String {
    let mut units = units(tree);
    if !findings.is_empty() {
        units = guarded(text, tree, units, findings);
    }
    let mut writer = Writer::new(text, &tree.comments);
    writer.lines(&units, |writer, unit| match unit {
        Unit::Package(package) => writer.package(package),
        Unit::Use(line) => writer.use_line(line),
        Unit::Item(item) => writer.declaration(item),
        Unit::Kept(span) => writer.verbatim(span.start as usize, span.end as usize),
    });
    let line_break = match text.find('\n') {
        Some(at) if text[..at].ends_with('\r') => "\r\n",
        Some(_) | None => "\n",
    };
    printer::printed(&writer.tokens, line_break, text.len() + text.len() / 8)
}

/// What stands at the top of a file.
enum Unit<'t> {
    Package(&'t ast::Package),
    Use(&'t ast::Use),
    Item(&'t ast::Item),
    /// What stays as it is.
    Kept(Span),
}

impl Placed for Unit<'_> {
    fn docs(&self) -> Option<&ast::Docs> {
        match self {
            Self::Package(package) => package.docs.as_ref(),
            Self::Use(_) | Self::Kept(_) => None,
            Self::Item(item) => match item {
                ast::Item::Type(item) => item.docs.as_ref(),
                ast::Item::Enum(item) => item.docs.as_ref(),
                ast::Item::Union(item) => item.docs.as_ref(),
                ast::Item::Error(item) => item.docs.as_ref(),
                ast::Item::Service(item) | ast::Item::Toolset(item) => item.docs.as_ref(),
                ast::Item::Junk(_) => None,
            },
        }
    }

    fn span(&self) -> Span {
        match self {
            Self::Package(package) => package.span,
            Self::Use(line) => line.span,
            Self::Kept(span) => *span,
            Self::Item(item) => match item {
                ast::Item::Type(item) => item.span,
                ast::Item::Enum(item) => item.span,
                ast::Item::Union(item) => item.span,
                ast::Item::Error(item) => item.span,
                ast::Item::Service(item) | ast::Item::Toolset(item) => item.span,
                ast::Item::Junk(junk) => junk.span,
            },
        }
    }

    fn declares(&self) -> bool {
        match self {
            Self::Item(_) => true,
            Self::Package(_) | Self::Use(_) | Self::Kept(_) => false,
        }
    }

    fn heads(&self) -> bool {
        match self {
            Self::Package(_) | Self::Use(_) => true,
            Self::Item(_) | Self::Kept(_) => false,
        }
    }
}

fn units(tree: &ast::File) -> Vec<Unit<'_>> {
    let mut units: Vec<Unit<'_>> = Vec::with_capacity(tree.items.len() + tree.uses.len() + 1);
    units.extend(tree.package.iter().map(Unit::Package));
    units.extend(tree.uses.iter().map(Unit::Use));
    units.extend(tree.items.iter().map(Unit::Item));
    units.sort_by_key(|unit| unit.start());
    units
}

/// The units of a text in which something is wrong: only what parses alone is written anew.
fn guarded<'t>(
    text: &str,
    tree: &'t ast::File,
    units: Vec<Unit<'t>>,
    findings: &Findings,
) -> Vec<Unit<'t>> {
    let mut guarded = Vec::new();
    let mut at = 0;
    for unit in units {
        let (start, end) = (unit.start(), unit.end());
        if start < at || end < start || text.get(start..end).is_none() {
            // A repair of the parser made the tree no picture of this text.
            return vec![Unit::Kept(Span::new(FileId(0), 0, text.trim_end().len()))];
        }
        guarded.extend(remainder(text, tree, at..start));
        let touched = findings
            .iter()
            .flat_map(|finding| &finding.labels)
            .any(|label| label.span.start as usize <= end && label.span.end as usize >= start);
        let sound = !touched && parses(&text[start..end]);
        guarded.push(if sound { unit } else { kept(text, start..end) });
        at = end;
    }
    guarded.extend(remainder(text, tree, at..text.len()));
    joined(text, guarded)
}

/// What stays as it is takes everything along that stands on the same lines.
fn joined<'t>(text: &str, units: Vec<Unit<'t>>) -> Vec<Unit<'t>> {
    let mut joined: Vec<Unit<'t>> = Vec::with_capacity(units.len());
    for unit in units {
        let same = joined.last().filter(|last| {
            let kept = matches!(last, Unit::Kept(_)) || matches!(unit, Unit::Kept(_));
            kept && !text[last.end().min(unit.start())..unit.start()].contains('\n')
        });
        match same.map(Placed::start) {
            Some(start) => {
                joined.pop();
                joined.push(kept(text, start..unit.end()));
            }
            None => joined.push(unit),
        }
    }
    joined
}

/// What stands between two units, if it is more than comments.
fn remainder<'t>(text: &str, tree: &ast::File, range: Range<usize>) -> Option<Unit<'t>> {
    let mut first = None;
    let mut last = range.start;
    let mut at = range.start;
    while at < range.end {
        let index = tree
            .comments
            .partition_point(|comment| (comment.span.start as usize) < at);
        let comment = tree.comments.get(index).map(|comment| comment.span);
        let stop = comment.map_or(range.end, |span| (span.start as usize).clamp(at, range.end));
        let written = text[at..stop].trim_start_matches(|c: char| {
            c.is_ascii_whitespace() || c == '\u{FEFF}' || c == '\u{B}'
        });
        if !written.is_empty() && !written.trim_ascii().is_empty() {
            first.get_or_insert(stop - written.len());
            last = stop - (written.len() - written.trim_ascii_end().len());
        }
        at = comment.map_or(range.end, |span| (span.end as usize).max(stop + 1));
    }
    first.map(|first| kept(text, first..last))
}

/// A piece that stays as it is, with the indentation before it.
fn kept<'t>(text: &str, range: Range<usize>) -> Unit<'t> {
    let line = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    let blank = text[line..range.start]
        .bytes()
        .all(|byte| byte == b' ' || byte == b'\t');
    let start = if blank { line } else { range.start };
    let end = range.start + text[range].trim_end().len();
    Unit::Kept(Span::new(FileId(0), start, end))
}

fn parses(text: &str) -> bool {
    let mut findings = Findings::default();
    let tree = syntax::parse(FileId(0), text, &mut findings);
    findings.is_empty()
        && (tree.items.len() + tree.uses.len() + usize::from(tree.package.is_some())) == 1
}
