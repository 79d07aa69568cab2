//! The trees of declared types as bytes, from the parser until they are resolved.
//!
//! Most of what is written is in types, and all of them wait until every name is declared. As trees they take more memory
//! than the finished design; packed they take an eighth of that. A packed tree begins with what others ask of it.

mod bytes;
mod nodes;

use crate::source::{FileId, Text};
use crate::syntax::ast;
use bytes::{Pack, Reader, Writer};

/// The declaration of a type.
#[derive(Debug)]
pub(super) enum Definition {
    Type(Box<ast::TypeItem>),
    Enum(Box<ast::EnumItem>),
    Union(Box<ast::UnionItem>),
}

/// Those of one file, packed.
#[derive(Debug, Default)]
pub(super) struct Packed {
    bytes: Box<[u8]>,
    /// The texts that the bytes speak of.
    texts: Box<[Text]>,
    /// How many are still asked for.
    left: usize,
}

/// What others ask of a declaration before it is resolved.
#[derive(Debug)]
pub(super) struct Head {
    pub name: ast::Name,
    pub docs: Option<ast::Docs>,
    /// What it is another name for.
    pub alias: Option<ast::Path>,
}

impl Definition {
    /// The declaration of a type; everything else stays what it is.
    pub(super) fn of(item: ast::Item) -> Result<Self, ast::Item> {
        match item {
            ast::Item::Type(item) => Ok(Self::Type(item)),
            ast::Item::Enum(item) => Ok(Self::Enum(item)),
            ast::Item::Union(item) => Ok(Self::Union(item)),
            ast::Item::Error(_)
            | ast::Item::Service(_)
            | ast::Item::Toolset(_)
            | ast::Item::Junk(_) => Err(item),
        }
    }

    /// The records that it copies, wherever in it.
    pub(super) fn copied(&self) -> Vec<&ast::Path> {
        let mut paths = Vec::new();
        match self {
            Self::Type(item) => spreads(&item.body, &mut paths),
            Self::Union(item) => {
                let types = item.variants.iter().map(|variant| &variant.ty);
                types.for_each(|ty| spreads(ty, &mut paths));
            }
            Self::Enum(_) => {}
        }
        paths
    }

    /// The type that it is another name for.
    fn alias(&self) -> Option<&ast::Path> {
        match self {
            Self::Type(item) => match &item.body.kind {
                ast::TypeKind::Name(path) => Some(path),
                ast::TypeKind::List(_)
                | ast::TypeKind::Map { .. }
                | ast::TypeKind::Tuple { .. }
                | ast::TypeKind::Record(_)
                | ast::TypeKind::Union(_)
                | ast::TypeKind::Group(_)
                | ast::TypeKind::Literal(_) => None,
            },
            Self::Enum(_) | Self::Union(_) => None,
        }
    }

    /// Reads the first parts of a tree, which all kinds have in this order.
    fn head(from: &mut Reader<'_>, alias: Option<ast::Path>) -> Head {
        from.byte();
        let docs = Pack::unpack(from);
        let name = Pack::unpack(from);
        Head { name, docs, alias }
    }
}

impl Packed {
    /// Packs some; also gives where each starts.
    pub(super) fn new(definitions: Vec<Definition>) -> (Self, Vec<usize>) {
        let mut writer = Writer::default();
        let pack = |definition: Definition| {
            let start = writer.start();
            (!definition.copied().is_empty()).pack(&mut writer);
            definition.alias().cloned().pack(&mut writer);
            definition.pack(&mut writer);
            start
        };
        let starts: Vec<usize> = definitions.into_iter().map(pack).collect();
        // Copies: what is shrunk in place keeps its memory.
        let packed = Self {
            bytes: writer.bytes.as_slice().into(),
            texts: writer.texts.as_slice().into(),
            left: starts.len(),
        };
        (packed, starts)
    }

    /// Whether the one that starts there copies fields of others.
    pub(super) fn copies(&self, start: usize) -> bool {
        self.bytes[start] != 0
    }

    /// What others ask of it; it stands in this file.
    pub(super) fn head(&self, file: FileId, start: usize) -> Head {
        let (mut reader, alias) = self.reader(file, start);
        Definition::head(&mut reader, alias)
    }

    /// All of it.
    pub(super) fn definition(&self, file: FileId, start: usize) -> Definition {
        let (mut reader, _) = self.reader(file, start);
        Definition::unpack(&mut reader)
    }

    /// Nobody asks for one of them any more. With the last one, all memory is given back.
    pub(super) fn drop_one(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            *self = Self::default();
        }
    }

    /// What it is another name for, and the tree behind that.
    fn reader(&self, file: FileId, start: usize) -> (Reader<'_>, Option<ast::Path>) {
        let mut reader = Reader::new(file, &self.bytes[start + 1..], &self.texts);
        let alias = Pack::unpack(&mut reader);
        (reader, alias)
    }
}

/// The records that a type copies, wherever in it.
fn spreads<'t>(tree: &'t ast::Type, found: &mut Vec<&'t ast::Path>) {
    match &tree.kind {
        ast::TypeKind::Record(members) => {
            for member in members {
                match member {
                    ast::RecordMember::Field(field) => spreads(&field.ty, found),
                    ast::RecordMember::Spread { path, .. } => found.push(path),
                    ast::RecordMember::Rest { ty, .. } => {
                        ty.iter().for_each(|ty| spreads(ty, found));
                    }
                }
            }
        }
        ast::TypeKind::List(inner) | ast::TypeKind::Group(inner) => spreads(inner, found),
        ast::TypeKind::Map { value, .. } => spreads(value, found),
        ast::TypeKind::Tuple { items, tail } => {
            items.iter().for_each(|item| spreads(item, found));
            tail.iter().for_each(|tail| spreads(tail, found));
        }
        ast::TypeKind::Union(alternatives) => {
            alternatives.iter().for_each(|ty| spreads(ty, found));
        }
        ast::TypeKind::Name(_) | ast::TypeKind::Literal(_) => {}
    }
}

#[cfg(test)]
mod tests;
