//! `allOf`, and keywords beside a ref or beside alternatives: schemas are merged if one schema can express them.

use foldhash::{HashMap, HashSet};

use super::super::fits::same;
use super::super::names;
use super::super::report::NoteKind;
use super::super::types::Type;
use super::Reader;
use super::keys::{ANNOTATIONS, Keys};
use crate::decimal::compare;
use crate::ir::Value;
use crate::source::Text;

impl Reader<'_> {
    /// All of several schemas.
    pub(super) fn all_of(&mut self, value: &Value, keys: &Keys<'_>, all: &Value) -> Type {
        let Value::Object(entries) = value else {
            return Type::json();
        };
        let base: Vec<(Text, Value)> = entries
            .iter()
            .filter(|(name, _)| &**name != "allOf")
            .cloned()
            .collect();
        let Value::List(parts) = all else {
            self.note(NoteKind::Repaired, "`allOf` is no list, and is left out");
            return self.ty(&Value::Object(base.clone()), &Keys::of(&base));
        };
        let beside = Keys::of(&base);
        if let ([part], true) = (&parts[..], beside.asserts_nothing()) {
            let lowered = self.at(&["allOf", "0"], |reader| reader.schema(part));
            let mut ty = lowered.ty;
            if keys.description.is_none() && ty.docs.is_none() {
                ty.docs = lowered.about.docs;
            }
            if matches!(keys.nullable, Some(Value::Bool(true))) {
                ty = ty.or_null();
            }
            return ty;
        }
        let whole = parts.iter().try_fold(asserted(&base), |whole, part| {
            // Each part is put together with all before it.
            if !self.work((size(&whole) + size(part)) / 8) {
                return None;
            }
            merged(&whole, &asserted_of(&self.resolved(part)?))
        });
        let before = self.expanding.len();
        let ty = match whole {
            Some(Value::Object(whole)) => {
                let refs = parts.iter().filter_map(|part| match part.get("$ref") {
                    Some(Value::String(reference)) => Some(reference.to_string()),
                    _ => None,
                });
                self.expanding.extend(refs);
                self.ty(&Value::Object(whole.clone()), &Keys::of(&whole))
            }
            _ => {
                let ty = self.ty(&Value::Object(base.clone()), &beside);
                self.residual(ty, vec![("allOf".into(), all.clone())])
            }
        };
        self.expanding.truncate(before);
        ty
    }

    /// The metadata of the first of several schemas that has some, if the schema around them has none.
    pub(super) fn docs_of_parts(&self, keys: &Keys<'_>) -> Option<Text> {
        let Some(Value::List(parts)) = keys.all_of else {
            return None;
        };
        let docs = |part: &Value| match part.get("description") {
            Some(Value::String(text)) => names::docs(text),
            _ => None,
        };
        // The docs of a single part are those of its type.
        let several = (parts.len() > 1).then_some(parts);
        several?.iter().find_map(docs)
    }

    /// A schema, or the target of its ref; `None` if that is recursive or dangling.
    pub(super) fn resolved(&self, value: &Value) -> Option<Value> {
        let Some(reference) = value.get("$ref") else {
            return Some(value.clone());
        };
        let Value::String(reference) = reference else {
            return None;
        };
        let is_open = self.expanding.iter().any(|known| **known == **reference);
        if is_open || self.expanding.len() > MOST_EXPANDED {
            return None;
        }
        let Value::Object(entries) = value else {
            return None;
        };
        let (_, target) = self.target(reference)?;
        // Before 2019, siblings were passed over.
        let beside: Vec<(Text, Value)> = entries
            .iter()
            .filter(|(name, _)| &**name != "$ref" && !self.is_old_draft())
            .cloned()
            .collect();
        let target = asserted_of(&self.resolved_once(target)?);
        merged(&target, &asserted(&beside))
    }

    fn resolved_once(&self, target: &Value) -> Option<Value> {
        match target.get("$ref") {
            Some(Value::String(next)) => {
                let (_, next) = self.target(next)?;
                next.get("$ref").is_none().then(|| next.clone())
            }
            Some(_) => None,
            None => Some(target.clone()),
        }
    }
}

/// The maximum number of refs that may be replaced in a row.
const MOST_EXPANDED: usize = 64;

/// The default among several schemas.
pub(super) fn default_of_parts<'v>(keys: &Keys<'v>) -> Option<&'v Value> {
    match keys.all_of {
        Some(Value::List(parts)) => parts.iter().find_map(|part| part.get("default")),
        Some(_) | None => None,
    }
}

/// About how much it is to copy a schema, without looking into all of it.
pub(super) fn size(schema: &Value) -> usize {
    let Value::Object(entries) = schema else {
        return 1;
    };
    let inside = entries.iter().map(|(_, value)| match value {
        Value::Object(entries) => entries.len(),
        Value::List(items) => items.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
    });
    1 + inside.sum::<usize>()
}

fn asserted(entries: &[(Text, Value)]) -> Value {
    Value::Object(
        entries
            .iter()
            .filter(|(keyword, _)| !ANNOTATIONS.contains(&&**keyword))
            .filter(|(keyword, _)| {
                !matches!(&**keyword, "$schema" | "$defs" | "definitions" | "$id")
            })
            .cloned()
            .collect(),
    )
}

fn asserted_of(value: &Value) -> Value {
    value.entries().map_or_else(|| value.clone(), asserted)
}

/// One schema for two, if it can express both keyword by keyword.
pub(super) fn merged(a: &Value, b: &Value) -> Option<Value> {
    match (a, b) {
        (Value::Bool(true), other) | (other, Value::Bool(true)) => return Some(other.clone()),
        (Value::Bool(false), _) | (_, Value::Bool(false)) => return Some(Value::Bool(false)),
        _ => {}
    }
    let (Value::Object(left), Value::Object(right)) = (a, b) else {
        return None;
    };
    // Keywords that mean something only together stay with each other.
    let both_have = |family: &[&str]| {
        [a, b]
            .iter()
            .all(|schema| family.iter().any(|key| schema.get(key).is_some()))
    };
    let conditions = both_have(&["if", "then", "else"]);
    let places = both_have(&["items", "prefixItems", "additionalItems"])
        && [a, b].iter().any(|schema| {
            schema.get("prefixItems").is_some()
                || matches!(schema.get("items"), Some(Value::List(_)))
        });
    let contains = both_have(&["contains", "minContains", "maxContains"]);
    let unevaluated = [a, b].iter().any(|schema| {
        schema.get("unevaluatedItems").is_some() || schema.get("unevaluatedProperties").is_some()
    });
    if conditions || places || contains || unevaluated {
        return None;
    }
    // What is closed refuses what only the other declares.
    if !keys_fit(a, b) || !keys_fit(b, a) {
        return None;
    }
    let mut all = left.clone();
    for (keyword, value) in right {
        let Some(place) = all.iter().position(|(name, _)| name == keyword) else {
            all.push((keyword.clone(), value.clone()));
            continue;
        };
        let before = all[place].1.clone();
        all[place].1 = both(keyword, &before, value)?;
    }
    Some(Value::Object(all))
}

fn both(keyword: &str, a: &Value, b: &Value) -> Option<Value> {
    if same(a, b) {
        return Some(a.clone());
    }
    if ANNOTATIONS.contains(&keyword) {
        return Some(b.clone());
    }
    match (keyword, a, b) {
        ("required", Value::List(a), Value::List(b)) => {
            let known: HashSet<&Text> = a.iter().filter_map(Value::text).collect();
            let more = b.iter().filter(|name| match name.text() {
                Some(name) => !known.contains(name),
                None => !a.contains(name),
            });
            Some(Value::List(a.iter().chain(more).cloned().collect()))
        }
        ("properties", Value::Object(left), Value::Object(right)) => {
            let mut all = left.clone();
            let places = left.iter().enumerate();
            let places: HashMap<&Text, usize> = places.map(|(at, (name, _))| (name, at)).collect();
            for (name, schema) in right {
                match places.get(name) {
                    Some(place) => all[*place].1 = merged(&all[*place].1, schema)?,
                    None => all.push((name.clone(), schema.clone())),
                }
            }
            Some(Value::Object(all))
        }
        ("items" | "additionalProperties", a, b) => merged(a, b),
        ("enum", Value::List(a), Value::List(b)) => {
            let both: Vec<Value> = a
                .iter()
                .filter(|value| b.iter().any(|other| same(value, other)))
                .cloned()
                .collect();
            (!both.is_empty()).then_some(Value::List(both))
        }
        ("type", a, b) => types(a, b),
        (
            "minimum" | "exclusiveMinimum" | "minLength" | "minItems" | "minProperties",
            Value::Number(x),
            Value::Number(y),
        ) => Some(if compare(x, y).is_lt() {
            b.clone()
        } else {
            a.clone()
        }),
        (
            "maximum" | "exclusiveMaximum" | "maxLength" | "maxItems" | "maxProperties",
            Value::Number(x),
            Value::Number(y),
        ) => Some(if compare(x, y).is_lt() {
            a.clone()
        } else {
            b.clone()
        }),
        _ => None,
    }
}

fn types(a: &Value, b: &Value) -> Option<Value> {
    let list = |value: &Value| {
        value
            .items()
            .unwrap_or(std::slice::from_ref(value))
            .to_vec()
    };
    let (a, b) = (list(a), list(b));
    let number: Value = Value::String("number".into());
    let integer: Value = Value::String("integer".into());
    let takes =
        |all: &[Value], one: &Value| all.contains(one) || *one == integer && all.contains(&number);
    let mut both: Vec<Value> = a.iter().filter(|one| takes(&b, one)).cloned().collect();
    both.extend(
        b.iter()
            .filter(|one| takes(&a, one) && !a.contains(one))
            .cloned(),
    );
    match both.len() {
        0 => None,
        1 => both.pop(),
        _ => Some(Value::List(both)),
    }
}

/// Whether `a` does not constrain keys that only `b` declares.
fn keys_fit(a: &Value, b: &Value) -> bool {
    let silent = matches!(
        a.get("additionalProperties"),
        None | Some(Value::Bool(true))
    );
    let tells = a.get("unevaluatedProperties").is_some() || a.get("patternProperties").is_some();
    let Some(Value::Object(declared)) = b.get("properties") else {
        return !tells;
    };
    let known = |name: &str| {
        a.get("properties")
            .is_some_and(|known| known.get(name).is_some())
    };
    !tells && (silent || declared.iter().all(|(name, _)| known(name)))
}
