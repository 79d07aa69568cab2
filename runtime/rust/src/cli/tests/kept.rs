//! Calls with an idempotency key, where nothing can be kept.

use crate::cli::kept::keep;
use crate::host::{Idempotency, Registry};

#[test]
fn a_key_that_is_lost_is_refused() {
    // The locks of a registry are loom's in tests.
    loom::model(it_is);
}

fn it_is() {
    let mut registry = Registry::new();
    let why = keep(&registry, "files").expect_err("nothing keeps it");
    assert_eq!(why, "this command was built without a store of keys.");
    registry.set_idempotency(Idempotency::default());
    assert_eq!(keep(&registry, "files"), Ok(()));
}
