//! The phrases for types in sentences, and the JSON kinds that they accept.

use crate::issues::{listed, shortened};
use crate::json::Value;
use crate::table::{Literal, Table};

pub(super) fn one_of(members: &[Literal]) -> String {
    let texts = members.iter().map(|member| match member {
        Literal::Text(text) => shortened(text),
        Literal::Null | Literal::Bool(_) | Literal::Int(_) | Literal::Float(_) => {
            member.value().to_json()
        }
    });
    let list = listed(texts);
    if members.len() == 1 {
        list
    } else {
        format!("one of {list}")
    }
}

/// The phrase for a type in a sentence.
pub(super) fn phrase(table: Table) -> String {
    match table {
        Table::Null => "null".into(),
        Table::Bool => "true or false".into(),
        Table::Json => "any JSON value".into(),
        Table::Int(_) => "an integer".into(),
        Table::Float(_) => "a number".into(),
        Table::Text(text) => text
            .format
            .map_or("a string", |format| format.phrase())
            .into(),
        Table::Enum(literals) => one_of(literals.members),
        Table::List(_) | Table::Tuple(_) => "a list".into(),
        Table::Map(_) | Table::Record(_) | Table::Tagged(_) => "an object".into(),
        Table::Union(union) => any_of(union.alternatives),
        Table::Nullable(inner) => format!("{} or null", phrase(*inner)),
        Table::Secret(inner) => phrase(*inner),
        Table::Schema(schema) => phrase(schema.table()),
    }
}

pub(super) fn any_of(alternatives: &[Table]) -> String {
    let mut phrases: Vec<String> = Vec::new();
    for table in alternatives {
        let phrase = phrase(*table);
        if !phrases.contains(&phrase) {
            phrases.push(phrase);
        }
    }
    phrases.join(" or ")
}

pub(super) fn or_null(nullable: bool) -> &'static str {
    if nullable { " or null" } else { "" }
}

/// The JSON kinds that a type accepts: one name or a list of them.
pub(super) fn kinds(table: Table, nullable: bool) -> Option<Value> {
    let mut names = Vec::new();
    add_kinds(table, &mut names);
    if nullable {
        names.push("null");
    }
    as_value(names)
}

pub(super) fn union_kinds(alternatives: &[Table], nullable: bool) -> Option<Value> {
    let mut names = Vec::new();
    for table in alternatives {
        add_kinds(*table, &mut names);
    }
    if nullable {
        names.push("null");
    }
    as_value(names)
}

fn as_value(names: Vec<&'static str>) -> Option<Value> {
    let mut kept: Vec<&'static str> = Vec::new();
    for name in names {
        if !kept.contains(&name) {
            kept.push(name);
        }
    }
    match kept.as_slice() {
        [] => None,
        [only] => Some((*only).into()),
        _ => Some(Value::Array(kept.into_iter().map(Value::from).collect())),
    }
}

fn add_kinds(table: Table, names: &mut Vec<&'static str>) {
    match table {
        Table::Null => names.push("null"),
        Table::Bool => names.push("boolean"),
        Table::Json => {}
        Table::Int(_) => names.push("integer"),
        Table::Float(_) => names.push("number"),
        Table::Text(_) => names.push("string"),
        Table::Enum(literals) => names.extend(literals.members.iter().map(literal_kind)),
        Table::List(_) | Table::Tuple(_) => names.push("array"),
        Table::Map(_) | Table::Record(_) | Table::Tagged(_) => names.push("object"),
        Table::Union(union) => {
            for alternative in union.alternatives {
                add_kinds(*alternative, names);
            }
        }
        Table::Nullable(inner) => {
            add_kinds(*inner, names);
            names.push("null");
        }
        Table::Secret(inner) => add_kinds(*inner, names),
        Table::Schema(schema) => add_kinds(schema.table(), names),
    }
}

fn literal_kind(literal: &Literal) -> &'static str {
    match literal {
        Literal::Null => "null",
        Literal::Bool(_) => "boolean",
        Literal::Int(_) => "integer",
        Literal::Float(_) => "number",
        Literal::Text(_) => "string",
    }
}
