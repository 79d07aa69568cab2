//! Bytes to a checked value.

use std::fmt::Debug;
use std::hint::black_box;

use serde::de::DeserializeOwned;
use toolrt::Payload;

use crate::payloads;
use crate::peer::{self, Check};
use crate::sample::Bench;
use crate::tools::shop::tools::shop::types as ours;

pub fn run(bench: &Bench) {
    bench.heading("decode and validate", "serde_json");
    row::<ours::Search, peer::Search>(bench, "small", "0.50", &payloads::small());
    row::<ours::Order, peer::Order>(bench, "medium", "0.60", &payloads::medium());
    row::<ours::Batch, peer::Batch>(bench, "large", "0.62", &payloads::large());
}

fn row<O: Payload + Debug, P: DeserializeOwned + Check + Debug>(
    bench: &Bench,
    size: &str,
    goal: &str,
    json: &str,
) {
    let ours = || O::from_json(black_box(json)).expect("the payload is valid");
    let theirs = || {
        let value: P =
            serde_json::from_slice(black_box(json.as_bytes())).expect("the payload is valid");
        value.check().expect("the payload is valid");
        value
    };
    bench.compare(
        &format!("decode {size} ({} bytes)", json.len()),
        goal,
        ours,
        theirs,
    );
}
