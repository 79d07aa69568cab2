//! Values by JSON Schemas: the vectors of `spec/conformance/schemas`.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use toolrt::diagnose::Code;
use toolrt::schema::{Draft, Options, validate};
use toolrt::{Issue, Value};

fn vectors(name: &str) -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance/schemas");
    let text = fs::read(folder.join(name)).expect("the vectors are there");
    Value::parse(&text).expect("they are JSON")
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value.get(key).and_then(Value::as_str).expect("a text")
}

fn list<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value.get(key).and_then(Value::as_array).unwrap_or_default()
}

fn documents(value: &Value) -> Vec<(String, Value)> {
    let documents = value.get("documents").and_then(Value::as_object);
    let members = documents.into_iter().flat_map(|documents| documents.iter());
    members
        .map(|(uri, document)| (uri.to_owned(), document.clone()))
        .collect()
}

#[test]
fn the_official_suite_passes() {
    let suite = vectors("suite.json");
    let documents = documents(&suite);
    let mut wrong = Vec::new();
    for group in list(&suite, "groups") {
        let name = text(group, "name");
        let schema = group.get("schema").expect("a schema");
        let validator = match Options::new().documents(&documents).compile(schema) {
            Ok(validator) => validator,
            Err(error) => {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
        };
        for test in list(group, "tests") {
            let value = test.get("value").expect("a value");
            let is_valid = test.get("valid").and_then(Value::as_bool) == Some(true);
            let issues = validator.validate(value);
            if issues.is_empty() != is_valid || validator.accepts(value) != is_valid {
                wrong.push(format!("{name}: {}: {issues:?}", text(test, "name")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same JSON, with numbers by their values.
fn plain(value: &Value) -> serde_json::Value {
    serde_json::from_str(&value.to_json()).expect("it is JSON")
}

fn told(issues: &[Issue]) -> serde_json::Value {
    plain(&Value::Array(issues.iter().map(Issue::to_value).collect()))
}

fn options<'d>(group: &Value, documents: &'d [(String, Value)]) -> Options<'d> {
    let options = Options::new().documents(documents);
    match group.get("formats") {
        Some(Value::Bool(true)) => options.formats(),
        Some(_) | None => options,
    }
}

#[test]
fn all_issues_are_told() {
    let vectors = vectors("issues.json");
    let groups = list(&vectors, "groups");
    assert!(groups.len() > 30);
    for group in groups {
        let name = text(group, "name");
        let documents = documents(group);
        let schema = group.get("schema").expect("a schema");
        let compiled = options(group, &documents).compile(schema);
        let validator = compiled.unwrap_or_else(|error| panic!("{name}: {error}"));
        for test in list(group, "tests") {
            let value = test.get("value").expect("a value");
            let issues = validator.validate(value);
            let wanted = plain(test.get("issues").expect("issues"));
            assert_eq!(told(&issues), wanted, "{name}");
            assert_eq!(validator.accepts(value), issues.is_empty(), "{name}");
        }
    }
}

fn draft(group: &Value) -> Draft {
    match group.get("draft").and_then(Value::as_str) {
        Some("http://json-schema.org/draft-04/schema#") => Draft::V4,
        Some("http://json-schema.org/draft-06/schema#") => Draft::V6,
        Some("http://json-schema.org/draft-07/schema#") => Draft::V7,
        Some("https://json-schema.org/draft/2019-09/schema") => Draft::V2019_09,
        None => Draft::V2020_12,
        Some(other) => panic!("{other} is no draft"),
    }
}

#[test]
fn each_draft_has_its_own_meaning() {
    let vectors = vectors("drafts.json");
    let mut wrong = Vec::new();
    for group in list(&vectors, "groups") {
        let name = text(group, "name");
        let documents = documents(group);
        let schema = group.get("schema").expect("a schema");
        let options = Options::new().documents(&documents).draft(draft(group));
        let validator = match options.compile(schema) {
            Ok(validator) => validator,
            Err(error) => {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
        };
        for test in list(group, "tests") {
            let value = test.get("value").expect("a value");
            let is_valid = test.get("valid").and_then(Value::as_bool) == Some(true);
            let issues = validator.validate(value);
            if issues.is_empty() != is_valid || validator.accepts(value) != is_valid {
                wrong.push(format!("{name}: {}: {issues:?}", value.to_json()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn invalid_schemas_are_refused() {
    let issues = vectors("issues.json");
    let drafts = vectors("drafts.json");
    let cases = list(&issues, "invalid")
        .iter()
        .chain(list(&drafts, "invalid"));
    assert!(cases.clone().count() > 10);
    for case in cases {
        let name = text(case, "name");
        let documents = documents(case);
        let schema = case.get("schema").expect("a schema");
        let error = options(case, &documents).compile(schema);
        let error = error.expect_err(name);
        let wanted = plain(case.get("issues").expect("issues"));
        assert_eq!(told(&error.issues), wanted, "{name}");
    }
}

fn json(text: &str) -> Value {
    Value::parse(text.as_bytes()).expect("it is JSON")
}

#[test]
fn values_that_nest_too_deeply_have_one_issue() {
    let nested = |count: usize| (0..count).fold(Value::Null, |inner, _| Value::Array(vec![inner]));
    let codes = |value: &Value| {
        let issues = validate(value, &json("{}")).expect("a schema");
        issues.iter().map(|issue| issue.code).collect::<Vec<_>>()
    };
    assert_eq!(codes(&nested(128)), []);
    assert_eq!(codes(&nested(129)), [Code::Depth]);
    assert_eq!(codes(&nested(5_000)), [Code::Depth]);
    assert!(validate(&Value::Null, &nested(129)).is_err());
}

#[test]
fn a_value_as_deep_as_any_is_walked_with_several_schemas_a_level() {
    let schema = json(r##"{"allOf":[{"properties":{"a":{"$ref":"#"}}}]}"##);
    let value = (0..128).fold(json("{}"), |inner, _| {
        [("a".to_owned(), inner)]
            .into_iter()
            .collect::<toolrt::Object>()
            .into()
    });
    let issues = validate(&value, &schema).expect("a schema");
    assert_eq!(issues.len(), 1);
    let value = value.get("a").expect("it is there");
    assert_eq!(validate(value, &schema).expect("a schema"), []);
}

#[test]
fn hostile_schemas_and_values_come_to_an_end() {
    let started = Instant::now();
    let many: Vec<String> = (0..500)
        .map(|n| format!(r#""k{n}":{{"type":"string"}}"#))
        .collect();
    let object = format!(
        r#"{{"properties":{{{}}},"additionalProperties":false}}"#,
        many.join(",")
    );
    let several = json(&format!(r#"{{"anyOf":[{0},{0},{0}]}}"#, object));
    let keys: Vec<String> = (0..5_000).map(|n| format!(r#""k{n}x":{n}"#)).collect();
    let value = json(&format!("{{{}}}", keys.join(",")));
    assert_eq!(validate(&value, &several).expect("a schema").len(), 100);
    let patterns: Vec<String> = (0..300)
        .map(|n| format!(r#""^(a|b|ab)*{n}$":{{}}"#))
        .collect();
    let patterns = json(&format!(
        r#"{{"patternProperties":{{{}}}}}"#,
        patterns.join(",")
    ));
    let text = "ab".repeat(200);
    let keys: Vec<String> = (0..300).map(|n| format!(r#""{text}{n}":{n}"#)).collect();
    let value = json(&format!("{{{}}}", keys.join(",")));
    let issues = validate(&value, &patterns).expect("a schema");
    assert!(issues[0].message.starts_with("The value cannot be checked"));
    assert!(started.elapsed() < Duration::from_secs(60));
}
