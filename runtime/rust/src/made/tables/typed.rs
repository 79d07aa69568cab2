//! The tables of types, by the keywords that are about their values.

use super::said::{NUMBER, TEXT};
use super::{Tables, leaked, leaked_text};
use crate::diagnose::shown_text;
use crate::json::{Object, Value};
use crate::made::keywords::{count, token};
use crate::made::patterns;
use crate::made::ranges::{float_of, int_of};
use crate::scalars::Format;
use crate::table::{
    Count, Decimals, Field, List, Map, Pattern, Presence, Record, Rest, Table, Text, Tuple,
};

const NO_PATTERN: &str = "must be a pattern of ECMA-262 without back references, named groups and \\p{…}, and of at most \
                          1000 characters.";

impl<'v> Tables<'v> {
    /// The table of a type, and the keywords that it holds values to.
    pub(super) fn typed(
        &mut self,
        kind: &str,
        schema: &'v Object,
        at: &str,
    ) -> (Table, Vec<&'static str>) {
        match kind {
            "null" => (Table::Null, Vec::new()),
            "boolean" => (Table::Bool, Vec::new()),
            "string" => (self.text(schema, at), TEXT.to_vec()),
            "integer" => {
                let mut wrong = Vec::new();
                let limits = int_of(schema, &mut wrong);
                self.all_wrong(at, wrong);
                (Table::Int(leaked(limits)), NUMBER.to_vec())
            }
            "number" => {
                let mut wrong = Vec::new();
                let limits = float_of(schema, &mut wrong);
                self.all_wrong(at, wrong);
                (Table::Float(leaked(limits)), NUMBER.to_vec())
            }
            "array" => self.list(schema, at),
            _ => self.object(schema, at),
        }
    }

    fn text(&mut self, schema: &Object, at: &str) -> Table {
        let word = |key: &str| schema.get(key).and_then(Value::as_str);
        let format = match word("contentEncoding") {
            Some("base64") => Some(Format::Base64),
            Some(_) | None => word("format").and_then(format_of),
        };
        let mut patterns: Vec<&'static Pattern> = Vec::new();
        if let Some(source) = word("pattern") {
            match patterns::is_taken(source) {
                true => patterns.push(leaked(Pattern::new(leaked_text(source)))),
                false => self.wrong(&format!("{at}/pattern"), NO_PATTERN),
            }
        }
        Table::Text(leaked(Text {
            range: Decimals::ANY,
            format,
            length: counts(schema, "minLength", "maxLength"),
            patterns: patterns.leak(),
        }))
    }

    fn list(&mut self, schema: &'v Object, at: &str) -> (Table, Vec<&'static str>) {
        let limits = counts(schema, "minItems", "maxItems");
        let unique = schema.get("uniqueItems").and_then(Value::as_bool) == Some(true);
        let mut held = vec!["minItems", "maxItems", "uniqueItems"];
        let items = schema.get("items").unwrap_or(&Value::Bool(true));
        let list = |item: Table| {
            Table::List(leaked(List {
                item,
                count: limits,
                unique,
            }))
        };
        let Some(places) = schema.get("prefixItems").and_then(Value::as_array) else {
            let item = self.below(items, &format!("{at}/items"));
            held.push("items");
            return (list(item), held);
        };
        if limits.min < places.len() as u64 {
            // A list that ends before its places do is no tuple.
            return (list(Table::Json), held);
        }
        let own = places.iter().enumerate();
        let own = own.map(|(index, part)| self.below(part, &format!("{at}/prefixItems/{index}")));
        let own: Vec<Table> = own.collect();
        let mut tuple = Tuple::of(own.leak());
        if items.as_bool() != Some(false) {
            tuple = tuple.tail(self.below(items, &format!("{at}/items")));
        }
        tuple = tuple.min(limits.min).max(limits.max);
        tuple.unique = unique;
        held.extend(["items", "prefixItems"]);
        (Table::Tuple(leaked(tuple)), held)
    }

    fn object(&mut self, schema: &'v Object, at: &str) -> (Table, Vec<&'static str>) {
        let filled = |key: &str| {
            let members = schema.get(key);
            members.is_some_and(|members| match members {
                Value::Object(members) => !members.is_empty(),
                Value::Array(items) => !items.is_empty(),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
            })
        };
        let by_pattern = filled("patternProperties");
        let rest = schema.get("additionalProperties");
        // Keys that patterns name are no additional ones.
        let rest = rest.filter(|_| !by_pattern).unwrap_or(&Value::Bool(true));
        let mut held = vec!["properties", "required"];
        if !by_pattern {
            held.extend(["additionalProperties", "patternProperties"]);
        }
        let is_map = !filled("properties") && !filled("required");
        if is_map && rest.as_bool() != Some(false) {
            let value = self.below(rest, &format!("{at}/additionalProperties"));
            held.extend(["minProperties", "maxProperties"]);
            let count = counts(schema, "minProperties", "maxProperties");
            return (Table::Map(leaked(Map { value, count })), held);
        }
        (self.fields(schema, rest, at, None), held)
    }

    pub(super) fn record(&mut self, schema: &'v Object, at: &str, without: Option<&str>) -> Table {
        let rest = schema.get("additionalProperties");
        self.fields(schema, rest.unwrap_or(&Value::Bool(true)), at, without)
    }

    fn fields(
        &mut self,
        schema: &'v Object,
        rest: &'v Value,
        at: &str,
        without: Option<&str>,
    ) -> Table {
        let required = schema.get("required").and_then(Value::as_array);
        let required = required.unwrap_or_default().iter();
        let required: Vec<&str> = required.filter_map(Value::as_str).collect();
        let given = schema.get("properties").and_then(Value::as_object);
        let mut fields: Vec<Field> = Vec::new();
        for (name, part) in given.into_iter().flat_map(Object::iter) {
            if Some(name) == without {
                continue;
            }
            let place = format!("{at}/properties/{}", token(name));
            let table = self.below(part, &place);
            let presence = match required.contains(&name) {
                true => Presence::Required,
                false => self.presence(part, table, place),
            };
            fields.push(Field {
                presence,
                ..Field::required(leaked_text(name), table)
            });
        }
        let kept = match rest.as_bool() {
            Some(false) => None,
            Some(true) | None => Some(self.below(rest, &format!("{at}/additionalProperties"))),
        };
        let mut seen: Vec<&str> = Vec::new();
        for name in required {
            let is_given = given.is_some_and(|given| given.get(name).is_some());
            if is_given || Some(name) == without || seen.contains(&name) {
                continue;
            }
            seen.push(name);
            match kept {
                Some(table) => fields.push(Field::required(leaked_text(name), table)),
                None => {
                    let text = format!("names {}, which is no property.", shown_text(name));
                    self.wrong(&format!("{at}/required"), &text);
                }
            }
        }
        Table::Record(leaked(Record {
            name: "",
            fields: fields.leak(),
            rest: match kept {
                None => Rest::Closed,
                Some(Table::Json) => Rest::Open,
                Some(table) => Rest::Kept(table),
            },
        }))
    }

    /// What a field is that is left out.
    fn presence(&mut self, part: &Value, table: Table, at: String) -> Presence {
        let value = part
            .get("default")
            .filter(|value| !matches!(value, Value::Null));
        match value {
            // An object among types that refer to each other might fill itself in.
            Some(value) if !(self.refers && has_objects(value)) => {
                let document = leaked_text(&value.to_json());
                self.defaults.push((at, table, document));
                Presence::Default(document)
            }
            Some(_) | None => Presence::Optional,
        }
    }
}

fn has_objects(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(items) => items.iter().any(has_objects),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn counts(schema: &Object, min: &str, max: &str) -> Count {
    let number = |key: &str| schema.get(key).and_then(Value::as_number).and_then(count);
    Count {
        min: number(min).unwrap_or(0),
        max: number(max).unwrap_or(u64::MAX),
    }
}

fn format_of(name: &str) -> Option<Format> {
    Some(match name {
        "date-time" => Format::DateTime,
        "date" => Format::Date,
        "time" => Format::Time,
        "duration" => Format::Duration,
        "uuid" => Format::Uuid,
        "uri" => Format::Uri,
        "email" => Format::Email,
        "hostname" => Format::Hostname,
        "ipv4" => Format::Ipv4,
        "ipv6" => Format::Ipv6,
        _ => return None,
    })
}
