//! The vectors of `spec/conformance/search`.

use std::fs;

use serde_json::Value;

use super::Query;
use crate::host::Words;
use crate::spec::{Capability, Effects, Spec};
use crate::table::{Field, Record, Rest, Table};

#[test]
fn tools_are_found_as_the_vectors_say() {
    let path = "../../spec/conformance/search/search.json";
    let file = fs::read_to_string(path).expect("the vectors are there");
    let file: &'static Value =
        Box::leak(serde_json::from_str(&file).expect("the vectors are JSON"));
    let tools = file["tools"].as_array().expect("there are tools");
    let words = Words::of(tools.iter().map(spec));
    let cases = file["cases"].as_array().expect("there are cases");
    assert!(cases.len() > 30);
    for case in cases {
        let query = &case["query"];
        let texts = ["any_tag", "all_tags", "capabilities"].map(|name| texts(&query[name]));
        let query = Query {
            text: query["text"].as_str(),
            name_contains: query["name_contains"].as_str(),
            toolset: query["toolset"].as_str(),
            service: query["service"].as_str(),
            any_tag: texts[0],
            all_tags: texts[1],
            capabilities: texts[2],
            readonly: query["readonly"].as_bool(),
            destructive: query["destructive"].as_bool(),
            idempotent: query["idempotent"].as_bool(),
            open_world: query["open_world"].as_bool(),
            limit: query["limit"].as_u64().map(|limit| limit as usize),
        };
        let found = words.search(&query).into_iter().map(|spec| spec.name);
        let found: Vec<&str> = found.collect();
        assert_eq!(found, texts_of(&case["found"]), "{}", case["name"]);
    }
}

/// The time of searches over ten thousand tools, for `cargo xtask bench search`.
#[test]
#[ignore = "it measures"]
fn searches_over_ten_thousand_tools() {
    let nouns = [
        "file", "mail", "user", "order", "page", "image", "ticket", "branch", "table", "key",
    ];
    let verbs = [
        "get", "list", "find", "create", "update", "delete", "send", "move", "copy", "check",
    ];
    let tags: [&'static [&'static str]; 4] = [&["disk"], &["net"], &["disk", "rare"], &[]];
    let specs = (0..10_000_usize).map(|n| -> &'static Spec {
        let (verb, noun) = (verbs[n % 10], nouns[n / 10 % 10]);
        Box::leak(Box::new(Spec {
            name: format!("{verb}_{noun}_{n}").leak(),
            toolset: format!("{noun}s").leak(),
            description: format!("Tool {n} is there to {verb} the {noun} that somebody names.")
                .leak(),
            tags: tags[usize::from(n % 100 > 0) + 2 * usize::from(n % 1000 == 0)],
            ..Spec::EMPTY
        }))
    });
    let begin = std::time::Instant::now();
    let words = Words::of(specs);
    println!("index\t{:.3}", begin.elapsed().as_secs_f64() * 1e3);
    let text = |text| Query {
        text: Some(text),
        limit: Some(10),
        ..Query::default()
    };
    let rows = [
        ("text: one word", text("ticket")),
        (
            "text: a sentence",
            text("find the order that a user names in a file"),
        ),
        ("text: a word that begins many", text("t")),
        ("text: a miss", text("zebra")),
        (
            "tags",
            Query {
                any_tag: &["rare"],
                ..Query::default()
            },
        ),
        (
            "effects",
            Query {
                readonly: Some(false),
                ..Query::default()
            },
        ),
        (
            "text and tags",
            Query {
                any_tag: &["net"],
                ..text("delete ticket")
            },
        ),
    ];
    for (what, query) in rows {
        let mut times: Vec<f64> = (0..101)
            .map(|_| {
                let begin = std::time::Instant::now();
                std::hint::black_box(words.search(std::hint::black_box(&query)));
                begin.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        println!("{what}\t{:.3}", times[50]);
    }
}

fn spec(tool: &'static Value) -> &'static Spec {
    let text = |name: &str| tool[name].as_str();
    let effects = &tool["effects"];
    let is = |name: &str| effects[name].as_bool();
    let arguments = texts(&tool["arguments"]).iter();
    let fields: Vec<Field> = arguments
        .map(|name| Field::required(name, Table::STRING))
        .collect();
    let args = Record {
        name: "Args",
        fields: fields.leak(),
        rest: Rest::Closed,
    };
    let needed = texts(&tool["capabilities"]).iter();
    let capabilities: Vec<Capability> = needed
        .map(|name| Capability { name, scope: None })
        .collect();
    Box::leak(Box::new(Spec {
        name: text("name").expect("a name"),
        title: text("title"),
        description: text("description").unwrap_or_default(),
        when: text("when"),
        toolset: text("toolset").unwrap_or_default(),
        service: text("service").unwrap_or_default(),
        tags: texts(&tool["tags"]),
        capabilities: capabilities.leak(),
        effects: Effects {
            readonly: is("readonly") == Some(true),
            destructive: is("destructive"),
            idempotent: is("idempotent") == Some(true),
            open_world: is("open_world"),
        },
        args: Table::Record(Box::leak(Box::new(args))),
        ..Spec::EMPTY
    }))
}

fn texts(list: &'static Value) -> &'static [&'static str] {
    texts_of(list).leak()
}

fn texts_of(list: &'static Value) -> Vec<&'static str> {
    let list = list.as_array().into_iter().flatten();
    list.map(|text| text.as_str().expect("a text")).collect()
}
