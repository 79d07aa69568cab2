//! Objects with paths in them.

use foldhash::{HashSet, HashSetExt};

use super::Exprs;
use crate::diagnostics::Finding;
use crate::ir::{Expr, ExprEntry, Injected, Presence, Record, Rest, Type, TypeKind, Union, Value};
use crate::named::Named;
use crate::resolve::codes_values::{
    INJECTED_ARGUMENT, MISSING_KEY, NOT_ONE_OF, REPEATED_KEY, UNKNOWN_KEY,
};
use crate::resolve::fit::{JSON, peel};
use crate::resolve::paths::field_step;
use crate::resolve::spell::field_name;
use crate::resolve::wording::list;
use crate::source::{Span, Text};
use crate::syntax::ast::{self, ValueKind};

impl Exprs<'_, '_> {
    pub(super) fn object(
        &mut self,
        value: &ast::Value,
        entries: &[ast::Entry],
        expected: &Type,
    ) -> Option<Expr> {
        let design = self.design;
        let kind = peel(design, expected).0;
        if let Some(record) = design.record_of(kind) {
            return self
                .record(entries, (record, &[]), value.span, None)
                .map(Expr::Object);
        }
        match kind {
            TypeKind::Map { values } => self.map(entries, values),
            TypeKind::Json | TypeKind::Unknown => self.map(entries, &JSON),
            TypeKind::Union { alternatives } => {
                let is_object = |kind: &TypeKind| {
                    matches!(kind, TypeKind::Map { .. }) || design.is_object(kind)
                };
                self.alternatives(value, alternatives, expected, is_object)
            }
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. } => match design.union_of(kind) {
                Some(union) => self.tagged(value, entries, union),
                None => self.wrong_kind(value, expected, "an object"),
            },
        }
    }

    /// `tag` is an entry that is not a field: the tag of the union that the record is a variant of.
    pub(super) fn record(
        &mut self,
        entries: &[ast::Entry],
        (record, injected): (&Record, &[Injected]),
        span: Span,
        tag: Option<(&str, &Text)>,
    ) -> Option<Vec<ExprEntry>> {
        let mut fine = true;
        let mut exprs = Vec::with_capacity(entries.len());
        let mut unknown = Vec::new();
        let fields = Named::new(&record.fields, |field| &field.name);
        let arguments = Named::new(injected, |injected| &injected.name);
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            if self.is_repeated(&written, index, entry) {
                fine = false;
                continue;
            }
            let name = &entry.name;
            let field = fields.find(&name.text);
            let value = match (field, &record.rest) {
                (_, _) if tag.is_some_and(|(key, _)| *key == *name.text) => {
                    tag.map(|(_, tag)| Expr::Value(Value::String(tag.clone())))
                }
                (Some(field), _) => {
                    let may_be_absent = !matches!(field.presence, Presence::Required { .. });
                    self.entry(entry, &field.ty, may_be_absent)
                }
                (None, _) if arguments.has(&name.text) => {
                    self.injected(name);
                    None
                }
                (None, Rest::Typed { ty }) => self.entry(entry, ty, true),
                (None, Rest::Open) => self.entry(entry, &JSON, true),
                (None, Rest::Closed) => {
                    unknown.push(name);
                    None
                }
            };
            match value {
                Some(value) => exprs.push(ExprEntry {
                    name: name.text.clone(),
                    value,
                }),
                None => fine = false,
            }
        }
        let has = |name: &str| written.has(name);
        let absent: Vec<&str> = record
            .fields
            .iter()
            .map(|field| &*field.name)
            .filter(|name| !has(name))
            .collect();
        let required = record
            .fields
            .iter()
            .filter(|field| matches!(field.presence, Presence::Required { .. }));
        let mut missing: Vec<String> = required
            .filter(|field| !has(&field.name))
            .map(|field| format!("`{}`", field.name))
            .collect();
        let mut meant: HashSet<String> = HashSet::new();
        for name in unknown {
            let suggestions = &self.design.suggestions;
            let close = suggestions.nearest(&name.text, absent.len(), || absent.iter().copied());
            // A mistyped key is one mistake: the field that it was meant for is not missing as well.
            if let [only] = close[..] {
                meant.insert(format!("`{only}`"));
            }
            let finding = self.unknown_key(name, &close, record);
            self.found.add(finding);
        }
        missing.retain(|name| !meant.contains(name));
        if !missing.is_empty() {
            let names: Vec<&str> = missing.iter().map(String::as_str).collect();
            let message = format!("{} needs {}", self.place(), list(&names, "and"));
            self.add(&MISSING_KEY, span, message, "not there");
            fine = false;
        }
        fine.then_some(exprs)
    }

    fn map(&mut self, entries: &[ast::Entry], ty: &Type) -> Option<Expr> {
        let mut fine = true;
        let mut exprs = Vec::with_capacity(entries.len());
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            if self.is_repeated(&written, index, entry) {
                fine = false;
                continue;
            }
            match self.entry(entry, ty, true) {
                Some(value) => exprs.push(ExprEntry {
                    name: entry.name.text.clone(),
                    value,
                }),
                None => fine = false,
            }
        }
        fine.then_some(Expr::Object(exprs))
    }

    /// The tag must be a literal: it decides which fields there are.
    fn tagged(
        &mut self,
        value: &ast::Value,
        entries: &[ast::Entry],
        union: &Union,
    ) -> Option<Expr> {
        let key = union.by.as_deref().unwrap_or("type");
        let Some(entry) = entries.iter().find(|entry| *entry.name.text == *key) else {
            let message = format!("{} needs `{key}`", self.place());
            self.add(
                &MISSING_KEY,
                value.span,
                message,
                "it says which variant this is",
            );
            return None;
        };
        let tag = match &entry.value.kind {
            ValueKind::String(text) => text,
            ValueKind::Path(path) if path.steps.is_empty() => &path.root.text,
            ValueKind::Null
            | ValueKind::Bool(_)
            | ValueKind::Number(_)
            | ValueKind::List(_)
            | ValueKind::Object(_)
            | ValueKind::Path(_) => {
                let message = format!("`{key}` in {} must be written out", self.place());
                self.add(
                    &NOT_ONE_OF,
                    entry.value.span,
                    message,
                    "it decides which fields there are",
                );
                return None;
            }
        };
        let Some(variant) = union.variants.iter().find(|variant| variant.name == *tag) else {
            let names: Vec<String> = union
                .variants
                .iter()
                .map(|variant| format!("`{}`", variant.name))
                .collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let message = format!("{} cannot be of a variant `{tag}`", self.place());
            let finding = Finding::new(&NOT_ONE_OF, entry.value.span, message)
                .here("no such variant")
                .help(format!("it is {}", list(&names, "or")));
            self.found.add(finding);
            return None;
        };
        if union.by.is_some() {
            let record = self.design.record_of(peel(self.design, &variant.ty).0)?;
            let tag = Some((key, &variant.name));
            return self
                .record(entries, (record, &[]), value.span, tag)
                .map(Expr::Object);
        }
        let mut fine = true;
        let mut content = None;
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            match &*entry.name.text {
                _ if self.is_repeated(&written, index, entry) => fine = false,
                "type" => {}
                "value" => content = self.entry(entry, &variant.ty, false),
                name => {
                    let message = format!("{} has no `{name}`", self.place());
                    let finding = Finding::new(&UNKNOWN_KEY, entry.name.span, message)
                        .here("not declared")
                        .help("it is written `{ type: …, value: … }`");
                    self.found.add(finding);
                    fine = false;
                }
            }
        }
        if !entries.iter().any(|entry| &*entry.name.text == "value") {
            let message = format!("{} needs `value`", self.place());
            self.add(&MISSING_KEY, value.span, message, "not there");
        }
        let content = content.filter(|_| fine)?;
        let tag = Expr::Value(Value::String(variant.name.clone()));
        Some(Expr::Object(vec![
            ExprEntry {
                name: "type".into(),
                value: tag,
            },
            ExprEntry {
                name: "value".into(),
                value: content,
            },
        ]))
    }

    fn entry(&mut self, entry: &ast::Entry, ty: &Type, may_be_absent: bool) -> Option<Expr> {
        self.path.push(field_step(&entry.name.text));
        let expr = self.expr(&entry.value, ty, may_be_absent);
        self.path.pop();
        expr
    }

    fn is_repeated(
        &mut self,
        entries: &Named<'_, ast::Entry>,
        index: usize,
        entry: &ast::Entry,
    ) -> bool {
        let first = entries.find(&entry.name.text);
        let Some(first) = first.filter(|_| entries.position(&entry.name.text) < Some(index)) else {
            return false;
        };
        let finding = Finding::new(
            &REPEATED_KEY,
            entry.name.span,
            format!("`{}` is written twice", entry.name.text),
        )
        .here("the second one")
        .related(first.name.span, "the first one");
        self.found.add(finding);
        true
    }

    fn injected(&mut self, name: &ast::Name) {
        let message = format!("`{}` comes from the context and is never passed", name.text);
        let finding = Finding::new(&INJECTED_ARGUMENT, name.span, message)
            .here("the runtime fills it in")
            .help("leave it out");
        self.found.add(finding);
    }

    fn unknown_key(&self, name: &ast::Name, close: &[&str], record: &Record) -> Finding {
        let message = format!("{} has no `{}`", self.place(), name.text);
        let finding = Finding::new(&UNKNOWN_KEY, name.span, message).here("not declared");
        match close {
            [only] => finding.help(format!("did you mean `{only}`?")).respell(
                name.span,
                &name.text,
                only,
                field_name(only),
            ),
            [] if record.fields.is_empty() => finding.help("it takes nothing"),
            [] => {
                let some: Vec<String> = record
                    .fields
                    .iter()
                    .take(8)
                    .map(|field| format!("`{}`", field.name))
                    .collect();
                let more = if record.fields.len() > 8 { ", …" } else { "" };
                finding.help(format!("it has {}{more}", some.join(", ")))
            }
            [..] => finding.help(format!("did you mean `{}`?", close.join("` or `"))),
        }
    }
}
