//! `@schema`: keywords that only JSON Schema can express, made self-contained.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use foldhash::{HashSet, HashSetExt};

use super::super::json::depth;
use super::super::names::pascal;
use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::keys::{ANNOTATIONS, Keys, dependencies};
use super::patterns::repaired;
use super::{DEEPEST_ESCAPED, Reader, sound};
use crate::ir::Value;
use crate::patterns::keywords;
use crate::source::Text;
use crate::subschemas;

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
    fn alone(&mut self, keywords: &[(Text, Value)]) -> Option<Vec<(Text, Value)>> {
        let mut bundle = Bundle::of(MOST_KEPT);
        let whole = self.rewritten(&Value::Object(keywords.to_vec()), &mut bundle);
        for reference in std::mem::take(&mut bundle.dangling) {
            let message =
                format!("`{reference}` points nowhere in this document; any value is taken");
            self.note(NoteKind::Repaired, message);
        }
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

    /// A schema whose refs point into the bundle, in the keywords of 2020-12.
    fn rewritten(&self, schema: &Value, bundle: &mut Bundle) -> Value {
        let Value::Object(entries) = schema else {
            return schema.clone();
        };
        let reference = schema.get("$ref").and_then(Value::text);
        let is_lone = reference.is_some() && self.is_old_draft();
        let mut all: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
        let is_list = matches!(schema.get("items"), Some(Value::List(_)));
        for (keyword, value) in entries {
            let name = &**keyword;
            if is_lone && name != "$ref" {
                continue;
            }
            let name = match (name, value) {
                ("$ref", Value::String(reference)) => {
                    let target = self.bundled(reference, bundle);
                    all.extend(target.map(|target| ("$ref".into(), Value::String(target))));
                    continue;
                }
                // Names that only refs need, which point into the bundle.
                (
                    "$id" | "$anchor" | "$dynamicAnchor" | "$recursiveAnchor" | "$schema"
                    | "$vocabulary" | "$defs" | "definitions",
                    _,
                ) => continue,
                ("items", Value::List(_)) if schema.get("prefixItems").is_some() => continue,
                ("items", Value::List(_)) => "prefixItems",
                ("additionalItems", _) if is_list => "items",
                ("additionalItems", _) => continue,
                ("dependencies", Value::Object(_)) => {
                    for (name, needs) in dependencies(value) {
                        let Some(needs) = sound::sound(&name, &needs) else {
                            continue;
                        };
                        let needs = subschemas::mapped(&name, &needs, &mut |_, part| {
                            self.rewritten(&sound::schema(part), bundle)
                        });
                        all.push((name, needs));
                    }
                    continue;
                }
                ("pattern", Value::String(pattern)) => {
                    let own = repaired(pattern).map_or_else(|| pattern.clone(), Into::into);
                    all.push(("pattern".into(), Value::String(own)));
                    continue;
                }
                ("patternProperties", Value::Object(patterns)) => {
                    let own = patterns.iter().map(|(pattern, part)| {
                        let own = repaired(pattern).map_or_else(|| pattern.clone(), Into::into);
                        (own, self.rewritten(&sound::schema(part), bundle))
                    });
                    let own = Value::Object(own.collect());
                    all.push(("patternProperties".into(), own));
                    continue;
                }
                ("exclusiveMinimum" | "exclusiveMaximum", Value::Bool(_))
                | ("nullable" | "dependencies" | "$recursiveRef", _) => {
                    continue;
                }
                ("minimum", _) if is_true(schema, "exclusiveMinimum") => "exclusiveMinimum",
                ("maximum", _) if is_true(schema, "exclusiveMaximum") => "exclusiveMaximum",
                (name, _) => name,
            };
            let Some(value) = sound::sound(name, value) else {
                continue;
            };
            let value = subschemas::mapped(name, &value, &mut |_, part| {
                self.rewritten(&sound::schema(part), bundle)
            });
            all.push((name.into(), value));
        }
        if self.manner.nullable && is_true(schema, "nullable") {
            let null = Value::Object(vec![("type".into(), Value::String("null".into()))]);
            all = vec![("anyOf".into(), Value::List(vec![Value::Object(all), null]))];
        }
        Value::Object(all)
    }

    /// The ref of a schema in the bundle; `None` if the reference leads nowhere.
    fn bundled(&self, reference: &Text, bundle: &mut Bundle) -> Option<Text> {
        let Some((pointer, target)) = self.target(reference) else {
            if is_meta_schema(reference) {
                return Some(reference.clone());
            }
            bundle.dangling.push(reference.clone());
            return None;
        };
        if let Some((name, _)) = bundle.schemas.get(&pointer) {
            return Some(format!("#/$defs/{name}").into());
        }
        if bundle.schemas.len() >= bundle.most {
            bundle.is_full = true;
            return None;
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
        let schema = self.rewritten(&sound::schema(target), bundle);
        if let Some(place) = bundle.schemas.get_mut(&pointer) {
            place.1 = Some(schema);
        }
        Some(format!("#/$defs/{name}").into())
    }
}

fn is_true(schema: &Value, keyword: &str) -> bool {
    schema.get(keyword) == Some(&Value::Bool(true))
}

/// Whether a reference names a meta-schema, which the validator of `@schema` has.
pub(super) fn is_meta_schema(reference: &str) -> bool {
    let rest = ["https://json-schema.org/", "http://json-schema.org/"]
        .iter()
        .find_map(|start| reference.strip_prefix(start));
    rest.is_some_and(|rest| {
        let rest = rest.strip_suffix('#').unwrap_or(rest);
        matches!(
            rest,
            "draft-04/schema"
                | "draft-06/schema"
                | "draft-07/schema"
                | "draft/2019-09/schema"
                | "draft/2020-12/schema"
        )
    })
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
    /// References that lead nowhere.
    dangling: Vec<Text>,
}

impl Bundle {
    fn of(most: usize) -> Self {
        Self {
            schemas: BTreeMap::new(),
            names: HashSet::new(),
            most,
            is_full: false,
            dangling: Vec::new(),
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
