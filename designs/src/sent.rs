//! What a model sends that is held to a lowered schema, by the way back alone: no schema and no type is looked at.

use serde_json::{Map, Value};
use toolc_templates::schema::Undo;

/// More ways than these are not tried where unions have many.
const MOST_WAYS: usize = 64;

/// A way back, with its definitions.
#[derive(Debug, Clone, Copy)]
pub struct Scope<'u> {
    /// That of all arguments.
    pub root: &'u Undo,
    definitions: &'u [(String, Undo)],
}

impl<'u> Scope<'u> {
    /// That of a lowered schema.
    pub fn of(undo: &'u Undo) -> Self {
        if let Undo::With { root, definitions } = undo {
            return Self { root, definitions };
        }
        Self {
            root: undo,
            definitions: &[],
        }
    }

    fn named(&self, name: &str) -> &'u Undo {
        let found = self.definitions.iter().find(|(known, _)| known == name);
        found.map_or(&Undo::Nothing, |(_, undo)| undo)
    }

    /// All ways to send a value that come back as it.
    pub fn sent(&self, undo: &Undo, value: &Value) -> Vec<Value> {
        if let Undo::Definition(name) = undo {
            return self.sent(self.named(name), value);
        }
        match (undo, value) {
            (Undo::Text, _) => vec![Value::from(value.to_string())],
            (Undo::Nothing, _) | (_, Value::Null) => vec![value.clone()],
            (Undo::Any(all), _) => {
                let all = self.nearest(all, value, Self::goes_into);
                all.flat_map(|one| self.sent(one, value)).collect()
            }
            (
                Undo::Object {
                    members,
                    absent,
                    marked,
                },
                Value::Object(given),
            ) => {
                let mut parts: Vec<(String, Vec<Value>)> = Vec::new();
                for (name, value) in given {
                    let undo = members.iter().find(|(known, _)| known == name);
                    parts.push((
                        name.clone(),
                        undo.map_or(vec![value.clone()], |(_, undo)| self.sent(undo, value)),
                    ));
                }
                let missing = absent.iter().filter(|name| !given.contains_key(*name));
                parts.extend(missing.map(|name| (name.clone(), vec![Value::Null])));
                let missing = marked.iter().filter(|name| !given.contains_key(*name));
                parts.extend(missing.map(|name| (name.clone(), vec![marker()])));
                objects(parts)
            }
            (Undo::Items(inner), Value::Array(items)) => {
                lists(items.iter().map(|item| self.sent(inner, item)))
            }
            (Undo::Entries(inner), Value::Object(given)) => {
                lists(given.iter().map(|(key, value)| {
                    let entry = |value: Value| serde_json::json!({ "key": key, "value": value });
                    self.sent(inner, value).into_iter().map(entry).collect()
                }))
            }
            (Undo::Tuple { items, rest }, Value::Array(given)) => {
                let mut parts: Vec<(String, Vec<Value>)> = Vec::new();
                for (index, (undo, value)) in items.iter().zip(given).enumerate() {
                    parts.push((format!("item_{index}"), self.sent(undo, value)));
                }
                if let Some(rest) = rest {
                    let tail = given.iter().skip(items.len());
                    parts.push((
                        "rest".into(),
                        lists(tail.map(|value| self.sent(rest, value))),
                    ));
                }
                objects(parts)
            }
            (_, _) => Vec::new(),
        }
    }

    /// Steps that look into a value of this kind come first: of many ways only the first are tried.
    fn nearest<'a>(
        &self,
        all: &'a [Undo],
        value: &Value,
        looks: fn(&Self, &Undo, &Value) -> bool,
    ) -> impl Iterator<Item = &'a Undo> {
        let (near, others): (Vec<_>, Vec<_>) = all.iter().partition(|one| looks(self, one, value));
        near.into_iter().chain(others)
    }

    /// Whether a step is for values of this kind.
    fn goes_into(&self, undo: &Undo, value: &Value) -> bool {
        match undo {
            Undo::Definition(name) => self.goes_into(self.named(name), value),
            Undo::Any(all) => all.iter().any(|one| self.goes_into(one, value)),
            Undo::Items(_) | Undo::Tuple { .. } => value.is_array(),
            Undo::Entries(_) | Undo::Object { .. } => value.is_object(),
            Undo::Nothing | Undo::Text | Undo::With { .. } => false,
        }
    }

    /// Whether a step is for what was sent in this shape.
    fn comes_from(&self, undo: &Undo, sent: &Value) -> bool {
        match undo {
            Undo::Definition(name) => self.comes_from(self.named(name), sent),
            Undo::Any(all) => all.iter().any(|one| self.comes_from(one, sent)),
            Undo::Items(_) | Undo::Entries(_) => sent.is_array(),
            Undo::Tuple { .. } | Undo::Object { .. } => sent.is_object(),
            Undo::Nothing | Undo::Text | Undo::With { .. } => false,
        }
    }

    /// All values that what was sent may mean.
    pub fn undone(&self, undo: &Undo, sent: &Value) -> Vec<Value> {
        if let Undo::Definition(name) = undo {
            return self.undone(self.named(name), sent);
        }
        match (undo, sent) {
            (Undo::Nothing, _) | (_, Value::Null) => vec![sent.clone()],
            (Undo::Text, Value::String(text)) => serde_json::from_str(text).into_iter().collect(),
            (Undo::Any(all), _) => {
                let all = self.nearest(all, sent, Self::comes_from);
                all.flat_map(|one| self.undone(one, sent)).collect()
            }
            (
                Undo::Object {
                    members,
                    absent,
                    marked,
                },
                Value::Object(given),
            ) => {
                let marker = marker();
                let there = given.iter().filter(|(name, value)| {
                    let is_marked = **value == marker && marked.contains(*name);
                    !(is_marked || value.is_null() && absent.contains(*name))
                });
                objects(
                    there
                        .map(|(name, value)| {
                            let undo = members.iter().find(|(known, _)| known == name);
                            let all = undo
                                .map_or(vec![value.clone()], |(_, undo)| self.undone(undo, value));
                            (name.clone(), all)
                        })
                        .collect(),
                )
            }
            (Undo::Items(inner), Value::Array(items)) => {
                lists(items.iter().map(|item| self.undone(inner, item)))
            }
            (Undo::Entries(inner), Value::Array(entries)) => objects(
                entries
                    .iter()
                    .map(|entry| {
                        let key = entry["key"].as_str().unwrap_or_default().to_owned();
                        (key, self.undone(inner, &entry["value"]))
                    })
                    .collect(),
            ),
            (Undo::Tuple { items, rest }, Value::Object(given)) => {
                let mut places: Vec<Vec<Value>> = Vec::new();
                for (index, undo) in items.iter().enumerate() {
                    let value = given.get(&format!("item_{index}"));
                    places.push(value.map_or(Vec::new(), |value| self.undone(undo, value)));
                }
                if let (Some(rest), Some(Value::Array(tail))) = (rest, given.get("rest")) {
                    places.extend(tail.iter().map(|value| self.undone(rest, value)));
                }
                lists(places.into_iter())
            }
            (_, _) => Vec::new(),
        }
    }
}

/// What stands for a member that is left out where null is one of its values.
fn marker() -> Value {
    serde_json::json!({ "absent": true })
}

fn objects(parts: Vec<(String, Vec<Value>)>) -> Vec<Value> {
    let mut all = vec![Map::new()];
    for (name, values) in parts {
        all = all
            .iter()
            .flat_map(|object| {
                let name = &name;
                values.iter().map(move |value| {
                    let mut object = object.clone();
                    object.insert(name.clone(), value.clone());
                    object
                })
            })
            .take(MOST_WAYS)
            .collect();
    }
    all.into_iter().map(Value::Object).collect()
}

fn lists(items: impl Iterator<Item = Vec<Value>>) -> Vec<Value> {
    let mut all: Vec<Vec<Value>> = vec![Vec::new()];
    for values in items {
        all = all
            .iter()
            .flat_map(|list| {
                values.iter().map(move |value| {
                    let mut list = list.clone();
                    list.push(value.clone());
                    list
                })
            })
            .take(MOST_WAYS)
            .collect();
    }
    all.into_iter().map(Value::Array).collect()
}

/// Says `nullable`, a keyword of the older form of Gemini, as JSON Schema does.
pub fn or_null(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            members.values_mut().for_each(or_null);
            let is_keyword = members.get("nullable") == Some(&Value::Bool(true));
            if is_keyword {
                members.remove("nullable");
                let inner = Value::Object(std::mem::take(members));
                let all = vec![inner, serde_json::json!({ "type": "null" })];
                members.insert("anyOf".into(), Value::Array(all));
            }
        }
        Value::Array(all) => all.iter_mut().for_each(or_null),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
