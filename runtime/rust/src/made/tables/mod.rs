//! From a JSON Schema to the table by which values are judged.
//!
//! What tables express becomes a table, so that messages are those of designs. Every other keyword is held to by the
//! validator of `@schema`, on top of the table of all the rest. Tables live as long as the process: who makes them bounds
//! how many there are (`interned`).

use std::collections::HashMap;

use super::beyond::kept_apart;
use super::keywords::{count, parts, problems, token};
use super::patterns;
use super::pointers::resolved;
use super::ranges::{float_of, int_of};
use crate::diagnose::{Issue, diagnose, shown_text};
use crate::json::{Integer, Object, Value, integer};
use crate::scalars::Format;
use crate::table::{
    Count, Decimals, Enum, Field, List, Literal, Map, Pattern, Presence, Record, Rest, Schema,
    Table, Tagged, Text, Tuple, Union, Variant,
};

/// The table of a schema; what is wrong with it is added to `found`, and then the table is worth nothing.
pub(super) fn table_of(schema: &Value, path: &str, found: &mut Vec<Issue>) -> Table {
    let before = found.len();
    problems(schema, path, found);
    if found.len() > before {
        return Table::Json;
    }
    let mut making = Tables {
        root: schema,
        path,
        found: Vec::new(),
        known: HashMap::new(),
        open: HashMap::new(),
        depth: 0,
        beside: 0,
        count: 0,
        refers: refers(schema),
        defaults: Vec::new(),
    };
    let table = making.of(schema, "");
    making.settle();
    found.append(&mut making.found);
    table
}

/// A value that lives as long as the process.
pub(super) fn leaked<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// A text that lives as long as the process.
pub(super) fn leaked_text(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// So many references are followed one after the other.
const MOST_STEPS: usize = 100;
/// How many schemas may stand for one value, each in the other one.
const MOST_BESIDE: usize = 8;
/// How many values may be nested in what a schema describes without recursion.
const DEEPEST: usize = 128;
/// How many schemas may be looked at.
const MOST: usize = 20_000;
const NO_PATTERN: &str = "must be a pattern of ECMA-262 without back references, named groups and \\p{…}, and of at most \
                          1000 characters.";

const TEXT: [&str; 5] = [
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "contentEncoding",
];
const NUMBER: [&str; 5] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
];
/// Keywords that hold values of every type to something.
const EVERY: [&str; 9] = [
    "type", "const", "enum", "$ref", "anyOf", "oneOf", "allOf", "not", "if",
];

/// Keywords that say more about another one, which the validator gets with it.
const BESIDE: [&str; 4] = ["then", "else", "minContains", "maxContains"];

/// Of which type a value is that a keyword is about.
fn kind_of(keyword: &str) -> Option<&'static str> {
    match keyword {
        _ if TEXT.contains(&keyword) => Some("string"),
        _ if NUMBER.contains(&keyword) => Some("number"),
        "items" | "prefixItems" | "minItems" | "maxItems" | "uniqueItems" | "contains"
        | "minContains" | "maxContains" | "unevaluatedItems" => Some("array"),
        "properties"
        | "required"
        | "additionalProperties"
        | "minProperties"
        | "maxProperties"
        | "patternProperties"
        | "propertyNames"
        | "dependentRequired"
        | "dependentSchemas"
        | "unevaluatedProperties" => Some("object"),
        _ => None,
    }
}

/// Makes the tables of one document.
struct Tables<'v> {
    root: &'v Value,
    path: &'v str,
    found: Vec<Issue>,
    /// The tables of what others refer to, by reference.
    known: HashMap<String, Table>,
    /// Those that are being made.
    open: HashMap<String, Open>,
    depth: usize,
    /// How many schemas stand for the same value, and how many were looked at.
    beside: usize,
    count: usize,
    refers: bool,
    /// Values for what is left out, with their tables and places.
    defaults: Vec<(String, Table, &'static str)>,
}

/// A table that is being made.
struct Open {
    /// How far below the root that began.
    depth: usize,
    /// What stands for it meanwhile, if something refers to it.
    later: Option<&'static Schema>,
}

impl<'v> Tables<'v> {
    /// Holds the defaults to their types, when all of these are made.
    fn settle(&mut self) {
        if !self.found.is_empty() {
            return;
        }
        for (at, table, document) in std::mem::take(&mut self.defaults) {
            if !diagnose(table, document.as_bytes()).is_empty() {
                self.wrong(&format!("{at}/default"), "is no value of its type.");
            }
        }
    }

    /// The table of a schema that stands at a place of the document.
    fn of(&mut self, schema: &'v Value, at: &str) -> Table {
        self.beside += 1;
        self.count += 1;
        let table = if self.beside > MOST_BESIDE || self.depth > DEEPEST {
            self.wrong(at, "is nested too deeply.");
            Table::Json
        } else if self.count > MOST {
            if self.count == MOST + 1 {
                self.wrong(at, "is behind more schemas than are taken.");
            }
            Table::Json
        } else {
            self.table(schema, at)
        };
        self.beside -= 1;
        table
    }

    fn table(&mut self, schema: &'v Value, at: &str) -> Table {
        let Value::Object(schema) = schema else {
            if schema.as_bool() == Some(true) {
                return Table::Json;
            }
            let mut nothing = Object::new();
            nothing.insert("not", Object::new());
            return self.beyond(Table::Json, "not", &nothing, at);
        };
        let table = self.one(schema, at);
        match is_secret(schema) {
            true => Table::Secret(leaked(table)),
            false => table,
        }
    }

    fn one(&mut self, schema: &'v Object, at: &str) -> Table {
        let told = told(schema);
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let table = self.reference(reference, at);
            return self.with(schema, at, &told, &["$ref"], table);
        }
        if schema.get("const").is_some() || schema.get("enum").is_some() {
            return self.values(schema, at, &told);
        }
        if told == ["allOf"]
            && let Some([only]) = schema.get("allOf").and_then(Value::as_array)
        {
            return self.of(only, &format!("{at}/allOf/0"));
        }
        for keyword in ["anyOf", "oneOf"] {
            if told == [keyword]
                && let Some(alternatives) = schema.get(keyword).and_then(Value::as_array)
            {
                return self.alternatives(schema, keyword, alternatives, at);
            }
        }
        let mut done = vec!["type"];
        let kinds = kinds(schema);
        let mut found = Vec::new();
        for kind in &kinds {
            let (table, held) = self.typed(kind, schema, at);
            done.extend(held);
            found.push(table);
        }
        let table = match kinds.is_empty() {
            true => Table::Json,
            false => either(&found),
        };
        self.with(schema, at, &told, &done, table)
    }

    /// A table with the keywords on top that it does not hold values to.
    fn with(
        &mut self,
        schema: &Object,
        at: &str,
        told: &[&str],
        done: &[&str],
        table: Table,
    ) -> Table {
        let mut table = table;
        for key in told {
            if done.contains(key) || BESIDE.contains(key) {
                continue;
            }
            let group: &[&str] = match *key {
                "if" => &["if", "then", "else"],
                "contains" => &["contains", "minContains", "maxContains"],
                "items" => &["items", "prefixItems"],
                "additionalProperties" => {
                    &["additionalProperties", "properties", "patternProperties"]
                }
                _ => &[key],
            };
            let members = group.iter();
            let members = members
                .filter_map(|member| Some(((*member).to_owned(), schema.get(member)?.clone())));
            let keywords = match key.starts_with("unevaluated") {
                true => schema.clone(),
                false => members.collect(),
            };
            table = self.beyond(table, key, &keywords, at);
        }
        table
    }

    fn beyond(&mut self, table: Table, name: &str, keywords: &Object, at: &str) -> Table {
        match kept_apart(keywords, self.root) {
            Ok(keywords) => {
                let schema = Schema::new(table, leaked_text(&keywords));
                Table::Schema(leaked(schema.named(leaked_text(name))))
            }
            Err(why) => {
                self.wrong(at, &why);
                table
            }
        }
    }

    fn reference(&mut self, reference: &str, at: &str) -> Table {
        let target = match resolved(self.root, reference) {
            Ok(target) => target,
            Err(why) => {
                self.wrong(&format!("{at}/$ref"), why);
                return Table::Json;
            }
        };
        if let Some(table) = self.known.get(reference) {
            return *table;
        }
        if let Some(open) = self.open.get_mut(reference) {
            if open.depth == self.depth {
                let why = "leads back to itself, and to nothing else.";
                self.wrong(&format!("{at}/$ref"), why);
                return Table::Json;
            }
            let later = open.later.get_or_insert_with(|| leaked(Schema::later()));
            return Table::Schema(later);
        }
        let open = Open {
            depth: self.depth,
            later: None,
        };
        self.open.insert(reference.to_owned(), open);
        let table = self.of(target, &reference[1..]);
        if let Some(later) = self.open.remove(reference).and_then(|open| open.later) {
            later.tell(table);
        }
        self.known.insert(reference.to_owned(), table);
        table
    }

    fn below(&mut self, schema: &'v Value, at: &str) -> Table {
        let beside = std::mem::take(&mut self.beside);
        self.depth += 1;
        let table = self.of(schema, at);
        self.depth -= 1;
        self.beside = beside;
        table
    }

    fn values(&mut self, schema: &'v Object, at: &str, told: &[&str]) -> Table {
        let (keyword, values) = match (schema.get("const"), schema.get("enum")) {
            (Some(value), _) => ("const", std::slice::from_ref(value)),
            (None, values) => ("enum", values.and_then(Value::as_array).unwrap_or_default()),
        };
        let kinds = said(schema);
        let literals: Option<Vec<Literal>> = values.iter().map(literal).collect();
        let Some(literals) = literals else {
            let rest = schema.iter().filter(|(key, _)| *key != keyword);
            let rest: Object = rest
                .map(|(key, value)| (key.to_owned(), value.clone()))
                .collect();
            let table = match rest.is_empty() {
                true => Table::Json,
                // What is left is a schema of its own, which the tables are made of at once.
                false => self.one(leaked(rest), at),
            };
            return self.with(schema, at, &[keyword], &[], table);
        };
        let mut distinct: Vec<Literal> = Vec::new();
        for literal in literals {
            let fits = kinds.as_ref().is_none_or(|kinds| is_of(literal, kinds));
            if fits && !distinct.contains(&literal) {
                distinct.push(literal);
            }
        }
        if distinct.is_empty() {
            self.wrong(&format!("{at}/{keyword}"), "has no value of the type.");
            return Table::Json;
        }
        let members = distinct.iter().copied();
        let members: Vec<Literal> = members.filter(|one| *one != Literal::Null).collect();
        let is_nullable = members.len() < distinct.len();
        let mut table = match members.is_empty() {
            true => Table::Null,
            false => Table::Enum(leaked(Enum {
                members: members.leak(),
            })),
        };
        if is_nullable && !matches!(table, Table::Null) {
            table = Table::Nullable(leaked(table));
        }
        self.with(schema, at, told, &[keyword, "type"], table)
    }

    fn alternatives(
        &mut self,
        schema: &'v Object,
        keyword: &str,
        alternatives: &'v [Value],
        at: &str,
    ) -> Table {
        let places = alternatives.iter().enumerate();
        let others = places.filter(|(_, part)| !is_null(part));
        let others = others.map(|(index, part)| (format!("{at}/{keyword}/{index}"), part));
        let others: Vec<(String, &'v Value)> = others.collect();
        let nulls = alternatives.len() - others.len();
        if others.is_empty() {
            return Table::Null;
        }
        if let Some(table) = self.tagged(&others) {
            return or_null(table, nulls);
        }
        let found = others.iter().map(|(place, part)| self.of(part, place));
        let found: Vec<Table> = found.collect();
        let table = or_null(either(&found), nulls);
        if keyword == "oneOf" && (nulls > 1 || !self.are_apart(&others)) {
            return self.with(schema, at, &[keyword], &[], table);
        }
        table
    }

    /// Whether no value is of two of them, which its type decides.
    fn are_apart(&self, schemas: &[(String, &'v Value)]) -> bool {
        let mut seen: Vec<&str> = Vec::new();
        schemas.iter().all(|(_, schema)| {
            let Some(kinds) = self.kinds_of(schema) else {
                return false;
            };
            let is_apart = !kinds.iter().any(|kind| seen.contains(kind));
            seen.extend(kinds);
            is_apart
        })
    }

    /// The types of the values of a schema, if they are known.
    fn kinds_of(&self, mut schema: &'v Value) -> Option<Vec<&'v str>> {
        for _ in 0..=MOST_STEPS {
            let object = schema.as_object()?;
            let Some(reference) = object.get("$ref").and_then(Value::as_str) else {
                let kinds = said(object)?.into_iter();
                let kinds = kinds.map(|kind| if kind == "integer" { "number" } else { kind });
                return Some(kinds.collect());
            };
            schema = resolved(self.root, reference).ok()?;
        }
        None
    }

    /// The union of records that the text of one key tells apart.
    fn tagged(&mut self, schemas: &[(String, &'v Value)]) -> Option<Table> {
        let mut records: Vec<(String, &'v Object)> = Vec::new();
        for (place, schema) in schemas {
            let mut object = schema.as_object()?;
            let mut at = place.clone();
            if told(object) == ["$ref"] {
                let reference = object.get("$ref").and_then(Value::as_str)?;
                if self.open.contains_key(reference) || self.open.len() > MOST_BESIDE {
                    return None;
                }
                object = resolved(self.root, reference).ok()?.as_object()?;
                at = reference[1..].to_owned();
            }
            if !is_record(object) {
                return None;
            }
            records.push((at, object));
        }
        let tag = tag_of(&records)?;
        let mut variants = Vec::new();
        for (at, record) in &records {
            let own = format!("#{at}");
            let depth = self.depth;
            let open = Open { depth, later: None };
            self.open.insert(own.clone(), open);
            let table = self.record(record, at, Some(tag));
            if let Some(later) = self.open.get(&own).and_then(|open| open.later) {
                // What refers to it meanwhile means the whole record, with its tag.
                let whole = self.record(record, at, None);
                later.tell(whole);
                self.known.insert(own.clone(), whole);
            }
            self.open.remove(&own);
            let named = record.get("properties").and_then(|fields| fields.get(tag));
            let name = named.and_then(tag_value).unwrap_or_default();
            variants.push(Variant::new(leaked_text(name), table));
        }
        Some(Table::Tagged(leaked(Tagged {
            name: "",
            tag: leaked_text(tag),
            content: None,
            variants: variants.leak(),
        })))
    }

    /// The table of a type, and the keywords that it holds values to.
    fn typed(&mut self, kind: &str, schema: &'v Object, at: &str) -> (Table, Vec<&'static str>) {
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

    fn record(&mut self, schema: &'v Object, at: &str, without: Option<&str>) -> Table {
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
                name: leaked_text(name),
                table,
                presence,
                needs: &[],
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
            rest: kept.map_or(Rest::Closed, Rest::Kept),
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

    fn all_wrong(&mut self, at: &str, wrong: Vec<(&str, &str)>) {
        for (keyword, text) in wrong {
            self.wrong(&format!("{at}/{keyword}"), text);
        }
    }

    fn wrong(&mut self, at: &str, text: &str) {
        let path = format!("{}{at}", self.path);
        self.found.push(Issue::of_check(path, text));
    }
}

fn told(schema: &Object) -> Vec<&str> {
    let keys = schema.iter().map(|(key, _)| key);
    keys.filter(|key| EVERY.contains(key) || kind_of(key).is_some())
        .collect()
}

fn refers(schema: &Value) -> bool {
    schema.as_object().is_some_and(|object| {
        object.get("$ref").is_some() || parts(object).iter().any(|(_, part)| refers(part))
    })
}

fn has_objects(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(items) => items.iter().any(has_objects),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn is_secret(schema: &Object) -> bool {
    schema.get("writeOnly").and_then(Value::as_bool) == Some(true)
}

/// The types of a schema: those that it says, or that its keywords are about.
fn kinds(schema: &Object) -> Vec<&str> {
    let Some(mut kinds) = said(schema) else {
        let mut kinds = Vec::new();
        for kind in schema.iter().filter_map(|(key, _)| kind_of(key)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        return kinds;
    };
    if kinds.contains(&"number") {
        kinds.retain(|kind| *kind != "integer");
    }
    kinds
}

/// The types that a schema says; none if it says nothing of them.
fn said(schema: &Object) -> Option<Vec<&str>> {
    match schema.get("type")? {
        Value::String(kind) => Some(vec![kind]),
        Value::Array(kinds) => Some(kinds.iter().filter_map(Value::as_str).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// The table of several types, of which one may be null.
fn either(found: &[Table]) -> Table {
    let others = found.iter().filter(|table| !matches!(table, Table::Null));
    let others: Vec<Table> = others.copied().collect();
    let is_nullable = others.len() < found.len();
    let table = match &*others {
        [] => return Table::Null,
        [only] => *only,
        _ => Table::Union(leaked(Union {
            alternatives: others.leak(),
        })),
    };
    match is_nullable {
        true => Table::Nullable(leaked(table)),
        false => table,
    }
}

fn or_null(table: Table, nulls: usize) -> Table {
    match nulls == 0 || matches!(table, Table::Nullable(_)) {
        true => table,
        false => Table::Nullable(leaked(table)),
    }
}

fn is_null(schema: &Value) -> bool {
    schema.as_object().is_some_and(|schema| {
        let told = told(schema);
        (told == ["type"] && schema.get("type").and_then(Value::as_str) == Some("null"))
            || (told == ["const"] && schema.get("const") == Some(&Value::Null))
    })
}

/// A value that can be written down in a table.
fn literal(value: &Value) -> Option<Literal> {
    match value {
        Value::Null => Some(Literal::Null),
        Value::Bool(value) => Some(Literal::Bool(*value)),
        Value::String(text) => Some(Literal::Text(leaked_text(text))),
        Value::Number(number) => match integer(number.as_str()) {
            Integer::Fits(value) => Some(Literal::Int(value)),
            Integer::TooBig => None,
            Integer::Fraction => {
                let value = number.as_f64();
                value.is_finite().then_some(Literal::Float(value))
            }
        },
        Value::Array(_) | Value::Object(_) => None,
    }
}

fn is_of(literal: Literal, kinds: &[&str]) -> bool {
    match literal {
        Literal::Null => kinds.contains(&"null"),
        Literal::Bool(_) => kinds.contains(&"boolean"),
        Literal::Text(_) => kinds.contains(&"string"),
        Literal::Int(_) => kinds.contains(&"number") || kinds.contains(&"integer"),
        Literal::Float(_) => kinds.contains(&"number"),
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

fn is_record(schema: &Object) -> bool {
    let words = ["type", "properties", "required", "additionalProperties"];
    let kind = schema.get("type");
    kind.is_none_or(|kind| kind.as_str() == Some("object"))
        && schema.get("properties").is_some()
        && told(schema).iter().all(|word| words.contains(word))
        && !is_secret(schema)
}

/// The key whose text is another one in each record.
fn tag_of<'v>(records: &[(String, &'v Object)]) -> Option<&'v str> {
    if records.len() < 2 {
        return None;
    }
    let (_, first) = records.first()?;
    let names = first.get("properties").and_then(Value::as_object)?.iter();
    let mut names = names.map(|(name, _)| name);
    names.find(|name| {
        let mut seen: Vec<&str> = Vec::new();
        records.iter().all(|(_, record)| {
            let required = record.get("required").and_then(Value::as_array);
            let mut required = required
                .unwrap_or_default()
                .iter()
                .filter_map(Value::as_str);
            let field = record.get("properties").and_then(|all| all.get(name));
            let Some(value) = field.and_then(tag_value) else {
                return false;
            };
            let is_new = !seen.contains(&value);
            seen.push(value);
            is_new && required.any(|required| required == *name)
        })
    })
}

fn tag_value(schema: &Value) -> Option<&str> {
    let schema = schema.as_object()?;
    let values = match (schema.get("const"), schema.get("enum")) {
        (Some(value), _) => std::slice::from_ref(value),
        (None, values) => values.and_then(Value::as_array)?,
    };
    let words = ["type", "const", "enum"];
    let kind = schema.get("type");
    let is_text = kind.is_none_or(|kind| kind.as_str() == Some("string"));
    let is_plain = told(schema).iter().all(|word| words.contains(word)) && !is_secret(schema);
    match values {
        [only] if is_text && is_plain => only.as_str(),
        _ => None,
    }
}
