//! Converts what a model sends by a lowered schema to what a tool accepts: nulls and markers for absent arguments, lists
//! of `{key, value}` for maps, objects for tuples, JSON in texts.
//!
//! Providers with a strict mode accept only a part of JSON Schema, so tools are sent to them in other shapes
//! (`toolc emit --strict`). The types of a tool are enough to undo this. `spec/providers.md` has the rules.

use std::collections::HashMap;
use std::rc::Rc;

use crate::diagnose::check;
use crate::json::{Object, Value};
use crate::table::{Map, Presence, Record, Rest, Table, Tagged, Tuple, Union, record_of};

/// The document in the shapes of the type, if it has those of a lowered schema; `None` if it is valid unchanged, or not
/// JSON.
///
/// A value that fits no shape is unchanged, so that its issues are reported. A value of `json` is unchanged, too: a
/// text that contains JSON is itself a value.
pub fn undone(table: Table, bytes: &[u8]) -> Option<Vec<u8>> {
    if fits_text(table, bytes) {
        return None;
    }
    let sent = Value::parse(bytes)?;
    let mut out = Vec::new();
    Way::default().back(table, &sent).write(&mut out);
    Some(out)
}

/// The conversion, with cached results: without them, nested unions would cost exponential time.
#[derive(Default)]
struct Way {
    /// The alternative that a value was meant for, by the addresses of both, which do not change meanwhile.
    choices: HashMap<(*const Value, *const Union), Option<Table>>,
    /// The parsed contents of texts, by the addresses of the texts.
    held: HashMap<*const Value, Option<Rc<Value>>>,
    /// Whether this is a value from inside a text: texts inside it are not parsed again.
    in_text: bool,
}

impl Way {
    fn back(&mut self, table: Table, sent: &Value) -> Value {
        match (table, sent) {
            (_, Value::Null) => Value::Null,
            (Table::Nullable(inner) | Table::Secret(inner), _) => self.back(*inner, sent),
            (Table::Schema(schema), _) => self.back(schema.table(), sent),
            (Table::Union(union), _) => match self.choice(union, sent) {
                Some(alternative) => self.back(alternative, sent),
                None => sent.clone(),
            },
            (
                Table::List(_)
                | Table::Tuple(_)
                | Table::Map(_)
                | Table::Record(_)
                | Table::Tagged(_),
                Value::String(text),
            ) => self.value_of_text(table, text, sent),
            (Table::List(list), Value::Array(items)) => {
                let items = items.iter().map(|item| self.back(list.item, item));
                items.collect::<Vec<_>>().into()
            }
            (Table::Map(map), Value::Array(entries)) => self
                .object_of_entries(map, entries)
                .unwrap_or_else(|| sent.clone()),
            (Table::Map(map), Value::Object(members)) => {
                let members = members.iter();
                let members =
                    members.map(|(key, value)| (key.to_owned(), self.back(map.value, value)));
                Value::Object(members.collect())
            }
            (Table::Tuple(tuple), Value::Object(places)) => self
                .list_of_places(tuple, places)
                .unwrap_or_else(|| sent.clone()),
            (Table::Tuple(tuple), Value::Array(items)) => {
                let further = tuple.tail.as_ref().unwrap_or(&Table::Json);
                let tables = tuple.places.iter().chain(std::iter::repeat(further));
                let items = items.iter().zip(tables);
                let items = items.map(|(item, table)| self.back(*table, item));
                items.collect::<Vec<_>>().into()
            }
            (Table::Record(record), Value::Object(members)) => {
                Value::Object(self.of_record(record, members, None))
            }
            (Table::Tagged(tagged), Value::Object(members)) => self.of_variant(tagged, members),
            (_, _) => sent.clone(),
        }
    }

    /// The alternative whose shape a value has; `None` if it is valid unchanged, or fits none.
    fn choice(&mut self, union: &'static Union, sent: &Value) -> Option<Table> {
        let key = (std::ptr::from_ref(sent), std::ptr::from_ref(union));
        if let Some(known) = self.choices.get(&key) {
            return *known;
        }
        let mut all = union.alternatives.iter().copied();
        let chosen = match fits(Table::Union(union), sent) {
            true => None,
            false => all.find(|alternative| fits(*alternative, &self.back(*alternative, sent))),
        };
        self.choices.insert(key, chosen);
        chosen
    }

    /// The content of a text that was sent for a list or an object.
    fn value_of_text(&mut self, table: Table, text: &str, sent: &Value) -> Value {
        if self.in_text {
            return sent.clone();
        }
        let held = self
            .held
            .entry(std::ptr::from_ref(sent))
            .or_insert_with(|| match Value::parse(text.as_bytes()) {
                Some(held @ (Value::Array(_) | Value::Object(_))) => Some(Rc::new(held)),
                Some(_) | None => None,
            });
        let Some(held) = held.clone() else {
            return sent.clone();
        };
        self.in_text = true;
        let value = self.back(table, &held);
        self.in_text = false;
        value
    }

    /// A list of `{key, value}` as an object.
    fn object_of_entries(&mut self, map: &Map, entries: &[Value]) -> Option<Value> {
        let mut members = Vec::with_capacity(entries.len());
        for entry in entries {
            let entry = entry.as_object().filter(|entry| entry.len() == 2)?;
            let key = entry.get("key")?.as_str()?;
            members.push((key.to_owned(), self.back(map.value, entry.get("value")?)));
        }
        Some(Value::Object(Object::from_members(members)))
    }

    /// An object with a member for each item, as a list.
    fn list_of_places(&mut self, tuple: &Tuple, places: &Object) -> Option<Value> {
        let mut items = Vec::with_capacity(places.len());
        for (index, table) in tuple.places.iter().enumerate() {
            items.push(self.back(*table, places.get(&format!("item_{index}"))?));
        }
        if let Some(tail) = tuple.tail {
            let rest = places.get("rest")?.as_array()?;
            items.extend(rest.iter().map(|item| self.back(tail, item)));
        }
        let all = tuple.places.len() + usize::from(tuple.tail.is_some());
        (places.len() == all).then_some(Value::Array(items))
    }

    /// The members of a record; that of a variant has the tag of the union beside its own.
    fn of_record(&mut self, record: &Record, members: &Object, tag: Option<&str>) -> Object {
        let field = |name: &str| record.fields.iter().find(|field| field.name == name);
        let kept = members.iter().filter_map(|(name, value)| {
            let value = match (field(name), record.rest) {
                (_, _) if Some(name) == tag => value.clone(),
                (Some(field), _) => {
                    let optional = !matches!(field.presence, Presence::Required);
                    if optional && is_absent(field.table, value) {
                        return None;
                    }
                    self.back(field.table, value)
                }
                (None, Rest::Kept(table)) => self.back(table, value),
                (None, Rest::Closed | Rest::Open) => value.clone(),
            };
            Some((name.to_owned(), value))
        });
        kept.collect()
    }

    fn of_variant(&mut self, tagged: &Tagged, members: &Object) -> Value {
        let tag = members.get(tagged.tag).and_then(Value::as_str);
        let mut variants = tagged.variants.iter();
        let Some(variant) = variants.find(|variant| Some(variant.name) == tag) else {
            return Value::Object(members.clone());
        };
        let Some(content) = tagged.content else {
            return Value::Object(match record_of(variant.table) {
                Some(record) => self.of_record(record, members, Some(tagged.tag)),
                None => members.clone(),
            });
        };
        let members = members.iter().map(|(name, value)| {
            let value = if name == content {
                self.back(variant.table, value)
            } else {
                value.clone()
            };
            (name.to_owned(), value)
        });
        Value::Object(members.collect())
    }
}

/// Whether a value stands for an argument that is left out: null, or the marker `{"absent": true}` where null is a value.
fn is_absent(table: Table, value: &Value) -> bool {
    if *value == Value::Null {
        return !fits_text(table, b"null");
    }
    value.as_object().is_some_and(|members| {
        members.len() == 1
            && members.get("absent") == Some(&Value::Bool(true))
            && fits_text(table, b"null")
            && !fits(table, value)
    })
}

fn fits(table: Table, value: &Value) -> bool {
    fits_text(table, value.to_json().as_bytes())
}

fn fits_text(table: Table, text: &[u8]) -> bool {
    check(table, text, false).is_ok()
}
