//! `toolc ir`: the tools of a checked design, their types as schemas.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::super::json;
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// The tools of a design, in order.
pub(super) fn read(design: &Value) -> Vec<Definition<'_>> {
    let Some(Value::List(tools)) = design.get("tools") else {
        return Vec::new();
    };
    let types = match design.get("types") {
        Some(Value::List(types)) => &types[..],
        _ => &[],
    };
    tools.iter().map(|tool| definition(tool, types)).collect()
}

fn definition<'a>(tool: &'a Value, types: &[Value]) -> Definition<'a> {
    let mut definition = Definition::new(Notation::Ir, tool);
    let Value::Object(entries) = tool else {
        return definition;
    };
    for (key, value) in entries {
        match &**key {
            "name" => definition.name = definition.text(key, value),
            "docs" => definition.description = definition.text(key, value),
            "title" => definition.title = definition.text(key, value),
            "version" => definition.version = definition.text(key, value),
            "deprecated" => definition.deprecated = true,
            "tags" => definition.tags = texts(value),
            "effects" => {
                let hint = |name: &str| match value.get(name) {
                    Some(Value::Bool(hint)) => Some(*hint),
                    _ => None,
                };
                definition.effects.readonly = hint("readonly");
                definition.effects.destructive = hint("destructive");
                definition.effects.idempotent = hint("idempotent");
                definition.effects.open_world = hint("open_world");
            }
            "meta" => {
                if let Value::Object(meta) = value {
                    definition.meta.extend(meta.iter().cloned());
                }
            }
            "payload" => {
                let record = value.get("record").unwrap_or(value);
                let schema = with_types(record_schema(record, types, None), types);
                definition.input = Some(Cow::Owned(schema));
            }
            "result" => {
                let schema = with_types(schema(value, types), types);
                definition.output = Some(Cow::Owned(schema));
            }
            // Where it stands, and who implements it, is another design's.
            "id" | "toolset" | "place" | "implementation" => {}
            "errors" if *value == Value::List(Vec::new()) => {}
            _ => definition.keep(key, value),
        }
    }
    definition
}

fn texts(value: &Value) -> Vec<Text> {
    let Value::List(items) = value else {
        return Vec::new();
    };
    items.iter().filter_map(Value::text).cloned().collect()
}

/// The schema of a root, with the declared types beside it.
fn with_types(schema: Value, types: &[Value]) -> Value {
    let Value::Object(mut entries) = schema else {
        return schema;
    };
    let declared = types.iter().map(|decl| (name(decl), declared(decl, types)));
    entries.push(("$defs".into(), Value::Object(declared.collect())));
    Value::Object(entries)
}

fn name(decl: &Value) -> Text {
    match decl.get("name") {
        Some(Value::String(name)) => name.clone(),
        _ => "Type".into(),
    }
}

fn declared(decl: &Value, types: &[Value]) -> Value {
    let nothing = Value::Null;
    let body = decl.get("body").unwrap_or(&nothing);
    let mut schema = match kind(body) {
        "record" => record_schema(body, types, None),
        "alias" => schema(body.get("target").unwrap_or(&nothing), types),
        "enum" => {
            let members = list(body, "members");
            let values = members
                .iter()
                .filter_map(|member| member.get("value"))
                .cloned();
            object([("enum", Value::List(values.collect()))])
        }
        "union" => {
            let by = match body.get("by") {
                Some(Value::String(by)) => Some(by.clone()),
                _ => None,
            };
            let variants = list(body, "variants")
                .iter()
                .map(|variant| self::variant(variant, by.as_ref(), types));
            object([("oneOf", Value::List(variants.collect()))])
        }
        _ => object([]),
    };
    said(&mut schema, decl);
    if let (Value::Object(entries), Some(Value::Object(keywords))) =
        (&mut schema, decl.get("schema"))
    {
        entries.extend(keywords.iter().cloned());
    }
    schema
}

fn variant(variant: &Value, by: Option<&Text>, types: &[Value]) -> Value {
    let nothing = Value::Null;
    let ty = variant.get("type").unwrap_or(&nothing);
    let tag = object([("const", Value::String(name(variant)))]);
    let mut schema = match by {
        Some(by) => {
            let record = match kind(ty) {
                "named" => target(ty, types)
                    .and_then(|decl| decl.get("body"))
                    .unwrap_or(ty),
                _ => ty,
            };
            record_schema(record, types, Some((by, tag)))
        }
        None => object([
            ("type", text("object")),
            (
                "properties",
                object([("type", tag), ("value", self::schema(ty, types))]),
            ),
            ("required", Value::List(vec![text("type"), text("value")])),
            ("additionalProperties", Value::Bool(false)),
        ]),
    };
    said(&mut schema, variant);
    schema
}

fn target<'v>(ty: &Value, types: &'v [Value]) -> Option<&'v Value> {
    types.iter().find(|decl| decl.get("id") == ty.get("type"))
}

/// An object with the fields of a record, the tag of a union first.
fn record_schema(record: &Value, types: &[Value], tag: Option<(&Text, Value)>) -> Value {
    let mut properties = Vec::new();
    let mut required = Vec::new();
    if let Some((key, schema)) = tag {
        properties.push((key.clone(), schema));
        required.push(Value::String(key.clone()));
    }
    for field in list(record, "fields") {
        let nothing = Value::Null;
        let mut schema = schema(field.get("type").unwrap_or(&nothing), types);
        said(&mut schema, field);
        let presence = field.get("presence").unwrap_or(&nothing);
        if let (Value::Object(entries), Some(default)) = (&mut schema, presence.get("default")) {
            entries.push(("default".into(), default.clone()));
        }
        if presence.get("presence") == Some(&text("required")) {
            required.push(Value::String(name(field)));
        }
        properties.push((name(field), schema));
    }
    let mut entries = vec![
        ("type", text("object")),
        ("properties", Value::Object(properties)),
        ("required", Value::List(required)),
    ];
    match record.get("rest") {
        Some(rest) if rest.get("rest") == Some(&text("closed")) => {
            entries.push(("additionalProperties", Value::Bool(false)));
        }
        Some(rest) => {
            if let Some(ty) = rest.get("type") {
                entries.push(("additionalProperties", schema(ty, types)));
            }
        }
        None => {}
    }
    object(entries)
}

/// Docs and metadata.
fn said(schema: &mut Value, of: &Value) {
    let Value::Object(entries) = schema else {
        return;
    };
    for (ours, theirs) in [
        ("docs", "description"),
        ("title", "title"),
        ("examples", "examples"),
        ("header", "x-mcp-header"),
        // No definition has a place for it, so the report names it.
        ("needs", "x-toolc-needs"),
    ] {
        if let Some(value) = of.get(ours) {
            entries.retain(|(key, _)| **key != *theirs);
            entries.push((theirs.into(), value.clone()));
        }
    }
    if let Some(Value::String(why)) = of.get("deprecated") {
        let why = if why.is_empty() {
            Value::Bool(true)
        } else {
            Value::String(why.clone())
        };
        entries.push(("deprecated".into(), why));
    }
}

fn schema(ty: &Value, types: &[Value]) -> Value {
    let nothing = Value::Null;
    let inner = |key: &str| schema(ty.get(key).unwrap_or(&nothing), types);
    let all = |key: &str| Value::List(list(ty, key).iter().map(|ty| schema(ty, types)).collect());
    let mut found = match kind(ty) {
        "string" | "path" => object([("type", text("string"))]),
        "int" => object([("type", text("integer"))]),
        "float" => object([("type", text("number"))]),
        "bool" => object([("type", text("boolean"))]),
        "null" => object([("type", text("null"))]),
        "bytes" => object([("type", text("string")), ("format", text("byte"))]),
        "format" => {
            let name = match ty.get("format") {
                Some(Value::String(name)) if **name == *"datetime" => text("date-time"),
                Some(name) => name.clone(),
                None => text(""),
            };
            object([("type", text("string")), ("format", name)])
        }
        "list" => object([("type", text("array")), ("items", inner("items"))]),
        "map" => object([
            ("type", text("object")),
            ("additionalProperties", inner("values")),
        ]),
        "tuple" => {
            let count = Value::Number(list(ty, "items").len().to_string().into());
            let tail = if ty.get("tail").is_some() {
                inner("tail")
            } else {
                Value::Bool(false)
            };
            object([
                ("type", text("array")),
                ("prefixItems", all("items")),
                ("items", tail),
                ("minItems", count),
            ])
        }
        "record" => record_schema(ty, types, None),
        "union" => object([("anyOf", all("alternatives"))]),
        "literals" => object([("enum", Value::List(list(ty, "values").to_vec()))]),
        "nullable" => object([(
            "anyOf",
            Value::List(vec![inner("inner"), object([("type", text("null"))])]),
        )]),
        "named" => match target(ty, types) {
            Some(decl) => object([(
                "$ref",
                Value::String(pointer::reference(&name(decl)).into()),
            )]),
            None => object([]),
        },
        _ => object([]),
    };
    limits(&mut found, ty);
    said(&mut found, ty);
    found
}

/// A limit, which is a text in a design; one that is not a number is unchanged.
fn number(text: &Text) -> Value {
    match json::value(text) {
        Ok(number @ Value::Number(_)) => number,
        Ok(_) | Err(_) => Value::String(text.clone()),
    }
}

fn limits(schema: &mut Value, ty: &Value) {
    let Value::Object(entries) = schema else {
        return;
    };
    for (ours, min, max) in [
        ("length", "minLength", "maxLength"),
        ("item_count", "minItems", "maxItems"),
        ("entries", "minProperties", "maxProperties"),
    ] {
        for (end, keyword) in [("min", min), ("max", max)] {
            if let Some(limit) = ty.get(ours).and_then(|bounds| bounds.get(end)) {
                entries.retain(|(key, _)| **key != *keyword);
                entries.push((keyword.into(), limit.clone()));
            }
        }
    }
    for (ours, keyword) in [
        ("min", "minimum"),
        ("max", "maximum"),
        ("above", "exclusiveMinimum"),
        ("below", "exclusiveMaximum"),
    ] {
        if let Some(Value::String(limit)) = ty.get(ours) {
            entries.push((keyword.into(), number(limit)));
        }
    }
    if let [Value::String(step), ..] = list(ty, "steps") {
        entries.push(("multipleOf".into(), number(step)));
    }
    if let [pattern, ..] = list(ty, "patterns") {
        entries.push(("pattern".into(), pattern.clone()));
    }
    if ty.get("unique") == Some(&Value::Bool(true)) {
        entries.push(("uniqueItems".into(), Value::Bool(true)));
    }
    if let Some(format) = ty.get("annotated_format") {
        entries.push(("format".into(), format.clone()));
    }
    for keywords in list(ty, "schemas") {
        if let Value::Object(keywords) = keywords {
            entries.extend(keywords.iter().cloned());
        }
    }
}

fn kind(value: &Value) -> &str {
    match value.get("kind") {
        Some(Value::String(kind)) => kind,
        _ => "",
    }
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    match value.get(key) {
        Some(Value::List(items)) => items,
        _ => &[],
    }
}

fn text(text: &str) -> Value {
    Value::String(text.into())
}

fn object<'k>(entries: impl IntoIterator<Item = (&'k str, Value)>) -> Value {
    let entries = entries.into_iter();
    Value::Object(entries.map(|(key, value)| (key.into(), value)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_that_is_no_number_stays_a_text() {
        assert_eq!(number(&"1.50e2".into()), Value::Number("1.50e2".into()));
        for odd in ["", "a", "1 2", "[1]", "\u{1b}"] {
            assert_eq!(number(&odd.into()), Value::String(odd.into()));
        }
    }
}
