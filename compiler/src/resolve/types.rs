//! Types: what was written to what it means.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::attributes::Declared;
use super::codes::{BAD_LITERAL, BAD_MAP_KEY, DUPLICATE, NOT_A_RECORD, SELF_COPY};
use super::declare::text;
use super::{Pending, Resolver, Slot};
use crate::diagnostics::Finding;
use crate::ir::{
    Format, MOST_ALIASES, Member, Place, Record, Rest, ScalarKey, Type, TypeBody, TypeId, TypeKind,
    Union, Value, Variant,
};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

/// How far a declared type is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    Waiting,
    Started,
    Done,
}

/// The builtin types, by their names.
pub(super) const BUILTINS: [(&str, TypeKind); 18] = [
    ("string", TypeKind::String),
    ("int", TypeKind::Int),
    ("float", TypeKind::Float),
    ("bool", TypeKind::Bool),
    ("bytes", TypeKind::Bytes),
    (
        "datetime",
        TypeKind::Format {
            format: Format::Datetime,
        },
    ),
    (
        "date",
        TypeKind::Format {
            format: Format::Date,
        },
    ),
    (
        "time",
        TypeKind::Format {
            format: Format::Time,
        },
    ),
    (
        "duration",
        TypeKind::Format {
            format: Format::Duration,
        },
    ),
    (
        "uuid",
        TypeKind::Format {
            format: Format::Uuid,
        },
    ),
    (
        "uri",
        TypeKind::Format {
            format: Format::Uri,
        },
    ),
    (
        "email",
        TypeKind::Format {
            format: Format::Email,
        },
    ),
    (
        "hostname",
        TypeKind::Format {
            format: Format::Hostname,
        },
    ),
    (
        "ipv4",
        TypeKind::Format {
            format: Format::Ipv4,
        },
    ),
    (
        "ipv6",
        TypeKind::Format {
            format: Format::Ipv6,
        },
    ),
    ("path", TypeKind::Path),
    ("json", TypeKind::Json),
    ("null", TypeKind::Null),
];

/// The builtin that people of other languages mean by a word.
pub(super) fn habit(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    Some(match word.as_str() {
        "string" | "str" | "text" | "char" | "varchar" => "string",
        "int" | "integer" | "long" | "int32" | "int64" | "i32" | "i64" | "u32" | "u64"
        | "short" | "uint" => "int",
        "float" | "number" | "double" | "decimal" | "f32" | "f64" => "float",
        "bool" | "boolean" => "bool",
        "bytes" | "binary" | "blob" => "bytes",
        "datetime" | "timestamp" | "instant" => "datetime",
        "uuid" | "guid" => "uuid",
        "uri" | "url" => "uri",
        "file" | "filepath" => "path",
        "json" | "any" | "object" | "dict" | "unknown" | "value" => "json",
        "null" | "none" | "void" | "nil" => "null",
        _ => return None,
    })
}

impl<'a> Resolver<'a> {
    /// Fills all declared types.
    pub(super) fn types(&mut self) {
        for index in 0..self.trees.types.len() {
            self.declared_type(TypeId(index as u32));
        }
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

    /// The declarations whose fields a declaration copies, the last one first. What is not there is complained about later.
    fn copied(&self, id: TypeId) -> Vec<TypeId> {
        let (file, item) = self.trees.types[id.0 as usize];
        let mut paths = Vec::new();
        match item {
            ast::Item::Type(tree) => spreads(&tree.body, &mut paths),
            ast::Item::Union(tree) => {
                let types = tree.variants.iter().map(|variant| &variant.ty);
                types.for_each(|ty| spreads(ty, &mut paths));
            }
            ast::Item::Enum(_)
            | ast::Item::Error(_)
            | ast::Item::Service(_)
            | ast::Item::Toolset(_)
            | ast::Item::Junk(_) => {}
        }
        let behind = |path: &ast::Path| {
            let mut at = (file, path);
            for _ in 0..=MOST_ALIASES {
                let id = self.known_type(at.0, at.1)?;
                match self.trees.types[id.0 as usize] {
                    (file, ast::Item::Type(tree)) => match &tree.body.kind {
                        ast::TypeKind::Name(path) => at = (file, path),
                        _ => return Some(id),
                    },
                    _ => return Some(id),
                }
            }
            None
        };
        paths.into_iter().rev().filter_map(behind).collect()
    }

    fn fill_type(&mut self, id: TypeId) {
        let at = id.0 as usize;
        let (file, item) = self.trees.types[at];
        match item {
            ast::Item::Type(tree) => self.type_item(file, id, tree),
            ast::Item::Enum(tree) => self.enum_item(file, id, tree),
            ast::Item::Union(tree) => self.union_item(file, id, tree),
            ast::Item::Error(_)
            | ast::Item::Service(_)
            | ast::Item::Toolset(_)
            | ast::Item::Junk(_) => {
                unreachable!("only types are in this list")
            }
        }
        self.progress[at] = Progress::Done;
    }

    fn type_item(&mut self, file: FileId, id: TypeId, tree: &'a ast::TypeItem) {
        let mut declared = Declared::default();
        let plain = tree.body.nullable.is_none() && tree.body.attributes.is_empty();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        let body = match &tree.body.kind {
            // `type A = { … }` and `type A { … }` are the same.
            ast::TypeKind::Record(members) if plain => {
                TypeBody::Record(Arc::new(self.record(file, members)))
            }
            _ => TypeBody::Alias {
                target: self.declared_as(file, &tree.body, &mut declared),
            },
        };
        let ty = match &body {
            TypeBody::Alias { target } => target.clone(),
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                self.reference(id, tree.name.span)
            }
        };
        self.examples(&tree.name, &ty, &declared);
        let schemas = std::mem::take(&mut declared.schemas);
        let decl = &mut self.design[id];
        decl.annotations = declared.annotations;
        decl.body = body;
        decl.schema = super::attributes::merged(schemas);
        // An alias has its keywords where its other constraints are.
        if let TypeBody::Alias { target } = &mut decl.body
            && let Some(schema) = decl.schema.take()
        {
            target
                .constraints
                .get_or_insert_default()
                .schemas
                .push(schema);
        }
    }

    fn enum_item(&mut self, file: FileId, id: TypeId, tree: &'a ast::EnumItem) {
        let mut declared = Declared::default();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        let mut members: Vec<Member> = Vec::new();
        let mut by_name: HashMap<Text, usize> = HashMap::new();
        let mut by_value: HashMap<Option<ScalarKey>, usize> = HashMap::new();
        for member in &tree.members {
            let value = match &member.value {
                None => Value::String(member.name.text.clone()),
                Some(value) => match &value.kind {
                    ast::ValueKind::String(text) => Value::String(text.clone()),
                    ast::ValueKind::Number(text) => Value::Number(text.clone()),
                    ast::ValueKind::Null
                    | ast::ValueKind::Bool(_)
                    | ast::ValueKind::List(_)
                    | ast::ValueKind::Object(_)
                    | ast::ValueKind::Path(_) => {
                        let message =
                            format!("member `{}` needs a text or a number", member.name.text);
                        let finding = Finding::new(&BAD_LITERAL, value.span, message)
                            .here("neither")
                            .help("write the value that travels in quotes: `done = \"DONE\"`");
                        self.add(finding);
                        Value::String(member.name.text.clone())
                    }
                },
            };
            if let Some(first) = by_name.get(&member.name.text).map(|at| &members[*at]) {
                super::declare::duplicate("members", &member.name, first.place.span, self.findings);
                continue;
            }
            let key = ScalarKey::of(&value);
            if let Some(first) = by_value.get(&key).map(|at| &members[*at]) {
                let message = format!(
                    "`{}` and `{}` have one value on the wire",
                    first.name, member.name.text
                );
                let finding = Finding::new(&DUPLICATE, member.span, message)
                    .here(format!("this is {}, too", value.to_json()))
                    .related(first.place.span, "the first one");
                self.add(finding);
                continue;
            }
            let mut own = Declared::default();
            self.declaration_attributes(file, &member.attributes, &mut own);
            self.member_attributes(&member.attributes);
            by_name.insert(member.name.text.clone(), members.len());
            by_value.insert(key, members.len());
            members.push(Member {
                name: member.name.text.clone(),
                value,
                docs: text(&member.docs),
                annotations: own.annotations,
                place: self.place(member.name.span),
            });
        }
        if members.is_empty() && tree.members.is_empty() {
            let finding = Finding::new(
                &BAD_LITERAL,
                tree.name.span,
                format!("enum `{}` has no members", tree.name.text),
            )
            .here("no value can be valid")
            .help("give it at least one member");
            self.add(finding);
        }
        let ty = self.reference(id, tree.name.span);
        self.examples(&tree.name, &ty, &declared);
        let decl = &mut self.design[id];
        decl.annotations = declared.annotations;
        decl.schema = super::attributes::merged(declared.schemas);
        decl.body = TypeBody::Enum { members };
    }

    fn union_item(&mut self, file: FileId, id: TypeId, tree: &'a ast::UnionItem) {
        let mut declared = Declared::default();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        let mut variants: Vec<Variant> = Vec::new();
        let mut known: HashMap<&Text, Span> = HashMap::new();
        for variant in &tree.variants {
            if let Some(first) = known.get(&variant.name.text) {
                super::declare::duplicate("variants", &variant.name, *first, self.findings);
                continue;
            }
            known.insert(&variant.name.text, variant.name.span);
            variants.push(Variant {
                name: variant.name.text.clone(),
                ty: self.ty(file, &variant.ty),
                docs: text(&variant.docs),
                place: self.place(variant.name.span),
            });
        }
        if tree.variants.is_empty() {
            let message = format!("union `{}` has no variants", tree.name.text);
            let finding = Finding::new(&BAD_LITERAL, tree.name.span, message)
                .here("no value can be valid")
                .help("give it at least one variant: `text: string`");
            self.add(finding);
        }
        let ty = self.reference(id, tree.name.span);
        self.examples(&tree.name, &ty, &declared);
        let decl = &mut self.design[id];
        decl.annotations = declared.annotations;
        decl.schema = super::attributes::merged(declared.schemas);
        decl.body = TypeBody::Union(Union {
            by: tree.by.as_ref().map(|name| name.text.clone()),
            variants,
        });
    }

    fn reference(&self, id: TypeId, span: Span) -> Type {
        Type {
            kind: TypeKind::Named { id },
            constraints: None,
            docs: None,
            place: self.place(span),
        }
    }

    /// Queues the `@example` values of a declaration.
    pub(super) fn examples(&mut self, name: &'a ast::Name, ty: &Type, declared: &Declared<'a>) {
        for value in &declared.examples {
            self.pending.push(Pending {
                name,
                ty: ty.clone(),
                value,
                slot: Slot::Example,
            });
        }
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
                TypeBody::Alias { target } => match target.kind {
                    TypeKind::Named { id: next } if target.constraints.is_none() => id = next,
                    TypeKind::Unknown => return None,
                    _ => break,
                },
                TypeBody::Enum { .. } | TypeBody::Union(_) => break,
            }
        }
        let finding = Finding::new(
            &NOT_A_RECORD,
            path.span,
            format!("`{}` is not a record", super::scope::dotted(path)),
        )
        .here("a record is needed here")
        .related(self.design[id].place.span, "declared here");
        self.add(finding);
        None
    }

    /// A type where no declaration takes its metadata.
    pub(super) fn ty(&mut self, file: FileId, tree: &'a ast::Type) -> Type {
        let mut declared = Declared::nowhere();
        self.declared_as(file, tree, &mut declared)
    }

    /// The type of a declaration; its metadata goes to `declared`.
    pub(super) fn declared_as(
        &mut self,
        file: FileId,
        tree: &'a ast::Type,
        declared: &mut Declared<'a>,
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
        let mut ty = match ty.kind {
            TypeKind::Nullable { inner } => {
                let inner = self.constrained(file, tree, *inner, declared);
                Type {
                    kind: TypeKind::Nullable {
                        inner: Box::new(inner),
                    },
                    ..ty
                }
            }
            _ => self.constrained(file, tree, ty, declared),
        };
        if tree.nullable.is_some() {
            ty = nullable(ty);
        }
        ty
    }

    fn kind(
        &mut self,
        file: FileId,
        tree: &'a ast::Type,
        place: Place,
        declared: &mut Declared<'a>,
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
                if !is_string || key.nullable.is_some() || !key.attributes.is_empty() {
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
            ast::TypeKind::Record(members) => TypeKind::Record(self.record(file, members)),
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

    fn union(
        &mut self,
        file: FileId,
        trees: &'a [ast::Type],
        place: Place,
        declared: &mut Declared<'a>,
    ) -> TypeKind {
        let mut alternatives: Vec<Type> = Vec::new();
        let mut literals: HashSet<Option<ScalarKey>> = HashSet::new();
        let mut or_null = false;
        for tree in trees {
            let ty = self.declared_as(file, tree, declared);
            let ty = match ty.kind {
                TypeKind::Null => {
                    or_null = true;
                    continue;
                }
                TypeKind::Nullable { inner } => {
                    or_null = true;
                    *inner
                }
                _ => ty,
            };
            match ty.kind {
                TypeKind::Union {
                    alternatives: nested,
                } => alternatives.extend(nested),
                TypeKind::Literals { values } => {
                    self.add_literals(&mut alternatives, &mut literals, values, ty.place, ty.docs)
                }
                kind => alternatives.push(Type { kind, ..ty }),
            }
        }
        let kind = match alternatives.len() {
            0 => return TypeKind::Null,
            1 => {
                let only = alternatives.remove(0);
                if or_null {
                    return TypeKind::Nullable {
                        inner: Box::new(only),
                    };
                }
                declared.grouped = only.constraints;
                return only.kind;
            }
            _ => TypeKind::Union { alternatives },
        };
        if or_null {
            let inner = Type {
                kind,
                constraints: None,
                docs: None,
                place,
            };
            return TypeKind::Nullable {
                inner: Box::new(inner),
            };
        }
        kind
    }

    /// Puts literals into the one alternative that holds them all.
    fn add_literals(
        &mut self,
        alternatives: &mut Vec<Type>,
        seen: &mut HashSet<Option<ScalarKey>>,
        new: Vec<Value>,
        place: Place,
        docs: Option<crate::source::Text>,
    ) {
        let known = alternatives.iter_mut().find_map(|ty| match &mut ty.kind {
            TypeKind::Literals { values } => Some(values),
            _ => None,
        });
        let Some(known) = known else {
            let kind = TypeKind::Literals { values: new };
            alternatives.push(Type {
                kind,
                constraints: None,
                docs,
                place,
            });
            return;
        };
        if seen.is_empty() {
            seen.extend(known.iter().map(ScalarKey::of));
        }
        for value in new {
            if !seen.insert(ScalarKey::of(&value)) {
                let message = format!("{} is among the alternatives already", value.to_json());
                self.findings
                    .add(Finding::new(&DUPLICATE, place.span, message).here("the second one"));
            } else {
                known.push(value);
            }
        }
    }

    fn record(&mut self, file: FileId, members: &'a [ast::RecordMember]) -> Record {
        let (fields, rest, injected) = self.members(file, members, false);
        debug_assert!(injected.is_empty(), "records take nothing from the context");
        Record {
            fields,
            rest: rest.unwrap_or(Rest::Closed),
        }
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

/// `T?`: never nested.
fn nullable(ty: Type) -> Type {
    match ty.kind {
        TypeKind::Null | TypeKind::Nullable { .. } | TypeKind::Unknown => ty,
        _ => {
            let (place, docs) = (ty.place, None);
            Type {
                kind: TypeKind::Nullable {
                    inner: Box::new(ty),
                },
                constraints: None,
                docs,
                place,
            }
        }
    }
}

/// Whether two scalars are one value: numbers compare by value.
pub(super) fn same_scalar(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => crate::decimal::compare(a, b).is_eq(),
        _ => a == b,
    }
}
