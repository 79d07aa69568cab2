//! A file: its declarations in order, and the parts that do not parse, unchanged.

use super::guard::{Guard, Piece};
use super::places::Placed;
use super::printer;
use super::writer::Writer;
use crate::diagnostics::Findings;
use crate::source::Span;
use crate::syntax::ast;

/// The text of a tree. `findings` are those of the parser.
pub(super) fn printed(text: &str, tree: &ast::File, findings: &Findings) -> String {
    let units = units(tree);
    let guard = Guard::of(text, &tree.comments, findings);
    let pieces = match &guard {
        Some(guard) => guard.file(units, Unit::item),
        None => units.into_iter().map(Piece::Anew).collect(),
    };
    let mut writer = Writer::new(text, &tree.comments, guard.as_ref());
    lines(&mut writer, &pieces);
    let line_break = match text.find('\n') {
        Some(at) if text[..at].ends_with('\r') => "\r\n",
        Some(_) | None => "\n",
    };
    printer::printed(&writer.tokens, line_break, text.len() + text.len() / 8)
}

/// The text of a tree, whatever comments and empty lines there are.
pub(super) fn bare(text: &str, tree: &ast::File) -> String {
    let pieces: Vec<_> = units(tree).into_iter().map(Piece::Anew).collect();
    let mut writer = Writer::bare(text);
    lines(&mut writer, &pieces);
    printer::printed(&writer.tokens, "\n", text.len())
}

fn lines<'t>(writer: &mut Writer<'t>, pieces: &[Piece<Unit<'t>>]) {
    writer.lines(pieces, |writer, piece| match piece {
        Piece::Anew(Unit::Package(package)) => writer.package(package),
        Piece::Anew(Unit::Use(line)) => writer.use_line(line),
        Piece::Anew(Unit::Item(item)) => writer.declaration(item),
        Piece::Kept(span) => writer.verbatim(span.start as usize, span.end as usize),
    });
}

/// The head of a file: `package` and `use`.
enum Unit<'t> {
    Package(&'t ast::Package),
    Use(&'t ast::Use),
    Item(&'t ast::Item),
}

impl<'t> Unit<'t> {
    fn item(&self) -> Option<&'t ast::Item> {
        match self {
            Self::Item(item) => Some(item),
            Self::Package(_) | Self::Use(_) => None,
        }
    }
}

impl Placed for Unit<'_> {
    fn docs(&self) -> Option<&ast::Docs> {
        match self {
            Self::Package(package) => package.docs.as_ref(),
            Self::Use(_) => None,
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
            Self::Package(_) | Self::Use(_) => false,
        }
    }

    fn heads(&self) -> bool {
        match self {
            Self::Package(_) | Self::Use(_) => true,
            Self::Item(_) => false,
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
