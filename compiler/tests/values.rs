//! Values as they travel, paths as they are followed, texts as they are cut up.

use serde_json::{Value, json};
use toolc_compiler::ir::{Presence, TypeBody};
use toolc_compiler::{Checked, Input, compile};

#[test]
fn defaults_are_wire_values() {
    let checked = compiled(
        r#"package demo
enum Status { pending, done = "DONE", "in progress", ok = 200 }
union Trigger by kind { schedule: Cron, event: Event }
union Answer { text: string, plan: Cron }
type Cron { expression: string, timezone: string = "UTC" }
type Event { source: uri }
type T {
  a: Status = done
  b: Status = "in progress"
  c: Status = ok
  d: float = 1.50
  e: int = 1e2
  f: Trigger = { kind: schedule, expression: "* *" }
  g: Answer = { type: plan, value: { expression: "*" } }
  h: (int | Status | [Status])? = [done, pending]
  i: [string, ...Status] = ["done", done]
  j: json = { "b": 1, "a": [null, 0.0] }
  k: { x: float, ...: Status } = { x: -0, more: done }
}"#,
    );
    let TypeBody::Record(record) = &checked.design.types[5].body else {
        panic!("`T` is a record")
    };
    let defaults: Vec<String> = record
        .fields
        .iter()
        .map(|field| match &field.presence {
            Presence::Defaulted { default } => default.to_json(),
            Presence::Required { .. } | Presence::Optional { .. } => {
                panic!("all fields have defaults")
            }
        })
        .collect();
    let wanted = [
        r#""DONE""#,
        r#""in progress""#,
        "200",
        "1.50",
        "100",
        r#"{"kind":"schedule","expression":"* *"}"#,
        r#"{"type":"plan","value":{"expression":"*"}}"#,
        r#"["DONE","pending"]"#,
        r#"["done","DONE"]"#,
        r#"{"b":1,"a":[null,0.0]}"#,
        r#"{"x":-0,"more":"DONE"}"#,
    ];
    assert_eq!(defaults, wanted);
}

#[test]
fn texts_are_cut_into_words_and_paths() {
    let checked = compiled(
        r#"package demo
service s { exports t }
toolset t {
  /// Try it.
  tool x("a}b"?: [int], m: [string: { count: int }], n: { s: string? }) -> { "x y": int } {
    hint call "{{{args[\"a}b\"].count}}} \u007B{ {args.m.count} of { args.m.deep.count }, {args.n.s}"
    hint result """
      Done:
        {result["x y"]}
      """
  }
}"#,
    );
    let design = serde_json::to_value(&checked.design).expect("a design is JSON");
    let tool = &design["tools"][0];
    let parts = |name: &str| -> Vec<Value> {
        let parts = tool[name]["parts"].as_array().expect("parts").iter();
        parts
            .map(|part| match part.get("path") {
                Some(path) => json!([
                    path["steps"],
                    path["count"],
                    path["optional"],
                    path["place"]["line"]
                ]),
                None => part["text"].clone(),
            })
            .collect()
    };
    let key = |name: &str| json!({ "key": name });
    assert_eq!(
        parts("hint_call"),
        [
            json!("{"),
            json!([[key("a}b")], true, true, 6]),
            json!("} { "),
            json!([[key("m")], true, null, 6]),
            json!(" of "),
            json!([[key("m"), key("deep"), key("count")], null, true, 6]),
            json!(", "),
            json!([[key("n"), key("s")], null, true, 6]),
        ]
    );
    assert_eq!(
        parts("hint_result"),
        [json!("Done:\n  "), json!([[key("x y")], null, null, 9])]
    );
}

#[test]
fn a_test_tells_the_rest_of_a_chain_what_is_there() {
    let text = |test: &str| {
        format!(
            "package demo\nservice s {{ exports t }}\ntoolset t {{\n/// Look.\ntool look() -> {{ at?: {{ x?: int?, y?: int }} }}\n\
             /// Take.\ntool take(x: int)\nchain c() {{ found = look() {test} take(x: found.at.x) }} }}"
        )
    };
    let found = |test: &str| {
        let checked = compile(vec![Input {
            path: "demo.tools".into(),
            text: text(test),
        }]);
        checked
            .findings
            .iter()
            .filter(|finding| finding.is_error())
            .map(|finding| finding.code.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(found(""), ["T0503"]);
    assert_eq!(
        found("if found.at is absent return look()"),
        ["T0605", "T0503"]
    );
    assert_eq!(found("if found.at.x is absent return take(x: 1)"), [""; 0]);
    assert_eq!(
        found("if found.at.y is absent return take(x: 1)"),
        ["T0503"]
    );
}

/// A text without mistakes.
fn compiled(text: &str) -> Checked {
    let checked = compile(vec![Input {
        path: "demo.tools".into(),
        text: text.into(),
    }]);
    let found: Vec<&str> = checked
        .findings
        .iter()
        .map(|finding| &*finding.message)
        .collect();
    assert!(found.is_empty(), "{found:#?}");
    checked
}
