//! A value to bytes. Both sides validate the value first, since results of a tool must satisfy the rules, too.

use std::hint::black_box;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toolrt::Payload;

use crate::payloads;
use crate::peer::{self, Check};
use crate::sample::Bench;
use crate::tools::shop::tools::shop::types as ours;

pub fn run(bench: &Bench) {
    bench.heading("validate and encode", "serde_json");
    row::<ours::Search, peer::Search>(bench, "small", &payloads::small());
    row::<ours::Order, peer::Order>(bench, "medium", &payloads::medium());
    row::<ours::Batch, peer::Batch>(bench, "large", &payloads::large());
}

fn row<O: Payload, P: DeserializeOwned + Serialize + Check>(bench: &Bench, size: &str, json: &str) {
    let own = O::from_json(json).expect("the payload is valid");
    let peer: P = serde_json::from_str(json).expect("the payload is valid");
    let ours = || black_box(&own).to_json().expect("the value is valid");
    let theirs = || {
        let value = black_box(&peer);
        value.check().expect("the value is valid");
        serde_json::to_vec(value).expect("the value can be written")
    };
    bench.compare(&format!("encode {size}"), "0.80", ours, theirs);
    bench.compare(
        &format!("encode {size}, theirs unchecked"),
        "",
        ours,
        || serde_json::to_vec(black_box(&peer)).expect("the value can be written"),
    );
}
