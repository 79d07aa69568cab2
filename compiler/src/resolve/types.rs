//! Types: from syntax to meaning.
//!
//! A type consists of others, so the functions for its kinds call back into this file for its parts.

mod attributes;
mod fields;
mod items;
mod order;
mod unions;

use std::sync::Arc;

use super::builtins::BUILTINS;
use super::codes::{BAD_LITERAL, BAD_MAP_KEY, NOT_A_RECORD, SELF_COPY};
use super::reader::{Progress, Reader};
use super::spell::dotted;
use crate::diagnostics::Finding;
use crate::ir::{MOST_ALIASES, Place, Record, Rest, Type, TypeBody, TypeId, TypeKind, Value};
use crate::source::FileId;
use crate::syntax::ast;
use attributes::Declared;

impl Reader<'_> {
    /// The record type of that name, which is filled, unless it copies itself.
    pub(super) fn record_named(
        &mut self,
        file: FileId,
        path: &ast::Path,
    ) -> Option<(TypeId, Arc<Record>)> {
        let mut id = self.type_named(file, path)?;
        // An alias of a record will do, of a few others too.
        for _ in 0..=MOST_ALIASES {
            if self.progress[id.0 as usize] == Progress::Started {
                let message = format!("`{}` copies its own fields", self.design[id].name);
                let finding = Finding::new(&SELF_COPY, path.span, message)
                    .here("the fields are not known yet here");
                self.add(finding);
                return None;
            }
            // Whatever copies fields is read behind those who have them.
            debug_assert_eq!(self.progress[id.0 as usize], Progress::Done);
            match &self.design[id].body {
                TypeBody::Record(record) => return Some((id, record.clone())),
                TypeBody::Alias { target } => {
                    if let TypeKind::Unknown = target.kind {
                        return None;
                    }
                    let next = target.kind.named();
                    match next.filter(|_| target.constraints.is_none()) {
                        Some(next) => id = next,
                        None => break,
                    }
                }
                TypeBody::Enum { .. } | TypeBody::Union(_) => break,
            }
        }
        let finding = Finding::new(
            &NOT_A_RECORD,
            path.span,
            format!("`{}` is not a record", dotted(path)),
        )
        .here("a record is needed here")
        .related(self.design[id].place.span, "declared here");
        self.add(finding);
        None
    }

    /// A type at a position without a declaration for its metadata.
    pub(super) fn ty(&mut self, file: FileId, tree: &ast::Type) -> Type {
        let mut declared = Declared::nowhere();
        self.declared_as(file, tree, &mut declared)
    }

    /// The type of a declaration; its metadata goes to `declared`.
    fn declared_as<'t>(
        &mut self,
        file: FileId,
        tree: &'t ast::Type,
        declared: &mut Declared<'t>,
    ) -> Type {
        let place = self.place(tree.span);
        let kind = self.kind(file, tree, place, declared);
        let ty = Type {
            kind,
            constraints: None,
            docs: tree.docs.as_ref().map(|docs| docs.text.clone()),
            place,
        };
        // Constraints say something about the value that is not null.
        let mut ty = if let TypeKind::Nullable { inner } = ty.kind {
            let inner = self.constrained(file, tree, *inner, declared);
            Type {
                kind: TypeKind::Nullable {
                    inner: Box::new(inner),
                },
                ..ty
            }
        } else {
            self.constrained(file, tree, ty, declared)
        };
        if tree.nullable {
            ty = nullable(ty);
        }
        ty
    }

    fn kind<'t>(
        &mut self,
        file: FileId,
        tree: &'t ast::Type,
        place: Place,
        declared: &mut Declared<'t>,
    ) -> TypeKind {
        match &tree.kind {
            ast::TypeKind::Name(path) => {
                if let [name] = &path.parts[..]
                    && let Some((_, kind)) = BUILTINS.iter().find(|(word, _)| *word == &*name.text)
                {
                    return kind.clone();
                }
                match self.type_named(file, path) {
                    Some(id) => TypeKind::Named { id },
                    None => TypeKind::Unknown,
                }
            }
            ast::TypeKind::List(items) => TypeKind::List {
                items: Box::new(self.ty(file, items)),
            },
            ast::TypeKind::Map { key, value } => {
                let is_string = matches!(&key.kind, ast::TypeKind::Name(path)
                    if path.parts.len() == 1 && &*path.parts[0].text == "string");
                if !is_string || key.nullable || !key.attributes.is_empty() {
                    let finding =
                        Finding::new(&BAD_MAP_KEY, key.span, "the keys of a map are texts")
                            .here("another type")
                            .help("write `[string: T]`")
                            .guess(key.span, "string");
                    self.add(finding);
                }
                TypeKind::Map {
                    values: Box::new(self.ty(file, value)),
                }
            }
            ast::TypeKind::Tuple { items, tail } => TypeKind::Tuple {
                items: items.iter().map(|item| self.ty(file, item)).collect(),
                tail: tail.as_ref().map(|tail| Box::new(self.ty(file, tail))),
            },
            ast::TypeKind::Record(members) => {
                TypeKind::Record(Box::new(self.record(file, members)))
            }
            ast::TypeKind::Group(inner) => {
                let inner = self.declared_as(file, inner, declared);
                if inner.constraints.is_none() {
                    return inner.kind;
                }
                // The parentheses hold one constrained type: keep its constraints where its kind goes.
                declared.grouped = inner.constraints;
                inner.kind
            }
            ast::TypeKind::Union(alternatives) => self.union(file, alternatives, place, declared),
            ast::TypeKind::Literal(value) => self.literal(value),
        }
    }

    fn literal(&mut self, value: &ast::Value) -> TypeKind {
        match &value.kind {
            ast::ValueKind::Null => TypeKind::Null,
            ast::ValueKind::Bool(value) => TypeKind::Literals {
                values: vec![Value::Bool(*value)],
            },
            ast::ValueKind::Number(text) => TypeKind::Literals {
                values: vec![Value::Number(text.clone())],
            },
            ast::ValueKind::String(text) => TypeKind::Literals {
                values: vec![Value::String(text.clone())],
            },
            ast::ValueKind::List(_) | ast::ValueKind::Object(_) | ast::ValueKind::Path(_) => {
                let finding = Finding::new(
                    &BAD_LITERAL,
                    value.span,
                    "a literal type is a text, a number or a bool",
                )
                .here("none of these");
                self.add(finding);
                TypeKind::Unknown
            }
        }
    }

    fn record(&mut self, file: FileId, members: &[ast::RecordMember]) -> Record {
        let (fields, rest, injected) = self.members(file, members, false);
        debug_assert!(injected.is_empty(), "records take nothing from the context");
        Record {
            fields,
            rest: rest.unwrap_or(Rest::Closed),
        }
    }
}

/// `T?`: never nested.
fn nullable(ty: Type) -> Type {
    let takes_null = matches!(
        ty.kind,
        TypeKind::Null | TypeKind::Nullable { .. } | TypeKind::Unknown
    );
    if takes_null {
        return ty;
    }
    let place = ty.place;
    Type {
        kind: TypeKind::Nullable {
            inner: Box::new(ty),
        },
        constraints: None,
        docs: None,
        place,
    }
}
