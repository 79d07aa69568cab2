//! From what a model sends by a lowered schema to what a tool takes: nulls for arguments that are left out, lists of `{key, value}`
//! for maps, objects for tuples, JSON in texts.
//!
//! Providers with a strict mode take a part of JSON Schema only, so their tools are sent in other shapes
//! (`toolc emit --strict`). The types of a tool are enough to find the way back. `spec/providers.md` has the rules.

use crate::diagnose::check;
use crate::json::{Object, Value};
use crate::table::{Map, Presence, Record, Rest, Table, Tagged, Tuple};

/// The document as the type has it, where it stands in other shapes; `None` where it is valid as it is, or no JSON.
///
/// Whatever fits no shape stays as it was sent, for its issues to be told. A value of `json` stays as well: a text that holds JSON is a
/// value itself.
pub fn undone(table: Table, bytes: &[u8]) -> Option<Vec<u8>> {
    if check(table, bytes, false).is_ok() {
        return None;
    }
    let sent = Value::parse(bytes)?;
    let mut out = Vec::new();
    restored(table, &sent).write(&mut out);
    Some(out)
}

fn restored(table: Table, sent: &Value) -> Value {
    match (table, sent) {
        (_, Value::Null) => Value::Null,
        (Table::Nullable(inner) | Table::Secret(inner), _) => restored(*inner, sent),
        (Table::Schema(schema), _) => restored(schema.table, sent),
        (Table::Union(union), _) => {
            let fits = |table: Table, value: &Value| {
                check(table, value.to_json().as_bytes(), false).is_ok()
            };
            if fits(table, sent) {
                return sent.clone();
            }
            let all = union.alternatives.iter();
            all.map(|alternative| (*alternative, restored(*alternative, sent)))
                .find(|(alternative, value)| fits(*alternative, value))
                .map_or_else(|| sent.clone(), |(_, value)| value)
        }
        (
            Table::List(_) | Table::Tuple(_) | Table::Map(_) | Table::Record(_) | Table::Tagged(_),
            Value::String(text),
        ) => match Value::parse(text.as_bytes()) {
            Some(held @ (Value::Array(_) | Value::Object(_))) => restored(table, &held),
            Some(_) | None => sent.clone(),
        },
        (Table::List(list), Value::Array(items)) => items
            .iter()
            .map(|item| restored(list.item, item))
            .collect::<Vec<_>>()
            .into(),
        (Table::Map(map), Value::Array(entries)) => {
            from_entries(map, entries).unwrap_or_else(|| sent.clone())
        }
        (Table::Map(map), Value::Object(members)) => Value::Object(
            members
                .iter()
                .map(|(key, value)| (key.to_owned(), restored(map.value, value)))
                .collect(),
        ),
        (Table::Tuple(tuple), Value::Object(places)) => {
            from_places(tuple, places).unwrap_or_else(|| sent.clone())
        }
        (Table::Tuple(tuple), Value::Array(items)) => {
            let tables = tuple.places.iter().chain(std::iter::repeat(
                tuple.tail.as_ref().unwrap_or(&Table::Json),
            ));
            let items = items
                .iter()
                .zip(tables)
                .map(|(item, table)| restored(*table, item));
            items.collect::<Vec<_>>().into()
        }
        (Table::Record(record), Value::Object(members)) => {
            Value::Object(of_record(record, members))
        }
        (Table::Tagged(tagged), Value::Object(members)) => of_variant(tagged, members),
        (_, _) => sent.clone(),
    }
}

/// A list of `{key, value}` as an object.
fn from_entries(map: &Map, entries: &[Value]) -> Option<Value> {
    let mut members = Vec::with_capacity(entries.len());
    for entry in entries {
        let entry = entry.as_object().filter(|entry| entry.len() == 2)?;
        let key = entry.get("key")?.as_str()?;
        members.push((key.to_owned(), restored(map.value, entry.get("value")?)));
    }
    Some(Value::Object(Object::from_members(members)))
}

/// An object with a member for each place as a list.
fn from_places(tuple: &Tuple, places: &Object) -> Option<Value> {
    let mut items = Vec::with_capacity(places.len());
    for (index, table) in tuple.places.iter().enumerate() {
        items.push(restored(*table, places.get(&format!("item_{index}"))?));
    }
    if let Some(tail) = tuple.tail {
        let rest = places.get("rest")?.as_array()?;
        items.extend(rest.iter().map(|item| restored(tail, item)));
    }
    let all = tuple.places.len() + usize::from(tuple.tail.is_some());
    (places.len() == all).then_some(Value::Array(items))
}

fn of_record(record: &Record, members: &Object) -> Object {
    let field = |name: &str| record.fields.iter().find(|field| field.name == name);
    let kept = members.iter().filter_map(|(name, value)| {
        let value = match (field(name), record.rest) {
            (Some(field), _) => {
                let optional = !matches!(field.presence, Presence::Required);
                if optional && *value == Value::Null && !takes_null(field.table) {
                    return None;
                }
                restored(field.table, value)
            }
            (None, Rest::Kept(table)) => restored(table, value),
            (None, Rest::Closed | Rest::Open) => value.clone(),
        };
        Some((name.to_owned(), value))
    });
    kept.collect()
}

fn of_variant(tagged: &Tagged, members: &Object) -> Value {
    let tag = members.get(tagged.tag).and_then(Value::as_str);
    let variant = tagged
        .variants
        .iter()
        .find(|variant| Some(variant.name) == tag);
    let Some(variant) = variant else {
        return Value::Object(members.clone());
    };
    let Some(content) = tagged.content else {
        return restored(variant.table, &Value::Object(members.clone()));
    };
    let members = members.iter().map(|(name, value)| {
        let value = if name == content {
            restored(variant.table, value)
        } else {
            value.clone()
        };
        (name.to_owned(), value)
    });
    Value::Object(members.collect())
}

fn takes_null(table: Table) -> bool {
    check(table, b"null", false).is_ok()
}
