//! From a JSON Schema to the table by which values are judged.
//!
//! What tables express becomes a table, so that messages are those of designs. Every other keyword is held to by the
//! validator of `@schema`, on top of the table of all the rest. Tables live as long as the process: who makes them bounds
//! how many there are (`interned`).

mod said;
mod typed;
mod unions;

use std::collections::HashMap;

use super::beyond::kept_apart;
use super::keywords::problems;
use super::pointers::resolved;
use crate::diagnose::{Issue, diagnose};
use crate::json::{Integer, Object, Value, integer};
use crate::table::{Enum, Literal, Schema, Table, Union};
use said::{is_secret, kinds, refers, said, told};

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
/// Keywords that say more about another one, which the validator gets with it.
const BESIDE: [&str; 4] = ["then", "else", "minContains", "maxContains"];

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
