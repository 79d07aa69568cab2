//! T0214: JSON Schema in the position of a type.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Field, Record, TypeKind, Value};

code!(Error "T0214" "JSON Schema in the place of a type" "schema_as_type.md");

/// JSON Schema's types, and their names in this language.
const TYPES: &[(&str, &str)] = &[
    ("string", "string"),
    ("integer", "int"),
    ("number", "float"),
    ("boolean", "bool"),
    ("array", "[T]"),
    ("object", "{ name: T }"),
    ("null", "null"),
];

/// Keywords that are used beside `type`.
const KEYWORDS: &[&str] = &[
    "type",
    "description",
    "title",
    "properties",
    "required",
    "items",
    "enum",
    "const",
    "format",
    "default",
    "examples",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "additionalProperties",
    "nullable",
    "anyOf",
    "oneOf",
    "allOf",
    "$ref",
];

fn check(design: &Design, findings: &mut Findings) {
    walk::types(design, &mut |ty, name| {
        let TypeKind::Record(record) = &ty.kind else {
            return;
        };
        if let Some(meant) = meant(record) {
            findings.add(
                Finding::new(
                    &CODE,
                    ty.place.span,
                    format!("the type in `{name}` is written as JSON Schema"),
                )
                .here("this is a record with a field `type`")
                .help(format!(
                    "write the type itself: `{meant}`; descriptions are `///` lines, limits are attributes"
                )),
            );
        }
    });
}

/// The described type, if it is a schema: its `type` is one of JSON Schema's, and it has only known keywords.
fn meant(record: &Record) -> Option<&'static str> {
    let of_schema = |field: &Field| KEYWORDS.contains(&&*field.name);
    if !record.fields.iter().all(of_schema) {
        return None;
    }
    let ty = record.fields.iter().find(|field| &*field.name == "type")?;
    let TypeKind::Literals { values } = &ty.ty.kind else {
        return None;
    };
    let [Value::String(word)] = &values[..] else {
        return None;
    };
    let (_, meant) = TYPES.iter().find(|(schema, _)| **schema == **word)?;
    Some(meant)
}
