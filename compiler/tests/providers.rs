//! What is said of tools for the providers that a project asks for, and only for these.

use toolc_compiler::providers::{Names, PROVIDERS, Provider, limits, provider, shortened};
use toolc_compiler::{Input, Levels, compile_with};

/// All findings about the tools of a toolset.
fn findings(providers: &[&str], tools: &str) -> Vec<String> {
    let mut levels = Levels::default();
    for name in providers {
        levels.demands.add(provider(name).expect(name));
    }
    let text = format!(
        "package demo\n\ntype Tree {{\n  name: string\n  children: [Tree] @items(..9)\n}}\n\nservice demo {{\n  toolset work {{\n{tools}\n  }}\n}}\n"
    );
    let path = "demo.tools".to_owned();
    let checked = compile_with(vec![Input { path, text }], &levels);
    let all = checked.findings.iter().map(|finding| {
        let label = &finding.labels[0].text;
        format!("{}: {} ({label})", finding.code.id, finding.message)
    });
    all.filter(|line| !line.starts_with("T1001")).collect()
}

const ALL: &[&str] = &[
    "openai",
    "openai-strict",
    "anthropic",
    "anthropic-strict",
    "gemini",
    "gemini-openapi",
    "bedrock",
    "mistral",
];

#[test]
fn nothing_is_said_that_nobody_asks_for() {
    let tools = "/// Counts.\ntool count(at: [string: [int, json]], tree: Tree, \"a b\": float @above(0), ...)";
    assert_eq!(findings(&[], tools), Vec::<String>::new());
    assert_eq!(
        findings(&["openai", "mistral"], tools),
        Vec::<String>::new()
    );
    assert_eq!(
        findings(&["gemini", "bedrock"], tools),
        [
            "T1205: Bedrock refuses the name of `count.a b` (only letters, digits, `_`, `.` and `-` are taken)",
            "T1205: Gemini refuses the name of `count.a b` (only letters, digits and `_` are taken)",
        ]
    );
    assert_eq!(
        findings(&["anthropic"], tools),
        [
            "T1205: Anthropic refuses the name of `count.a b` (only letters, digits, `_`, `.` and `-` are taken)"
        ]
    );
}

#[test]
fn each_type_is_said_with_what_becomes_of_it() {
    assert_eq!(
        findings(
            &["openai-strict", "anthropic-strict", "gemini-openapi"],
            "/// Counts.\ntool count(at: [string: [int, json]], tree: Tree)"
        ),
        [
            "T1202: Anthropic strict knows no `@items` for `count.tree.children` (only told in the description)",
            "T1201: Anthropic strict cannot say `count.tree.children[]`: a type that leads back to itself (the tool is sent without strict mode)",
            "T1201: Gemini's OpenAPI form cannot say `count.tree.children[]`: a type that leads back to itself (sent as a text that holds JSON)",
            "T1201: OpenAI strict, Anthropic strict and Gemini's OpenAPI form cannot say `count.at`: a map (sent as a list of `{ key, value }`)",
            "T1201: OpenAI strict, Anthropic strict and Gemini's OpenAPI form cannot say `count.at.*`: a tuple (sent as an object with a key for each place)",
            "T1201: Gemini's OpenAPI form cannot say `count.at.*[1]`: any value (sent as a text that holds JSON)",
            "T1201: OpenAI strict and Anthropic strict cannot say `count.at.*[1]`: any value (the tool is sent without strict mode)",
        ]
    );
}

/// Where all arguments are required, null is the absence of those that may not be null; the others need a marker.
#[test]
fn what_may_be_left_out_and_null_has_a_marker() {
    let tools = "/// Plans.\ntool plan(a?: int, b?: int?, c?: { d?: string? = null }, e?: [string: bool]?, f: int?)";
    assert_eq!(
        findings(&["openai-strict", "anthropic-strict"], tools)
            .into_iter()
            .filter(|line| line.contains("may be null"))
            .collect::<Vec<_>>(),
        [
            "T1201: OpenAI strict cannot say `plan.b`: an optional argument that may be null (where it is left out, `{ \"absent\": true }` is sent)",
            "T1201: OpenAI strict cannot say `plan.c.d`: an optional argument that may be null (where it is left out, `{ \"absent\": true }` is sent)",
            "T1201: OpenAI strict cannot say `plan.e`: an optional argument that may be null (it cannot be left out; null is sent as null)",
        ]
    );
}

#[test]
fn a_type_of_many_tools_is_one_mistake() {
    assert_eq!(
        findings(
            &["anthropic-strict"],
            "/// One.\ntool one(tree: Tree)\n/// Two.\ntool two(trees: [Tree] @items(..1))\n/// Three.\ntool three(a: int)"
        ),
        [
            "T1202: Anthropic strict knows no `@items` for `one.tree.children` (and 1 more tool) (only told in the description)",
            "T1201: Anthropic strict cannot say `one.tree.children[]`: a type that leads back to itself (and 1 more tool) (the tool is sent without strict mode)",
            "T1202: Anthropic strict knows no `@items` for `two.trees` (only told in the description)",
        ]
    );
}

#[test]
fn names_and_descriptions_are_those_of_the_providers_asked_for() {
    let long = "a".repeat(70);
    let tools = format!("/// {}\ntool {long}(a: int)", "Word. ".repeat(200));
    let name = |who: &str| format!("T0419: {who} the name `{long}` (longer than 64 characters)");
    let docs = |who: &str| {
        format!("T0412: the description of `{long}` has 1200 characters ({who} 1024 at most)")
    };
    assert_eq!(
        findings(&[], &tools),
        [docs("some providers take"), name("some providers refuse")]
    );
    assert_eq!(findings(&["anthropic"], &tools), Vec::<String>::new());
    assert_eq!(findings(&["mistral"], &tools), [name("Mistral refuses")]);
    assert_eq!(
        findings(&["openai", "openai-strict", "gemini"], &tools),
        [
            docs("OpenAI and OpenAI strict take"),
            name("OpenAI, OpenAI strict and Gemini refuse"),
        ]
    );
}

#[test]
fn an_allow_is_unused_only_where_somebody_looks() {
    let tools = "/// Counts.\n// toolc: allow T1201 the map is small\ntool count(a: int)";
    assert_eq!(findings(&[], tools), Vec::<String>::new());
    let told = findings(&["openai-strict"], tools);
    assert!(told[0].starts_with("T1103"), "{told:?}");
}

#[test]
fn plain_tools_are_fit_for_all() {
    let tools = "/// Counts.\ntool count(a: int, b?: [string] @items(..3), c: \"x\" | \"y\" = \"x\", d: { e: bool })";
    let told = findings(ALL, tools);
    assert_eq!(
        told,
        ["T1202: Anthropic strict knows no `@items` for `count.b` (only told in the description)"]
    );
}

/// The limits in `spec/providers.md` are those of the table; `BLESS=1` writes them.
#[test]
fn the_page_has_the_limits_of_the_table() {
    let mut text = String::new();
    for one in PROVIDERS {
        text.push_str(&limits(one));
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/providers.md");
    let page = std::fs::read_to_string(&path).expect("the page is there");
    let start = page.find("\n### `").map_or(page.len(), |at| at + 1);
    let end = page[start..]
        .find("\n## ")
        .map_or(page.len(), |at| start + at + 1);
    let rest = if end < page.len() {
        format!("\n{}", &page[end..])
    } else {
        String::new()
    };
    let wanted = format!(
        "{}{}{rest}",
        &page[..start],
        text.trim_end().to_owned() + "\n"
    );
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &wanted).expect("the page can be written");
    }
    assert_eq!(
        std::fs::read_to_string(&path).expect("the page is there"),
        wanted,
        "run with BLESS=1"
    );
}

/// The limits of a provider, as a section of the page.
fn limits(one: &Provider) -> String {
    let mut lines = Vec::new();
    let names = |names: &Names| {
        let first = if names.letter_first {
            ", the first a letter or `_`"
        } else {
            ""
        };
        let also: Vec<String> = names.also.chars().map(|c| format!("`{c}`")).collect();
        format!(
            "at most {} letters, digits, {}{first}",
            names.most,
            [vec!["`_`".to_owned()], also].concat().join(", ")
        )
    };
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|word| format!("`{word}`"))
            .collect::<Vec<_>>()
            .join(" ")
    };
    lines.push(format!("names of tools: {}", names(&one.limits.tools)));
    lines.extend(
        one.limits
            .arguments
            .as_ref()
            .map(|keys| format!("names of arguments: {}", names(keys))),
    );
    lines.extend(
        one.limits
            .description
            .map(|most| format!("descriptions: at most {most} characters")),
    );
    lines.extend(
        one.tools
            .map(|most| format!("a request: at most {most} tools")),
    );
    let schema = &one.schema;
    lines.push(match schema.keywords {
        Some(keywords) => format!("keywords: {}", words(keywords)),
        None => "keywords: all, as guidance".to_owned(),
    });
    lines.extend(
        schema
            .formats
            .map(|formats| format!("values of `format`: {}", words(formats))),
    );
    lines.extend(
        schema
            .types
            .map(|types| format!("values of `type`: {}", words(types))),
    );
    for (holds, line) in [
        (
            schema.plain_root,
            "the root is an object without alternatives",
        ),
        (
            schema.closed,
            "every object says `additionalProperties: false`, and nothing else",
        ),
        (schema.all_required, "every property is required"),
        (
            schema.typed,
            "every schema says what it is; there is no schema of any value",
        ),
        (!schema.recursive, "no schema leads to itself"),
        (schema.bare_refs, "nothing stands beside a `$ref`"),
        (schema.string_enums, "values of an `enum` are strings"),
    ] {
        lines.extend(holds.then(|| line.to_owned()));
    }
    lines.extend(
        schema
            .min_items
            .map(|most| format!("`minItems` is at most {most}")),
    );
    for (whose, sizes) in [("schema", schema.sizes), ("request", schema.request)] {
        for (most, what) in [
            (sizes.properties, "properties"),
            (sizes.levels, "levels of objects"),
            (sizes.enum_values, "values of enums"),
            (sizes.characters, "characters of names and values"),
            (sizes.optional, "properties that are not required"),
            (sizes.unions, "properties of several types"),
        ] {
            lines.extend(most.map(|most| format!("a {whose}: at most {most} {what}")));
        }
    }
    let lines: String = lines.iter().map(|line| format!("- {line}\n")).collect();
    format!("### `{}`: {}\n\n{lines}\n", one.name, one.title)
}

#[test]
fn keywords_of_json_schema_are_for_those_who_take_them_all() {
    let text = "package demo\n\ntype Args @schema({ anyOf: [{}] }) {\n  a: string @schema({ minLength: 1 })\n}\n\nservice demo {\n  toolset work {\n    /// Counts.\n    tool count(Args)\n  }\n}\n";
    let told = |name: &str| {
        let mut levels = Levels::default();
        levels.demands.add(provider(name).expect(name));
        let path = "demo.tools".to_owned();
        let text = text.to_owned();
        let checked = compile_with(vec![Input { path, text }], &levels);
        let messages = checked
            .findings
            .iter()
            .map(|finding| finding.message.clone());
        messages.collect::<Vec<_>>()
    };
    assert_eq!(told("gemini"), Vec::<String>::new());
    assert_eq!(
        told("bedrock"),
        ["Bedrock cannot say `count`: `@schema` with `anyOf`"]
    );
    assert_eq!(
        told("openai-strict"),
        [
            "OpenAI strict cannot say `count`: `@schema` with `anyOf`",
            "OpenAI strict cannot say `count.a`: `@schema` with `minLength`",
        ]
    );
}

/// The vectors of `spec/conformance/names`, which the runtimes run as well.
#[test]
fn names_and_descriptions_are_sent_as_vectors_say() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../spec/conformance/names/names.json"
    );
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let vectors: serde_json::Value = serde_json::from_str(&text).expect("they are JSON");
    let list = |case: &serde_json::Value, key: &str| -> Vec<String> {
        let items = case[key].as_array().expect("a list").iter();
        let items = items.map(|item| item.as_str().expect("a text").to_owned());
        items.collect()
    };
    let number = |value: &serde_json::Value| -> usize {
        let number = value.as_u64().expect("a number");
        number.try_into().expect("a small one")
    };
    let holds = |case: &serde_json::Value, rules: Names| {
        let names = list(case, "names");
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(rules.lowered(&names), list(case, "sent"), "{case}");
        assert!(rules.lowered(&names).iter().all(|name| rules.accepts(name)));
    };
    let rows = |key: &str| vectors[key].as_array().expect("a list").clone();
    for case in rows("names") {
        let accepts = &case["accepts"];
        let also = accepts["also"].as_str().expect("a text").to_owned();
        let rules = Names {
            most: number(&accepts["most"]),
            letter_first: accepts["letter_first"].as_bool().expect("a bool"),
            also: also.leak(),
        };
        holds(&case, rules);
    }
    for case in rows("servers") {
        let prefix = limits::client_prefix(case["server"].as_str().expect("a text"));
        holds(&case, limits::MCP.tools.after(&prefix));
    }
    for case in rows("descriptions") {
        let (text, sent) = (case["text"].as_str(), case["sent"].as_str());
        let (text, most) = (text.expect("a text"), number(&case["most"]));
        let shorter = shortened(text, most);
        assert_eq!(Some(&*shorter), sent, "{case}");
        assert!(shorter.chars().count() <= most, "{case}");
    }
}

/// The module of the runtime for Python that has the same table.
#[test]
fn the_table_of_python_is_that_of_the_compiler() {
    let flag = |flag: bool| if flag { "True" } else { "False" };
    let names = |names: &Names| {
        let (most, first, also) = (names.most, flag(names.letter_first), names.also);
        format!("Names(most={most}, letter_first={first}, also=\"{also}\")")
    };
    let mut text = String::from(
        "# Made from runtime/format/src/limits.rs; do not edit.\n\"\"\"What each provider accepts of names and descriptions.\"\"\"\n\nfrom __future__ import annotations\n\nfrom collections.abc import Mapping\nfrom typing import Final\n\nfrom .names import Limits, Names\n\n__all__ = [\"LIMITS\"]\n\n#: By the name of a provider; `mcp` for the clients of MCP servers, `any` for whichever\n#: provider it is.\nLIMITS: Final[Mapping[str, Limits]] = {\n",
    );
    for (name, own) in limits::LIMITS {
        let arguments = own.arguments.as_ref().map_or("None".to_owned(), names);
        let most = own.description;
        let description = most.map_or("None".to_owned(), |most| most.to_string());
        let tools = names(&own.tools);
        text.push_str(&format!(
            "    \"{name}\": Limits(\n        tools={tools},\n        arguments={arguments},\n        description={description},\n    ),\n"
        ));
    }
    text.push_str("}\n");
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../runtime/python/src/toolrt/providers/table.py"
    );
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &text).expect("it can be written");
    }
    let found = std::fs::read_to_string(path).expect("it is there");
    assert_eq!(found.replace("\r\n", "\n"), text, "run with BLESS=1");
}
