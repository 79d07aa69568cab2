//! Ids of calls that count up from one, for each registry by itself: the vectors know them.

use std::sync::atomic::{AtomicU64, Ordering};

use toolrt::host::IdSource;

#[derive(Default)]
pub struct Counted(AtomicU64);

impl IdSource for Counted {
    fn call_id(&self) -> String {
        format!("call-{}", self.0.fetch_add(1, Ordering::Relaxed) + 1)
    }
}
