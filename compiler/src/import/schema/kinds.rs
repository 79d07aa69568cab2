//! `type`: one name, several, another language's name, or none.

use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::dialects::{Kinds, foreign, own, word};
use super::joined::joined;
use super::keys::{Keys, LIST, NUMBER, OBJECT, TEXT};
use crate::ir::Value;
use crate::source::Text;

impl Reader<'_> {
    /// The types that `type` names, `nullable` included; `None` if it names none.
    pub(super) fn kinds(&mut self, keys: &Keys<'_>) -> Option<Kinds> {
        let mut kinds = match keys.types {
            None => None,
            Some(Value::String(name)) => self.kind(name),
            Some(Value::List(names)) => {
                let mut all = Kinds::NONE;
                if names.is_empty() {
                    let message = "`type` is empty, and names no type; any value is taken";
                    self.note(NoteKind::Repaired, message);
                }
                for name in names {
                    match name.text() {
                        Some(name) => all = all.or(self.kind(name).unwrap_or(Kinds::ALL)),
                        None => self.note(
                            NoteKind::Repaired,
                            format!("`type` lists {}, which names no type", name.kind()),
                        ),
                    }
                }
                Some(all).filter(|all| *all != Kinds::NONE)
            }
            Some(other) => {
                self.note(
                    NoteKind::Repaired,
                    format!("`type` is {}, and names no type", other.kind()),
                );
                None
            }
        };
        match keys.nullable {
            Some(Value::Bool(true)) => {
                if !self.manner.nullable {
                    self.note(
                        NoteKind::Repaired,
                        "`nullable` is no keyword of JSON Schema; null is taken",
                    );
                }
                kinds = kinds.map(|kinds| kinds.or(Kinds::NULL));
            }
            Some(Value::Bool(false)) | None => {}
            Some(other) => self.leave("nullable", other),
        }
        kinds
    }

    fn kind(&mut self, name: &Text) -> Option<Kinds> {
        if let Some(kinds) = own(name) {
            return Some(kinds);
        }
        let found = foreign(name);
        let message = match found {
            Some(Kinds::ALL) => format!("`{name}` is no type of JSON Schema; any value is taken"),
            Some(kinds) => format!(
                "`{name}` is no type of JSON Schema; it is read as `{}`",
                word(kinds)
            ),
            None => format!("`{name}` is no type that is known; any value is taken"),
        };
        self.note(NoteKind::Repaired, message);
        found.filter(|kinds| *kinds != Kinds::ALL)
    }

    /// Keywords of other types have no effect; they are kept aside.
    pub(super) fn leave_strangers(&mut self, value: &Value, kinds: Kinds) {
        let Value::Object(entries) = value else {
            return;
        };
        for (keyword, value) in entries {
            let of = |list: &[&str]| list.contains(&&**keyword);
            let strange = of(&OBJECT) && !kinds.has(Kinds::OBJECT)
                || of(&LIST) && !kinds.has(Kinds::LIST)
                || of(&TEXT)
                    && !kinds.has(Kinds::TEXT)
                    && !(**keyword == *"format" && kinds.meets(Kinds::NUMBER))
                || of(&NUMBER) && !kinds.meets(Kinds::NUMBER) && !Keys::of(entries).is_decimal();
            // A property that says of itself whether it is required is looked at by its object.
            let flag = **keyword == *"required" && matches!(value, Value::Bool(_));
            if strange && !flag {
                self.leave(keyword, value);
            }
        }
    }

    /// A type for each of several kinds.
    pub(super) fn of_kinds(&mut self, value: &Value, keys: &Keys<'_>, kinds: Kinds) -> Type {
        let nullable = kinds.has(Kinds::NULL);
        let rest = kinds.without(Kinds::NULL);
        if rest == Kinds::NONE {
            return Type::of(Kind::Null);
        }
        if kinds == Kinds::ALL
            && !keys.of_objects()
            && !keys.of_lists()
            && !keys.of_texts()
            && !keys.of_numbers()
        {
            return Type::json();
        }
        let mut all = Vec::new();
        if rest.has(Kinds::TEXT) {
            all.push(self.text(keys));
        }
        if rest.has(Kinds::NUMBER) {
            all.push(self.number(keys, Kind::Float));
        } else if rest.has(Kinds::INT) {
            all.push(self.number(keys, Kind::Int));
        }
        if rest.has(Kinds::BOOL) {
            all.push(Type::of(Kind::Bool));
        }
        if rest.has(Kinds::LIST) {
            all.push(self.list(value, keys));
        }
        if rest.has(Kinds::OBJECT) {
            all.push(self.object(value, keys));
        }
        let ty = joined(all);
        if nullable { ty.or_null() } else { ty }
    }

    /// Any value; a text has the format.
    fn format_of_texts(&mut self, keys: &Keys<'_>, format: &Value) -> Type {
        let text = self.text(keys);
        if !matches!(text.kind, Kind::Format(_)) {
            self.leave("format", format);
            return Type::json();
        }
        let others = [
            Kind::Float,
            Kind::Bool,
            Kind::List(Box::new(Type::json())),
            Kind::Map(Box::new(Type::json())),
        ];
        let all = std::iter::once(text).chain(others.into_iter().map(Type::of));
        joined(all.collect()).or_null()
    }

    /// A schema without a type: any value, or the type that its keywords apply to.
    pub(super) fn untyped(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        let groups = [
            (keys.of_objects(), Kinds::OBJECT),
            (keys.of_lists(), Kinds::LIST),
            (keys.of_texts(), Kinds::TEXT),
            (keys.of_numbers(), Kinds::NUMBER),
        ];
        let mut there = groups
            .iter()
            .filter(|(there, _)| *there)
            .map(|(_, kinds)| *kinds);
        let Some(kinds) = there.next() else {
            return Type::json();
        };
        let only_noted = kinds == Kinds::TEXT
            && keys.pattern.is_none()
            && keys.min_length.is_none()
            && keys.max_length.is_none();
        if there.next().is_some() || !self.manner.lenient {
            if only_noted && let Some(format) = keys.format {
                return self.format_of_texts(keys, format);
            }
            self.note(
                NoteKind::Escaped,
                "it limits values of a type without naming the type",
            );
            return self.escaped(value);
        }
        self.note(
            NoteKind::Repaired,
            format!(
                "`type` is missing; by its keywords it is read as `{}`",
                word(kinds)
            ),
        );
        self.of_kinds(value, keys, kinds)
    }
}
