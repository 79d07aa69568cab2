//! When arguments are the same.

use crate::json::{Integer, Number, Object, Value, integer};

/// The value with the keys of its objects in order, and its numbers spelled by what they are worth: two are the same JSON
/// value if these are equal.
pub fn comparable(value: &Value) -> Value {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => value.clone(),
        Value::Number(number) => match integer(number.as_str()) {
            Integer::Fits(whole) => whole.into(),
            Integer::TooBig | Integer::Fraction => {
                let float = Number::from_f64(number.as_f64());
                float.map_or_else(|| value.clone(), Value::Number)
            }
        },
        Value::Array(items) => Value::Array(items.iter().map(comparable).collect()),
        Value::Object(object) => {
            let members = object.iter();
            let mut members: Vec<(String, Value)> = members
                .map(|(key, member)| (key.to_owned(), comparable(member)))
                .collect();
            members.sort_by(|(one, _), (other, _)| one.cmp(other));
            Value::Object(members.into_iter().collect::<Object>())
        }
    }
}
