//! Repairs of arguments: the vectors of `spec/conformance/repair`.

use std::fs;

use toolrt::repair::{Repairs, repaired};
use toolrt::schema::Validator;
use toolrt::{Issue, Object, Value};

fn vectors() -> Value {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../spec/conformance/repair/repair.json"
    );
    Value::parse(&fs::read(path).expect("the vectors are there")).expect("they are JSON")
}

fn check(validator: &Validator) -> impl Fn(&[u8]) -> Vec<Issue> {
    |payload| validator.validate(&Value::parse(payload).expect("it is JSON"))
}

fn repairs(case: &Value) -> Repairs {
    let Some(names) = case.get("repairs").and_then(Value::as_array) else {
        return Repairs::ALL;
    };
    let has = |wanted: &str| names.iter().any(|name| name.as_str() == Some(wanted));
    Repairs {
        empty: has("empty"),
        documents: has("documents"),
        optional: has("optional"),
        json_strings: has("json_strings"),
        scalars: has("scalars"),
        strings: has("strings"),
        lists: has("lists"),
        cases: has("cases"),
    }
}

#[test]
fn every_vector_holds() {
    let vectors = vectors();
    let usual = vectors.get("schema").expect("a schema");
    let cases = vectors.get("cases").and_then(Value::as_array);
    let cases = cases.expect("a list of cases");
    assert!(cases.len() > 40);
    for case in cases {
        let text = |key| case.get(key).and_then(Value::as_str);
        let name = text("name").expect("a name");
        let validator = Validator::new(case.get("schema").unwrap_or(usual)).expect("a schema");
        let payload = text("payload").expect("a payload").as_bytes();
        let made = repaired(payload, repairs(case), check(&validator));
        let (payload, warnings) = match made {
            Some(made) => (String::from_utf8(made.payload).ok(), made.warnings),
            None => (None, Vec::new()),
        };
        assert_eq!(payload.as_deref(), text("repaired"), "{name}");
        let wanted = case.get("warnings").and_then(Value::as_array);
        let wanted = wanted.expect("a list").iter().filter_map(Value::as_str);
        assert_eq!(warnings, wanted.collect::<Vec<_>>(), "{name}");
    }
}

fn value(rng: &mut fastrand::Rng, depth: usize) -> Value {
    let scalars = [
        r#""5""#,
        r#""x""#,
        r#""FAST""#,
        r#""true""#,
        "5",
        "0.5",
        "true",
        "null",
        r#""[1]""#,
        r#""{\"x\":\"1\"}""#,
        r#""max""#,
    ];
    match rng.usize(..if depth < 3 { 5 } else { 1 }) {
        3 => {
            let count = rng.usize(..3);
            Value::Array((0..count).map(|_| value(rng, depth + 1)).collect())
        }
        4 => {
            let mut object = Object::new();
            for _ in 0..2 {
                let key = ["x", "kind", "n", "many", "a"][rng.usize(..5)];
                object.insert(key, value(rng, depth + 1));
            }
            Value::Object(object)
        }
        _ => Value::parse(scalars[rng.usize(..scalars.len())].as_bytes()).expect("it is JSON"),
    }
}

#[test]
fn what_is_valid_is_never_changed_and_what_is_repaired_is_valid() {
    let vectors = vectors();
    let schema = vectors.get("schema").expect("a schema");
    let validator = Validator::new(schema).expect("a schema");
    let check = check(&validator);
    let properties = schema.get("properties").and_then(Value::as_object);
    let names: Vec<&str> = properties
        .expect("it has some")
        .iter()
        .map(|(name, _)| name)
        .collect();
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut valid, mut mended, mut refused) = (0, 0, 0);
    for _ in 0..3_000 {
        let mut object = Object::new();
        for _ in 0..rng.usize(..3) {
            object.insert(names[rng.usize(..names.len())], value(&mut rng, 0));
        }
        let payload = Value::Object(object).to_json().into_bytes();
        let is_valid = check(&payload).is_empty();
        match repaired(&payload, Repairs::ALL, &check) {
            Some(made) => {
                assert!(!is_valid && check(&made.payload).is_empty());
                mended += 1;
            }
            None if is_valid => valid += 1,
            None => refused += 1,
        }
    }
    assert!(valid > 100 && mended > 100 && refused > 100);
}
