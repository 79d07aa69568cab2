//! The vectors of `spec/conformance/leases`.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Claim, Hash, IdempotencyStore, MemoryStore};

#[test]
fn a_key_in_memory_has_one_holder() {
    for case in cases() {
        loom::model(move || held(&case, &MemoryStore::default()));
    }
}

#[cfg(feature = "sqlite")]
#[test]
fn a_key_in_a_file_has_one_holder() {
    let folder = tempfile::tempdir().expect("there is a folder for such files");
    for (number, case) in cases().iter().enumerate() {
        let path = folder.path().join(number.to_string());
        let store = super::SqliteStore::open(path).expect("the file is new");
        held(case, &At(store));
    }
}

fn cases() -> Vec<Value> {
    let path = "../../spec/conformance/leases/leases.json";
    let file = fs::read_to_string(path).expect("the vectors are there");
    let file: Value = serde_json::from_str(&file).expect("the vectors are JSON");
    let cases = file["cases"].as_array().expect("there are cases").clone();
    assert!(cases.len() >= 18);
    cases
}

/// A file whose clock is that of the test.
#[cfg(feature = "sqlite")]
struct At(super::SqliteStore);

#[cfg(feature = "sqlite")]
impl IdempotencyStore for At {
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        now: Duration,
    ) -> Result<Claim, super::StoreError> {
        self.0.claim_at(key, print, lease, ms(now))
    }

    fn renew(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        now: Duration,
    ) -> Result<bool, super::StoreError> {
        self.0.renew_at(key, number, lease, ms(now))
    }

    fn settle(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        now: Duration,
    ) -> Result<bool, super::StoreError> {
        self.0.settle_at(key, number, kept, ms(now))
    }
}

#[cfg(feature = "sqlite")]
fn ms(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).expect("it is a time of these days")
}

fn held(case: &Value, store: &dyn IdempotencyStore) {
    let mut holders: HashMap<&str, u64> = HashMap::new();
    for step in case["steps"].as_array().expect("steps") {
        let time = |key: &str| Duration::from_millis(step[key].as_u64().unwrap_or_default());
        let text = |key: &str| step[key].as_str();
        let now = Duration::from_millis(1_700_000_000_000) + time("at");
        let key = hash(text("key").unwrap_or("key"));
        let then = if let Some(holder) = text("claim") {
            let print = hash(text("print").unwrap_or_default());
            let claim = store.claim(&key, &print, time("lease"), now);
            let claim = claim.expect("the store works");
            let then = seen(&claim, &holders);
            if let Claim::Mine { number, .. } = claim {
                holders.insert(holder, number);
            }
            then
        } else if let Some(holder) = text("renew") {
            let renewed = store.renew(&key, holders[holder], time("lease"), now);
            json!(renewed.expect("the store works"))
        } else {
            let holder = text("settle").expect("there is no other step");
            let envelope = text("envelope").map(str::as_bytes);
            let kept = envelope.map(|envelope| (envelope, time("keep")));
            let settled = store.settle(&key, holders[holder], kept, now);
            json!(settled.expect("the store works"))
        };
        assert_eq!(then, step["then"], "{}: {step}", case["name"]);
    }
}

fn seen(claim: &Claim, holders: &HashMap<&str, u64>) -> Value {
    match claim {
        Claim::Mine { attempt, .. } => json!({"found": "mine", "attempt": attempt}),
        Claim::Runs { number, left } => {
            let holder = holders.iter().find(|(_, other)| *other == number);
            let holder = holder.map(|(name, _)| *name);
            let left = u64::try_from(left.as_millis()).expect("it is short");
            json!({"found": "runs", "holder": holder, "left": left})
        }
        Claim::Ended(envelope) => {
            let envelope = std::str::from_utf8(envelope).expect("it is text");
            json!({"found": "ended", "envelope": envelope})
        }
        Claim::Other => json!({"found": "other"}),
        Claim::Full => json!({"found": "full"}),
    }
}

fn hash(text: &str) -> Hash {
    let mut hash = [0; 32];
    hash[..text.len()].copy_from_slice(text.as_bytes());
    hash
}
