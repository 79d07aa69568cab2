//! The types and tools that the vectors of the testing kit write down as JSON. They live as long as the tests.

use toolrt::call::Action;
use toolrt::spec::{ErrorSpec, Example, Spec, ToolsetSpec};
use toolrt::table::{
    Count, Decimal, Decimals, Enum, Field, Float, Int, List, Literal, Map, Pattern, Presence,
    Record, Rest, Schema, Table, Tagged, Text, Tuple, Union, Variant,
};
use toolrt::{Kind, Value};
use toolrt::{scalars::Format, table::Bound};

static TREE: Record = Record {
    name: "Tree",
    fields: &[
        Field::required("value", Table::INT),
        Field::required("children", Table::List(&TREES)),
    ],
    rest: Rest::Closed,
};
static TREES: List = List::of(Table::Record(&TREE));
static CHAIN: Record = Record {
    name: "Chain",
    fields: &[
        Field::required("next", Table::Nullable(&Table::Record(&CHAIN))),
        Field::required("on", Table::Bool),
    ],
    rest: Rest::Closed,
};
static NEVER: Record = Record {
    name: "Never",
    fields: &[Field::required("next", Table::Record(&NEVER))],
    rest: Rest::Closed,
};

/// The table of a type.
pub fn table(given: &Value) -> Table {
    let inner = |key: &str| table(given.get(key).expect("a type"));
    match text(given, "kind") {
        "null" => Table::Null,
        "bool" => Table::Bool,
        "json" => Table::Json,
        "int" => Table::Int(leaked(Int {
            low: bound(given, "ge", "gt", whole),
            high: bound(given, "le", "lt", whole),
            step: step(given),
        })),
        "float" => Table::Float(leaked(Float {
            low: bound(given, "ge", "gt", real),
            high: bound(given, "le", "lt", real),
            step: step(given),
        })),
        "decimal" => {
            let text = |name: &str| given.get(name).and_then(Value::as_str).map(shown);
            let ends = |at: &str, past: &str| match (text(at), text(past)) {
                (Some(end), _) => Bound::Including(end),
                (None, Some(end)) => Bound::Excluding(end),
                (None, None) => Bound::Open,
            };
            Table::Text(leaked(Text {
                range: Decimals {
                    low: ends("ge", "gt"),
                    high: ends("le", "lt"),
                    step: text("step"),
                },
                ..Text::DECIMAL
            }))
        }
        "text" => {
            let patterns = given.get("patterns").map_or(&[][..], items).iter();
            let patterns: Vec<&Pattern> = patterns
                .map(|source| leaked(Pattern::new(shown(source.as_str().expect("a pattern")))))
                .collect();
            let format = given.get("format").and_then(Value::as_str);
            Table::Text(leaked(Text {
                range: Decimals::ANY,
                format: format.map(|name| format_of(name).expect("a format")),
                length: count(given),
                patterns: patterns.leak(),
            }))
        }
        "enum" => Table::Enum(leaked(Enum {
            members: array(given, "values")
                .iter()
                .map(literal)
                .collect::<Vec<_>>()
                .leak(),
        })),
        "list" => Table::List(leaked(List {
            item: inner("item"),
            count: count(given),
            unique: flag(given, "unique"),
        })),
        "map" => Table::Map(leaked(Map {
            value: inner("value"),
            count: count(given),
        })),
        "tuple" => {
            let places: Vec<Table> = array(given, "places").iter().map(table).collect();
            let mut tuple = Tuple::of(places.leak());
            if let Some(tail) = given.get("tail") {
                tuple = tuple.tail(table(tail));
            }
            let limits = count(given);
            tuple = tuple.min(limits.min).max(limits.max);
            tuple.unique = flag(given, "unique");
            Table::Tuple(leaked(tuple))
        }
        "record" => Table::Record(record(given)),
        "tagged" => {
            let variants = array(given, "variants").iter().map(|own| {
                let of = table(own.get("type").expect("a type"));
                Variant::new(shown(text(own, "name")), of)
            });
            Table::Tagged(leaked(Tagged {
                name: "Tagged",
                tag: shown(text(given, "tag")),
                content: given.get("content").and_then(Value::as_str).map(shown),
                variants: variants.collect::<Vec<_>>().leak(),
            }))
        }
        "union" => {
            let alternatives: Vec<Table> = array(given, "alternatives").iter().map(table).collect();
            Table::Union(leaked(Union {
                alternatives: alternatives.leak(),
            }))
        }
        "nullable" => Table::Nullable(leaked(inner("inner"))),
        "secret" => Table::Secret(leaked(inner("inner"))),
        "schema" => {
            let keywords = given.get("keywords").expect("keywords").to_json();
            Table::Schema(leaked(Schema::new(inner("inner"), keywords.leak())))
        }
        "deep" => {
            let levels = given.get("levels").and_then(whole).expect("a number");
            (0..levels).fold(Table::Bool, |item, _| {
                Table::List(leaked(List::of(item).min(1).max(1)))
            })
        }
        "Tree" => Table::Record(&TREE),
        "Chain" => Table::Record(&CHAIN),
        "Never" => Table::Record(&NEVER),
        other => panic!("{other} is no kind of types"),
    }
}

fn record(given: &Value) -> &'static Record {
    let fields = array(given, "fields").iter().map(|own| Field {
        name: shown(text(own, "name")),
        table: table(own.get("type").expect("a type")),
        presence: match own.get("default") {
            Some(default) => Presence::Default(default.to_json().leak()),
            None if flag(own, "optional") => Presence::Optional,
            None => Presence::Required,
        },
        needs: &[],
    });
    let rest = given.get("rest").map(table);
    leaked(Record {
        name: "Record",
        fields: fields.collect::<Vec<_>>().leak(),
        rest: rest.map_or(Rest::Closed, Rest::Kept),
    })
}

/// A toolset that nobody implements.
pub fn toolset(given: &Value) -> &'static ToolsetSpec {
    let tools = array(given, "tools").iter().map(tool);
    leaked(ToolsetSpec {
        name: shown(text(given, "name")),
        tools: tools.collect::<Vec<_>>().leak(),
        ..ToolsetSpec::EMPTY
    })
}

fn tool(given: &Value) -> &'static Spec {
    let errors = given.get("errors").map_or(&[][..], items).iter();
    let errors = errors.map(|error| ErrorSpec {
        code: shown(text(error, "code")),
        kind: Kind::Conflict,
        message: "It fails.",
        field: None,
        action: Action::Retry,
        after_ms: None,
        hint: None,
    });
    let examples = given.get("examples").map_or(&[][..], items).iter();
    let json = |value: &Value| -> &'static str { value.to_json().leak() };
    let examples = examples.map(|example| Example {
        name: example.get("name").and_then(Value::as_str).map(shown),
        args: json(example.get("args").expect("arguments")),
        result: example.get("result").map(json),
        error: example.get("error").map(|error| {
            let details = error.get("details").expect("details");
            (shown(text(error, "code")), json(details))
        }),
    });
    leaked(Spec {
        name: shown(text(given, "name")),
        args: table(given.get("args").expect("arguments")),
        result: given.get("result").map(table),
        item: given.get("item").map(table),
        partial: flag(given, "partial"),
        errors: errors.collect::<Vec<_>>().leak(),
        examples: examples.collect::<Vec<_>>().leak(),
        ..Spec::EMPTY
    })
}

pub fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    let text = value.get(key).and_then(Value::as_str);
    text.unwrap_or_else(|| panic!("{key} is no text"))
}

pub fn array<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value.get(key).map_or(&[], items)
}

fn items(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_default()
}

fn flag(value: &Value, key: &str) -> bool {
    value.get(key).and_then(Value::as_bool).unwrap_or(false)
}

fn count(given: &Value) -> Count {
    let limit = |key| {
        given
            .get(key)
            .and_then(whole)
            .and_then(|limit| u64::try_from(limit).ok())
    };
    Count {
        min: limit("least").unwrap_or(0),
        max: limit("most").unwrap_or(u64::MAX),
    }
}

fn whole(value: &Value) -> Option<i64> {
    value.as_number()?.as_i64()
}

fn real(value: &Value) -> Option<f64> {
    Some(value.as_number()?.as_f64())
}

fn bound<T>(given: &Value, with: &str, without: &str, read: fn(&Value) -> Option<T>) -> Bound<T> {
    let with = given.get(with).and_then(read).map(Bound::Including);
    let without = given.get(without).and_then(read).map(Bound::Excluding);
    with.or(without).unwrap_or(Bound::Open)
}

fn step(given: &Value) -> Option<Decimal> {
    given
        .get("step")
        .and_then(Value::as_str)
        .map(Decimal::parse)
}

fn literal(value: &Value) -> Literal {
    match value {
        Value::Null => Literal::Null,
        Value::Bool(value) => Literal::Bool(*value),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Literal::Int(whole),
            None => Literal::Float(number.as_f64()),
        },
        Value::String(text) => Literal::Text(shown(text)),
        Value::Array(_) | Value::Object(_) => panic!("no literal"),
    }
}

fn format_of(name: &str) -> Option<Format> {
    let formats = [
        Format::DateTime,
        Format::Date,
        Format::Time,
        Format::Duration,
        Format::Uuid,
        Format::Uri,
        Format::Email,
        Format::Hostname,
        Format::Ipv4,
        Format::Ipv6,
        Format::Decimal,
        Format::Path,
        Format::Base64,
    ];
    formats.into_iter().find(|format| format.name() == name)
}

fn shown(text: &str) -> &'static str {
    text.to_owned().leak()
}

fn leaked<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}
