//! Tools in every notation: as they were, inside of what each provider takes, and with a way back for what models send.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use toolc_compiler::import::{NoteKind, Options as ImportOptions, Source, import};
use toolc_compiler::ir::{Design, Tool};
use toolc_compiler::providers::{PROVIDERS, provider};
use toolc_compiler::{Checked, Input, compile};
use toolc_designs::sent::{Scope, or_null};
use toolc_designs::{Random, Values, design};
use toolc_templates::emit::{EmitNotation, emit, emit_all, in_order, violations as judge};
use toolc_templates::schema::{Lowered, Undo, lowered, of_record, violations};

/// All notations, and those that have a strict mode in this as well.
fn notations() -> Vec<(String, EmitNotation, bool)> {
    let plain = EmitNotation::ALL
        .iter()
        .map(|(name, notation)| (name.to_string(), *notation, false));
    let strict = EmitNotation::ALL
        .iter()
        .filter(|(_, notation)| notation.has_strict());
    let strict = strict.map(|(name, notation)| (format!("{name}-strict"), *notation, true));
    plain.chain(strict).collect()
}

#[test]
fn every_format_is_as_it_was() {
    let mut wrong = Vec::new();
    for (name, notation, strict) in notations() {
        let mut words = vec!["emit", "shop.tools", "--format", notation.name()];
        words.extend(strict.then_some("--strict"));
        let said = toolc(&words);
        assert_eq!(said.status.code(), Some(0), "{name}: {}", text(&said));
        let files = [("json", &said.stdout), ("notes", &said.stderr)];
        for (ending, said) in files {
            let path = folder().join(format!("{name}.{ending}"));
            let said = String::from_utf8_lossy(said).into_owned();
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, &said).unwrap();
            }
            if fs::read_to_string(&path)
                .unwrap_or_default()
                .replace("\r\n", "\n")
                != said
            {
                wrong.push(format!("{}:\n{said}", path.display()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "BLESS=1 writes these:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn what_is_undone_is_as_it_was() {
    let said = toolc(&[
        "emit",
        "shop.tools",
        "--format",
        "openai",
        "--strict",
        "--undo",
    ]);
    let path = folder().join("openai-strict.undo.json");
    let said = String::from_utf8_lossy(&said.stdout).into_owned();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &said).unwrap();
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap_or_default(),
        said,
        "run with BLESS=1"
    );
}

#[test]
fn tools_are_chosen_by_name_and_by_who_uses_them() {
    let names = |words: &[&str]| -> Vec<String> {
        let said = toolc(&[&["emit", "shop.tools", "--format", "mcp"], words].concat());
        assert_eq!(said.status.code(), Some(0), "{}", text(&said));
        let all: Vec<Value> = serde_json::from_slice(&said.stdout).unwrap();
        all.iter()
            .map(|tool| tool["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names(&[]).len(), 6);
    assert_eq!(
        names(&["--tool", "hello", "--tool", "keep"]),
        ["keep", "hello"]
    );
    assert_eq!(names(&["--agent", "clerk"]), ["place_order", "find_orders"]);
    assert_eq!(names(&["--server", "shop_server"]).len(), 5);
    assert_eq!(names(&["--toolset", "orders"]).len(), 6);
    for (words, told) in [
        (&["--tool", "helo"][..], "did you mean `hello`?"),
        (&["--agent", "nobody"], "there is no agent `nobody`"),
        (&["--agent", "nobody"], "help: there is `clerk`"),
        (&["--command", "shop"], "this project declares no command"),
        (&["--strict"], "`mcp` has no strict mode"),
    ] {
        let said = toolc(&[&["emit", "shop.tools", "--format", "mcp"], words].concat());
        assert_eq!(
            (said.status.code(), said.stdout.len()),
            (Some(2), 0),
            "{words:?}"
        );
        assert!(text(&said).contains(told), "{}", text(&said));
    }
}

#[test]
fn definitions_are_json_and_say_the_name() {
    for (_, checked) in designs(10) {
        for tool in &checked.design.tools {
            for (name, notation, strict) in notations() {
                let emitted = emit(&checked.design, tool, notation, strict);
                let Some(value) = parsed(&emitted.json) else {
                    continue;
                };
                let pointer = match notation {
                    EmitNotation::OpenAi | EmitNotation::Mistral => "/function/name",
                    EmitNotation::Bedrock => "/toolSpec/name",
                    EmitNotation::JsonSchema => "/title",
                    _ => "/name",
                };
                assert_eq!(
                    value.pointer(pointer),
                    Some(&Value::from(&*emitted.name)),
                    "{name}"
                );
                // Another one only where whoever takes it refuses the tool's own.
                let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let begins = tool.name.starts_with(|c: char| !c.is_ascii_digit());
                if tool.name.len() <= 64 && begins && tool.name.chars().all(is_plain) {
                    assert_eq!(emitted.name, *tool.name, "{name}");
                }
            }
        }
    }
}

/// What is emitted is imported again, and then emitted as the same. Left out are cases whose definitions get other names on the way,
/// whose shapes are shared in other places, whose declared types have further limits where they are used, since import makes one type of
/// both, or whose unions have alternatives that others cover. The original in a canonical record is
/// for people, and nothing is read from it.
#[test]
fn what_is_emitted_comes_back_by_import() {
    const OTHERWISE: [&str; 7] = [
        "obstacles.tools",
        "records.tools",
        "recursion.tools",
        "scalars.tools",
        "scope.tools",
        "sizes.tools",
        "unions.tools",
    ];
    let mut wrong = Vec::new();
    let mut same = 0;
    for (case, checked) in designs(0) {
        if OTHERWISE.contains(&case.as_str()) {
            continue;
        }
        for (name, notation, strict) in notations() {
            if strict || notation == EmitNotation::GeminiOpenApi {
                continue;
            }
            let all = |design: &Design| -> Vec<(String, String)> {
                let tools = design.tools.iter();
                let json = |tool| emit(design, tool, notation, false).json;
                tools
                    .map(|tool| (tool.name.to_string(), json(tool)))
                    .collect()
            };
            let first = all(&checked.design);
            let texts: Vec<&str> = first.iter().map(|(_, json)| json.as_str()).collect();
            let source = Source {
                label: "again".to_owned(),
                text: format!("[{}]", texts.join(",")),
                notation: None,
                ..Source::default()
            };
            let imported = import(
                &[source],
                &ImportOptions {
                    keep_titles: true,
                    assert_formats: true,
                    ..Default::default()
                },
            );
            let [file] = &imported.files[..] else {
                panic!("{case}: {name}: {:?}", imported.broken)
            };
            let input = Input {
                path: "again.tools".to_owned(),
                text: file.text.clone(),
            };
            let again = compile(vec![input]);
            let second = all(&again.design);
            let repaired = |tool: &str| {
                let mut notes = imported.report.notes.iter();
                notes.any(|note| note.tool == tool && note.kind <= NoteKind::Escaped)
            };
            for ((tool, before), (_, after)) in first.iter().zip(&second) {
                // The report tells of these.
                if repaired(tool) {
                    continue;
                }
                let (Some(mut before), Some(mut after)) = (parsed(before), parsed(after)) else {
                    continue;
                };
                for one in [&mut before, &mut after] {
                    one.as_object_mut().unwrap().remove("original_definition");
                    // A record names all declared types, and import declares further ones.
                    if notation == EmitNotation::Canonical {
                        for key in ["inputs", "outputs"] {
                            let schema = one[key].take();
                            let definitions = schema["$defs"].clone();
                            one[key] = resolved(&schema, &definitions, &mut Vec::new());
                        }
                    }
                }
                same += usize::from(before == after);
                if before != after {
                    wrong.push(format!("{case}: {name}: {tool}:\n{before}\n{after}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(same > 100, "{same}");
}

/// A schema with definitions in place of the references to them, but for those that lead to themselves.
fn resolved(value: &Value, definitions: &Value, open: &mut Vec<String>) -> Value {
    match value {
        Value::Object(members) => {
            let reference = members.get("$ref").and_then(Value::as_str);
            let name = reference.and_then(|target| target.strip_prefix("#/$defs/"));
            let name = name.filter(|name| !open.iter().any(|known| known == name));
            let target = name.and_then(|name| definitions.get(name));
            let mut all = serde_json::Map::new();
            if let (Some(name), Some(target)) = (name, target) {
                open.push(name.to_owned());
                if let Value::Object(inside) = resolved(target, definitions, open) {
                    all.extend(inside);
                }
                open.pop();
            }
            for (key, value) in members {
                let is_kept = key != "$defs" && (key != "$ref" || target.is_none());
                if is_kept {
                    all.insert(key.clone(), resolved(value, definitions, open));
                }
            }
            Value::Object(all)
        }
        Value::Array(items) => {
            let items = items.iter();
            Value::Array(
                items
                    .map(|item| resolved(item, definitions, open))
                    .collect(),
            )
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

/// Absent, null and a value are three states in strict mode as well, and each comes back as what it was.
#[test]
fn strict_arguments_keep_three_states() {
    let checked = compiled(
        r#"package m
type Day { day: int, note?: string? }
type Maybe = Day?
service s {
  toolset t {
    tool plan(
      a?: int?
      b?: Day?
      c?: Maybe
      d?: [Maybe]?
      e?: "x" | 1 | null
      f?: [string: string]?
      g?: null
      h?: { absent?: string? }?
      i: int?
      j?: int
    )
  }
}
"#,
    );
    let tool = &checked.design.tools[0];
    let arguments = lowered(
        &checked.design,
        tool,
        provider("openai-strict").expect("it is known"),
    );
    assert!(arguments.strict, "{:?}", arguments.losses);
    let judged = violations(
        &parsed(&arguments.schema).expect("it is JSON"),
        provider("openai-strict").expect("it is known"),
    );
    assert_eq!(judged, Vec::<String>::new());
    let takes =
        validator(&of_record(&checked.design, &tool.payload.record, None)).expect("a schema");
    let day = serde_json::json!({ "day": 1 });
    let noted = serde_json::json!({ "day": 1, "note": null });
    let states = [
        ("a", vec![Value::from(1)]),
        ("b", vec![day.clone(), noted.clone()]),
        ("c", vec![noted]),
        ("d", vec![serde_json::json!([null, day])]),
        ("e", vec![Value::from("x"), Value::from(1)]),
        ("f", vec![serde_json::json!({ "absent": "x" })]),
        ("g", vec![]),
        (
            "h",
            vec![serde_json::json!({}), serde_json::json!({ "absent": null })],
        ),
    ];
    for (name, values) in states {
        let nothing = std::iter::once(None);
        let given = values.into_iter().chain([Value::Null]).map(Some);
        for state in nothing.chain(given) {
            let mut value = serde_json::json!({ "i": null });
            if let Some(state) = state {
                value[name] = state;
            }
            match round_trip(&arguments, &takes, &value) {
                Trip::Back(back) => assert_eq!(back, value, "{name}"),
                Trip::Unsendable => {
                    panic!("{name}: {value} cannot be sent by {}", arguments.schema)
                }
                Trip::Lost(sent) => panic!("{name}: {value} was sent as {sent}"),
            }
        }
    }
}

/// Clients of the older revisions take only objects at the root, so that whatever is none is the member `result` of one; references
/// in it still lead to their definitions.
#[test]
fn older_clients_get_an_object_at_the_root_of_every_result() {
    let checked = compiled(
        r#"package m
type Node { name: string, children?: [Node] }
type A { a: int }
type B { b: string, node?: Node }
union U by kind { a: A, b: B }
type Maybe = Node?
service s {
  toolset t {
    tool node() -> Node
    tool tagged() -> U
    tool nullable() -> Maybe
    tool map() -> [string: Node]
    tool either() -> A | [Node]
    tool any() -> json
    tool nothing() -> null
    tool taken() -> { result: int }
    tool tuple() -> [Node, ...A]
    tool empty() -> {}
  }
}
"#,
    );
    let node = serde_json::json!({ "name": "x", "children": [{ "name": "y" }] });
    for (tool, is_wrapped, result) in [
        ("node", true, node.clone()),
        (
            "tagged",
            true,
            serde_json::json!({ "kind": "b", "b": "q", "node": node }),
        ),
        ("nullable", true, Value::Null),
        ("map", false, serde_json::json!({ "k": node })),
        ("either", true, serde_json::json!([node])),
        ("any", true, Value::from(5)),
        ("nothing", true, Value::Null),
        ("taken", false, serde_json::json!({ "result": 1 })),
        ("tuple", true, serde_json::json!([node, { "a": 1 }])),
        ("empty", false, serde_json::json!({})),
    ] {
        let found = checked.design.tools.iter().find(|one| *one.name == *tool);
        let found = found.expect("it is declared");
        let schema = |notation| {
            let definition = parsed(&emit(&checked.design, found, notation, false).json);
            definition.expect("it is JSON")["outputSchema"].clone()
        };
        let (older, modern) = (schema(EmitNotation::Mcp), schema(EmitNotation::McpModern));
        assert_eq!(older["type"], "object", "{tool}");
        assert_eq!(older != modern, is_wrapped, "{tool}: {older}");
        let sent = match is_wrapped {
            true => serde_json::json!({ "result": result }),
            false => result.clone(),
        };
        for (schema, value, is_valid) in [
            (&modern, &result, true),
            (&older, &sent, true),
            (&older, &Value::Null, false),
        ] {
            let judged = jsonschema::is_valid(schema, value);
            assert_eq!(judged, is_valid, "{tool}: {schema}: {value}");
        }
    }
}

/// What import kept in `meta` comes out again where it stood, in the notation that it came from, and in no other.
#[test]
fn what_import_kept_goes_back_in_the_same_format() {
    let schema = r#"{"type":"object","properties":{"a":{"type":"string","x-order":1}},"required":["a"],"x-root":true}"#;
    let definition = |notation: &str| -> String {
        match notation {
            "openai" => format!(
                r#"{{"type":"function","function":{{"name":"f","description":"F.","parameters":{schema},"strict":false,"x-in":{{"y":1}}}},"cache":"long"}}"#
            ),
            "openai-responses" => format!(
                r#"{{"type":"function","name":"f","description":"F.","parameters":{schema},"strict":false,"x-in":[1]}}"#
            ),
            "anthropic" => format!(
                r#"{{"name":"f","description":"F.","input_schema":{schema},"input_examples":[{{"a":"b"}},{{"a":1}}],"cache_control":{{"type":"ephemeral"}}}}"#
            ),
            "mcp" => format!(
                r#"{{"name":"f","description":"F.","inputSchema":{schema},"outputSchema":{{"type":"object","properties":{{"b":{{"type":"integer"}}}},"x-wrap":true}},"annotations":{{"idempotentHint":true,"x-hint":"h"}},"_meta":{{"a.b/c":1}},"execution":{{"taskSupport":"optional"}},"icons":[{{"src":"a.png"}}]}}"#
            ),
            "gemini" => format!(
                r#"{{"name":"f","description":"F.","parametersJsonSchema":{schema},"responseJsonSchema":{{"type":"string"}},"behavior":"BLOCKING"}}"#
            ),
            "bedrock" => format!(
                r#"{{"toolSpec":{{"name":"f","description":"F.","inputSchema":{{"json":{schema}}},"x-in":1}}}}"#
            ),
            "langchain" => format!(
                r#"{{"name":"f","description":"F.","args_schema":{schema},"return_direct":true}}"#
            ),
            other => panic!("{other}"),
        }
    };
    let names = [
        "openai",
        "openai-responses",
        "anthropic",
        "mcp",
        "gemini",
        "bedrock",
        "langchain",
    ];
    for name in names {
        let text = definition(name);
        let source = Source {
            label: "kept".to_owned(),
            text: text.clone(),
            notation: None,
            ..Source::default()
        };
        let imported = import(&[source], &ImportOptions::default());
        let input = Input {
            path: "kept.tools".to_owned(),
            text: imported.files[0].text.clone(),
        };
        let checked = compile(vec![input]);
        for other in names {
            let notation = EmitNotation::named(other).expect("a notation");
            let json = emit(&checked.design, &checked.design.tools[0], notation, false).json;
            let emitted = parsed(&json).expect("JSON");
            if name == other {
                assert_eq!(emitted, parsed(&text).expect("JSON"), "{name}");
                continue;
            }
            // Keywords of schemas go everywhere; members of definitions do not.
            assert_eq!(
                json.matches("x-order").count(),
                1,
                "{name} as {other}: {json}"
            );
            for own in [
                "x-in",
                "cache",
                "x-hint",
                "icons",
                "behavior",
                "return_direct",
            ] {
                assert!(!json.contains(own), "{name} as {other}: {json}");
            }
        }
    }
}

/// What import kept agrees with what the tool says now, in every notation and mode: nobody is sent what they refuse.
#[test]
fn what_import_kept_contradicts_nothing() {
    let free = r#"{"type":"object","properties":{"a":{"type":"object","additionalProperties":{"type":"string"}},"b":{"type":"integer","minimum":"3"},"c":{"enum":"x"},"d":{"type":"array","uniqueItems":"no","examples":"x"}},"required":"a","additionalProperties":true,"title":7,"x-own":1}"#;
    let held = r#"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#;
    let all = |schema: &str| {
        [
            format!(
                r#"{{"type":"function","function":{{"name":"f","description":7,"parameters":{schema},"arguments":{{}},"strict":true,"type":"x"}},"function_type":1}}"#
            ),
            format!(r#"{{"type":"function","name":"f","description":[1],"parameters":{schema},"strict":true}}"#),
            format!(r#"{{"name":"f","description":{{}},"parameters":{schema},"strict":true}}"#),
            format!(
                r#"{{"name":"f","description":true,"input_schema":{schema},"strict":true,"input_examples":[{{"a":1}},7]}}"#
            ),
            format!(
                r#"{{"name":"f","title":3,"description":[],"inputSchema":{schema},"outputSchema":"none","annotations":{{"readOnlyHint":"yes","idempotentHint":1,"title":4}},"_meta":[1]}}"#
            ),
            format!(
                r#"{{"name":"f","inputSchema":{schema},"annotations":"none","strict":true,"execution":{{"taskSupport":"optional"}}}}"#
            ),
            format!(
                r#"{{"name":"f","parametersJsonSchema":{schema},"parameters":{{"type":"OBJECT"}},"response":{{}},"responseJsonSchema":"x","strict":true}}"#
            ),
            r#"{"name":"f","parameters":{"type":"OBJECT","properties":{"a":{"type":"STRING"}}},"response":"x","strict":true}"#.to_owned(),
            format!(r#"{{"toolSpec":{{"name":"f","description":4,"inputSchema":{{"json":{schema}}},"outputSchema":1}}}}"#),
            format!(r#"{{"name":"f","args_schema":{schema},"schema":{{}},"strict":true}}"#),
            format!(r#"{{"name":"f","inputs":{schema},"capabilities":{{}},"version":[1],"outputs":7,"strict":true}}"#),
        ]
    };
    let (mut judged, mut strict_again) = (0, 0);
    for text in all(free).into_iter().chain(all(held)) {
        let source = Source {
            label: "kept".to_owned(),
            text: text.clone(),
            notation: None,
            ..Source::default()
        };
        let imported = import(&[source], &ImportOptions::default());
        let checked = compiled(&imported.files[0].text);
        for (name, notation, strict) in notations() {
            let emitted = emit(&checked.design, &checked.design.tools[0], notation, strict);
            let found = refused(&emitted.json, notation);
            assert!(
                found.is_empty(),
                "{name}: {text}\n{}\n{found:#?}",
                emitted.json
            );
            judged += 1;
            let says_strict = emitted.json.contains(r#""strict":true"#);
            assert_eq!(says_strict, emitted.strict, "{name}: {}", emitted.json);
            strict_again += usize::from(says_strict && !strict);
        }
    }
    assert!(judged > 250 && strict_again > 3, "{judged}, {strict_again}");
}

/// Definitions of any tool are what their notations take, flags included.
#[test]
fn definitions_are_what_their_formats_take() {
    for (case, checked) in designs(10) {
        for tool in &checked.design.tools {
            for (name, notation, strict) in notations() {
                let json = emit(&checked.design, tool, notation, strict).json;
                if parsed(&json).is_some() {
                    let found = refused(&json, notation);
                    assert!(
                        found.is_empty(),
                        "{case}: {}: {name}: {found:#?}\n{json}",
                        tool.name
                    );
                }
            }
        }
    }
}

/// What would be refused of a definition.
fn refused(json: &str, notation: EmitNotation) -> Vec<String> {
    match parsed(json) {
        Some(definition) => judge(&definition, notation),
        None => vec!["no JSON".to_owned()],
    }
}

/// A design with names and descriptions that providers refuse.
const REFUSED: &str = r#"package demo

/// The service.
service demo {
  toolset work {
    /// TEXT
    tool "files.find"("filter[name]": string, "filter.name"?: string, "$top": int = 3, "x-y"?: bool, "ids[]"?: [int]) -> { ok: bool } {
      example { args { "filter[name]": "a" } result { ok: true } }
    }
    /// Other.
    tool "files/find"("größe"?: int, ...)
    /// Another.
    tool files_find(value: string)
    /// With a long name.
    tool LONG(LONG: string)
  }
}
"#;

/// No definition has a name or a description that its provider refuses, and no two tools of a request one name.
#[test]
fn names_and_descriptions_are_what_providers_take() {
    let text = REFUSED
        .replace("LONG", &"long_name_".repeat(9))
        .replace("TEXT", &"Finds files by their names. ".repeat(60));
    let checked = compiled(&text);
    let tools: Vec<_> = checked.design.tools.iter().map(|tool| tool.id).collect();
    for (name, notation, strict) in notations() {
        for server in [None, Some("a-server-with-a-long-name")] {
            let all = emit_all(&checked.design, &tools, notation, strict, server);
            let names: HashSet<&str> = all.iter().map(|one| &*one.name).collect();
            assert_eq!(names.len(), tools.len(), "{name}");
            for (emitted, tool) in all.iter().zip(&checked.design.tools) {
                let found = refused(&emitted.json, notation);
                assert!(found.is_empty(), "{name}: {found:#?}\n{}", emitted.json);
                let is_mcp = matches!(notation, EmitNotation::Mcp | EmitNotation::McpModern);
                if let (Some(server), true) = (server, is_mcp) {
                    let whole = format!("mcp__{server}__{}", emitted.name);
                    assert!(whole.len() <= 64, "{whole}");
                    assert!(
                        emitted.json.contains(r#""dev.toolc/name":"#)
                            || *tool.name == *emitted.name
                    );
                }
                // Each difference is told, and each name has a way back.
                let told = |what: &str| emitted.losses.iter().any(|loss| loss.what.contains(what));
                assert_eq!(
                    told("it is sent as `"),
                    *tool.name != *emitted.name || !emitted.arguments.is_empty()
                );
                for (sent, own) in &emitted.arguments {
                    let fields = &tool.payload.record.fields;
                    assert!(fields.iter().any(|field| *field.name == **own), "{own}");
                    assert!(!fields.iter().any(|field| *field.name == **sent), "{sent}");
                    assert!(emitted.undo_json().contains(&format!("\"{sent}\"")));
                }
            }
        }
    }
    let openai = EmitNotation::OpenAi;
    let emitted = emit_all(&checked.design, &tools, openai, false, None);
    let definition = parsed(&emitted[0].json).expect("JSON");
    let description = definition["function"]["description"]
        .as_str()
        .expect("a text");
    assert!(description.ends_with("names.") && description.len() > 900);
    // Examples have the names that are sent.
    let anthropic = emit_all(
        &checked.design,
        &tools,
        EmitNotation::Anthropic,
        false,
        None,
    );
    let definition = parsed(&anthropic[0].json).expect("JSON");
    let example = definition["input_examples"][0]
        .as_object()
        .expect("an example");
    assert!(example.keys().eq(["filter_name"]), "{example:?}");
}

/// The schemas stay inside what the providers' rules say, by a checker that knows nothing of how they were made.
#[test]
fn schemas_stay_inside_what_providers_take() {
    let mut lowered_ones = 0;
    for (case, checked) in designs(10) {
        for tool in &checked.design.tools {
            for one in PROVIDERS {
                let arguments = lowered(&checked.design, tool, one);
                // Without its strict mode, a provider is sent what it takes then.
                let rules = match one.strict && !arguments.strict {
                    true => provider(one.name.trim_end_matches("-strict")).unwrap(),
                    false => one,
                };
                let Some(schema) = parsed(&arguments.schema) else {
                    continue;
                };
                let mut found = violations(&schema, rules);
                // Names of arguments are the author's; a loss tells of them.
                found.retain(|line| !line.starts_with("the name `"));
                assert!(
                    found.is_empty(),
                    "{case}: {}: {}: {found:#?}\n{schema:#}",
                    tool.name,
                    one.name
                );
                lowered_ones += usize::from(arguments.strict);
            }
        }
    }
    assert!(lowered_ones > 50, "{lowered_ones}");
}

#[test]
fn refs_start_at_the_schema_that_has_an_address() {
    let schema = |target: &str| {
        let inner = serde_json::json!({
            "$id": "urn:example:inner",
            "$ref": target,
            "$defs": { "own": { "type": "string" } },
        });
        serde_json::json!({
            "type": "object",
            "properties": { "a": inner },
            "$defs": { "outer": { "type": "string" } },
        })
    };
    let found = |target| violations(&schema(target), provider("mistral").unwrap());
    assert_eq!(found("#/$defs/own"), Vec::<String>::new());
    assert_eq!(
        found("#/$defs/outer").len(),
        1,
        "{:?}",
        found("#/$defs/outer")
    );
}

/// A list of entries that is a value itself is taken as that, so that no model may be held to send a map as one.
#[test]
fn a_map_is_not_sent_as_a_list_beside_one_that_takes_it() {
    let checked = compiled(
        "package demo\n\nservice demo {\n  toolset work {\n    tool told(by: [string: string] | [[string: string]])\n    \
         tool free(by: [string: string] | [int])\n    tool pair(by: [int, string] | { item_0: int, ... })\n  }\n}\n",
    );
    for (name, strict, what) in [
        (
            "told",
            false,
            "a map cannot be told from the list beside it",
        ),
        ("free", true, ""),
        (
            "pair",
            false,
            "a tuple cannot be told from the object beside it",
        ),
    ] {
        let design = &checked.design;
        let tool = design.tools.iter().find(|tool| &*tool.name == name);
        for provider_name in ["openai-strict", "gemini-openapi"] {
            let one = provider(provider_name).unwrap();
            let arguments = lowered(design, tool.unwrap(), one);
            assert_eq!(arguments.strict, strict && one.strict, "{name}");
            let told = arguments
                .losses
                .iter()
                .any(|loss| loss.what.contains("cannot be told"));
            let said = arguments.losses.iter().any(|loss| loss.what.contains(what));
            assert!(told != strict && said, "{name}: {:?}", arguments.losses);
        }
    }
}

/// Where there are no references, what doubles with every level ends, at the same place however long the docs are.
#[test]
fn what_doubles_without_references_is_cut_by_its_types() {
    let written = |docs: &str| {
        let levels = (0..16).map(|level| {
            let next = level + 1;
            format!("/// {docs}\ntype L{level} {{ a: L{next}, b: L{next} }}\n\n")
        });
        let levels: String = levels.collect();
        let checked = compiled(&format!(
            "package demo\n\n{levels}type L16 {{ end: bool }}\n\nservice demo {{\n  toolset work {{\n    \
             tool keep(top: L0)\n  }}\n}}\n"
        ));
        let one = |name| {
            lowered(
                &checked.design,
                &checked.design.tools[0],
                provider(name).unwrap(),
            )
        };
        (one("gemini-openapi"), one("openai-strict"))
    };
    let (short, shared) = written("A level.");
    let (long, _) = written(&"A level. ".repeat(50));
    assert_eq!(short.undo, long.undo);
    assert_eq!(short.losses, long.losses);
    let [loss] = &short.losses[..] else {
        panic!("{:?}", short.losses);
    };
    assert!(
        loss.what
            .starts_with("without references the schema is too long"),
        "{loss:?}"
    );
    assert!(short.schema.len() < 1_000_000);
    assert_eq!(shared.losses, []);
    assert!(shared.strict);
}

/// The docs of a variant are those of its tag, where the record has docs itself.
#[test]
fn variants_of_records_with_docs_say_both() {
    let checked = compiled(
        "package demo\n\n/// A note.\ntype Note { text: string }\n\ntype Mark { at: int }\n\nunion Entry by kind {\n  /// Words.\n  \
         note: Note\n  /// A place.\n  mark: Mark\n}\n\nservice demo {\n  toolset work {\n    tool keep(entry: Entry)\n  }\n}\n",
    );
    let tool = &checked.design.tools[0];
    let schemas = [
        of_record(&checked.design, &tool.payload.record, None),
        lowered(&checked.design, tool, provider("openai-strict").unwrap()).schema,
    ];
    for schema in schemas {
        let schema = parsed(&schema).unwrap();
        let all = &schema["properties"]["entry"]["anyOf"];
        assert_eq!(all[0]["description"], "A note.");
        assert_eq!(all[0]["properties"]["kind"]["description"], "Words.");
        assert_eq!(all[1]["description"], "A place.");
        assert_eq!(all[1]["properties"]["kind"].get("description"), None);
    }
}

/// What a model sends by a lowered schema becomes what the tool takes: the value that was meant.
#[test]
fn values_come_back_from_every_shape() {
    let mut random = Random::new(7);
    let (mut came_back, mut changed) = (0, 0);
    for (case, checked) in designs(6) {
        let design = &checked.design;
        let values = Values::new(design);
        for tool in &design.tools {
            let whole = of_record(design, &tool.payload.record, tool.payload.declared);
            let Some(takes) = validator(&whole) else {
                continue;
            };
            for name in ["openai-strict", "anthropic-strict", "gemini-openapi"] {
                let arguments = lowered(design, tool, provider(name).unwrap());
                if arguments.undo == Undo::Nothing {
                    continue;
                }
                for _ in 0..10 {
                    let Some(value) = values.small(&mut random, &payload(tool)) else {
                        continue;
                    };
                    let Some(value) = parsed(&value.to_json()) else {
                        continue;
                    };
                    if !takes.is_valid(&value) {
                        continue;
                    }
                    match round_trip(&arguments, &takes, &value) {
                        Trip::Unsendable => {
                            let told = arguments.losses.iter().any(|loss| {
                                loss.what.contains("cannot be sent")
                                    || loss.what.contains("cannot be left out")
                            });
                            let schema = &arguments.schema;
                            assert!(
                                told,
                                "{case}: {}: {name}: {value} does not fit\n{schema}",
                                tool.name
                            );
                        }
                        Trip::Back(back) => {
                            came_back += 1;
                            changed += usize::from(back != value);
                            let told = arguments
                                .losses
                                .iter()
                                .any(|loss| loss.what.contains("cannot be"));
                            assert!(
                                back == value || told,
                                "{case}: {}: {name}:\n{value}\n{back}",
                                tool.name
                            );
                        }
                        Trip::Lost(sent) => {
                            panic!("{case}: {}: {name}: {value} was sent as {sent}", tool.name)
                        }
                    }
                }
            }
        }
    }
    assert!(
        came_back > 300 && changed * 10 < came_back,
        "{came_back}, {changed}"
    );
}

enum Trip {
    /// The schema has no form for it.
    Unsendable,
    /// What the tool takes in the end.
    Back(Value),
    /// What was sent is nothing that the tool takes.
    Lost(Value),
}

fn round_trip(arguments: &Lowered, takes: &jsonschema::Validator, value: &Value) -> Trip {
    let Some(schema) = validator(&arguments.schema) else {
        return Trip::Unsendable;
    };
    let scope = Scope::of(&arguments.undo);
    let all = scope.sent(scope.root, value);
    let Some(sent) = all.into_iter().find(|sent| fits(&schema, sent)) else {
        return Trip::Unsendable;
    };
    let mut backs = scope.undone(scope.root, &sent).into_iter();
    match backs.find(|back| takes.is_valid(back)) {
        Some(back) => Trip::Back(back),
        None => Trip::Lost(sent),
    }
}

/// `nullable` is a keyword of the older form of Gemini only; validators know the other way to say it.
fn fits(schema: &jsonschema::Validator, sent: &Value) -> bool {
    schema.is_valid(sent)
}

fn validator(schema: &str) -> Option<jsonschema::Validator> {
    let mut schema = parsed(schema)?;
    or_null(&mut schema);
    jsonschema::options().build(&schema).ok()
}

/// Random designs have numbers that no double holds (`1e400`), which serde_json refuses; all else is JSON.
fn parsed(text: &str) -> Option<Value> {
    match serde_json::from_str(text) {
        Ok(value) => Some(value),
        Err(error) if error.to_string().starts_with("number out of range") => None,
        Err(error) => panic!("{error}: {text}"),
    }
}

fn payload(tool: &Tool) -> toolc_compiler::ir::Type {
    toolc_compiler::ir::Type {
        kind: match tool.payload.declared {
            Some(id) => toolc_compiler::ir::TypeKind::Named { id },
            None => toolc_compiler::ir::TypeKind::Record(Box::new((*tool.payload.record).clone())),
        },
        constraints: None,
        docs: None,
        place: tool.place,
    }
}

/// The example of this test, the cases, and some random designs.
fn designs(random: u64) -> Vec<(String, Checked)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = vec![folder().join("shop.tools")];
    for entry in fs::read_dir(root.join("tests/cases")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "tools") {
            texts.push(path);
        }
    }
    texts.sort();
    let files = texts.into_iter().map(|path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let input = Input {
            path: name.clone(),
            text,
        };
        (name, compile(vec![input]))
    });
    let random = (1..=random).map(|seed| (format!("seed {seed}"), compile(design(seed))));
    files.chain(random).collect()
}

fn compiled(text: &str) -> Checked {
    let checked = compile(vec![Input {
        path: "demo.tools".into(),
        text: text.to_owned(),
    }]);
    let errors: Vec<_> = checked
        .findings
        .iter()
        .filter(|one| one.is_error())
        .collect();
    assert!(errors.is_empty(), "{errors:?}");
    checked
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emit")
}

fn toolc(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(words)
        .env("NO_COLOR", "1")
        .current_dir(folder())
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

#[test]
fn names_of_files_change_nothing() {
    const TEXTS: [&str; 4] = [
        "package one\ntype Item { x: int }\n",
        "package two\ntype Item { y: int }\n",
        "package late\nservice late {}\ntoolset late {\n  owner late\n  tool zeta() -> int\n  tool alpha() -> int\n}\n",
        "package early\nuse one\nuse two\nservice early {}\ntoolset early {\n  owner early\n  tool beta(a: two.Item, b: two.Item, c: one.Item, d: one.Item) -> int\n}\n",
    ];
    let emitted = |order: [usize; 4]| -> Vec<String> {
        let inputs = order.iter().enumerate().map(|(place, text)| Input {
            path: format!("{place}.tools"),
            text: TEXTS[*text].to_owned(),
        });
        let checked = compile(inputs.collect());
        assert!(checked.ready().is_ok(), "{:?}", checked.findings);
        let design = &checked.design;
        let ids = in_order(design, design.declared_tools().map(|tool| tool.id));
        let json = |id| emit(design, &design[id], EmitNotation::Mcp, false).json;
        ids.into_iter().map(json).collect()
    };
    let all = emitted([0, 1, 2, 3]);
    let names: Vec<String> = all
        .iter()
        .map(|json| parsed(json).expect("it is JSON")["name"].to_string())
        .collect();
    assert_eq!(names, [r#""beta""#, r#""zeta""#, r#""alpha""#]);
    for order in [[3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        assert_eq!(emitted(order), all, "{order:?}");
    }
}

#[test]
fn a_record_keeps_its_references() {
    let record = serde_json::json!({
        "name": "keep_place", "version": "1.0.0", "description": "Keeps a place.",
        "capabilities": {}, "security": null, "source_format": "mcp", "original_definition": {},
        "inputs": {
            "type": "object",
            "properties": { "place": { "$ref": "#/$defs/Place" }, "level": { "$ref": "#/$defs/Level" } },
            "required": ["place"],
            "additionalProperties": false,
            "$defs": {
                "Place": {
                    "type": "object",
                    "properties": { "x": { "type": "integer" } },
                    "additionalProperties": false
                },
                "Level": { "type": "integer", "minimum": 1, "maximum": 10 }
            }
        },
        "outputs": {
            "$ref": "#/$defs/Kept",
            "$defs": { "Kept": { "type": "object", "properties": { "y": { "type": "string" } } } }
        }
    });
    let source = Source {
        label: "records".to_owned(),
        text: record.to_string(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &ImportOptions::default());
    let checked = compiled(&imported.files[0].text);
    let tool = &checked.design.tools[0];
    let json = emit(&checked.design, tool, EmitNotation::Canonical, false).json;
    let emitted = parsed(&json).expect("it is JSON");
    assert_eq!(emitted["inputs"], record["inputs"]);
    assert_eq!(emitted["outputs"], record["outputs"]);
}

#[test]
fn secrets_are_write_only_among_arguments_and_come_back() {
    let checked = compiled(
        r#"package m
type Password = string @secret
type Login { user: string, password: Password }
service s {
  toolset t {
    tool log_in(token: string @secret, login: Login, maybe: Password?) -> { token: string @secret }
  }
}
"#,
    );
    let tool = &checked.design.tools[0];
    let json = emit(&checked.design, tool, EmitNotation::McpModern, false).json;
    let emitted = parsed(&json).expect("it is JSON");
    let properties = &emitted["inputSchema"]["properties"];
    assert_eq!(properties["token"]["writeOnly"], true);
    assert_eq!(
        properties["login"]["properties"]["password"]["writeOnly"],
        true
    );
    assert_eq!(properties["maybe"]["anyOf"][0]["writeOnly"], true);
    assert!(!emitted["outputSchema"].to_string().contains("writeOnly"));
    let source = Source {
        label: "again".to_owned(),
        text: json,
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &ImportOptions::default());
    let text = &imported.files[0].text;
    assert!(text.contains("token: string @secret"), "{text}");
    assert!(text.contains("password: string @secret"), "{text}");
    let strict = emit(&checked.design, tool, EmitNotation::OpenAi, true);
    let told = strict
        .losses
        .iter()
        .filter(|loss| loss.what.contains("@secret"));
    assert!(told.count() > 0, "{:?}", strict.losses);
}
