//! The schema of schemas, in our words: it says what is wrong with a schema.

use std::sync::OnceLock;

use crate::json::Value;

/// The URI of the schema of schemas, and what those of its parts start with.
pub(super) const URI: &str = "https://json-schema.org/draft/2020-12/schema";
pub(super) const FOLDER: &str = "https://json-schema.org/draft/2020-12/";

pub(super) fn schema() -> &'static Value {
    static SCHEMA: OnceLock<Value> = OnceLock::new();
    SCHEMA.get_or_init(|| Value::parse(include_bytes!("meta.json")).expect("it is JSON"))
}
