//! Values without what their types declare secret.

use std::collections::HashSet;

use crate::json::{Object, Value, write_quoted};
use crate::table::{Record, Rest, Table, Tagged, Tuple, record_of};

/// What stands in place of a secret.
pub const REDACTED: &str = "[redacted]";

/// The value as JSON, without the secrets in it.
///
/// A value that its type has not accepted may have its secrets in the wrong places: of such a one, everything is left out
/// that stands where the type says nothing, or where it wants another kind of value.
pub fn redacted(table: Table, value: &Value, is_accepted: bool) -> Vec<u8> {
    let mut search = Search {
        hidden: HashSet::new(),
        seen: HashSet::new(),
        is_accepted,
    };
    search.value(table, value);
    let mut out = Vec::new();
    write(value, &search.hidden, &mut out);
    out
}

/// Whether something of a value in a recording is not there.
pub fn is_redacted(value: &Value) -> bool {
    match value {
        Value::String(text) => text == REDACTED,
        Value::Array(items) => items.iter().any(is_redacted),
        Value::Object(object) => object.iter().any(|(_, member)| is_redacted(member)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The values of a document, by their addresses.
type Places = HashSet<*const Value>;

fn write(value: &Value, hidden: &Places, out: &mut Vec<u8>) {
    if hidden.contains(&std::ptr::from_ref(value)) {
        return write_quoted(out, REDACTED);
    }
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.write(out),
        Value::Array(items) => {
            out.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write(item, hidden, out);
            }
            out.push(b']');
        }
        Value::Object(object) => {
            out.push(b'{');
            for (index, (key, member)) in object.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write_quoted(out, key);
                out.push(b':');
                write(member, hidden, out);
            }
            out.push(b'}');
        }
    }
}

struct Search {
    hidden: Places,
    /// Unions in unions would cost exponential time.
    seen: HashSet<(*const (), *const Value)>,
    is_accepted: bool,
}

impl Search {
    fn hide(&mut self, value: &Value) {
        self.hidden.insert(value);
    }

    /// Hides a value of which nobody knows what it is.
    fn doubt(&mut self, value: &Value) {
        if !self.is_accepted {
            self.hide(value);
        }
    }

    fn value(&mut self, table: Table, value: &Value) {
        match (table, value) {
            (Table::Secret(_), _) => self.hide(value),
            (Table::Nullable(_), Value::Null) | (Table::Json, _) => {}
            (Table::Nullable(inner), _) => self.value(*inner, value),
            (Table::Schema(schema), _) => self.value(schema.table(), value),
            (Table::Union(union), _) if self.is_accepted => {
                let is_new = self.seen.insert((std::ptr::from_ref(union).cast(), value));
                for alternative in union.alternatives.iter().filter(|_| is_new) {
                    self.value(*alternative, value);
                }
            }
            (Table::Union(_), _) if table.has_secrets() => self.hide(value),
            (Table::List(list), Value::Array(items)) => {
                for item in items {
                    self.value(list.item, item);
                }
            }
            (Table::Tuple(tuple), Value::Array(items)) => self.tuple(tuple, items),
            (Table::Map(map), Value::Object(object)) => {
                for (_, member) in object.iter() {
                    self.value(map.value, member);
                }
            }
            (Table::Record(record), Value::Object(object)) => self.record(record, object, None),
            (Table::Tagged(tagged), Value::Object(object)) => self.tagged(tagged, value, object),
            (
                Table::List(_)
                | Table::Tuple(_)
                | Table::Map(_)
                | Table::Record(_)
                | Table::Tagged(_),
                _,
            )
            | (_, Value::Array(_) | Value::Object(_)) => self.doubt(value),
            _ => {}
        }
    }

    fn tuple(&mut self, tuple: &Tuple, items: &[Value]) {
        for (index, item) in items.iter().enumerate() {
            match tuple.places.get(index).copied().or(tuple.tail) {
                Some(table) => self.value(table, item),
                None => self.doubt(item),
            }
        }
    }

    fn record(&mut self, record: &'static Record, object: &Object, tag: Option<&str>) {
        for (key, member) in object.iter().filter(|(key, _)| Some(*key) != tag) {
            let field = record.fields.iter().find(|field| field.name == key);
            match (field, record.rest) {
                (Some(field), _) => self.value(field.table, member),
                (None, Rest::Kept(table)) => self.value(table, member),
                (None, Rest::Closed | Rest::Open) => self.doubt(member),
            }
        }
    }

    fn tagged(&mut self, tagged: &'static Tagged, value: &Value, object: &Object) {
        let name = object.get(tagged.tag).and_then(Value::as_str);
        let mut variants = tagged.variants.iter();
        let Some(variant) = variants.find(|variant| Some(variant.name) == name) else {
            return self.doubt(value);
        };
        let others = object.iter().filter(|(key, _)| *key != tagged.tag);
        match (tagged.content, record_of(variant.table)) {
            (Some(content), _) => {
                for (key, member) in others {
                    match key == content {
                        true => self.value(variant.table, member),
                        false => self.doubt(member),
                    }
                }
            }
            (None, _) if matches!(variant.table, Table::Secret(_)) => {
                others.for_each(|(_, member)| self.hide(member));
            }
            (None, Some(record)) => self.record(record, object, Some(tagged.tag)),
            (None, None) => {}
        }
    }
}
