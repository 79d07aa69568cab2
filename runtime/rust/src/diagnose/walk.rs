//! The walk of a table over a value: collects what is wrong and builds the canonical value.

use std::collections::HashMap;
use std::rc::Rc;

use super::path::{Segment, pointer};
use super::problem::{Found, Got, Problem};
use super::suggest::nearest;
use super::unions::Verdict;
use super::{Issue, MAX_ISSUES, message, unique};
use crate::json::{Integer, Number, Object, Value, integer};
use crate::scalars::{Bytes, Format};
use crate::table::{
    Count, Enum, Field, Float, Int, List, Literal, Map, Presence, Record, Rest, Schema, Table,
    Tagged, Text, Tuple,
};

/// What unions have already been held against which values.
pub(super) type Verdicts = HashMap<(usize, usize), Rc<Verdict>>;

/// A walk in progress.
pub(super) struct Walk {
    pub(super) path: Vec<Segment>,
    pub(super) found: Vec<Found>,
    pub(super) ignored: Vec<String>,
    pub(super) lenient: bool,
    pub(super) secret: u32,
    pub(super) verdicts: Verdicts,
    /// Fields whose literal fits, which make an alternative of a union the closer one.
    pub(super) literals: usize,
}

impl Walk {
    pub(super) fn new(lenient: bool) -> Self {
        Self {
            path: Vec::new(),
            found: Vec::new(),
            ignored: Vec::new(),
            lenient,
            secret: 0,
            verdicts: Verdicts::new(),
            literals: 0,
        }
    }

    /// What was found in words, and the pointers of ignored keys.
    pub(super) fn finish(self) -> (Vec<Issue>, Vec<String>) {
        (
            self.found.into_iter().map(message::issue).collect(),
            self.ignored,
        )
    }

    /// Holds `value` to `table`; gives its canonical form, which counts only where nothing is
    /// found.
    pub(super) fn value(&mut self, table: Table, value: &Value) -> Value {
        self.at(table, value, false)
    }

    fn at(&mut self, table: Table, value: &Value, nullable: bool) -> Value {
        if nullable && matches!(value, Value::Null) {
            return Value::Null;
        }
        match (table, value) {
            (Table::Nullable(inner), _) => self.at(*inner, value, true),
            (Table::Secret(inner), _) => {
                self.secret += 1;
                let kept = self.at(*inner, value, nullable);
                self.secret -= 1;
                kept
            }
            (Table::Schema(schema), _) => self.schema(schema, value, nullable),
            (Table::Enum(literals), _) => self.literal(literals, value, nullable),
            (Table::Union(union), _) => self.union(union, value, nullable),
            (Table::Json, _) | (Table::Null, Value::Null) | (Table::Bool, Value::Bool(_)) => {
                value.clone()
            }
            (Table::Int(limits), Value::Number(number)) => self.int(limits, number, nullable),
            (Table::Float(limits), Value::Number(number)) => self.float(limits, number),
            (Table::Text(limits), Value::String(text)) => self.text(limits, text),
            (Table::List(list), Value::Array(items)) => self.list(list, items),
            (Table::Tuple(tuple), Value::Array(items)) => self.tuple(tuple, items),
            (Table::Map(map), Value::Object(object)) => self.map(map, object),
            (Table::Record(record), Value::Object(object)) => {
                Value::Object(self.record(record, object, None))
            }
            (Table::Tagged(tagged), Value::Object(object)) => self.tagged(tagged, object),
            _ => {
                self.add_got(
                    Problem::Type {
                        wanted: table,
                        nullable,
                    },
                    value,
                );
                Value::Null
            }
        }
    }

    fn int(&mut self, limits: &'static Int, number: &Number, nullable: bool) -> Value {
        let value = Value::Number(number.clone());
        let int = match integer(number.as_str()) {
            Integer::Fits(int) => int,
            Integer::TooBig => {
                self.add_got(Problem::PastInt, &value);
                return value;
            }
            Integer::Fraction => {
                self.add_got(
                    Problem::Type {
                        wanted: Table::Int(limits),
                        nullable,
                    },
                    &value,
                );
                return value;
            }
        };
        if !limits.contains(int) {
            self.add_got(
                Problem::IntRange {
                    low: limits.low,
                    high: limits.high,
                },
                &value,
            );
        }
        if let Some(step) = limits.step.filter(|step| !step.divides_int(int)) {
            self.add_got(Problem::Step { step }, &value);
        }
        int.into()
    }

    fn float(&mut self, limits: &'static Float, number: &Number) -> Value {
        let value = Value::Number(number.clone());
        let float = number.as_f64();
        let Some(kept) = Number::from_f64(float) else {
            self.add_got(Problem::PastFloat, &value);
            return value;
        };
        if !limits.contains(float) {
            self.add_got(
                Problem::FloatRange {
                    low: limits.low,
                    high: limits.high,
                },
                &value,
            );
        }
        if let Some(step) = limits.step.filter(|step| !step.divides_float(float)) {
            self.add_got(Problem::Step { step }, &value);
        }
        Value::Number(kept)
    }

    fn text(&mut self, limits: &'static Text, text: &str) -> Value {
        let value = Value::from(text);
        if let Some(format) = limits.format.filter(|format| !format.accepts(text)) {
            self.add_got(Problem::Format { format }, &value);
        }
        if limits.length != Count::ANY {
            let length = text.chars().count();
            if !limits.length.allows(length) {
                self.add_count(
                    Problem::Length {
                        limits: limits.length,
                    },
                    length,
                );
            }
        }
        for pattern in limits.patterns {
            if !pattern.matches(text) {
                self.add_got(Problem::Pattern { pattern }, &value);
            }
        }
        match limits.format {
            Some(Format::Base64) => {
                Bytes::from_base64(text).map_or(value, |b| b.to_base64().into())
            }
            _ => value,
        }
    }

    fn literal(&mut self, literals: &'static Enum, value: &Value, nullable: bool) -> Value {
        if let Some(member) = literals.members.iter().find(|member| member.is(value)) {
            return member.value();
        }
        let mut members = literals.members.to_vec();
        if nullable && !members.contains(&Literal::Null) {
            members.push(Literal::Null);
        }
        let suggestion = match value {
            Value::String(text) if self.secret == 0 => nearest(text, texts(literals.members)),
            _ => None,
        };
        self.add_got(
            Problem::Enum {
                members,
                suggestion,
            },
            value,
        );
        Value::Null
    }

    fn list(&mut self, list: &'static List, items: &[Value]) -> Value {
        if !list.count.allows(items.len()) {
            self.add_count(Problem::Items { limits: list.count }, items.len());
        }
        let before = self.found.len();
        let kept: Vec<Value> = items
            .iter()
            .enumerate()
            .map(|(index, item)| self.below(Segment::Index(index), list.item, item))
            .collect();
        if list.unique
            && self.found.len() == before
            && let Some((first, second)) = unique::equal_pair(&kept)
        {
            let got = if self.secret == 0 {
                Got::Pair(first, second)
            } else {
                Got::Nothing
            };
            self.add(Problem::Unique, got);
        }
        Value::Array(kept)
    }

    fn tuple(&mut self, tuple: &'static Tuple, items: &[Value]) -> Value {
        let places = tuple.places.len();
        let max = if tuple.tail.is_some() {
            u64::MAX
        } else {
            places as u64
        };
        let limits = Count {
            min: places as u64,
            max,
        };
        if !limits.allows(items.len()) {
            self.add_count(Problem::Items { limits }, items.len());
        }
        let tables = tuple
            .places
            .iter()
            .copied()
            .map(Some)
            .chain(std::iter::repeat(tuple.tail));
        let kept = items
            .iter()
            .zip(tables)
            .enumerate()
            .filter_map(|(index, (item, table))| {
                table.map(|table| self.below(Segment::Index(index), table, item))
            });
        Value::Array(kept.collect())
    }

    fn map(&mut self, map: &'static Map, object: &Object) -> Value {
        if !map.count.allows(object.len()) {
            self.add_count(Problem::Entries { limits: map.count }, object.len());
        }
        let mut kept: Vec<(String, Value)> = object
            .iter()
            .map(|(key, value)| (key.to_owned(), self.below(self.key(key), map.value, value)))
            .collect();
        kept.sort_by(|(a, _), (b, _)| a.cmp(b));
        Value::Object(kept.into_iter().collect())
    }

    /// A record's fields in declared order, then what it does not declare. `tag` is the key that a
    /// union has already read.
    pub(super) fn record(
        &mut self,
        record: &'static Record,
        object: &Object,
        tag: Option<&str>,
    ) -> Object {
        let mut kept = Object::new();
        let members: HashMap<&str, &Value> = object.iter().collect();
        let is_declared =
            |key: &str| tag == Some(key) || record.fields.iter().any(|field| field.name == key);
        for field in record.fields {
            match members.get(field.name) {
                Some(value) => {
                    let before = self.found.len();
                    let value = self.below(Segment::Field(field.name), field.table, value);
                    if self.found.len() == before && is_literal(field.table) {
                        self.literals += 1;
                    }
                    kept.push(field.name, value);
                }
                None => self.absent(field, object, &is_declared, &mut kept),
            }
        }
        let mut rest: Vec<(&str, &Value)> = match record.rest {
            Rest::Open => return kept,
            Rest::Closed | Rest::Kept(_) => {
                object.iter().filter(|(key, _)| !is_declared(key)).collect()
            }
        };
        match record.rest {
            Rest::Open => {}
            Rest::Closed => {
                for (key, _) in rest {
                    self.unknown(key, record.fields);
                }
            }
            Rest::Kept(table) => {
                let walked: Vec<Value> = rest
                    .iter()
                    .map(|(key, value)| self.below(self.key(key), table, value))
                    .collect();
                let mut pairs: Vec<(&str, Value)> =
                    rest.drain(..).map(|(key, _)| key).zip(walked).collect();
                pairs.sort_by_key(|(key, _)| *key);
                for (key, value) in pairs {
                    kept.push(key, value);
                }
            }
        }
        kept
    }

    fn absent(
        &mut self,
        field: &'static Field,
        object: &Object,
        is_declared: &dyn Fn(&str) -> bool,
        kept: &mut Object,
    ) {
        match field.presence {
            Presence::Optional => {}
            Presence::Default(text) => {
                // A default may leave out what has a default itself, or be spelled in another way.
                let default = Value::parse(text.as_bytes()).unwrap_or_default();
                let default = self.below(Segment::Field(field.name), field.table, &default);
                kept.push(field.name, default);
            }
            Presence::Required => {
                let keys = object
                    .iter()
                    .map(|(key, _)| key)
                    .filter(|key| !is_declared(key));
                let resembling = if self.secret == 0 {
                    nearest(field.name, keys)
                } else {
                    None
                };
                let resembling = resembling.map(str::to_owned);
                self.path.push(Segment::Field(field.name));
                self.add(
                    Problem::Missing {
                        wanted: field.table,
                        resembling,
                    },
                    Got::Nothing,
                );
                self.path.pop();
            }
        }
    }

    pub(super) fn unknown(&mut self, key: &str, fields: &'static [Field]) {
        let known: Vec<&'static str> = fields.iter().map(|field| field.name).collect();
        self.unknown_among(key, known);
    }

    pub(super) fn unknown_among(&mut self, key: &str, known: Vec<&'static str>) {
        self.path.push(self.key(key));
        if self.lenient {
            self.ignored.push(pointer(&self.path));
        } else {
            let suggestion = if self.secret == 0 {
                nearest(key, known.iter().copied())
            } else {
                None
            };
            self.add(Problem::Unknown { known, suggestion }, Got::Nothing);
        }
        self.path.pop();
    }

    fn tagged(&mut self, tagged: &'static Tagged, object: &Object) -> Value {
        let names = || tagged.variants.iter().map(|variant| variant.name);
        let members: Vec<Literal> = names().map(Literal::Text).collect();
        self.path.push(Segment::Field(tagged.tag));
        let variant = match object.get(tagged.tag) {
            None => {
                let keys = object.iter().map(|(key, _)| key);
                let resembling = if self.secret == 0 {
                    nearest(tagged.tag, keys)
                } else {
                    None
                };
                let resembling = resembling.map(str::to_owned);
                self.add(
                    Problem::MissingTag {
                        members,
                        resembling,
                    },
                    Got::Nothing,
                );
                None
            }
            Some(value) => {
                let name = value.as_str();
                let variant = tagged
                    .variants
                    .iter()
                    .find(|variant| Some(variant.name) == name);
                if variant.is_none() {
                    let suggestion = name
                        .filter(|_| self.secret == 0)
                        .and_then(|name| nearest(name, names()));
                    self.add_got(
                        Problem::Enum {
                            members,
                            suggestion,
                        },
                        value,
                    );
                }
                variant
            }
        };
        self.path.pop();
        let Some(variant) = variant else {
            return Value::Null;
        };
        self.literals += 1;
        let mut kept = Object::new();
        kept.push(tagged.tag, variant.name.into());
        match (tagged.content, variant.table) {
            (Some(content), table) => {
                match object.get(content) {
                    Some(value) => {
                        let value = self.below(Segment::Field(content), table, value);
                        kept.push(content, value);
                    }
                    None => {
                        let is_known = |key: &str| key == tagged.tag;
                        let keys = object
                            .iter()
                            .map(|(key, _)| key)
                            .filter(|key| !is_known(key));
                        let resembling = if self.secret == 0 {
                            nearest(content, keys)
                        } else {
                            None
                        };
                        let resembling = resembling.map(str::to_owned);
                        self.path.push(Segment::Field(content));
                        self.add(
                            Problem::Missing {
                                wanted: table,
                                resembling,
                            },
                            Got::Nothing,
                        );
                        self.path.pop();
                    }
                }
                for (key, _) in object.iter() {
                    if key != tagged.tag && key != content {
                        self.unknown_among(key, vec![tagged.tag, content]);
                    }
                }
            }
            (None, table) => {
                let fields = match record_of(table) {
                    Some(record) => self.record(record, object, Some(tagged.tag)),
                    None => Object::new(),
                };
                for (key, value) in fields.iter() {
                    kept.push(key, value.clone());
                }
            }
        }
        Value::Object(kept)
    }

    fn schema(&mut self, schema: &'static Schema, value: &Value, nullable: bool) -> Value {
        let before = self.found.len();
        let kept = self.at(schema.table, value, nullable);
        if self.found.len() == before
            && let Some(keyword) = schema.keywords.broken(value)
        {
            self.add_got(Problem::Schema { keyword }, value);
        }
        kept
    }

    pub(super) fn below(&mut self, segment: Segment, table: Table, value: &Value) -> Value {
        self.path.push(segment);
        let kept = self.at(table, value, false);
        self.path.pop();
        kept
    }

    pub(super) fn key(&self, key: &str) -> Segment {
        if self.secret == 0 {
            Segment::Key(key.to_owned())
        } else {
            Segment::Hidden
        }
    }

    pub(super) fn add_got(&mut self, problem: Problem, value: &Value) {
        let got = match value {
            _ if self.secret > 0 => Got::Nothing,
            Value::Array(items) => Got::List(items.len()),
            Value::Object(object) => Got::Object(object.len()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                Got::Scalar(value.clone())
            }
        };
        self.add(problem, got);
    }

    fn add_count(&mut self, problem: Problem, count: usize) {
        self.add(
            problem,
            if self.secret == 0 {
                Got::Count(count)
            } else {
                Got::Nothing
            },
        );
    }

    fn add(&mut self, problem: Problem, got: Got) {
        if self.found.len() < MAX_ISSUES {
            self.found.push(Found {
                path: self.path.clone(),
                problem,
                got,
            });
        }
    }
}

fn texts(members: &'static [Literal]) -> impl Iterator<Item = &'static str> {
    members.iter().filter_map(|member| match member {
        Literal::Text(text) => Some(*text),
        Literal::Null | Literal::Bool(_) | Literal::Int(_) | Literal::Float(_) => None,
    })
}

/// The record behind a variant whose fields stand beside its tag; a design allows nothing else
/// there.
fn record_of(table: Table) -> Option<&'static Record> {
    match table {
        Table::Record(record) => Some(record),
        Table::Schema(schema) => record_of(schema.table),
        Table::Secret(inner) => record_of(*inner),
        Table::Null
        | Table::Bool
        | Table::Json
        | Table::Int(_)
        | Table::Float(_)
        | Table::Text(_)
        | Table::Enum(_)
        | Table::List(_)
        | Table::Tuple(_)
        | Table::Map(_)
        | Table::Tagged(_)
        | Table::Union(_)
        | Table::Nullable(_) => None,
    }
}

fn is_literal(table: Table) -> bool {
    matches!(table, Table::Enum(_))
}
