//! The schema of a tool's arguments: always treated as an object.

use super::super::report::NoteKind;
use super::super::types::{About, Kind, Record, Rest, Type};
use super::keys::Keys;
use super::{Lowered, Reader};
use crate::ir::Value;
use crate::source::Text;

/// The form of arguments: a record, with `@schema` for further constraints, or a declared record.
#[derive(Debug)]
pub(in crate::import) struct Arguments {
    pub ty: Type,
    pub about: About,
}

impl Reader<'_> {
    /// Reads the schema of a tool's arguments.
    pub(in crate::import) fn arguments(&mut self, value: &Value) -> Arguments {
        let read = self.read_arguments(value);
        self.read_waiting();
        match self.gives_up() {
            false => read,
            true => Arguments {
                ty: self.escaped_arguments(value),
                about: read.about,
            },
        }
    }

    fn read_arguments(&mut self, value: &Value) -> Arguments {
        let Value::Object(entries) = value else {
            return Arguments {
                ty: Type::of(Kind::Record(open())),
                about: About::default(),
            };
        };
        // zod and others put the whole schema behind a ref.
        if let Some(Value::String(reference)) = value.get("$ref")
            && entries
                .iter()
                .all(|(key, _)| matches!(&**key, "$ref" | "$defs" | "definitions" | "$schema"))
            && let Some((pointer, target)) = self.target(reference)
            && !pointer.is_empty()
        {
            let target = target.clone();
            let here = std::mem::replace(&mut self.path, pointer);
            let arguments = self.read_arguments(&target);
            self.path = here;
            return arguments;
        }
        let entries = self.as_object(entries);
        let value = Value::Object(entries.clone());
        let keys = Keys::of(&entries);
        let simple = keys.reference.is_none()
            && keys.any_of.is_none()
            && keys.one_of.is_none()
            && keys.all_of.is_none()
            && keys.members.is_none()
            && keys.constant.is_none()
            && keys.patterns.is_none()
            && keys.property_names.is_none()
            && !keys.whole;
        if simple {
            let about = self.about(&keys);
            if let Some(default) = keys.default {
                self.leave("default", default);
            }
            self.headers = Some(Vec::new());
            let record = self.record(&keys);
            self.headers = None;
            let ty = self.object_residual(Type::of(Kind::Record(record)), &keys);
            let ty = self.conditions(ty, &keys);
            return Arguments { ty, about };
        }
        let Lowered { ty, about, default } = self.schema(&value);
        if let Some(default) = default {
            self.leave("default", &default);
        }
        if let Kind::Record(_) = ty.kind
            && !ty.nullable
        {
            return Arguments { ty, about };
        }
        // A map of anything is a record of other keys.
        if let Kind::Map(inner) = ty.kind
            && ty.limits.entries.is_none()
            && !ty.nullable
        {
            let ty = Type {
                kind: Kind::Record(Record {
                    fields: Vec::new(),
                    rest: Rest::Typed(inner),
                }),
                schema: ty.schema,
                ..Type::default()
            };
            return Arguments { ty, about };
        }
        self.note(
            NoteKind::Escaped,
            "arguments that are no plain record stay as `@schema`",
        );
        let ty = self.escaped_arguments(&value);
        Arguments { ty, about }
    }

    /// Any arguments that satisfy the whole schema.
    fn escaped_arguments(&mut self, value: &Value) -> Type {
        let mut whole = self.escaped(value);
        self.noticed.set_aside |= whole.schema.is_empty();
        let said = ["type", "properties", "required", "additionalProperties"];
        if whole
            .schema
            .iter()
            .any(|(key, _)| said[1..].contains(&&**key))
        {
            whole.schema = vec![(
                "allOf".into(),
                Value::List(vec![Value::Object(whole.schema)]),
            )];
        } else {
            whole.schema.retain(|(key, _)| &**key != "type");
        }
        Type {
            kind: Kind::Record(Record {
                fields: Vec::new(),
                rest: Rest::Typed(Box::new(Type::json())),
            }),
            ..whole
        }
    }

    /// The keywords with `type` set to `object`.
    fn as_object(&mut self, entries: &[(Text, Value)]) -> Vec<(Text, Value)> {
        let mut entries = entries.to_vec();
        let object = Value::String("object".into());
        let place = entries.iter().position(|(key, _)| &**key == "type");
        let combined = entries
            .iter()
            .any(|(key, _)| matches!(&**key, "anyOf" | "oneOf" | "allOf" | "$ref"));
        match place {
            Some(place) if entries[place].1 == object => {}
            Some(place) => {
                let said = entries[place].1.to_json();
                self.note(
                    NoteKind::Repaired,
                    format!("`type` is {said}; arguments are an object"),
                );
                entries[place].1 = object;
            }
            None if combined => {}
            None => {
                self.note(
                    NoteKind::Repaired,
                    "`type` is missing; arguments are an object",
                );
                entries.insert(0, ("type".into(), object));
            }
        }
        entries
    }
}

fn open() -> Record {
    Record {
        fields: Vec::new(),
        rest: Rest::Open,
    }
}
