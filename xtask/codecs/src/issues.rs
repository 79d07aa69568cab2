//! All issues of a payload, compared with a JSON Schema validator built beforehand.

use std::hint::black_box;

use jsonschema::Validator;
use toolrt::{Payload, Spec};

use crate::payloads;
use crate::sample::Bench;
use crate::tools::shop::tools::shop::{specs, types as ours};

pub fn run(bench: &Bench) {
    bench.heading("all issues of a bad payload", "jsonschema");
    let (order, batch) = (validator(&specs::PLACE_ORDER), validator(&specs::MEASURE));
    row::<ours::Order>(
        bench,
        "medium, five",
        5,
        "0.80",
        &payloads::medium_with_five(),
        &order,
    );
    row::<ours::Order>(
        bench,
        "medium, one, late",
        1,
        "1.20",
        &payloads::medium_with_one(),
        &order,
    );
    row::<ours::Batch>(
        bench,
        "large, five",
        5,
        "0.80",
        &payloads::large_with_five(),
        &batch,
    );
    row::<ours::Batch>(
        bench,
        "large, one, late",
        1,
        "1.20",
        &payloads::large_with_one(),
        &batch,
    );
}

fn validator(spec: &Spec) -> Validator {
    let schema: serde_json::Value =
        serde_json::from_str(spec.input_schema).expect("a schema is JSON");
    let options = jsonschema::options().should_validate_formats(true);
    options.build(&schema).expect("a schema is one")
}

fn row<O: Payload + std::fmt::Debug>(
    bench: &Bench,
    what: &str,
    count: usize,
    goal: &str,
    json: &str,
    validator: &Validator,
) {
    let ours = || O::from_json(black_box(json)).expect_err("the payload is broken");
    let theirs = || -> Vec<(String, String)> {
        let value: serde_json::Value =
            serde_json::from_slice(black_box(json.as_bytes())).expect("the payload is JSON");
        let errors = validator.iter_errors(&value);
        errors
            .map(|error| (error.instance_path().to_string(), error.to_string()))
            .collect()
    };
    assert_eq!(ours().len(), count, "{what}: {:#?}", ours());
    assert!(!theirs().is_empty(), "{what}");
    bench.compare(&format!("issues {what}"), goal, ours, theirs);
}
