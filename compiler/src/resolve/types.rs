//! Types: from syntax to meaning.
//!
//! A type consists of others, so the functions for its kinds call back into this file for its parts.

mod attributes;
mod fields;
mod items;
mod unions;

use std::sync::Arc;

use super::builtins::BUILTINS;
use super::codes::{BAD_LITERAL, BAD_MAP_KEY, NOT_A_RECORD, SELF_COPY};
use super::packed::Definition;
use super::spell::dotted;
use super::state::{Progress, Resolver, TypeTrees};
use crate::diagnostics::Finding;
use crate::ir::{MOST_ALIASES, Place, Record, Rest, Type, TypeBody, TypeId, TypeKind, Value};
use crate::source::FileId;
use crate::syntax::ast;
use attributes::Declared;

impl Resolver<'_> {
    /// Fills all declared types.
    pub(super) fn types(&mut self) {
        for index in 0..self.trees.types.all.len() {
            self.declared_type(TypeId(index as u32));
        }
        self.trees.types = TypeTrees::default();
    }

    /// Fills a declared type, once, and before it those whose fields it copies.
    fn declared_type(&mut self, id: TypeId) {
        if self.progress[id.0 as usize] != Progress::Waiting {
            return;
        }
        // By hand: records may copy one another deeper than the stack is.
        self.progress[id.0 as usize] = Progress::Started;
        let mut open: Vec<(TypeId, Vec<TypeId>)> = vec![(id, self.copied(id))];
        while let Some((id, copied)) = open.last_mut() {
            match copied.pop() {
                Some(next) if self.progress[next.0 as usize] == Progress::Waiting => {
                    self.progress[next.0 as usize] = Progress::Started;
                    open.push((next, self.copied(next)));
                }
                Some(_) => {}
                None => {
                    let id = *id;
                    self.fill_type(id);
                    open.pop();
                }
            }
        }
    }

    /// The declarations whose fields a declaration copies, the last one first. Unknown ones are reported later.
    fn copied(&self, id: TypeId) -> Vec<TypeId> {
        let Some((file, definition)) = self.trees.types.copying(id) else {
            return Vec::new();
        };
        let behind = |path: &ast::Path| {
            let mut id = self.known_type(file, path)?;
            for _ in 0..=MOST_ALIASES {
                id = match self.trees.types.head(id) {
                    Some((file, head)) => match head.alias {
                        Some(path) => self.known_type(file, &path)?,
                        None => return Some(id),
                    },
                    // What is resolved is in the design.
                    None => match &self.design[id].body {
                        TypeBody::Alias { target } => target.kind.named()?,
                        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                            return None;
                        }
                    },
                };
            }
            None
        };
        let paths = definition.copied().into_iter().rev();
        paths.filter_map(behind).collect()
    }

    fn fill_type(&mut self, id: TypeId) {
        let (file, definition) = self.trees.types.take(id);
        match definition {
            Definition::Type(tree) => self.type_item(file, id, &tree),
            Definition::Enum(tree) => self.enum_item(file, id, &tree),
            Definition::Union(tree) => self.union_item(file, id, &tree),
        }
        self.progress[id.0 as usize] = Progress::Done;
    }

    /// The record type of that name, with its fields filled.
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
            self.declared_type(id);
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
