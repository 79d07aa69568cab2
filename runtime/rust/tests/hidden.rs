//! No text that is made of a value shows a secret, whatever shape the value has.

use toolrt::diagnose::diagnose;
use toolrt::recording::redacted;
use toolrt::repair::{Repairs, repaired};
use toolrt::table::{
    Enum, Field, List, Literal, Map, Record, Rest, Schema, Tagged, Tuple, Union, Variant,
};
use toolrt::{Object, Table, Value};

const CANARY: &str = "hunter2";

/// How many types are made, and how many values of each.
const TYPES: u64 = 1_500;
const VALUES: usize = 20;

/// Makes types, and values of them that are wrong here and there.
///
/// A secret is put where the type has one, and where a value has a shape that keeps the type from finding it. Keys are
/// secret inside of a secret, and where no object should be: those of maps, and undeclared ones, are names. Alternatives
/// of unions are of different kinds, so that a value cannot be of another one than it was made for.
struct Maker(u64);

fn leaked<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

impl Maker {
    /// A number below `count` (splitmix64).
    fn below(&mut self, count: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % count
    }

    fn is_one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn leaf(&mut self) -> Table {
        const LETTERS: &Enum = &Enum {
            members: &[Literal::Text("a"), Literal::Text("b")],
        };
        match self.below(4) {
            0 => Table::STRING,
            1 => Table::INT,
            2 => Table::Bool,
            _ => Table::Enum(LETTERS),
        }
    }

    fn table(&mut self, depth: u32) -> Table {
        let kinds = if depth == 0 { 2 } else { 10 };
        let below = depth.saturating_sub(1);
        match self.below(kinds) {
            0 => self.leaf(),
            1 => Table::Secret(leaked(self.leaf())),
            2 => {
                let list = List::of(self.table(below));
                Table::List(leaked(match self.is_one_in(3) {
                    true => list.unique(),
                    false => list,
                }))
            }
            3 => Table::Map(leaked(Map::of(self.table(below)))),
            4 => {
                let places: &[Table] = leaked([self.table(below), self.table(below)]);
                let tuple = Tuple::of(places);
                Table::Tuple(leaked(match self.is_one_in(2) {
                    true => tuple.tail(self.table(below)),
                    false => tuple,
                }))
            }
            5 => Table::Nullable(leaked(self.table(below))),
            6 => {
                let record = self.record(below);
                let other = match self.below(3) {
                    0 => Table::INT,
                    1 => Table::Bool,
                    _ => Table::List(leaked(List::of(Table::Secret(leaked(self.table(below)))))),
                };
                let alternatives = leaked([record, other]);
                Table::Union(leaked(Union { alternatives }))
            }
            7 => {
                let secret = Table::Secret(leaked(self.record(below)));
                let variants = [("x", self.record(below)), ("y", secret)];
                self.tagged("kind", None, variants)
            }
            8 => {
                let variants = [("x", self.table(below)), ("y", Table::INT)];
                self.tagged("type", Some("value"), variants)
            }
            _ => self.record(depth),
        }
    }

    fn tagged(
        &mut self,
        tag: &'static str,
        content: Option<&'static str>,
        variants: [(&'static str, Table); 2],
    ) -> Table {
        let variants = leaked(variants.map(|(name, table)| Variant::new(name, table)));
        Table::Tagged(leaked(Tagged {
            name: "Both",
            tag,
            content,
            variants,
        }))
    }

    fn record(&mut self, depth: u32) -> Table {
        let below = depth.saturating_sub(1);
        let fields = leaked([
            Field::required("user", self.table(below)),
            Field::optional("password", self.table(below)),
            Field::optional("more", self.table(below)),
        ]);
        let rest = match self.below(4) {
            0 => Rest::Kept(Table::STRING),
            1 => Rest::Open,
            _ => Rest::Closed,
        };
        Table::Record(leaked(Record {
            name: "Some",
            fields,
            rest,
        }))
    }

    /// A value, which is mostly of a type; of a secret, only canaries.
    fn value(&mut self, table: Table, hides: bool) -> Value {
        let hides = hides || matches!(table, Table::Secret(_));
        if self.is_one_in(7) {
            if matches!(table, Table::List(_) | Table::Tuple(_)) && has_secrets(table) {
                return match self.is_one_in(2) {
                    true => object([(CANARY, CANARY.into())]),
                    false => CANARY.into(),
                };
            }
            return self.wrong(hides || has_secrets(table), hides);
        }
        match table {
            Table::Secret(inner) | Table::Nullable(inner) => self.value(*inner, hides),
            Table::List(list) => {
                let items = [self.value(list.item, hides), self.value(list.item, hides)];
                Value::Array(items.into())
            }
            Table::Map(map) => {
                let key = if hides { CANARY } else { "key" };
                object([(key, self.value(map.value, hides))])
            }
            Table::Tuple(tuple) => {
                let mut items = Vec::new();
                for index in 0..[1, 2, 2, 3][self.below(4) as usize] {
                    if let Some(part) = tuple.places.get(index).copied().or(tuple.tail) {
                        items.push(self.value(part, hides));
                    }
                }
                if tuple.tail.is_none() && items.len() == 2 && self.is_one_in(5) {
                    items.push(self.wrong(hides || has_secrets(table), hides));
                }
                Value::Array(items)
            }
            Table::Union(union) => {
                let chosen = self.below(2) as usize;
                self.value(union.alternatives[chosen], hides)
            }
            Table::Tagged(tagged) => self.of_tagged(table, tagged, hides),
            Table::Record(record) => Value::Object(self.fields(record, hides)),
            Table::Int(_) => 4.into(),
            Table::Bool => true.into(),
            _ if hides => CANARY.into(),
            _ => ["a", "b", "open"][self.below(3) as usize].into(),
        }
    }

    fn of_tagged(&mut self, table: Table, tagged: &'static Tagged, hides: bool) -> Value {
        let variant = &tagged.variants[self.below(2) as usize];
        if self.is_one_in(7) {
            let wrong = self.wrong(hides || has_secrets(table), hides);
            return object([(tagged.tag, wrong), ("user", "a".into())]);
        }
        if let Some(content) = tagged.content {
            let inner = self.value(variant.table, hides);
            return object([(tagged.tag, variant.name.into()), (content, inner)]);
        }
        let (record, hides) = match variant.table {
            Table::Record(record) => (record, hides),
            Table::Secret(Table::Record(record)) => (*record, true),
            _ => unreachable!("it was made of a record"),
        };
        let mut members = self.fields(record, hides);
        members.insert(tagged.tag, variant.name);
        Value::Object(members)
    }

    fn fields(&mut self, record: &'static Record, hides: bool) -> Object {
        let mut members = Object::new();
        for field in record.fields {
            if !self.is_one_in(5) {
                members.insert(field.name, self.value(field.table, hides));
            }
        }
        if self.is_one_in(3) {
            let in_fields = record.fields.iter().any(|field| has_secrets(field.table));
            members.insert("pasword", self.wrong(hides || in_fields, hides));
        }
        if hides && self.is_one_in(5) {
            members.insert(CANARY, 1);
        }
        members
    }

    /// A value of any shape, with secrets in it if it may have some.
    fn wrong(&mut self, hides: bool, keys: bool) -> Value {
        let text = if hides { CANARY } else { "open" };
        let key = if keys { CANARY } else { "key" };
        let list = |value: Value| Value::Array(vec![value]);
        match self.below(9) {
            0 => text.into(),
            1 => list(text.into()),
            2 => object([(key, text.into())]),
            3 => object([("user", text.into())]).to_json().into(),
            4 => 4.into(),
            5 => Value::Null,
            6 => true.into(),
            7 => list(list(text.into())),
            _ => object([("zzz", object([(key, text.into())]))]),
        }
    }
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    let mut object = Object::new();
    for (key, value) in members {
        object.insert(key, value);
    }
    Value::Object(object)
}

/// Whether a type contains a secret: what the runtime caches, found anew.
fn has_secrets(table: Table) -> bool {
    match table {
        Table::Secret(_) => true,
        Table::Nullable(inner) => has_secrets(*inner),
        Table::List(list) => has_secrets(list.item),
        Table::Map(map) => has_secrets(map.value),
        Table::Tuple(tuple) => tuple
            .places
            .iter()
            .chain(&tuple.tail)
            .any(|part| has_secrets(*part)),
        Table::Union(union) => union.alternatives.iter().any(|part| has_secrets(*part)),
        Table::Tagged(tagged) => tagged.variants.iter().any(|one| has_secrets(one.table)),
        Table::Record(record) => {
            let rest = matches!(record.rest, Rest::Kept(table) if has_secrets(table));
            rest || record.fields.iter().any(|field| has_secrets(field.table))
        }
        _ => false,
    }
}

/// All that is shown of a value.
fn texts_of(table: Table, value: &Value) -> (usize, Vec<String>) {
    let json = value.to_json();
    let issues = diagnose(table, json.as_bytes());
    let mut shown: Vec<String> = issues.iter().map(|issue| format!("{issue:?}")).collect();
    let recorded = redacted(table, value, issues.is_empty());
    shown.push(String::from_utf8(recorded).expect("JSON is UTF-8"));
    let check = |payload: &[u8]| diagnose(table, payload);
    if let Some(repaired) = repaired(json.as_bytes(), Repairs::ALL, check) {
        shown.extend(repaired.warnings);
    }
    (issues.len(), shown)
}

#[test]
fn nothing_shows_a_secret_in_a_value_of_any_shape() {
    let (mut with_secret, mut wrong) = (0, 0);
    for seed in 0..TYPES {
        let mut maker = Maker(seed);
        let table = maker.table(4);
        for _ in 0..VALUES {
            let value = maker.value(table, false);
            let (issues, texts) = texts_of(table, &value);
            for text in texts {
                assert!(
                    !text.contains(CANARY),
                    "{seed}: {}\n{text}",
                    value.to_json()
                );
            }
            with_secret += usize::from(value.to_json().contains(CANARY));
            wrong += usize::from(issues > 0);
        }
    }
    assert!(
        with_secret >= 1_000 && wrong >= 1_000,
        "{with_secret} {wrong}"
    );
}

#[test]
fn keywords_on_a_secret_show_nothing_of_it() {
    static KEY: Schema = Schema::new(Table::Secret(&Table::STRING), r#"{"not":{"pattern":"^h"}}"#);
    static MARKED: Schema = Schema::new(
        Table::Json,
        r#"{"properties":{"pin":{"writeOnly":true}},"not":{"required":["pin"]}}"#,
    );
    for (table, json) in [
        (Table::Schema(&KEY), r#""hunter2""#),
        (Table::Schema(&KEY), r#"["hunter2"]"#),
        (Table::Schema(&MARKED), r#"{"pin":"hunter2"}"#),
        (Table::Schema(&MARKED), r#""hunter2""#),
    ] {
        let value = Value::parse(json.as_bytes()).expect("it is JSON");
        for text in texts_of(table, &value).1 {
            assert!(!text.contains(CANARY), "{json}: {text}");
        }
    }
}

#[test]
fn a_deep_type_that_branches_is_looked_through_once() {
    let mut table = Table::Secret(&Table::STRING);
    for _ in 0..2_000 {
        let places: &[Table] = leaked([table, table]);
        table = Table::Tuple(leaked(Tuple::of(places)));
    }
    let issues = diagnose(table, br#""hunter2""#);
    assert_eq!(issues[0].message, "The value must be a list.");
}
