//! Limits in words, and under the names that JSON Schema has for them.

use crate::json::{Object, Value};
use crate::table::Bound;

pub(super) fn range<T: Copy>(low: Bound<T>, high: Bound<T>, text: impl Fn(T) -> String) -> String {
    let low = match low {
        Bound::Open => None,
        Bound::Including(limit) => Some(format!("at least {}", text(limit))),
        Bound::Excluding(limit) => Some(format!("above {}", text(limit))),
    };
    let high = match high {
        Bound::Open => None,
        Bound::Including(limit) => Some(format!("at most {}", text(limit))),
        Bound::Excluding(limit) => Some(format!("below {}", text(limit))),
    };
    let parts: Vec<String> = low.into_iter().chain(high).collect();
    parts.join(" and ")
}

/// The limits under the names JSON Schema has for them.
pub(super) fn bounds<T: Copy>(low: Bound<T>, high: Bound<T>, value: impl Fn(T) -> Value) -> Value {
    let mut object = Object::new();
    match low {
        Bound::Open => {}
        Bound::Including(limit) => object.insert("minimum", value(limit)),
        Bound::Excluding(limit) => object.insert("exclusiveMinimum", value(limit)),
    }
    match high {
        Bound::Open => {}
        Bound::Including(limit) => object.insert("maximum", value(limit)),
        Bound::Excluding(limit) => object.insert("exclusiveMaximum", value(limit)),
    }
    Value::Object(object)
}
