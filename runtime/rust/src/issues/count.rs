//! How many characters, items or entries there may be, in words and as data.

use super::shown::count_value;
use crate::json::{Object, Value};

/// The rule of a count; `max` is `u64::MAX` if there is no limit.
pub(crate) fn count(min: u64, max: u64, one: &str, many: &str) -> String {
    let noun = |count: u64| if count == 1 { one } else { many };
    match (min, max) {
        (0, _) => format!("must have at most {max} {}", noun(max)),
        (_, u64::MAX) => format!("must have at least {min} {}", noun(min)),
        _ if min == max => format!("must have exactly {min} {}", noun(min)),
        _ => format!("must have {min} to {max} {many}"),
    }
}

pub(crate) fn count_bounds(min: u64, max: u64) -> Value {
    let mut object = Object::new();
    if min > 0 {
        object.insert("min", count_value(min));
    }
    if max < u64::MAX {
        object.insert("max", count_value(max));
    }
    Value::Object(object)
}
