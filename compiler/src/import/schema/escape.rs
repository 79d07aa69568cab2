//! `@schema`: what only JSON Schema can say, made to stand alone.

use std::collections::BTreeMap;

use super::super::names::pascal;
use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::keys::{ANNOTATIONS, Keys};
use crate::ir::Value;
use crate::source::Text;

impl Reader<'_> {
    /// A type with keywords that it cannot say itself.
    pub(super) fn residual(&mut self, mut ty: Type, kept: Vec<(Text, Value)>) -> Type {
        if kept.is_empty() {
            return ty;
        }
        let words: Vec<&str> = kept.iter().map(|(keyword, _)| &**keyword).collect();
        let message = format!("`{}` stays as `@schema`", words.join("`, `"));
        self.note(NoteKind::Escaped, message);
        let alone = self.alone(&kept);
        // One union of null and the rest says `anyOf` already: what holds for both goes around them.
        let says = |keyword: &str| match &ty.kind {
            Kind::Union(_) => keyword == "anyOf",
            _ => ty.nullable && keyword == "anyOf",
        };
        let is_resource = alone
            .first()
            .is_some_and(|(keyword, _)| &**keyword == "$id");
        let clash = is_resource
            || alone.iter().any(|(keyword, _)| {
                says(keyword) || ty.schema.iter().any(|(known, _)| known == keyword)
            });
        if clash {
            let part = Value::Object(alone);
            match ty.schema.iter_mut().find(|(known, _)| &**known == "allOf") {
                Some((_, Value::List(parts))) => parts.push(part),
                Some(_) | None => ty.schema.push(("allOf".into(), Value::List(vec![part]))),
            }
        } else {
            ty.schema.extend(alone);
        }
        ty
    }

    /// Any value that satisfies the whole schema.
    pub(super) fn escaped(&mut self, value: &Value) -> Type {
        let Value::Object(entries) = value else {
            return Type::json();
        };
        let asserted: Vec<(Text, Value)> = entries
            .iter()
            .filter(|(keyword, _)| {
                !ANNOTATIONS.contains(&&**keyword) && !matches!(&**keyword, "$schema")
            })
            .filter(|(keyword, _)| !matches!(&**keyword, "$defs" | "definitions" | "$id"))
            .cloned()
            .collect();
        Type::escaped(self.alone(&asserted))
    }

    /// A schema with keywords about its whole surroundings.
    pub(super) fn whole(&mut self, value: &Value, _keys: &Keys<'_>) -> Type {
        self.note(
            NoteKind::Escaped,
            "its keywords hold for everything around them",
        );
        self.escaped(value)
    }

    /// What a schema and everything that it refers to say: equal texts, equal types.
    pub(super) fn signature(&self, value: &Value) -> String {
        let mut bundle = Bundle::default();
        let own = self.rewritten(value, &mut bundle);
        let mut text = own.to_json();
        for (_, schema) in bundle.schemas.into_values() {
            text.push('\n');
            text.push_str(&schema.unwrap_or(Value::Null).to_json());
        }
        text
    }

    /// Keywords whose refs point into their own `$defs`.
    fn alone(&self, keywords: &[(Text, Value)]) -> Vec<(Text, Value)> {
        let mut bundle = Bundle::default();
        let whole = self.rewritten(&Value::Object(keywords.to_vec()), &mut bundle);
        let Value::Object(mut entries) = whole else {
            return Vec::new();
        };
        if !bundle.schemas.is_empty() {
            let schemas = bundle
                .schemas
                .into_values()
                .map(|(name, schema)| (name.into(), schema.unwrap_or(Value::Bool(true))));
            entries.push(("$defs".into(), Value::Object(schemas.collect())));
            // With an address of its own its refs stay inside, whatever it becomes a part of.
            let text = format!(
                "{} {} {}",
                self.context,
                self.path,
                Value::Object(entries.clone()).to_json()
            );
            let address = format!("urn:toolc:{:016x}", hash(&text));
            entries.insert(0, ("$id".into(), Value::String(address.into())));
        }
        entries
    }

    fn rewritten(&self, value_of: &Value, bundle: &mut Bundle) -> Value {
        match value_of {
            Value::Object(entries) => {
                let mut all = Vec::with_capacity(entries.len());
                let is_list = matches!(value_of.get("items"), Some(Value::List(_)));
                for (keyword, value) in entries {
                    match (&**keyword, value) {
                        ("$ref", Value::String(reference)) => {
                            let target = self.bundled(reference, bundle);
                            all.push((keyword.clone(), Value::String(target)));
                        }
                        ("enum" | "const" | "default" | "examples" | "required" | "type", _) => {
                            all.push((keyword.clone(), value.clone()));
                        }
                        ("items", Value::List(_)) if value_of.get("prefixItems").is_some() => {}
                        ("items", Value::List(_)) => {
                            all.push(("prefixItems".into(), self.rewritten(value, bundle)));
                        }
                        ("additionalItems", _) if is_list => {
                            all.push(("items".into(), self.rewritten(value, bundle)));
                        }
                        _ => all.push((keyword.clone(), self.rewritten(value, bundle))),
                    }
                }
                Value::Object(all)
            }
            Value::List(items) => Value::List(
                items
                    .iter()
                    .map(|item| self.rewritten(item, bundle))
                    .collect(),
            ),
            other => other.clone(),
        }
    }

    fn bundled(&self, reference: &Text, bundle: &mut Bundle) -> Text {
        let Some((pointer, target)) = self.target(reference) else {
            return reference.clone();
        };
        if let Some((name, _)) = bundle.schemas.get(&pointer) {
            return format!("#/$defs/{name}").into();
        }
        let last = pascal(pointer.rsplit('/').next().unwrap_or_default());
        let mut name = if last.is_empty() {
            "Root".to_owned()
        } else {
            last
        };
        while bundle.schemas.values().any(|(known, _)| *known == name) {
            name.push('_');
        }
        bundle.schemas.insert(pointer.clone(), (name.clone(), None));
        let target = match target {
            Value::Object(entries) => Value::Object(
                entries
                    .iter()
                    .filter(|(keyword, _)| {
                        !matches!(&**keyword, "$defs" | "definitions" | "$id" | "$schema")
                    })
                    .cloned()
                    .collect(),
            ),
            other => other.clone(),
        };
        let schema = self.rewritten(&target, bundle);
        if let Some(place) = bundle.schemas.get_mut(&pointer) {
            place.1 = Some(schema);
        }
        format!("#/$defs/{name}").into()
    }
}

/// Schemas that others refer to, by their pointer: a name, and the schema once it is read.
#[derive(Default)]
struct Bundle {
    schemas: BTreeMap<String, (String, Option<Value>)>,
}

/// The same number for the same text, everywhere and always (FNV-1a).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
