//! `@schema`: keywords that only JSON Schema can express, made self-contained.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use foldhash::{HashSet, HashSetExt};

use super::super::json::depth;
use super::super::names::pascal;
use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::keys::{ANNOTATIONS, Keys};
use super::{DEEPEST_ESCAPED, Reader};
use crate::ir::Value;
use crate::patterns::keywords;
use crate::source::Text;

impl Reader<'_> {
    /// A type with keywords that it cannot express itself.
    pub(super) fn residual(&mut self, mut ty: Type, kept: Vec<(Text, Value)>) -> Type {
        if kept.is_empty() {
            return ty;
        }
        let Some(alone) = self.kept(&kept) else {
            return ty;
        };
        let words: Vec<&str> = kept.iter().map(|(keyword, _)| &**keyword).collect();
        let message = format!("`{}` stays as `@schema`", words.join("`, `"));
        self.note(NoteKind::Escaped, message);
        // One union of null and the rest says `anyOf` already: what holds for both goes around them.
        let is_union = ty.nullable || matches!(ty.kind, Kind::Union(_));
        let says = |keyword: &str| is_union && keyword == "anyOf";
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
        self.kept(&asserted).map_or_else(Type::json, Type::escaped)
    }

    /// A schema with keywords about its whole surroundings.
    pub(super) fn whole(&mut self, value: &Value, _keys: &Keys<'_>) -> Type {
        self.note(
            NoteKind::Escaped,
            "its keywords hold for everything around them",
        );
        self.escaped(value)
    }

    /// A number for a schema with everything that it refers to: equal texts have equal numbers. `None` if that is too
    /// large to compare for each schema.
    pub(super) fn signature(&mut self, value: &Value) -> Option<u64> {
        let mut bundle = Bundle::of(MOST_COMPARED);
        let own = self.rewritten(value, &mut bundle);
        let mut hasher = DefaultHasher::new();
        let mut length = 0;
        let mut add = |schema: &Value| {
            let text = schema.to_json();
            length += text.len();
            text.hash(&mut hasher);
        };
        add(&own);
        for (_, schema) in bundle.whole()?.into_values() {
            add(&schema.unwrap_or(Value::Null));
        }
        self.work(length / 64);
        Some(hasher.finish())
    }

    /// Keywords whose refs point into their own `$defs`; `None` if they would need too many of these.
    fn alone(&self, keywords: &[(Text, Value)]) -> Option<Vec<(Text, Value)>> {
        let mut bundle = Bundle::of(MOST_KEPT);
        let whole = self.rewritten(&Value::Object(keywords.to_vec()), &mut bundle);
        let schemas = bundle.whole()?;
        let Value::Object(mut entries) = whole else {
            return Some(Vec::new());
        };
        if !schemas.is_empty() {
            let schemas = schemas
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
        Some(entries)
    }

    /// Self-contained keywords; `None` if no file can contain them, which is reported.
    fn kept(&mut self, keywords: &[(Text, Value)]) -> Option<Vec<(Text, Value)>> {
        let Some(alone) = self.alone(keywords) else {
            let message = format!("it refers to more than {MOST_KEPT} schemas, and is left out");
            self.note(NoteKind::Repaired, message);
            return None;
        };
        self.work(alone.iter().map(|(_, value)| weight(value)).sum());
        let inside = alone.iter().map(|(_, value)| depth(value)).max();
        if self.depth + inside.unwrap_or(0) > DEEPEST_ESCAPED {
            let message = "what is inside is nested too deeply, and is left out";
            self.note(NoteKind::Repaired, message);
            return None;
        }
        self.are_decided(keywords, &alone).then_some(alone)
    }

    /// Whether a validator checks keywords quickly, including everything that they refer to. If a pattern may take
    /// long, they are set aside.
    fn are_decided(&mut self, keywords: &[(Text, Value)], alone: &[(Text, Value)]) -> bool {
        let mut found = None;
        keywords::inside(&Value::Object(alone.to_vec()), &mut |pattern| {
            found = found
                .take()
                .or_else(|| Some((pattern.clone(), keywords::obstacle(pattern)?)));
        });
        let Some((pattern, why)) = found else {
            return true;
        };
        for (keyword, value) in keywords {
            self.note(
                NoteKind::Repaired,
                format!("`{keyword}` checks nothing; the pattern `{pattern}`: {why}"),
            );
            self.leave(keyword, value);
        }
        false
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
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value_of.clone(),
        }
    }

    fn bundled(&self, reference: &Text, bundle: &mut Bundle) -> Text {
        let Some((pointer, target)) = self.target(reference) else {
            return reference.clone();
        };
        if let Some((name, _)) = bundle.schemas.get(&pointer) {
            return format!("#/$defs/{name}").into();
        }
        if bundle.schemas.len() >= bundle.most {
            bundle.is_full = true;
            return reference.clone();
        }
        let last = pascal(pointer.rsplit('/').next().unwrap_or_default());
        let mut name = if last.is_empty() {
            "Root".to_owned()
        } else {
            last
        };
        while !bundle.names.insert(name.clone()) {
            name.push('_');
        }
        bundle.schemas.insert(pointer.clone(), (name.clone(), None));
        let around = |keyword: &str| matches!(keyword, "$defs" | "definitions" | "$id" | "$schema");
        let target = match target.entries() {
            Some(entries) => {
                let kept = entries.iter().filter(|(keyword, _)| !around(keyword));
                Value::Object(kept.cloned().collect())
            }
            None => target.clone(),
        };
        let schema = self.rewritten(&target, bundle);
        if let Some(place) = bundle.schemas.get_mut(&pointer) {
            place.1 = Some(schema);
        }
        format!("#/$defs/{name}").into()
    }
}

/// How many values a value contains, itself included.
fn weight(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
        Value::List(items) => 1 + items.iter().map(weight).sum::<usize>(),
        Value::Object(entries) => {
            1 + entries
                .iter()
                .map(|(_, value)| weight(value))
                .sum::<usize>()
        }
    }
}

/// Schemas that refer to more others than this are not compared: each may be a good part of a large document.
const MOST_COMPARED: usize = 64;

/// The maximum number of schemas that a kept one may refer to.
const MOST_KEPT: usize = 200;

/// Schemas that others refer to, by their pointer: a name, and the schema once it is read.
struct Bundle {
    schemas: BTreeMap<String, (String, Option<Value>)>,
    names: HashSet<String>,
    most: usize,
    /// Whether there would be more.
    is_full: bool,
}

impl Bundle {
    fn of(most: usize) -> Self {
        Self {
            schemas: BTreeMap::new(),
            names: HashSet::new(),
            most,
            is_full: false,
        }
    }

    /// All of them, if they are.
    fn whole(self) -> Option<BTreeMap<String, (String, Option<Value>)>> {
        (!self.is_full).then_some(self.schemas)
    }
}

/// The same number for the same text, everywhere and always (FNV-1a).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
