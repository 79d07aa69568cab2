//! `enum` and `const`.

use foldhash::{HashSet, HashSetExt};

use super::super::fits::{fits, same};
use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::dialects::{Kinds, word};
use super::keys::Keys;
use crate::decimal::Decimal;
use crate::ir::{ScalarKey, Value};

impl Reader<'_> {
    /// A schema that lists its values.
    pub(super) fn literals(&mut self, value: &Value, keys: &Keys<'_>, said: Option<Kinds>) -> Type {
        let values = match (keys.members, keys.constant) {
            (Some(Value::List(values)), None) => values.clone(),
            (Some(Value::List(values)), Some(constant)) => values
                .iter()
                .filter(|value| same(value, constant))
                .cloned()
                .collect(),
            (None | Some(_), Some(constant)) => vec![constant.clone()],
            (Some(other), None) => {
                self.note(
                    NoteKind::Repaired,
                    format!("`enum` is {}, and lists nothing", other.kind()),
                );
                self.leave("enum", other);
                return self.without_members(value);
            }
            (None, None) => unreachable!("one of them is there"),
        };
        if values.is_empty() && self.manner.lenient && keys.constant.is_none() {
            self.note(NoteKind::Repaired, "`enum` is empty, and is left out");
            return self.without_members(value);
        }
        // `enum` on a list limits its items, whatever the specification says.
        let scalars = !values
            .iter()
            .any(|value| matches!(value, Value::List(_) | Value::Object(_)));
        if self.manner.lenient && said == Some(Kinds::LIST) && scalars && keys.constant.is_none() {
            self.note(
                NoteKind::Repaired,
                "`enum` stands on the list; it is read as that of its items",
            );
            return self.members_of_items(value, keys);
        }
        let values = self.distinct(values);
        let values = match said {
            Some(kinds) => self.of_type(values, kinds),
            None => values,
        };
        if values.is_empty() || values.iter().any(|value| !is_literal(value)) {
            self.note(NoteKind::Escaped, "it lists values that are no literals");
            return self.escaped(value);
        }
        let values = self.within_limits(values, keys, said, value);
        let nullable = values.iter().any(|value| matches!(value, Value::Null))
            || matches!(keys.nullable, Some(Value::Bool(true)));
        let values: Vec<Value> = values
            .into_iter()
            .filter(|value| !matches!(value, Value::Null))
            .collect();
        let ty = match &values[..] {
            [] => return Type::of(Kind::Null),
            [Value::Bool(a), Value::Bool(b)] if a != b => Type::of(Kind::Bool),
            _ => Type::of(Kind::Literals(values)),
        };
        if nullable { ty.or_null() } else { ty }
    }

    fn without_members(&mut self, value: &Value) -> Type {
        let Value::Object(entries) = value else {
            return Type::json();
        };
        let rest: Vec<_> = entries
            .iter()
            .filter(|(keyword, _)| &**keyword != "enum")
            .cloned()
            .collect();
        let keys = Keys::of(&rest);
        self.plain(&Value::Object(rest.clone()), &keys)
    }

    fn members_of_items(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        let Value::Object(entries) = value else {
            return Type::json();
        };
        let mut rest: Vec<_> = entries
            .iter()
            .filter(|(keyword, _)| !matches!(&**keyword, "enum" | "items"))
            .cloned()
            .collect();
        let mut items = match keys.items {
            Some(Value::Object(items)) => items.clone(),
            _ => Vec::new(),
        };
        if !items.iter().any(|(keyword, _)| &**keyword == "enum") {
            items.extend(keys.members.map(|members| ("enum".into(), members.clone())));
        }
        rest.push(("items".into(), Value::Object(items)));
        self.plain(&Value::Object(rest.clone()), &Keys::of(&rest))
    }

    fn distinct(&mut self, values: Vec<Value>) -> Vec<Value> {
        let count = values.len();
        let mut known: HashSet<ScalarKey> = HashSet::new();
        let mut others: Vec<Value> = Vec::new();
        let mut all: Vec<Value> = Vec::with_capacity(count);
        for value in values {
            let is_new = match ScalarKey::of(&value) {
                Some(key) => known.insert(key),
                None => {
                    let is_new = !others.iter().any(|early| same(early, &value));
                    others.extend(is_new.then(|| value.clone()));
                    is_new
                }
            };
            if is_new {
                all.push(value);
            }
        }
        if all.len() < count {
            self.note(NoteKind::Repaired, "`enum` lists a value twice");
        }
        all
    }

    /// The values that `type` accepts. If it accepts none of them, the values win.
    fn of_type(&mut self, values: Vec<Value>, kinds: Kinds) -> Vec<Value> {
        let (fine, odd): (Vec<Value>, Vec<Value>) = values
            .into_iter()
            .partition(|value| kinds.meets(kind_of(value)));
        if odd.is_empty() {
            return fine;
        }
        let listed: Vec<String> = odd.iter().map(Value::to_json).collect();
        let listed = listed.join(", ");
        if fine.is_empty() && self.manner.lenient {
            self.note(
                NoteKind::Repaired,
                format!(
                    "`enum` lists no `{}`; its values are believed, not `type`",
                    word(kinds)
                ),
            );
            return odd;
        }
        self.note(
            NoteKind::Repaired,
            format!("`enum` lists {listed}, which `type` does not take; left out"),
        );
        fine
    }

    /// The values that other limits also accept.
    fn within_limits(
        &mut self,
        values: Vec<Value>,
        keys: &Keys<'_>,
        said: Option<Kinds>,
        schema: &Value,
    ) -> Vec<Value> {
        let limited = keys.min_length.is_some()
            || keys.max_length.is_some()
            || keys.pattern.is_some()
            || keys.of_numbers();
        if !limited {
            if let Some(format) = keys.format {
                self.leave("format", format);
            }
            return values;
        }
        let kinds = said.unwrap_or(Kinds::ALL).or(Kinds::NULL);
        let ty = self.of_kinds(schema, keys, kinds);
        let fine: Vec<Value> = values
            .iter()
            .filter(|value| fits(self.types, value, &ty))
            .cloned()
            .collect();
        if fine.len() < values.len() {
            self.note(
                NoteKind::Repaired,
                "`enum` lists values that the other limits refuse; left out",
            );
        }
        if fine.is_empty() { values } else { fine }
    }
}

fn kind_of(value: &Value) -> Kinds {
    match value {
        Value::Null => Kinds::NULL,
        Value::Bool(_) => Kinds::BOOL,
        Value::Number(text) if Decimal::parse(text).is_some_and(|number| number.is_integer()) => {
            Kinds::INT
        }
        // Whole numbers are numbers, but not the other way round.
        Value::Number(_) => Kinds::NUMBER.without(Kinds::INT),
        Value::String(_) => Kinds::TEXT,
        Value::List(_) => Kinds::LIST,
        Value::Object(_) => Kinds::OBJECT,
    }
}

/// Whether a value can be a literal type, or null.
fn is_literal(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => true,
        Value::Number(text) => match Decimal::parse(text) {
            Some(number) if number.is_integer() => number.to_i64().is_some(),
            Some(_) => text.parse().is_ok_and(f64::is_finite),
            None => false,
        },
        Value::List(_) | Value::Object(_) => false,
    }
}
