//! The canonical form of a valid document: declared order, defaults filled in, no white space.

use toolrt_format::decimal::shortest;

use super::tagged::variant_of;
use super::walk::Walk;
use crate::json::{Integer, Members, Node, document, integer, push_float, push_int, write_quoted};
use crate::meter::spend;
use crate::scalars::{Bytes, Format};
use crate::table::{Presence, Record, Rest, Table, Tagged, Text, record_of};

impl<'v> Walk<'v> {
    /// Writes a valid value. A value that does not fit its table becomes `null`.
    pub(super) fn write(&mut self, out: &mut Vec<u8>, table: Table, value: &'v Node<'v>) {
        if !spend(4) {
            return;
        }
        match (table, value) {
            (Table::Nullable(_), Node::Null) => out.extend_from_slice(b"null"),
            (Table::Nullable(inner) | Table::Secret(inner), _) => self.write(out, *inner, value),
            (Table::Schema(schema), _) => self.write(out, schema.table(), value),
            (Table::Json, _) => value.write(out),
            (Table::Bool, Node::Bool(_)) => value.write(out),
            (Table::Enum(literals), _) => {
                match literals.members.iter().find(|member| member.is(value)) {
                    Some(member) => member.value().write(out),
                    None => out.extend_from_slice(b"null"),
                }
            }
            (Table::Union(union), _) => {
                match self.accepting(union, value) {
                    Some(place) => self.write(out, union.alternatives[place], value),
                    None => out.extend_from_slice(b"null"),
                };
            }
            (Table::Int(_), Node::Number(spelling)) => match integer(spelling) {
                Integer::Fits(int) => push_int(out, int),
                Integer::TooBig | Integer::Fraction => out.extend_from_slice(spelling.as_bytes()),
            },
            (Table::Float(_), Node::Number(spelling)) => match spelling.parse::<f64>() {
                Ok(float) if float.is_finite() => push_float(out, float),
                Ok(_) | Err(_) => out.extend_from_slice(spelling.as_bytes()),
            },
            (Table::Text(limits), Node::Text(text)) => write_text(out, limits, text, self.compares),
            (Table::List(list), Node::List(items)) => {
                self.write_list(out, items.iter().map(|item| (list.item, item)));
            }
            (Table::Tuple(tuple), Node::List(items)) => {
                let tail = std::iter::repeat_with(|| tuple.tail).map_while(|tail| tail);
                let tables = tuple.places.iter().copied().chain(tail);
                self.write_list(out, tables.zip(items));
            }
            (Table::Map(map), Node::Object(object)) => {
                out.push(b'{');
                let entries = object.iter().map(|(key, value)| (key, map.value, value));
                self.write_sorted(out, entries.collect());
                out.push(b'}');
            }
            (Table::Record(record), Node::Object(object)) => {
                out.push(b'{');
                self.write_fields(out, record, object, None);
                out.push(b'}');
            }
            (Table::Tagged(tagged), Node::Object(object)) => self.write_tagged(out, tagged, object),
            _ => out.extend_from_slice(b"null"),
        }
    }

    fn write_list(
        &mut self,
        out: &mut Vec<u8>,
        items: impl Iterator<Item = (Table, &'v Node<'v>)>,
    ) {
        out.push(b'[');
        for (table, item) in items {
            separate(out);
            self.write(out, table, item);
        }
        out.push(b']');
    }

    fn write_fields(
        &mut self,
        out: &mut Vec<u8>,
        record: &'static Record,
        object: &'v Members<'v>,
        tag: Option<&str>,
    ) {
        let mut place = 0;
        for field in record.fields {
            match (object.get_at(field.name, &mut place), field.presence) {
                (Some(value), _) => {
                    write_key(out, field.name);
                    self.write(out, field.table, value);
                }
                (None, Presence::Default(text)) => {
                    write_key(out, field.name);
                    write_default(out, field.table, text, self.compares);
                }
                (None, Presence::Required | Presence::Optional) => {}
            }
        }
        let is_declared =
            |key: &str| tag == Some(key) || record.fields.iter().any(|field| field.name == key);
        let rest = object.iter().filter(|(key, _)| !is_declared(key));
        match record.rest {
            Rest::Closed => {}
            Rest::Open => {
                for (key, value) in rest {
                    write_key(out, key);
                    value.write(out);
                }
            }
            Rest::Kept(table) => {
                self.write_sorted(out, rest.map(|(key, value)| (key, table, value)).collect());
            }
        }
    }

    fn write_sorted(&mut self, out: &mut Vec<u8>, mut members: Vec<(&str, Table, &'v Node<'v>)>) {
        let count = u32::try_from(members.len()).unwrap_or(u32::MAX);
        if !spend(count.saturating_mul(20)) {
            return;
        }
        members.sort_by_key(|(key, _, _)| *key);
        for (key, table, value) in members {
            write_key(out, key);
            self.write(out, table, value);
        }
    }

    fn write_tagged(
        &mut self,
        out: &mut Vec<u8>,
        tagged: &'static Tagged,
        object: &'v Members<'v>,
    ) {
        let variant = object
            .get(tagged.tag)
            .and_then(|tag| variant_of(tagged, tag));
        let Some(variant) = variant else {
            return out.extend_from_slice(b"null");
        };
        out.push(b'{');
        write_key(out, tagged.tag);
        write_quoted(out, variant.name);
        match tagged.content {
            Some(content) => {
                if let Some(value) = object.get(content) {
                    write_key(out, content);
                    self.write(out, variant.table, value);
                }
            }
            None => {
                if let Some(record) = record_of(variant.table) {
                    self.write_fields(out, record, object, Some(tagged.tag));
                }
            }
        }
        out.push(b'}');
    }
}

/// A default may leave out fields that have defaults themselves, or have another spelling.
fn write_default(out: &mut Vec<u8>, table: Table, text: &'static str, compares: bool) {
    match document(text.as_bytes()) {
        Ok(value) => {
            let mut walk = Walk::new(false);
            walk.compares = compares;
            walk.write(out, table, &value);
        }
        Err(_) => out.extend_from_slice(b"null"),
    }
}

fn write_text(out: &mut Vec<u8>, limits: &Text, text: &str, compares: bool) {
    match limits.format {
        Some(Format::Base64) => match Bytes::from_base64(text) {
            Some(bytes) => write_quoted(out, &bytes.to_base64()),
            None => write_quoted(out, text),
        },
        Some(Format::Decimal) if compares => write_quoted(out, &shortest(text)),
        _ => write_quoted(out, text),
    }
}

fn write_key(out: &mut Vec<u8>, key: &str) {
    separate(out);
    write_quoted(out, key);
    out.push(b':');
}

/// A comma, unless it is the first item.
fn separate(out: &mut Vec<u8>) {
    if !matches!(out.last(), Some(b'[' | b'{')) {
        out.push(b',');
    }
}
