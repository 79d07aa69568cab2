//! When two values are the same: keys in any order, numbers by what they are worth.

use crate::json::Value;
use crate::recording::comparable;

/// The text of a value, the same for all that are the same.
pub(super) fn text_of(value: &Value) -> String {
    comparable(value).to_json()
}
