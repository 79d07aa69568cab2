//! The vectors of the testing kit: values, fakes, and what differs from examples.
#![cfg(feature = "testing")]

use std::path::Path;
use std::sync::Arc;

use toolrt::diagnose::diagnose;
use toolrt::recording::comparable;
use toolrt::testing::{Fake, ManualClock, Recorded, differences, json_values};
use toolrt::{Context, Object, Registry, Value};

use crate::kit_types::{array, table, text, toolset};
use crate::tables;

fn vectors(name: &str) -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance/testing");
    let bytes = std::fs::read(folder.join(name)).expect("there are vectors");
    Value::parse(&bytes).expect("vectors are JSON")
}

#[test]
fn values_are_those_of_every_language() {
    made_by("values.json");
}

#[cfg(feature = "schema")]
#[test]
fn values_with_keywords_are_those_of_every_language() {
    made_by("schema.json");
}

fn made_by(file: &str) {
    let vectors = vectors(file);
    let mut wrong = Vec::new();
    let cases = array(&vectors, "cases");
    assert!(cases.len() > 1);
    for case in cases {
        let (name, of) = (text(case, "name"), table(case.get("type").expect("a type")));
        let seed = case.get("seed").and_then(Value::as_number);
        let seed = seed.and_then(toolrt::Number::as_i64).expect("a seed");
        let values = json_values(of, seed.try_into().expect("it is not below 0"));
        let wanted: Vec<Result<String, String>> = match case.get("error") {
            Some(error) => vec![Err(error.as_str().expect("a text").to_owned())],
            None => {
                let values = array(case, "values").iter();
                let values = values.map(|value| value.as_str().expect("a text").to_owned());
                values.map(Ok).collect()
            }
        };
        let got: Vec<Result<String, String>> = values
            .take(wanted.len())
            .map(|made| made.map_err(|none| none.to_string()))
            .collect();
        if got != wanted {
            wrong.push(format!("{name}\n  wanted {wanted:?}\n  got    {got:?}"));
        }
        for value in got.iter().flatten() {
            assert_eq!(diagnose(of, value.as_bytes()), [], "{name}: {value}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn fakes_answer_as_in_every_language() {
    let vectors = vectors("fakes.json");
    let tools = toolset(vectors.get("toolset").expect("a toolset"));
    for case in array(&vectors, "calls") {
        let name = text(case, "name");
        let seed = case.get("seed").and_then(Value::as_number);
        let seed = seed.and_then(toolrt::Number::as_i64).expect("a seed");
        let mut fake = Fake::new(tools, seed.try_into().expect("it is not below 0"));
        for (tool, failure) in members(case.get("fail")) {
            fake = match failure.as_str() {
                Some(code) => fake.fail(tool, code),
                None => {
                    let details = failure.get("details").expect("details");
                    fake.fail_with(tool, text(failure, "code"), details.clone())
                }
            };
        }
        for (tool, failure) in members(case.get("partial")) {
            fake = match failure.as_str() {
                Some(code) => fake.partial(tool, code),
                None => {
                    let details = failure.get("details").expect("details");
                    fake.partial_with(tool, text(failure, "code"), details.clone())
                }
            };
        }
        let registry = Registry::new();
        registry.register(fake.build()).expect("it fits");
        let events = Recorded::new();
        let cx = Context::new().with_events(Arc::new(events.clone()));
        let args = case.get("args").expect("arguments").to_json();
        let call = async {
            let tool = text(case, "tool");
            let executor: &dyn toolrt::Executor = &registry;
            executor.call(tool, args.as_bytes(), &cx).await
        };
        let envelope = ManualClock::new().run(call);
        let came = Value::parse(&envelope.to_bytes()).expect("an envelope is JSON");
        let came: Object = members(Some(&came))
            .filter(|(key, _)| *key != "meta")
            .map(|(key, member)| (key.to_owned(), member.clone()))
            .collect();
        let wanted = case.get("envelope").expect("an envelope");
        let (came, wanted) = (comparable(&Value::Object(came)), comparable(wanted));
        assert_eq!(came.to_json(), wanted.to_json(), "{name}");
        let items = comparable(&Value::Array(events.items()));
        let wanted = comparable(case.get("items").expect("items"));
        assert_eq!(items.to_json(), wanted.to_json(), "{name}");
    }
}

fn members(value: Option<&Value>) -> impl Iterator<Item = (&str, &Value)> {
    value
        .and_then(Value::as_object)
        .into_iter()
        .flat_map(Object::iter)
}

#[test]
fn differences_are_those_of_every_language() {
    let vectors = vectors("examples.json");
    for case in array(&vectors, "cases") {
        let [stated, came] = ["stated", "came"].map(|key| case.get(key).expect("a value"));
        let found: Vec<Value> = differences(stated, came)
            .into_iter()
            .map(Value::from)
            .collect();
        let wanted = case.get("differences").expect("differences");
        assert_eq!(
            Value::Array(found).to_json(),
            wanted.to_json(),
            "{}",
            text(case, "name")
        );
    }
}

/// Types of the vectors of values for which a seed finds nothing: patterns that refer to their groups, and what two
/// look-arounds want at one place.
const HARD: &[&str] = &[
    "patterns BothAround",
    "patterns Later",
    "patterns Named",
    "patterns Nested",
    "patterns Twice",
    "patterns Unset",
];

#[test]
fn types_that_have_valid_values_get_some() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance");
    let (mut types, mut wrong) = (std::collections::BTreeMap::new(), Vec::new());
    for entry in std::fs::read_dir(folder).expect("the vectors are there") {
        let path = entry.expect("the folder can be read").path();
        let name = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or_default();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let bytes = std::fs::read(&path).expect("the file can be read");
        let vectors = Value::parse(&bytes).expect("vectors are JSON");
        for case in array(&vectors, "cases") {
            let of = text(case, "type");
            if case.get("canonical").is_some()
                && let Some(table) = tables::table(name, of)
            {
                types.insert(format!("{name} {of}"), table);
            }
        }
    }
    assert!(types.len() > 100, "only {} types", types.len());
    for (name, table) in types {
        for made in json_values(table, 1).take(5) {
            match made {
                Ok(json) => assert_eq!(diagnose(table, json.as_bytes()), [], "{name}: {json}"),
                Err(none) if !HARD.contains(&&*name) => wrong.push(format!("{name}: {none}")),
                Err(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
