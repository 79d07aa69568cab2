//! Definitions in JSON with many of something.

use super::{File, Kind, definitions, each, joined};

pub(super) const KINDS: &[Kind] = &[
    definitions("import-tools", |n| {
        json(format!(
            "[{}]",
            joined(n, ",\n", |i| tool(
                i,
                r#"{"type": "object", "properties": {"a": {"type": "integer"}}}"#
            ))
        ))
    }),
    definitions("import-tools-of-one-shape", |n| {
        json(format!(
            "[{}]",
            joined(n, ",\n", |i| tool(
                i,
                r#"{"type": "object", "properties": {"a": {"type": "object", "properties": {"b": {"type": "integer"}, "c": {"type": "string"}, "d": {"type": "string"}}}}}"#
            ))
        ))
    }),
    definitions("import-tools-of-many-shapes", |n| {
        json(format!(
            "[{}]",
            joined(n, ",\n", |i| tool(
                i,
                &format!(
                    r#"{{"type": "object", "properties": {{"a": {{"type": "object", "properties": {{"b{i}": {{"type": "integer"}}, "c": {{"type": "string"}}, "d": {{"type": "string"}}}}}}}}}}"#
                )
            ))
        ))
    }),
    definitions("import-properties", |n| {
        one(&format!(
            r#"{{"type": "object", "properties": {{{}}}}}"#,
            joined(n, ",\n", |i| format!(r#""p{i}": {{"type": "integer"}}"#))
        ))
    }),
    definitions("import-required", |n| {
        one(&format!(
            r#"{{"type": "object", "properties": {{{}}}, "required": [{}]}}"#,
            joined(n, ",\n", |i| format!(r#""p{i}": {{"type": "integer"}}"#)),
            joined(n, ",", |i| format!(r#""p{i}""#))
        ))
    }),
    definitions("import-definitions", |n| {
        defs(
            &format!(
                r#"{{"type": "object", "properties": {{{}}}"#,
                joined(n, ",\n", |i| format!(
                    r##""p{i}": {{"$ref": "#/$defs/D{i}"}}"##
                ))
            ),
            n,
            |i| format!(r#"{{"type": "object", "properties": {{"x{i}": {{"type": "integer"}}}}}}"#),
        )
    }),
    definitions("import-refs-to-one", |n| {
        defs(
            &format!(
                r#"{{"type": "object", "properties": {{{}}}"#,
                joined(n, ",\n", |i| format!(
                    r##""p{i}": {{"$ref": "#/$defs/D0"}}"##
                ))
            ),
            1,
            |_| r#"{"type": "object", "properties": {"x": {"type": "integer"}}}"#.into(),
        )
    }),
    definitions("import-chain-of-refs", |n| {
        defs(
            r##"{"type": "object", "properties": {"p": {"$ref": "#/$defs/D0"}}"##,
            n + 1,
            |i| {
                if i == n {
                    r#"{"type": "integer"}"#.into()
                } else {
                    format!(r##"{{"$ref": "#/$defs/D{}"}}"##, i + 1)
                }
            },
        )
    }),
    definitions("import-chain-of-records", |n| {
        defs(
            r##"{"type": "object", "properties": {"p": {"$ref": "#/$defs/D0"}}"##,
            n,
            |i| {
                format!(
                    r##"{{"type": "object", "properties": {{"next": {{"$ref": "#/$defs/D{}"}}}}}}"##,
                    (i + 1) % n
                )
            },
        )
    }),
    definitions("import-cycle-of-refs", |n| {
        defs(
            r##"{"type": "object", "properties": {"p": {"$ref": "#/$defs/D0"}}"##,
            n,
            |i| format!(r##"{{"$ref": "#/$defs/D{}"}}"##, (i + 1) % n),
        )
    }),
    definitions("import-enum", |n| {
        property(&format!(
            r#"{{"enum": [{}]}}"#,
            joined(n, ",", |i| format!(r#""e{i}""#))
        ))
    }),
    definitions("import-any-of", |n| {
        property(&format!(
            r#"{{"anyOf": [{}]}}"#,
            joined(n, ",\n", |i| format!(
                r#"{{"type": "object", "properties": {{"x{i}": {{"type": "integer"}}}}, "required": ["x{i}"]}}"#
            ))
        ))
    }),
    definitions("import-one-of-constants", |n| {
        property(&format!(
            r#"{{"oneOf": [{}]}}"#,
            joined(n, ",\n", |i| format!(
                r#"{{"const": "c{i}", "description": "C {i}."}}"#
            ))
        ))
    }),
    definitions("import-one-of-tagged", |n| {
        property(&format!(
            r#"{{"oneOf": [{}]}}"#,
            joined(n, ",\n", |i| format!(
                r#"{{"type": "object", "properties": {{"kind": {{"const": "k{i}"}}, "x": {{"type": "integer"}}}}, "required": ["kind"]}}"#
            ))
        ))
    }),
    definitions("import-all-of", |n| {
        property(&format!(
            r#"{{"allOf": [{}]}}"#,
            joined(n, ",\n", |i| format!(
                r#"{{"type": "object", "properties": {{"x{i}": {{"type": "integer"}}}}}}"#
            ))
        ))
    }),
    definitions("import-nested", |n| {
        property(&format!(
            "{}{}{}",
            r#"{"type": "array", "items": "#.repeat(n),
            r#"{"type": "integer"}"#,
            "}".repeat(n)
        ))
    }),
    definitions("import-unknown-keywords", |n| {
        property(&format!(
            r#"{{"type": "integer", {}}}"#,
            joined(n, ",", |i| format!(r#""x-{i}": {i}"#))
        ))
    }),
    definitions("import-keywords-of-properties", |n| {
        one(&format!(
            r#"{{"type": "object", "properties": {{{}}}}}"#,
            joined(n, ",\n", |i| format!(
                r#""p{i}": {{"type": "string", "x-{i}": {i}}}"#
            ))
        ))
    }),
    definitions("import-keywords-of-the-root", |n| {
        one(&format!(
            r#"{{"type": "object", "properties": {{}}, {}}}"#,
            joined(n, ",", |i| format!(r#""x-{i}": {i}"#))
        ))
    }),
    definitions("import-unknown-members", |n| {
        json(format!(
            r#"{{"name": "t", "description": "Does it.", "inputSchema": {{"type": "object"}}, {}}}"#,
            joined(n, ",", |i| format!(r#""m{i}": {i}"#))
        ))
    }),
    definitions("import-open-brackets", |n| json("[".repeat(n))),
    definitions("import-values", |n| {
        property(&format!(
            r#"{{"type": "array", "items": {{"type": "integer"}}, "default": [{}]}}"#,
            joined(n, ",", |i| i.to_string())
        ))
    }),
    definitions("import-openapi-paths", |n| {
        json(format!(
            r#"{{"openapi": "3.1.0", "info": {{"title": "Growth", "version": "1"}}, "paths": {{{}}}}}"#,
            joined(n, ",\n", |i| format!(
                r#""/p{i}/{{id}}": {{"get": {{"operationId": "get{i}", "description": "Gets number {i}.", "parameters": [{{"name": "id", "in": "path", "required": true, "schema": {{"type": "string"}}}}], "responses": {{"200": {{"description": "It.", "content": {{"application/json": {{"schema": {{"type": "object", "properties": {{"v{i}": {{"type": "integer"}}}}}}}}}}}}}}}}}}"#
            ))
        ))
    }),
];

fn json(text: String) -> Vec<File> {
    vec![File {
        name: "growth.json".into(),
        text,
    }]
}

fn tool(number: usize, schema: &str) -> String {
    format!(
        r#"{{"name": "tool_{number}", "description": "Does number {number}, as such.", "inputSchema": {schema}}}"#
    )
}

fn one(schema: &str) -> Vec<File> {
    json(format!("[{}]", tool(0, schema)))
}

/// One tool with a parameter of this schema.
fn property(schema: &str) -> Vec<File> {
    one(&format!(
        r#"{{"type": "object", "properties": {{"p": {schema}}}}}"#
    ))
}

/// One tool, whose schema starts as said and ends with definitions.
fn defs(start: &str, count: usize, definition: impl Fn(usize) -> String) -> Vec<File> {
    let all = each(count, |i| {
        let comma = if i == 0 { "" } else { ",\n" };
        format!(r#"{comma}"D{i}": {}"#, definition(i))
    });
    one(&format!(r#"{start}, "$defs": {{{all}}}}}"#))
}
