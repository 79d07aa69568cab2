//! Secrets in values: whatever the shape of the value, none of them is left in what may be shown.

use std::path::Path;

use serde_json::{Map, Value, json};
use toolrt::diagnose;
use toolrt::recording::redacted;
use toolrt::table::{self, Field, Presence, Record, Rest, Table, Tagged, Tuple, Union, Variant};

use super::{Pair, nothing};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "secrets",
    question,
    rust,
    wrong,
    is_question,
    prepare: nothing,
};

/// What is in every secret, and in nothing else.
const SECRET: &str = "hunter2";

/// A type as JSON, and a value that is nearly of it.
fn question(random: &mut Random) -> Value {
    let shape = shape(random, 3);
    let value = value(random, &shape, false);
    json!({ "shape": shape, "value": value })
}

/// A type: its name, or an object with one member.
fn shape(random: &mut Random, depth: usize) -> Value {
    let plain = ["string", "int", "bool", "json", "null"];
    if depth == 0 || random.chance(15) {
        let plain = json!(random.pick(&plain));
        return match random.chance(45) {
            true => json!({ "secret": plain }),
            false => plain,
        };
    }
    let inner = |random: &mut Random| shape(random, depth - 1);
    match random.below(10) {
        0 => json!({ "secret": inner(random) }),
        1 => json!({ "list": inner(random) }),
        2 => json!({ "map": inner(random) }),
        3 => json!({ "nullable": inner(random) }),
        4 => json!({ "tuple": [inner(random), inner(random)] }),
        5 => json!({ "union": [inner(random), inner(random)] }),
        6 => json!({ "tagged": { "a": record(random, depth), "b": record(random, depth) } }),
        _ => record(random, depth),
    }
}

fn record(random: &mut Random, depth: usize) -> Value {
    let mut fields = Map::new();
    for name in ["user", "password", "more"]
        .iter()
        .take(random.between(1, 3))
    {
        fields.insert((*name).to_owned(), shape(random, depth - 1));
    }
    let rest = match random.below(4) {
        0 | 1 => json!("closed"),
        2 => json!("open"),
        _ => shape(random, 0),
    };
    json!({ "record": fields, "rest": rest })
}

/// A value of a type, or one that was misspelt, wrapped or left out. Only secrets have [`SECRET`] in them.
fn value(random: &mut Random, shape: &Value, is_secret: bool) -> Value {
    if random.chance(4) {
        return Value::Null;
    }
    let made = if let Value::String(name) = shape {
        match (&**name, is_secret) {
            ("int", false) => json!(7),
            ("bool", false) => json!(true),
            ("null", false) => Value::Null,
            (_, false) => json!("plain"),
            // A secret of another kind is one, too.
            ("json", true) => json!([SECRET]),
            (_, true) => json!(SECRET),
        }
    } else {
        let (kind, inner) = member(shape);
        let inside = |random: &mut Random, shape: &Value| value(random, shape, is_secret);
        match kind {
            "secret" => value(random, inner, true),
            "nullable" => inside(random, inner),
            "list" => (0..random.below(3))
                .map(|_| inside(random, inner))
                .collect(),
            "map" => {
                let keys = ["x", "y"].iter().take(random.below(3));
                let entries = keys.map(|key| ((*key).to_owned(), inside(random, inner)));
                Value::Object(entries.collect())
            }
            "tuple" => shapes(inner)
                .iter()
                .map(|shape| inside(random, shape))
                .collect(),
            "union" => {
                let all = shapes(inner);
                let at = random.below(all.len());
                inside(random, &all[at])
            }
            "tagged" => {
                let name = *random.pick(&["a", "b"]);
                let mut value = inside(random, &inner[name]);
                if let Value::Object(members) = &mut value {
                    members.insert("kind".to_owned(), json!(name));
                }
                value
            }
            _ => {
                let mut members = Map::new();
                for (name, shape) in inner.as_object().into_iter().flatten() {
                    let name = match random.chance(6) {
                        true => format!("{name}s"),
                        false => name.clone(),
                    };
                    members.insert(name, inside(random, shape));
                }
                if random.chance(8) {
                    members.insert("other".to_owned(), json!("plain"));
                }
                Value::Object(members)
            }
        }
    };
    match random.below(40) {
        0 => json!([made]),
        1 => json!({ "wrapped": made }),
        2 => Value::String(made.to_string()),
        _ => made,
    }
}

fn shapes(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |all| &all[..])
}

/// The kind of a type, and what it is of.
fn member(shape: &Value) -> (&str, &Value) {
    const KINDS: [&str; 8] = [
        "secret", "nullable", "list", "map", "tuple", "union", "tagged", "record",
    ];
    let found = KINDS
        .into_iter()
        .find_map(|kind| Some((kind, shape.get(kind)?)));
    found.unwrap_or(("null", &Value::Null))
}

fn is_question(question: &Value) -> bool {
    fn is_shape(shape: &Value) -> bool {
        match (shape, member(shape)) {
            (Value::String(name), _) => {
                ["string", "int", "bool", "json", "null"].contains(&&**name)
            }
            (_, ("tuple" | "union", inner)) => {
                !shapes(inner).is_empty() && shapes(inner).iter().all(is_shape)
            }
            (_, ("tagged" | "record", inner)) => {
                let rest = shape
                    .get("rest")
                    .is_none_or(|rest| rest == "closed" || rest == "open" || is_shape(rest));
                rest && inner
                    .as_object()
                    .is_some_and(|all| all.values().all(is_shape))
            }
            (Value::Object(_), (kind, inner)) => kind != "null" && is_shape(inner),
            _ => false,
        }
    }
    is_shape(&question["shape"])
}

/// The table of a type. It lives as long as the program, which tries some and ends.
fn table(shape: &Value) -> Table {
    let list = |inner: &Value| -> &'static [Table] {
        let tables: Vec<Table> = shapes(inner).iter().map(table).collect();
        tables.leak()
    };
    match (shape.as_str(), member(shape)) {
        (Some("string"), _) => Table::STRING,
        (Some("int"), _) => Table::INT,
        (Some("bool"), _) => Table::Bool,
        (Some("json"), _) => Table::Json,
        (Some(_), _) | (None, ("null", _)) => Table::Null,
        (None, ("secret", inner)) => Table::Secret(Box::leak(Box::new(table(inner)))),
        (None, ("nullable", inner)) => Table::Nullable(Box::leak(Box::new(table(inner)))),
        (None, ("list", inner)) => Table::List(Box::leak(Box::new(table::List::of(table(inner))))),
        (None, ("map", inner)) => Table::Map(Box::leak(Box::new(table::Map::of(table(inner))))),
        (None, ("tuple", inner)) => Table::Tuple(Box::leak(Box::new(Tuple::of(list(inner))))),
        (None, ("union", inner)) => Table::Union(Box::leak(Box::new(Union {
            alternatives: list(inner),
        }))),
        (None, ("tagged", inner)) => {
            let variants = inner.as_object().into_iter().flatten();
            let variants: Vec<Variant> = variants
                .map(|(name, shape)| Variant {
                    name: name.clone().leak(),
                    table: table(shape),
                })
                .collect();
            Table::Tagged(Box::leak(Box::new(Tagged {
                name: "Tagged",
                tag: "kind",
                content: None,
                variants: variants.leak(),
            })))
        }
        (None, (_, fields)) => {
            let fields = fields.as_object().into_iter().flatten();
            let fields: Vec<Field> = fields
                .map(|(name, shape)| Field {
                    name: name.clone().leak(),
                    table: table(shape),
                    presence: Presence::Optional,
                    needs: &[],
                })
                .collect();
            let rest = match shape["rest"].as_str() {
                Some("closed") => Rest::Closed,
                Some("open") => Rest::Open,
                Some(_) | None => Rest::Kept(table(&shape["rest"])),
            };
            Table::Record(Box::leak(Box::new(Record {
                name: "Record",
                fields: fields.leak(),
                rest,
            })))
        }
    }
}

fn rust(question: &Value, _: &Path) -> Value {
    let table = table(&question["shape"]);
    let document = question["value"].to_string();
    let is_accepted = diagnose::canonical(table, document.as_bytes()).is_ok();
    let Some(value) = toolrt::Value::parse(document.as_bytes()) else {
        return json!({ "error": "the value is no JSON" });
    };
    let shown: Option<Value> = serde_json::from_slice(&redacted(table, &value, is_accepted)).ok();
    json!({ "accepted": is_accepted, "shown": shown })
}

fn wrong(question: &Value, answer: &Value, _: &Path) -> Option<String> {
    // A secret that stands where the type wants an ordinary text is one that nobody can know, so questions that were made
    // smaller may have one.
    let shown = answer["shown"].to_string();
    let is_told = shown.contains(SECRET) && !is_anywhere(&question["shape"]);
    is_told.then(|| "a secret is told".to_owned())
}

/// Whether a type takes any text besides its secrets, so that nobody can tell what is in the wrong place.
fn is_anywhere(shape: &Value) -> bool {
    match (shape.as_str(), member(shape)) {
        (Some(name), _) => ["json", "string"].contains(&name),
        (None, ("secret", _)) => false,
        (None, ("tuple" | "union", inner)) => shapes(inner).iter().any(is_anywhere),
        (None, ("tagged" | "record", inner)) => {
            let rest = shape
                .get("rest")
                .is_some_and(|rest| rest != "closed" && rest != "open" && is_anywhere(rest));
            // A record that has no secrets keeps what it does not know.
            let is_open =
                shape.get("rest").is_some_and(|rest| rest == "open") && !has_secrets(shape);
            rest || is_open
                || inner
                    .as_object()
                    .is_some_and(|all| all.values().any(is_anywhere))
        }
        (None, (_, inner)) => is_anywhere(inner),
    }
}

fn has_secrets(shape: &Value) -> bool {
    match (shape.as_str(), member(shape)) {
        (Some(_), _) => false,
        (None, ("secret", _)) => true,
        (None, ("tuple" | "union", inner)) => shapes(inner).iter().any(has_secrets),
        (None, ("tagged" | "record", inner)) => {
            let rest = shape.get("rest").is_some_and(has_secrets);
            rest || inner
                .as_object()
                .is_some_and(|all| all.values().any(has_secrets))
        }
        (None, (_, inner)) => has_secrets(inner),
    }
}
