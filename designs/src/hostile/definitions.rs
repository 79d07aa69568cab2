//! Definitions of tools as others write them, and what is done to them: at the level of JSON, then at that of the text.

use std::env;
use std::fs;
use std::path::Path;

use toolc_compiler::import::value;
use toolc_compiler::ir::Value;

use crate::Random;

/// Definitions to begin with.
pub(super) struct Definitions(Vec<Value>);

impl Definitions {
    /// The samples of the tests, and the collections of real ones below `TOOLC_CORPORA`, where it is set.
    pub(super) fn read() -> Result<Self, String> {
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/import");
        let mut texts = files(&samples, "json")?;
        if let Some(folder) = env::var_os("TOOLC_CORPORA") {
            let rows = files(Path::new(&folder), "jsonl")?;
            texts.extend(rows.iter().flat_map(|text| text.lines().map(str::to_owned)));
        }
        let values = texts.iter().filter_map(|text| value(text).ok());
        // A row of a collection holds the definition and says where it is from.
        let own = values.map(|value| match value.get("definition") {
            Some(own @ Value::Object(_)) => own.clone(),
            _ => value,
        });
        let all: Vec<Value> = own.collect();
        match all.is_empty() {
            true => Err(format!("there are no definitions in {}", samples.display())),
            false => Ok(Self(all)),
        }
    }

    /// One of them, or one of our own, broken.
    pub(super) fn mutated(&self, random: &mut Random) -> String {
        let mut root = match random.below(10) {
            0..=5 => random.pick(&self.0).clone(),
            6..=7 => tool(schema(random, 4)),
            _ => tool(tangled(random)),
        };
        let rounds = [0, 1, 1, 2, 3, 5, 10][random.below(7)];
        for _ in 0..rounds {
            let others = random.pick(&self.0).clone();
            mutate(&mut root, &others, random);
        }
        let mut text = root.to_json();
        if random.chance(25) {
            for _ in 0..random.between(1, 3) {
                text = break_text(text, random);
            }
        }
        text
    }
}

fn files(folder: &Path, ending: &str) -> Result<Vec<String>, String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.extension().is_some_and(|own| own == ending) {
            paths.push(path);
        }
    }
    paths.sort();
    paths
        .iter()
        .map(|path| fs::read_to_string(path).map_err(told))
        .collect()
}

fn object(members: Vec<(&str, Value)>) -> Value {
    let members = members.into_iter().map(|(key, value)| (key.into(), value));
    Value::Object(members.collect())
}

fn text(text: &str) -> Value {
    Value::String(text.into())
}

fn number(number: usize) -> Value {
    Value::Number(number.to_string().into())
}

fn reference(name: &str) -> Value {
    object(vec![("$ref", text(&format!("#/$defs/{name}")))])
}

fn tool(schema: Value) -> Value {
    object(vec![
        ("name", text("attacked")),
        ("description", text("A tool.")),
        ("inputSchema", schema),
    ])
}

/// A schema with a bit of everything.
fn schema(random: &mut Random, depth: usize) -> Value {
    let kind = if depth == 0 {
        random.below(5)
    } else {
        random.below(12)
    };
    let several = |random: &mut Random| -> Value {
        let count = random.between(0, 4);
        Value::List((0..count).map(|_| schema(random, depth - 1)).collect())
    };
    match kind {
        0 => object(vec![
            ("type", text("string")),
            ("pattern", text("^[a-z]+$")),
        ]),
        1 => object(vec![
            ("type", text("integer")),
            ("minimum", number(3)),
            ("maximum", number(2)),
        ]),
        2 => object(vec![(
            "enum",
            Value::List(vec![text("a"), number(1), Value::Null]),
        )]),
        3 => object(vec![("const", hostile_value(random))]),
        4 => object(vec![(
            "type",
            Value::List(vec![text("string"), text("null"), text("object")]),
        )]),
        5..=7 => {
            let count = random.between(0, 5);
            let names = (0..count).map(|index| match random.chance(15) {
                true => hostile_text(random),
                false => format!("p{index}"),
            });
            let names: Vec<String> = names.collect();
            let properties = names
                .iter()
                .map(|name| {
                    let mut inner = schema(random, depth - 1);
                    if random.chance(25) {
                        put(&mut inner, "default", hostile_value(random));
                    }
                    (name.as_str().into(), inner)
                })
                .collect();
            let required = names
                .iter()
                .filter(|_| random.chance(50))
                .map(|name| text(name));
            object(vec![
                ("type", text("object")),
                ("required", Value::List(required.collect())),
                ("properties", Value::Object(properties)),
                ("additionalProperties", Value::Bool(random.chance(50))),
            ])
        }
        8 => object(vec![
            ("type", text("array")),
            ("items", schema(random, depth - 1)),
        ]),
        9 => object(vec![("anyOf", several(random))]),
        10 => object(vec![("oneOf", several(random))]),
        _ => object(vec![
            ("allOf", several(random)),
            ("not", schema(random, depth - 1)),
        ]),
    }
}

/// Schemas that are small, and large where refs are followed: each level leads to the next several times, the last to the first.
fn tangled(random: &mut Random) -> Value {
    let levels = random.between(1, 40);
    let ways = random.between(1, 4);
    let keyword = *random.pick(&["anyOf", "oneOf", "allOf", "items", "properties", "mixed"]);
    let beside = random.chance(60);
    let in_a_circle = random.chance(50);
    let mut definitions = Vec::new();
    for level in 0..levels {
        let next = match (level + 1 == levels, in_a_circle) {
            (true, true) => reference("D0"),
            (true, false) => object(vec![("type", text("string"))]),
            (false, _) => reference(&format!("D{}", level + 1)),
        };
        let again = |random: &mut Random| match random.below(3) {
            0 => next.clone(),
            1 => object(vec![
                ("type", text("object")),
                ("properties", object(vec![("next", next.clone())])),
            ]),
            _ => {
                let mut tagged = object(vec![("type", text("object"))]);
                let kind = object(vec![("const", text(&format!("k{level}")))]);
                put(
                    &mut tagged,
                    "properties",
                    object(vec![("kind", kind), ("to", next.clone())]),
                );
                tagged
            }
        };
        let all: Vec<Value> = (0..ways).map(|_| again(random)).collect();
        let keyword = match keyword {
            "mixed" => *random.pick(&["anyOf", "oneOf", "allOf", "items", "properties"]),
            keyword => keyword,
        };
        let mut schema = match keyword {
            "items" => object(vec![("type", text("array")), ("items", next.clone())]),
            "properties" => {
                let named = all.into_iter().enumerate();
                let named =
                    named.map(|(index, value)| (format!("f{index}").as_str().into(), value));
                object(vec![
                    ("type", text("object")),
                    ("properties", Value::Object(named.collect())),
                ])
            }
            keyword => object(vec![(keyword, Value::List(all))]),
        };
        if beside && keyword != "properties" {
            put(
                &mut schema,
                "properties",
                object(vec![("own", object(vec![("type", text("integer"))]))]),
            );
        }
        definitions.push((format!("D{level}").as_str().into(), schema));
    }
    let mut first = reference("D0");
    if random.chance(30) {
        // A value that must be looked at along all ways.
        let deep = (0..levels.min(30)).fold(number(1), |deep, _| object(vec![("next", deep)]));
        put(&mut first, "default", deep);
    }
    object(vec![
        ("type", text("object")),
        (
            "properties",
            object(vec![("x", first), ("y", reference("D0"))]),
        ),
        ("$defs", Value::Object(definitions)),
    ])
}

fn put(value: &mut Value, key: &str, member: Value) {
    if let Value::Object(members) = value {
        members.push((key.into(), member));
    }
}

/// Does one thing to one place.
fn mutate(root: &mut Value, other: &Value, random: &mut Random) {
    let count = size(root);
    let (from, to) = (random.below(count), random.below(count));
    let part = nth(root, &mut to.clone()).map_or(Value::Null, |part| part.clone());
    let Some(place) = nth(root, &mut from.clone()) else {
        return;
    };
    match random.below(14) {
        0 => *place = hostile_value(random),
        1 => *place = wrapped(place.clone(), random),
        2 => *place = part,
        3 => *place = other.clone(),
        4 => {
            let levels = random.between(2, 300);
            let key = *random.pick(&["", "items", "not", "properties", "a"]);
            let inner = std::mem::replace(place, Value::Null);
            *place = (0..levels).fold(inner, |deep, _| match key {
                "" => Value::List(vec![deep]),
                key => object(vec![(key, deep)]),
            });
        }
        5 => *place = schema(random, 3),
        6 => *place = tangled(random),
        7 => *place = text(&hostile_text(random)),
        _ => member(place, part, random),
    }
}

/// Does something to a member of an object or a list.
fn member(place: &mut Value, part: Value, random: &mut Random) {
    match place {
        Value::Object(members) if !members.is_empty() => {
            let at = random.below(members.len());
            let other = random.below(members.len());
            match random.below(7) {
                0 => drop(members.remove(at)),
                1 => members.push((members[at].0.clone(), part)),
                2 => members[at].0 = random.pick(KEYWORDS).to_owned().into(),
                3 => members[at].0 = hostile_text(random).into(),
                4 => members.push(((*random.pick(KEYWORDS)).into(), part)),
                5 => members.push(((*random.pick(KEYWORDS)).into(), hostile_value(random))),
                _ => {
                    let kept = members[at].1.clone();
                    members[at].1 = std::mem::replace(&mut members[other].1, kept);
                }
            }
        }
        Value::List(items) if !items.is_empty() => {
            let at = random.below(items.len());
            match random.below(4) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.push(part),
                _ => items[at] = hostile_value(random),
            }
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::List(_)
        | Value::Object(_) => *place = hostile_value(random),
    }
}

fn wrapped(value: Value, random: &mut Random) -> Value {
    match random.below(10) {
        0 => Value::List(vec![value]),
        1 => object(vec![("json", value)]),
        2 => object(vec![("schema", value)]),
        3 => object(vec![("jsonSchema", value)]),
        4 => object(vec![("anyOf", Value::List(vec![value.clone(), value]))]),
        5 => object(vec![("allOf", Value::List(vec![value.clone(), value]))]),
        6 => object(vec![("not", value)]),
        7 => object(vec![("type", text("array")), ("items", value)]),
        8 => object(vec![("toolSpec", value)]),
        _ => object(vec![("type", text("function")), ("function", value)]),
    }
}

fn size(value: &Value) -> usize {
    1 + match value {
        Value::List(items) => items.iter().map(size).sum(),
        Value::Object(members) => members.iter().map(|(_, value)| size(value)).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// The part with that number, counted from the outside.
fn nth<'v>(value: &'v mut Value, left: &mut usize) -> Option<&'v mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::List(items) => items.iter_mut().find_map(|item| nth_inside(item, left)),
        Value::Object(members) => members
            .iter_mut()
            .find_map(|(_, item)| nth_inside(item, left)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

fn nth_inside<'v>(value: &'v mut Value, left: &mut usize) -> Option<&'v mut Value> {
    let own = size(value);
    if *left >= own {
        *left -= own;
        return None;
    }
    nth(value, left)
}

const KEYWORDS: &[&str] = &[
    "$ref",
    "$defs",
    "$id",
    "$schema",
    "$anchor",
    "$dynamicRef",
    "type",
    "properties",
    "required",
    "additionalProperties",
    "patternProperties",
    "propertyNames",
    "items",
    "prefixItems",
    "contains",
    "uniqueItems",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "minimum",
    "exclusiveMaximum",
    "multipleOf",
    "enum",
    "const",
    "default",
    "examples",
    "format",
    "anyOf",
    "oneOf",
    "allOf",
    "not",
    "if",
    "then",
    "else",
    "nullable",
    "discriminator",
    "unevaluatedProperties",
    "dependentRequired",
    "x-mcp-header",
    "deprecated",
    "name",
    "title",
    "description",
    "parameters",
    "input_schema",
    "inputSchema",
    "outputSchema",
    "function",
    "tools",
    "annotations",
    "readOnlyHint",
    "_meta",
    "strict",
    "input_examples",
    "toolSpec",
    "openapi",
    "paths",
];

const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "-0.0",
    "1e400",
    "-1e400",
    "1e-400",
    "1e999999999",
    "1e-999999999",
    "99999999999999999999999999",
    "-9223372036854775809",
    "18446744073709551616",
    "0.1",
    "1.0",
    "1E2",
    "3.0000000000000000000000000000000000001",
];

/// A text that somebody may have written who means no good.
pub(super) fn hostile_text(random: &mut Random) -> String {
    const TEXTS: &[&str] = &[
        "",
        " ",
        "\0",
        "\u{1b}[31mred\u{1b}[0m",
        "\u{1b}]0;title\u{7}",
        "\u{9b}2J",
        "\u{202e}desrever\u{202c}",
        "\u{2066}isolated",
        "\u{feff}mark",
        "a\nb",
        "a\r\nb\r",
        "\u{2028}",
        "\u{85}",
        "`tick`",
        "\"quote\"",
        "'''",
        "*/ /* //",
        "}",
        "{{x}}",
        "{% if %}",
        "${HOME}",
        "$(id)",
        "../../etc/passwd",
        "con",
        "__proto__",
        "constructor",
        "self",
        "Self",
        "crate",
        "None",
        "class",
        "tool",
        "type",
        "package",
        "toolset",
        "string",
        "json",
        "名前",
        "🎉",
        "e\u{301}",
        "#/",
        "#/$defs/D0",
        "#",
        "%",
        "%ff",
        "^(a+)+$",
        "(?<=a)b",
        "[",
        "\\",
        "1",
        "-",
        "_",
        "a b",
        "a.b",
        "a/b",
        "~0~1",
        "x\u{200d}y",
        "\u{e0041}",
    ];
    match random.below(12) {
        0 => random.pick(TEXTS).repeat(random.between(2, 300)),
        1 => format!("{}{}", random.pick(TEXTS), random.pick(TEXTS)),
        2 => "a".repeat(random.between(60, 5000)),
        _ => (*random.pick(TEXTS)).to_owned(),
    }
}

fn hostile_value(random: &mut Random) -> Value {
    match random.below(10) {
        0 => Value::Null,
        1 => Value::Bool(random.chance(50)),
        2 | 3 => Value::Number((*random.pick(NUMBERS)).into()),
        4 => Value::Number("9".repeat(random.between(1, 5000)).into()),
        5 => Value::List(Vec::new()),
        6 => Value::Object(Vec::new()),
        7 => {
            let count = random.between(1, 300);
            Value::List((0..count).map(|index| number(index % 250)).collect())
        }
        8 => {
            let word: &&str = random.pick(KEYWORDS);
            text(word)
        }
        _ => text(&hostile_text(random)),
    }
}

/// Does one thing to a text.
fn break_text(text: String, random: &mut Random) -> String {
    let at = boundary(&text, random);
    match random.below(9) {
        0 => text[..at].to_owned(),
        1 => text[at..].to_owned(),
        2 => {
            let other = boundary(&text, random);
            let (start, end) = (at.min(other), at.max(other));
            format!("{}{}", &text[..start], &text[end..])
        }
        3 => format!("{}{}{}", &text[..at], hostile_text(random), &text[at..]),
        4 => format!("\u{feff}{text}"),
        5 => format!("{text}\n{text}"),
        6 => {
            let sign = random.pick(&[
                "{", "}", "[", "]", ",", ":", "\"", "\\", "-", "NaN", "\\ud800", "&a ", "*a",
                "<<: ",
            ]);
            format!("{}{sign}{}", &text[..at], &text[at..])
        }
        7 => format!("a: {text}"),
        _ => {
            let instead: &&str = random.pick(&["", "\n", "'", " "]);
            text.replace(['"', ','], instead)
        }
    }
}

fn boundary(text: &str, random: &mut Random) -> usize {
    let at = random.below(text.len() + 1);
    (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}
