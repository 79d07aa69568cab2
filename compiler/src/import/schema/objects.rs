//! Objects: records, maps, and what their keys may be.

use foldhash::{HashSet, HashSetExt};

use super::super::report::NoteKind;
use super::super::types::{Kind, Record, Rest, Type};
use super::Reader;
use super::keys::Keys;
use crate::ir::{Constraints, Value};
use crate::source::Text;

impl Reader<'_> {
    /// An object.
    pub(super) fn object(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        if keys.patterns.is_some() && !self.patterns_are_a_map(keys) {
            self.note(
                NoteKind::Escaped,
                "what its keys may be depends on patterns",
            );
            return self.escaped(value);
        }
        let named = self.named_keys(keys);
        let no_fields = match keys.properties {
            None => true,
            Some(Value::Object(entries)) => entries.is_empty(),
            Some(_) => true,
        };
        let requires = matches!(keys.required, Some(Value::List(names)) if !names.is_empty());
        let ty = if let Some(record) = named {
            Type::of(Kind::Record(record))
        } else if no_fields && !requires {
            self.map(keys)
        } else {
            let record = self.record(keys);
            Type::of(Kind::Record(record))
        };
        self.object_residual(ty, keys)
    }

    /// The fields of a record, and its treatment of other keys.
    pub(super) fn record(&mut self, keys: &Keys<'_>) -> Record {
        let rest = match keys.additional {
            None => Rest::Open,
            Some(Value::Bool(false)) => Rest::Closed,
            Some(Value::Bool(true)) => Rest::Typed(Box::new(Type::json())),
            Some(schema) => {
                let ty = self.at(&["additionalProperties"], |reader| reader.inner(schema));
                Rest::Typed(Box::new(ty))
            }
        };
        let required = self.required(keys);
        let listed: HashSet<&Text> = required.iter().collect();
        let mut fields = Vec::new();
        match keys.properties {
            Some(Value::Object(properties)) => {
                fields.reserve(properties.len());
                for (name, schema) in properties {
                    let must = listed.contains(name) || self.requires_itself(name, schema);
                    fields.extend(self.field(name, schema, must, matches!(rest, Rest::Closed)));
                }
            }
            Some(other) => self.note(
                NoteKind::Repaired,
                format!("`properties` is {}, and declares nothing", other.kind()),
            ),
            None => {}
        }
        let declared: HashSet<&Text> = match keys.properties {
            Some(Value::Object(properties)) => properties.iter().map(|(name, _)| name).collect(),
            Some(_) | None => HashSet::new(),
        };
        for name in required.iter().filter(|name| !declared.contains(name)) {
            if matches!(rest, Rest::Closed) {
                self.note(
                    NoteKind::Repaired,
                    format!("`required` names `{name}`, which no property is and which no other key may be; left out"),
                );
                continue;
            }
            self.note(
                NoteKind::Repaired,
                format!("`required` names `{name}`, which no property is; it is declared, with any value"),
            );
            let ty = match &rest {
                Rest::Typed(ty) => (**ty).clone(),
                Rest::Open | Rest::Closed => Type::json(),
            };
            fields.push(super::super::types::Field {
                name: name.clone(),
                ty,
                ..Default::default()
            });
        }
        Record { fields, rest }
    }

    fn required(&mut self, keys: &Keys<'_>) -> Vec<Text> {
        let mut names: Vec<Text> = Vec::new();
        let mut known: HashSet<&Text> = HashSet::new();
        match keys.required {
            Some(Value::List(values)) => {
                for value in values {
                    match value.text() {
                        Some(name) if !known.insert(name) => {
                            self.note(
                                NoteKind::Normalised,
                                format!("`required` names `{name}` twice"),
                            );
                        }
                        Some(name) => names.push(name.clone()),
                        None => self.note(
                            NoteKind::Repaired,
                            format!("`required` lists {}, which names nothing", value.kind()),
                        ),
                    }
                }
            }
            Some(Value::String(name)) => {
                self.note(
                    NoteKind::Repaired,
                    "`required` is a text; it is read as a list of one name",
                );
                names.push(name.clone());
            }
            // Of a property, it says something about the property.
            Some(Value::Bool(_) | Value::Null) | None => {}
            Some(other) => {
                self.note(
                    NoteKind::Repaired,
                    format!("`required` is {}, and requires nothing", other.kind()),
                );
            }
        }
        names
    }

    /// Draft 3, and people, write `required` into the property.
    fn requires_itself(&mut self, name: &str, schema: &Value) -> bool {
        match schema.get("required") {
            Some(Value::Bool(required)) => {
                let what = if *required { "is" } else { "is not" };
                self.note(
                    NoteKind::Repaired,
                    format!("`{name}` says itself that it {what} required; it belongs into the list `required`"),
                );
                *required
            }
            _ => false,
        }
    }

    /// An object without declared keys.
    fn map(&mut self, keys: &Keys<'_>) -> Type {
        let (entries, kept) = self.bounds(
            keys.min_properties,
            keys.max_properties,
            "minProperties",
            "maxProperties",
        );
        let values = match (keys.additional, keys.patterns) {
            (_, Some(Value::Object(patterns))) => {
                let (pattern, schema) = &patterns[0];
                self.at(&["patternProperties", pattern], |reader| {
                    reader.inner(schema)
                })
            }
            (None | Some(Value::Bool(true)), _) => Type::json(),
            (Some(Value::Bool(false)), _) => {
                let empty = Record {
                    fields: Vec::new(),
                    rest: Rest::Closed,
                };
                return Type::of(Kind::Record(empty));
            }
            (Some(schema), _) => self.at(&["additionalProperties"], |reader| reader.inner(schema)),
        };
        let ty = Type {
            kind: Kind::Map(Box::new(values)),
            limits: Constraints {
                entries,
                ..Constraints::default()
            },
            ..Type::default()
        };
        self.residual(ty, kept)
    }

    /// The keywords that records and maps cannot express.
    pub(super) fn object_residual(&mut self, ty: Type, keys: &Keys<'_>) -> Type {
        let mut kept: Vec<(Text, Value)> = Vec::new();
        if !matches!(ty.kind, Kind::Map(_)) {
            for (name, value) in [
                ("minProperties", keys.min_properties),
                ("maxProperties", keys.max_properties),
            ] {
                if let Some(value @ Value::Number(_)) = value {
                    kept.push((name.into(), value.clone()));
                }
            }
        }
        if let Some(names) = keys.property_names
            && !takes_all_texts(names)
            && !matches!(&ty.kind, Kind::Record(_) if self.named_keys_count(keys).is_some())
        {
            kept.push(("propertyNames".into(), names.clone()));
        }
        if let (Some(Value::Object(patterns)), Kind::Map(_)) = (keys.patterns, &ty.kind)
            && !matches_all(&patterns[0].0)
        {
            let names = Value::Object(vec![(
                "pattern".into(),
                Value::String(patterns[0].0.clone()),
            )]);
            kept.push(("propertyNames".into(), names));
        }
        for (name, value) in &keys.dependents {
            kept.push((name.clone(), value.clone().into_owned()));
        }
        self.residual(ty, kept)
    }

    /// One pattern, no properties, nothing else: a map whose keys match it.
    fn patterns_are_a_map(&self, keys: &Keys<'_>) -> bool {
        let Some(Value::Object(patterns)) = keys.patterns else {
            return false;
        };
        let no_fields = keys.properties.is_none_or(
            |properties| matches!(properties, Value::Object(entries) if entries.is_empty()),
        );
        let required = matches!(keys.required, Some(Value::List(names)) if !names.is_empty());
        patterns.len() == 1
            && no_fields
            && !required
            && keys.property_names.is_none()
            && (matches_all(&patterns[0].0) || matches!(keys.additional, Some(Value::Bool(false))))
    }

    /// Keys from a list of names make a record.
    fn named_keys(&mut self, keys: &Keys<'_>) -> Option<Record> {
        let names = self.named_keys_count(keys)?;
        let values = match keys.additional {
            None | Some(Value::Bool(true)) => Type::json(),
            Some(schema) => self.at(&["additionalProperties"], |reader| reader.inner(schema)),
        };
        let required = match keys.required {
            Some(Value::List(required)) => required.clone(),
            _ => Vec::new(),
        };
        let fields = names.into_iter().map(|name| super::super::types::Field {
            optional: !required.contains(&Value::String(name.clone())),
            name,
            ty: values.clone(),
            ..Default::default()
        });
        self.noticed.notes.push((
            NoteKind::Normalised,
            self.path.clone(),
            "`propertyNames` lists all keys; they are declared".to_owned(),
        ));
        Some(Record {
            fields: fields.collect(),
            rest: Rest::Closed,
        })
    }

    /// The keys that `propertyNames` lists, if no other keyword declares keys.
    fn named_keys_count(&self, keys: &Keys<'_>) -> Option<Vec<Text>> {
        let names = keys.property_names?;
        let plain = keys.properties.is_none()
            && keys.patterns.is_none()
            && !matches!(keys.additional, Some(Value::Bool(false)));
        let Some(Value::List(members)) = names.get("enum") else {
            return None;
        };
        let listed: Option<Vec<Text>> = members
            .iter()
            .map(|member| member.text().cloned())
            .collect();
        let listed = listed?;
        let required_known = match keys.required {
            Some(Value::List(required)) => required.iter().all(|name| members.contains(name)),
            _ => true,
        };
        (plain && required_known && !listed.is_empty()).then_some(listed)
    }
}

/// Keys are texts anyway.
fn takes_all_texts(names: &Value) -> bool {
    match names {
        Value::Bool(always) => *always,
        Value::Object(entries) => entries.iter().all(|(keyword, value)| match &**keyword {
            "type" => *value == Value::String("string".into()),
            "description" | "title" | "$comment" => true,
            _ => false,
        }),
        Value::Null | Value::Number(_) | Value::String(_) | Value::List(_) => false,
    }
}

fn matches_all(pattern: &str) -> bool {
    matches!(
        pattern,
        "" | ".*" | "^.*$" | "^.*" | ".*$" | "^" | "$" | "^(.*)$" | "(.*)" | "^(.*)" | "(.*)$"
    )
}
