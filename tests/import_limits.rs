//! Definitions that are larger, deeper or more tangled than anybody writes by hand: import ends soon, and what it writes checks.

use std::fmt::Write;
use std::time::Instant;

use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{Imported, NoteKind, Options, Source, import};
use toolc_compiler::layout::formatted;
use toolc_compiler::{Input, compile};

/// What a text becomes, which is a file that checks.
fn imported(text: String) -> Imported {
    let source = Source {
        label: "limits".to_owned(),
        text,
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let file = &imported.files[0];
    assert_eq!(formatted(&file.text).text, file.text);
    let checked = compile(vec![Input {
        path: "limits.tools".to_owned(),
        text: file.text.clone(),
    }]);
    let mut findings = checked.findings.iter();
    let error = findings.find(|finding| finding.code.severity == Severity::Error);
    assert!(error.is_none(), "{:?}", error.map(|error| &error.message));
    imported
}

/// A tool of MCP with one argument.
fn tool(argument: &str, definitions: &str) -> String {
    format!(
        r##"{{"name": "reach", "inputSchema": {{"type": "object", "properties": {{"x": {argument}}}, "$defs": {{{definitions}}}}}}}"##
    )
}

/// The notes of a kind, with their places.
fn told(imported: &Imported, kind: NoteKind) -> Vec<String> {
    let of_kind = imported.report.notes.iter();
    of_kind
        .filter(|note| note.kind == kind)
        .map(|note| format!("{}: {}", note.path, note.message))
        .collect()
}

/// `count` containers of one kind around a value.
fn nested(before: &str, value: &str, after: &str, count: usize) -> String {
    before.repeat(count) + value + &after.repeat(count)
}

#[test]
fn long_lists_of_values_take_linear_time() {
    for value in ["\"v#\"", "#", "#.5"] {
        let values: Vec<String> = (0..8_000)
            .map(|number| value.replace('#', &number.to_string()))
            .collect();
        // The last stands there twice, in another spelling where there is one.
        let again = match value {
            "#.5" => "7.9995e3".to_owned(),
            "#" => "7999.0".to_owned(),
            _ => "\"v7999\"".to_owned(),
        };
        let list = format!("{}, {again}", values.join(", "));
        let imported = imported(tool(&format!("{{\"enum\": [{list}]}}"), ""));
        let repaired = told(&imported, NoteKind::Repaired);
        assert_eq!(repaired.len(), 1, "{repaired:?}");
    }
}

#[test]
fn a_long_chain_of_refs_is_a_chain_of_types() {
    let mut chain = String::new();
    for number in 0..600 {
        let _ = write!(
            chain,
            r##""A{number}": {{"type": "object", "properties": {{"next": {{"$ref": "#/$defs/A{}"}}}}}}, "##,
            number + 1
        );
    }
    chain.push_str(r#""A600": {"type": "string"}"#);
    let imported = imported(tool(r##"{"$ref": "#/$defs/A0"}"##, &chain));
    assert!(imported.report.notes.is_empty(), "{:?}", imported.report);
    assert!(imported.files[0].text.contains("type A599 { next?: A600"));
}

#[test]
fn a_long_chain_of_other_names_is_none_that_leads_to_itself() {
    let chain = |last: &str| {
        let names = (0..100)
            .map(|number| format!(r##""A{number}": {{"$ref": "#/$defs/A{}"}}, "##, number + 1));
        names.collect::<String>() + &format!("\"A100\": {last}")
    };
    let ends = imported(tool(
        r##"{"$ref": "#/$defs/A0"}"##,
        &chain(r#"{"type": "string"}"#),
    ));
    assert!(ends.report.notes.is_empty(), "{:?}", ends.report);
    let circle = imported(tool(
        r##"{"$ref": "#/$defs/A0"}"##,
        &chain(r##"{"$ref": "#/$defs/A0"}"##),
    ));
    let repaired = told(&circle, NoteKind::Repaired);
    assert_eq!(repaired.len(), 1, "{repaired:?}");
    assert!(repaired[0].contains("it stands for itself"), "{repaired:?}");
}

#[test]
fn a_document_that_many_tools_share_is_read_once() {
    let mut paths = Vec::new();
    let mut schemas = Vec::new();
    for number in 0..150 {
        paths.push(format!(
            r##""/p{number}": {{"get": {{"operationId": "get_{number}", "responses": {{"200": {{"description": "Fine.",
                "content": {{"application/json": {{"schema": {{"$ref": "#/components/schemas/S{number}"}}}}}}}}}}}}}}"##
        ));
        let fields: Vec<String> = (0..10)
            .map(|field| {
                format!(
                    r##""f{field}": {{"$ref": "#/components/schemas/S{}"}}"##,
                    (number * 7 + field) % 150
                )
            })
            .collect();
        schemas.push(format!(
            r#""S{number}": {{"type": "object", "properties": {{{}}}}}"#,
            fields.join(", ")
        ));
    }
    let imported = imported(format!(
        r#"{{"openapi": "3.1.0", "info": {{"title": "Web", "version": "1"}}, "paths": {{{}}}, "components": {{"schemas": {{{}}}}}}}"#,
        paths.join(", "),
        schemas.join(", ")
    ));
    assert_eq!(imported.files[0].text.matches("\ntype S").count(), 150);
}

#[test]
fn values_that_no_file_can_hold_are_told_as_lost() {
    let deep = nested("[", "1", "]", 80);
    let text = format!(
        r#"{{"name": "reach", "inputSchema": {{"type": "object", "properties": {{"x": {{"type": "array", "default": {deep}}}}}}},
            "_meta": {{"example.com/deep": {deep}}}, "more": {deep}}}"#
    );
    let lost = told(&imported(text), NoteKind::Lost);
    let places: Vec<&str> = lost
        .iter()
        .filter_map(|note| note.strip_suffix(": it is nested too deeply to be kept"))
        .collect();
    assert_eq!(
        places,
        [
            "/inputSchema/properties/x/default",
            "/more",
            "/example.com/deep"
        ]
    );
}

#[test]
fn schemas_that_no_file_can_hold_are_any_value() {
    let object = |inner: &str| {
        let before = r#"{"type": "object", "properties": {"x": "#;
        nested(before, inner, "}}", 70)
    };
    let number = r#"{"type": "integer"}"#;
    for schema in [object(number), format!("{{\"not\": {}}}", object(number))] {
        let imported = imported(tool(&schema, ""));
        let repaired = told(&imported, NoteKind::Repaired);
        assert_eq!(repaired.len(), 1, "{repaired:?}");
        assert!(repaired[0].contains("nested too deeply"), "{repaired:?}");
    }
}

#[test]
fn a_kept_schema_that_refers_to_too_many_others_is_left_out() {
    let mut chain = String::new();
    for number in 0..300 {
        let _ = write!(
            chain,
            r##""A{number}": {{"type": "object", "properties": {{"next": {{"$ref": "#/$defs/A{}"}}}}}}, "##,
            number + 1
        );
    }
    chain.push_str(r#""A300": {"type": "string"}"#);
    let imported = imported(tool(r##"{"not": {"$ref": "#/$defs/A0"}}"##, &chain));
    let repaired = told(&imported, NoteKind::Repaired);
    assert_eq!(
        repaired,
        ["/inputSchema/properties/x: it refers to more than 200 schemas, and is left out"]
    );
}

#[test]
fn many_properties_and_many_tools_take_linear_time() {
    let property = |number: usize| format!(r#""p{number}": {{"type": "string"}}"#);
    let properties: Vec<String> = (0..8_000).map(property).collect();
    let names: Vec<String> = (0..8_000).map(|number| format!(r#""p{number}""#)).collect();
    let wide = imported(format!(
        r#"{{"name": "wide", "inputSchema": {{"type": "object", "properties": {{{}}}, "required": [{}]}}}}"#,
        properties.join(", "),
        names.join(", ")
    ));
    assert!(wide.files[0].text.contains("p7999: string"));
    let tool = |number: usize| {
        format!(
            r#"{{"name": "t{number}", "description": "{number}.", "inputSchema": {{"type": "object"}}}}"#
        )
    };
    let tools: Vec<String> = (0..8_000).map(tool).collect();
    let many = imported(format!("[{}]", tools.join(", ")));
    assert_eq!(many.report.kept(), 8_000);
}

/// Each definition leads to the next in several ways, so that the ways are many and the text is short.
fn ladder(levels: usize, level: impl Fn(&str) -> String) -> String {
    let steps = (0..levels).map(|number| {
        let next = format!(r##"{{"$ref": "#/$defs/A{}"}}"##, number + 1);
        format!(r#""A{number}": {}, "#, level(&next))
    });
    steps.collect::<String>() + &format!(r#""A{levels}": {{"type": "string"}}"#)
}

#[test]
fn schemas_that_lead_on_in_several_ways_end_soon() {
    let own = r#""properties": {"own": {"type": "integer"}}"#;
    let tagged = |next: &str, tag: &str| {
        format!(
            r#"{{"type": "object", "properties": {{"kind": {{"const": "{tag}"}}, "to": {next}}}}}"#
        )
    };
    let levels: [&dyn Fn(&str) -> String; 4] = [
        &|next| format!(r#"{{{own}, "anyOf": [{next}, {}]}}"#, tagged(next, "a")),
        &|next| {
            format!(
                r#"{{{own}, "oneOf": [{}, {}]}}"#,
                tagged(next, "a"),
                tagged(next, "b")
            )
        },
        &|next| format!(r#"{{{own}, "allOf": [{next}, {}]}}"#, tagged(next, "a")),
        &|next| format!(r#"{{"anyOf": [{{"type": "array", "items": {next}}}, {next}]}}"#),
    ];
    for (index, level) in levels.into_iter().enumerate() {
        for circle in [false, true] {
            let mut all = ladder(39, level);
            if circle {
                all = all.replace(
                    r#"{"type": "string"}"#,
                    &level(r##"{"$ref": "#/$defs/A0"}"##),
                );
            }
            let start = Instant::now();
            imported(tool(r##"{"$ref": "#/$defs/A0"}"##, &all));
            assert!(start.elapsed().as_secs() < 20, "{index}, {circle}");
        }
    }
}

#[test]
fn a_default_among_many_alternatives_is_judged_soon() {
    let level = |next: &str| {
        let way = format!(r#"{{"type": "object", "properties": {{"to": {next}}}}}"#);
        let closed = way.replace("\"object\"", "\"object\", \"required\": [\"to\"]");
        format!(r#"{{"anyOf": [{way}, {closed}]}}"#)
    };
    let value = nested(r#"{"to": "#, "1", "}", 39);
    let schema = format!(r##"{{"$ref": "#/$defs/A0", "default": {value}}}"##);
    let start = Instant::now();
    imported(tool(&schema, &ladder(39, level)));
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn a_page_that_is_not_the_last_says_so() {
    let tool = tool("true", "");
    let page = format!(r#"{{"tools": [{tool}], "nextCursor": "more"}}"#);
    let answer = format!(r#"{{"jsonrpc": "2.0", "id": 1, "result": {page}}}"#);
    for (text, place) in [(page, "/nextCursor"), (answer, "/result/nextCursor")] {
        let wanted =
            format!("{place}: this is one page: the server has more tools behind `nextCursor`");
        assert_eq!(told(&imported(text), NoteKind::Lost), [wanted]);
    }
    let last = format!(r#"{{"tools": [{tool}]}}"#);
    assert!(told(&imported(last), NoteKind::Lost).is_empty());
}
