//! What the vectors of every runtime say of types, and what code makes of plans.

use std::fs;

use super::types::Type;
use super::{Input, Plan, Reference, Step};
use crate::host::Call;
use crate::json::{Object, Value};

#[test]
fn types_are_those_of_every_runtime() {
    let text = fs::read("../../spec/conformance/plans/types.json").expect("there are vectors");
    let file = Value::parse(&text).expect("vectors are JSON");
    let cases = file.get("cases").and_then(Value::as_array);
    let cases = cases.expect("there are cases");
    assert!(cases.len() > 50);
    for case in cases {
        let name = case.get("name").and_then(Value::as_str);
        let path = case.get("path").and_then(Value::as_array);
        let path = path.unwrap_or_default().iter();
        let path: Vec<String> = path.filter_map(Value::as_str).map(str::to_owned).collect();
        let given = Type::of(case.get("given").expect("a type is given")).at(&path);
        let Some(taken) = case.get("taken") else {
            let phrase = given.map(|given| given.phrase());
            let wanted = case.get("phrase").and_then(Value::as_str);
            assert_eq!(phrase.as_deref(), wanted, "{name:?}");
            continue;
        };
        let fits = given.expect("it is there").may_fit(&Type::of(taken));
        assert_eq!(
            Some(fits),
            case.get("fits").and_then(Value::as_bool),
            "{name:?}"
        );
    }
}

#[test]
fn code_refers_by_references_alone() {
    let mut looks = Object::new();
    looks.insert("$from", "find");
    let mut plan = Plan::new();
    let found = plan.add("find", [("like", Value::Object(looks).into())]);
    let ids = vec![found.at("/names/0").into(), "$from".into()];
    plan.add("copy", [("ids", Input::from(ids)), ("all", true.into())]);
    plan.add("copy", &found);
    let text = r#"{"on_failure":"stop","steps":[{"id":"find","tool":"find","arguments":{"like":{"$literal":{"$from":"find"}}}},{"id":"copy","tool":"copy","arguments":{"ids":[{"$from":"find","path":"/names/0"},"$from"],"all":true}},{"id":"copy#2","tool":"copy","arguments":{"$from":"find"}}]}"#;
    assert_eq!(plan.to_json(), text);
    assert_eq!(Plan::from_json(text), Ok(plan.clone()));
    assert!(plan.check(None).is_empty());
    assert_eq!(format!("{plan:?}"), r#"Plan(["find", "copy", "copy#2"])"#);
}

#[test]
fn a_call_that_a_client_has_built_is_a_step() {
    let call = |payload: &str| Call {
        tool: "find".to_owned(),
        payload: payload.as_bytes().to_vec(),
    };
    let mut plan = Plan::new();
    let found = plan.push(call(r#"{"like":{"$from":"find"},"size":1.50}"#));
    plan.push(
        Step::from(call(r#"{"like":"*"}"#))
            .with_id("again")
            .needing(&found),
    );
    let text = r#"{"on_failure":"stop","steps":[{"id":"find","tool":"find","arguments":{"like":{"$literal":{"$from":"find"}},"size":1.50}},{"id":"again","tool":"find","arguments":{"like":"*"},"needs":["find"]}]}"#;
    assert_eq!(plan.to_json(), text);
    assert_eq!(
        format!("{:?}", call("secret")),
        r#"Call { tool: "find", .. }"#
    );
    let mut broken = Plan::new();
    broken.push(call("{"));
    assert_eq!(broken.check(None).len(), 1);
}

#[test]
fn no_document_stops_the_reader() {
    let parts = [
        r#"{"steps":["#,
        r#"{"tool":"a","arguments":{"#,
        r#""x":"#,
        r#"{"$from":"a""#,
        r#","path":"/0""#,
        r#"{"$literal":"#,
        "[",
        "]",
        "}",
        "}}",
        "]}",
        ",",
        "1",
        "\"~\"",
        "\u{0}",
    ];
    let mut rng = fastrand::Rng::with_seed(11);
    let mut whole = 0;
    for _ in 0..20_000 {
        let count = rng.usize(0..14);
        let middle = (0..count).map(|_| parts[rng.usize(..parts.len())]);
        let middle: String = middle.collect();
        let start = r#"{"steps":[{"tool":"a"},{"tool":"b","arguments":{"x":"#;
        let text = format!("{start}{middle}}}}}]}}");
        if let Ok(plan) = Plan::from_json(&text) {
            whole += 1;
            plan.check(None);
            let written = plan.to_json();
            assert_eq!(Plan::from_json(&written), Ok(plan), "{text}");
        }
    }
    assert!(whole > 100, "only {whole} were plans");
}

#[test]
fn what_no_document_can_say_is_an_issue() {
    let mut plan = Plan::new();
    let found = plan.add("find", "no object");
    let mixed = Input::object([("$from", Input::from("x")), ("y", (&found).into())]);
    plan.push(Step::new("copy", [("a", mixed), ("b", found.at("names").into())]).with_id(""));
    plan.push(Step::new("copy", [("a", 1.into())]).needing(&Reference::new("other")));
    let issues = plan.check(None);
    let messages: Vec<&str> = issues.iter().map(|issue| &*issue.message).collect();
    let wanted = [
        "/steps/0/arguments must be an object; got \"no object\".",
        "/steps/1/id must have 1 to 64 characters; got 0.",
        "/steps/1/arguments/a is data with a key of references, and refers to a step.",
        "/steps/1/arguments/b/path must be a JSON Pointer, like \"/files/0\".",
        "/steps/2/needs/0 refers to the step \"other\", which is not there.",
    ];
    assert_eq!(messages, wanted);
    assert_eq!(Plan::new().check(None)[0].path, "/steps");
}
