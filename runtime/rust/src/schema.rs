//! The keywords of `@schema`, which a JSON Schema validator holds values to.

use crate::json::Value;

/// Whether this build can enforce `@schema`.
pub(crate) const ENFORCED: bool = false;

/// The first keyword that `value` breaks.
pub(crate) fn broken_keyword(_keywords: &str, _value: &Value) -> Option<String> {
    None
}
