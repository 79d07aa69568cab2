//! The meta-schemas, in our words: they say what is wrong with a schema.

use std::sync::OnceLock;

use super::drafts::Draft;
use crate::json::Value;

/// The meta-schema of a draft.
pub(super) fn schema(draft: Draft) -> &'static Value {
    static SCHEMAS: [OnceLock<Value>; 5] = [const { OnceLock::new() }; 5];
    SCHEMAS[draft as usize].get_or_init(|| Value::parse(text(draft)).expect("it is JSON"))
}

fn text(draft: Draft) -> &'static [u8] {
    match draft {
        Draft::V4 => include_bytes!("meta-04.json"),
        Draft::V6 => include_bytes!("meta-06.json"),
        Draft::V7 => include_bytes!("meta-07.json"),
        Draft::V2019_09 => include_bytes!("meta-2019-09.json"),
        Draft::V2020_12 => include_bytes!("meta-2020-12.json"),
    }
}
