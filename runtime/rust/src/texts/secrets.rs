//! The secrets in a value, so that no text repeats them.

use std::collections::HashSet;

use crate::json::{Object, Value};
use crate::table::{Record, Rest, Table, Tagged, record_of};

/// How many secrets of a call are looked for in its texts.
const MOST: usize = 1_000;

/// The texts and numbers of a value that its type declares secret. Where a union may stand for them, so do they.
pub(crate) fn secrets(table: Table, value: &Value) -> Vec<String> {
    let mut search = Search {
        found: Vec::new(),
        seen: HashSet::new(),
    };
    search.value(table, value);
    search.found
}

struct Search {
    found: Vec<String>,
    /// Unions in unions would cost exponential time.
    seen: HashSet<(*const (), *const Value)>,
}

impl Search {
    fn value(&mut self, table: Table, value: &Value) {
        match (table, value) {
            (Table::Secret(_), _) => self.all(value),
            (Table::Nullable(inner), _) => self.value(*inner, value),
            (Table::Schema(schema), _) => self.value(schema.table(), value),
            (Table::Union(union), _) => {
                let is_new = self.seen.insert((std::ptr::from_ref(union).cast(), value));
                for alternative in union.alternatives.iter().filter(|_| is_new) {
                    self.value(*alternative, value);
                }
            }
            (Table::List(list), Value::Array(items)) => {
                for item in items {
                    self.value(list.item, item);
                }
            }
            (Table::Tuple(tuple), Value::Array(items)) => {
                let tail = std::iter::repeat_with(|| tuple.tail).map_while(|tail| tail);
                for (table, item) in tuple.places.iter().copied().chain(tail).zip(items) {
                    self.value(table, item);
                }
            }
            (Table::Map(map), Value::Object(object)) => {
                for (_, member) in object.iter() {
                    self.value(map.value, member);
                }
            }
            (Table::Record(record), Value::Object(object)) => self.record(record, object),
            (Table::Tagged(tagged), Value::Object(object)) => self.tagged(tagged, object),
            _ => {}
        }
    }

    fn record(&mut self, record: &'static Record, object: &Object) {
        for (key, member) in object.iter() {
            let field = record.fields.iter().find(|field| field.name == key);
            match (field, record.rest) {
                (Some(field), _) => self.value(field.table, member),
                (None, Rest::Kept(table)) => self.value(table, member),
                (None, Rest::Closed | Rest::Open) => {}
            }
        }
    }

    fn tagged(&mut self, tagged: &'static Tagged, object: &Object) {
        let name = object.get(tagged.tag).and_then(Value::as_str);
        let mut variants = tagged.variants.iter();
        let Some(variant) = variants.find(|variant| Some(variant.name) == name) else {
            return;
        };
        match tagged.content {
            Some(content) => {
                if let Some(inner) = object.get(content) {
                    self.value(variant.table, inner);
                }
            }
            None if matches!(variant.table, Table::Secret(_)) => {
                let members = object.iter().filter(|(key, _)| *key != tagged.tag);
                members.for_each(|(_, member)| self.all(member));
            }
            None => {
                if let Some(record) = record_of(variant.table) {
                    self.record(record, object);
                }
            }
        }
    }

    /// Everything in a secret, with the keys of its objects.
    fn all(&mut self, value: &Value) {
        if self.found.len() >= MOST {
            return;
        }
        match value {
            Value::Null | Value::Bool(_) => {}
            Value::String(text) => self.found.push(text.clone()),
            Value::Number(_) => self.found.push(value.to_json()),
            Value::Array(items) => items.iter().for_each(|item| self.all(item)),
            Value::Object(object) => {
                for (key, member) in object.iter() {
                    self.found.push(key.to_owned());
                    self.all(member);
                }
            }
        }
    }
}
