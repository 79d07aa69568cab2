//! Objects: records, maps and tagged unions.

use foldhash::{HashSet, HashSetExt};

use super::{Checker, Part, free, repeated};
use crate::diagnostics::{Finding, nearest};
use crate::ir::{
    Constraints, Presence, Record, Rest, Type, TypeBody, TypeId, TypeKind, Union, Value, Variant,
};
use crate::named::Named;
use crate::resolve::codes_values::{MISSING_KEY, NOT_ONE_OF, UNKNOWN_KEY};
use crate::resolve::spell::field_name;
use crate::resolve::wording::list;
use crate::source::Text;
use crate::syntax::ast::{self, ValueKind};

impl<'a> Checker<'a> {
    pub(super) fn named(&mut self, value: &'a ast::Value, id: TypeId, kind: &TypeKind) -> Value {
        let design = self.design;
        match &design[id].body {
            TypeBody::Record(record) => self.record(value, record, kind, None),
            TypeBody::Enum { members } => self.member(value, id, members, kind),
            TypeBody::Union(union) => self.tagged(value, union, kind),
            // It ends in itself, which has a finding.
            TypeBody::Alias { .. } => free(value, &mut Vec::new()),
        }
    }

    pub(super) fn map(
        &mut self,
        value: &'a ast::Value,
        ty: &'a Type,
        kind: &TypeKind,
        constraints: &Constraints,
    ) -> Value {
        let ValueKind::Object(entries) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        let mut values: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            if let Some(finding) = repeated(&written, index, &entry.name) {
                self.found.push(finding);
                continue;
            }
            values.push((entry.name.text.clone(), self.part(entry, ty)));
        }
        self.map_limits(value.span, values.len(), constraints);
        Value::Object(values)
    }

    /// `tag` is a key that is not a field: the tag of the union that the record is a variant of.
    pub(super) fn record(
        &mut self,
        value: &'a ast::Value,
        record: &'a Record,
        kind: &TypeKind,
        tag: Option<(&str, &str)>,
    ) -> Value {
        let ValueKind::Object(entries) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        let mut values: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
        let mut unknown = Vec::new();
        let fields = Named::new(&record.fields, |field| &field.name);
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            let name = &entry.name;
            if let Some(finding) = repeated(&written, index, name) {
                self.found.push(finding);
                continue;
            }
            let field = fields.find(&name.text);
            let new = match (field, &record.rest) {
                _ if tag.is_some_and(|(key, _)| *key == *name.text) => {
                    Value::String(tag.map_or("", |(_, tag)| tag).into())
                }
                (Some(field), _) => self.part(entry, &field.ty),
                (None, Rest::Open) => free(&entry.value, &mut self.found),
                (None, Rest::Typed { ty }) => self.part(entry, ty),
                (None, Rest::Closed) => {
                    unknown.push(name);
                    continue;
                }
            };
            values.push((name.text.clone(), new));
        }
        let has = |name: &str| written.has(name);
        let required = record
            .fields
            .iter()
            .filter(|field| matches!(field.presence, Presence::Required { .. }));
        let mut missing: Vec<&str> = required
            .map(|field| &*field.name)
            .filter(|name| !has(name))
            .collect();
        let absent: Vec<&str> = record
            .fields
            .iter()
            .map(|field| &*field.name)
            .filter(|name| !has(name))
            .collect();
        let mut meant: HashSet<&str> = HashSet::new();
        for name in unknown {
            let suggestions = &self.design.suggestions;
            let close = suggestions.nearest(&name.text, absent.len(), || absent.iter().copied());
            // A mistyped key is one mistake: the field that it was meant for is not missing as well.
            if let [only] = close[..] {
                meant.insert(only);
            }
            let finding = self.unknown_key(name, &close, record);
            self.found.push(finding);
        }
        missing.retain(|name| !meant.contains(name));
        if !missing.is_empty() {
            let finding = self.missing_keys(value, &missing);
            self.found.push(finding);
        }
        Value::Object(values)
    }

    fn tagged(&mut self, value: &'a ast::Value, union: &'a Union, kind: &TypeKind) -> Value {
        let ValueKind::Object(entries) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        let key = union.by.as_deref().unwrap_or("type");
        let Some(entry) = entries.iter().find(|entry| *entry.name.text == *key) else {
            let finding = self.missing_keys(value, &[key]);
            let names: Vec<String> = union
                .variants
                .iter()
                .map(|variant| format!("`{}`", variant.name))
                .collect();
            self.found.push(finding.help(format!(
                "it says which variant this is: {}",
                names.join(", ")
            )));
            return free(value, &mut Vec::new());
        };
        let Some(variant) = self.variant(entry, union) else {
            return free(value, &mut Vec::new());
        };
        if union.by.is_some() {
            let design = self.design;
            let flat = design.flat(&variant.ty);
            return match design.record_of(flat.kind) {
                Some(record) => self.record(value, record, kind, Some((key, &variant.name))),
                // Variants that are no records have a finding.
                None => free(value, &mut Vec::new()),
            };
        }
        let mut values: Vec<(Text, Value)> = Vec::new();
        let written = Named::new(entries, |entry| &entry.name.text);
        for (index, entry) in entries.iter().enumerate() {
            if let Some(finding) = repeated(&written, index, &entry.name) {
                self.found.push(finding);
                continue;
            }
            match &*entry.name.text {
                "type" => values.push(("type".into(), Value::String(variant.name.clone()))),
                "value" => values.push(("value".into(), self.part(entry, &variant.ty))),
                name => {
                    let close = nearest(name, ["type", "value"]);
                    let message = format!("{} has no `{name}`", self.place());
                    let finding = Finding::new(&UNKNOWN_KEY, entry.name.span, message)
                        .here("not declared")
                        .help("it is written `{ type: …, value: … }`");
                    self.found.push(match close[..] {
                        [only] => finding.respell(entry.name.span, name, only, only),
                        _ => finding,
                    });
                }
            }
        }
        if values.len() < 2 && entries.len() < 2 {
            let finding = self.missing_keys(value, &["value"]);
            self.found.push(finding);
        }
        Value::Object(values)
    }

    /// The variant that a tag names, bare or in quotes.
    fn variant(&mut self, entry: &'a ast::Entry, union: &'a Union) -> Option<&'a Variant> {
        let written = match &entry.value.kind {
            ValueKind::String(text) => text,
            ValueKind::Path(path) if path.steps.is_empty() => &path.root.text,
            ValueKind::Null
            | ValueKind::Bool(_)
            | ValueKind::Number(_)
            | ValueKind::List(_)
            | ValueKind::Object(_)
            | ValueKind::Path(_) => {
                self.path.push(Part::Key(&entry.name.text));
                self.wrong_kind(&entry.value, &TypeKind::String);
                self.path.pop();
                return None;
            }
        };
        let found = union
            .variants
            .iter()
            .find(|variant| variant.name == *written);
        if found.is_none() {
            let span = entry.value.span;
            let variants = || union.variants.iter().map(|variant| &*variant.name);
            let suggestions = &self.design.suggestions;
            let close = suggestions.nearest(written, union.variants.len(), variants);
            let message = format!("{} cannot be of a variant `{written}`", self.place());
            let finding = Finding::new(&NOT_ONE_OF, span, message).here("no such variant");
            self.found.push(match close[..] {
                [only] => finding.help(format!("did you mean `{only}`?")).respell(
                    span,
                    written,
                    only,
                    format!("\"{only}\""),
                ),
                _ => {
                    let names: Vec<String> = union
                        .variants
                        .iter()
                        .map(|variant| format!("`{}`", variant.name))
                        .collect();
                    finding.help(format!("it is one of {}", names.join(", ")))
                }
            });
        }
        found
    }

    fn part(&mut self, entry: &'a ast::Entry, ty: &'a Type) -> Value {
        self.path.push(Part::Key(&entry.name.text));
        let value = self.value(&entry.value, ty);
        self.path.pop();
        value
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
            [] if record.fields.is_empty() => finding.help("it has no fields at all"),
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

    fn missing_keys(&self, value: &ast::Value, missing: &[&str]) -> Finding {
        let names: Vec<String> = missing.iter().map(|name| format!("`{name}`")).collect();
        let message = format!("{} needs {}", self.place(), list(&refs(&names), "and"));
        Finding::new(&MISSING_KEY, value.span, message).here("not there")
    }
}

fn refs(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}
