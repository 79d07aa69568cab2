//! The types of JSON that a schema takes, as a set.

use std::ops::BitOr;

use crate::json::{Number, Value};

/// Types of JSON.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Kinds(u8);

#[allow(missing_docs, reason = "the names say it")]
impl Kinds {
    pub const NONE: Self = Self(0);
    pub const STRING: Self = Self(1);
    pub const INTEGER: Self = Self(1 << 1);
    pub const NUMBER: Self = Self(1 << 2);
    pub const BOOLEAN: Self = Self(1 << 3);
    pub const NULL: Self = Self(1 << 4);
    pub const ARRAY: Self = Self(1 << 5);
    pub const OBJECT: Self = Self(1 << 6);
    /// Every type.
    pub const ALL: Self = Self((1 << 7) - 1);
    /// What a schema names that is no type.
    pub const UNKNOWN: Self = Self(1 << 7);
    pub const NUMBERS: Self = Self(Self::INTEGER.0 | Self::NUMBER.0);
    /// Types of which no single word gives all values.
    pub const CONTAINERS: Self = Self(Self::ARRAY.0 | Self::OBJECT.0);
}

impl Kinds {
    /// The type of a value.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::NULL,
            Value::Bool(_) => Self::BOOLEAN,
            Value::Number(number) if is_integer(number) => Self::INTEGER,
            Value::Number(_) => Self::NUMBER,
            Value::String(_) => Self::STRING,
            Value::Array(_) => Self::ARRAY,
            Value::Object(_) => Self::OBJECT,
        }
    }

    /// The type that a schema names.
    pub fn named(name: &str) -> Self {
        match name {
            "string" => Self::STRING,
            "integer" => Self::INTEGER,
            "number" => Self::NUMBER,
            "boolean" => Self::BOOLEAN,
            "null" => Self::NULL,
            "array" => Self::ARRAY,
            "object" => Self::OBJECT,
            _ => Self::UNKNOWN,
        }
    }

    /// Whether they have any of these.
    pub fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    /// The same without these.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Whether a number is spelled as an integer; `-0`, whose sign an integer loses, is not.
pub fn is_integer(number: &Number) -> bool {
    let text = number.as_str();
    text != "-0" && !text.contains(['.', 'e', 'E'])
}
