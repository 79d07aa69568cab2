//! The shape of a tool's arguments in one line, for a model that has sent others.

use std::mem::{Discriminant, discriminant};

use crate::spec::Spec;
use crate::table::{Enum, Field, Presence, Record, Rest, Table, record_of};

/// How many alternatives a shape names.
const ALTERNATIVES: usize = 8;

/// The shape of the arguments, such as `{"pattern": string, "root"?: string, "limit"?: integer}`.
pub fn shape(spec: &Spec) -> String {
    match record_of(spec.args) {
        Some(root) => fields(root),
        None => alternatives(&of(spec.args, &mut Vec::new())),
    }
}

fn fields(record: &Record) -> String {
    let mut parts: Vec<String> = record.fields.iter().map(field).collect();
    if let Rest::Kept(table) = record.rest {
        parts.push(format!(
            "string: {}",
            alternatives(&of(table, &mut Vec::new()))
        ));
    }
    format!("{{{}}}", parts.join(", "))
}

fn field(field: &Field) -> String {
    let mark = match field.presence {
        Presence::Required => "",
        Presence::Optional | Presence::Default(_) => "?",
    };
    let name = crate::json::Value::from(field.name).to_json();
    format!(
        "{name}{mark}: {}",
        alternatives(&of(field.table, &mut Vec::new()))
    )
}

/// Alternatives, each once.
fn alternatives(all: &[String]) -> String {
    let mut named: Vec<&str> = Vec::new();
    for one in all {
        if !named.contains(&one.as_str()) {
            named.push(one);
        }
    }
    if named.len() > ALTERNATIVES {
        named.truncate(ALTERNATIVES);
        named.push("…");
    }
    named.join(" | ")
}

/// Types that a type is inside of, by their kinds and places.
type Around = Vec<(Discriminant<Table>, *const ())>;

/// The alternatives of a type; where it leads back to one that it is inside of, `any`.
fn of(table: Table, around: &mut Around) -> Vec<String> {
    let address = table
        .address()
        .map(|address| (discriminant(&table), address));
    if address.is_some_and(|address| around.contains(&address)) {
        return vec!["any".to_owned()];
    }
    around.extend(address);
    let alternatives = inside(table, around);
    around.truncate(around.len() - usize::from(address.is_some()));
    alternatives
}

fn inside(table: Table, around: &mut Around) -> Vec<String> {
    let one = |text: &str| vec![text.to_owned()];
    match table {
        Table::Null => one("null"),
        Table::Bool => one("boolean"),
        Table::Json => one("any"),
        Table::Int(_) => one("integer"),
        Table::Float(_) => one("number"),
        Table::Text(_) => one("string"),
        Table::Enum(members) => literals(members),
        Table::List(list) => vec![format!("[{}]", alternatives(&of(list.item, around)))],
        Table::Tuple(tuple) => {
            let mut parts = Vec::new();
            for place in tuple.places {
                parts.push(alternatives(&of(*place, around)));
            }
            parts.extend(tuple.tail.map(|_| "…".to_owned()));
            vec![format!("[{}]", parts.join(", "))]
        }
        Table::Map(map) => {
            let value = alternatives(&of(map.value, around));
            vec![format!("{{string: {value}}}")]
        }
        Table::Record(_) | Table::Tagged(_) => one("{…}"),
        Table::Union(union) => {
            let mut all = Vec::new();
            for alternative in union.alternatives {
                all.extend(of(*alternative, around));
            }
            all
        }
        Table::Nullable(inner) => {
            let mut all = of(*inner, around);
            all.push("null".to_owned());
            all
        }
        // Its values are nobody's to read.
        Table::Secret(Table::Enum(_)) => one("any"),
        Table::Secret(inner) => of(*inner, around),
        Table::Schema(schema) => of(schema.table(), around),
    }
}

fn literals(members: &Enum) -> Vec<String> {
    let literals = members.members.iter();
    literals.map(|literal| literal.value().to_json()).collect()
}
