//! Values as the keywords of `@schema` see them: as received, but with numbers by value, however they are written.

use super::tagged::variant_of;
use super::walk::Walk;
use crate::json::{Integer, Members, Node, Number, Object, Value, integer};
use crate::meter::spend;
use crate::table::{Record, Rest, Table, record_of};

impl<'v> Walk<'v> {
    /// A valid value.
    pub(super) fn judged(&mut self, table: Table, value: &'v Node<'v>) -> Value {
        if !spend(4) {
            return Value::Null;
        }
        match (table, value) {
            (Table::Nullable(_), Node::Null) => Value::Null,
            (Table::Nullable(inner) | Table::Secret(inner), _) => self.judged(*inner, value),
            (Table::Schema(schema), _) => self.judged(schema.table(), value),
            (Table::Union(union), _) => match self.accepting(union, value) {
                Some(place) => self.judged(union.alternatives[place], value),
                None => value.to_value(),
            },
            (Table::Int(_), Node::Number(spelling)) => match integer(spelling) {
                Integer::Fits(int) => int.into(),
                Integer::TooBig | Integer::Fraction => value.to_value(),
            },
            (Table::Float(_), Node::Number(spelling)) => {
                let float = spelling.parse().ok().and_then(Number::from_f64);
                float.map_or_else(|| value.to_value(), Value::Number)
            }
            (Table::List(list), Node::List(items)) => Value::Array(
                items
                    .iter()
                    .map(|item| self.judged(list.item, item))
                    .collect(),
            ),
            (Table::Tuple(tuple), Node::List(items)) => {
                let tail = std::iter::repeat_with(|| tuple.tail).map_while(|tail| tail);
                let places = tuple.places.iter().copied().chain(tail).zip(items);
                Value::Array(
                    places
                        .map(|(table, item)| self.judged(table, item))
                        .collect(),
                )
            }
            (Table::Map(map), Node::Object(object)) => self.members(object, |_| Some(map.value)),
            (Table::Record(record), Node::Object(object)) => {
                self.members(object, |key| member_of(record, key))
            }
            (Table::Tagged(tagged), Node::Object(object)) => {
                let tag = object.get(tagged.tag);
                let variant = tag.and_then(|tag| variant_of(tagged, tag));
                let inner = variant.map_or(Table::Json, |variant| variant.table);
                self.members(object, |key| match tagged.content {
                    Some(content) => (key == content).then_some(inner),
                    None if key == tagged.tag => None,
                    None => member_of(record_of(inner)?, key),
                })
            }
            _ => value.to_value(),
        }
    }

    /// An object whose members have these types, or no declared types.
    fn members(&mut self, object: &'v Members<'v>, table: impl Fn(&str) -> Option<Table>) -> Value {
        let members = object.iter().map(|(key, value)| {
            let table = table(key).unwrap_or(Table::Json);
            (key.to_owned(), self.judged(table, value))
        });
        Value::Object(Object::trusted(members.collect()))
    }
}

/// The type of a record's member.
fn member_of(record: &'static Record, key: &str) -> Option<Table> {
    let field = record.fields.iter().find(|field| field.name == key);
    match (field, record.rest) {
        (Some(field), _) => Some(field.table),
        (None, Rest::Kept(table)) => Some(table),
        (None, Rest::Closed | Rest::Open) => None,
    }
}
