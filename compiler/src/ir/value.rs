//! JSON values that keep the spelling of their numbers.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::decimal::{self, Decimal};
use crate::source::Text;

/// A JSON value. Objects keep their order, numbers their text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A JSON number as it was written.
    Number(Text),
    /// A text.
    String(Text),
    /// A list.
    List(Vec<Value>),
    /// An object; keys are unique.
    Object(Vec<(Text, Value)>),
}

impl Value {
    /// What it is, with its article, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Value::Null => "null",
            Value::Bool(_) => "a bool",
            Value::Number(_) => "a number",
            Value::String(_) => "a string",
            Value::List(_) => "a list",
            Value::Object(_) => "an object",
        }
    }

    /// The text that it is.
    pub fn text(&self) -> Option<&Text> {
        if let Self::String(text) = self {
            Some(text)
        } else {
            None
        }
    }

    /// The items of a list.
    pub fn items(&self) -> Option<&[Value]> {
        if let Self::List(items) = self {
            Some(items)
        } else {
            None
        }
    }

    /// The entries of an object.
    pub fn entries(&self) -> Option<&[(Text, Value)]> {
        if let Self::Object(entries) = self {
            Some(entries)
        } else {
            None
        }
    }

    /// The member of an object.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let mut entries = self.entries()?.iter();
        let (_, value) = entries.find(|(name, _)| &**name == key)?;
        Some(value)
    }

    /// Compact JSON, entries in their order.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("keys are texts and numbers are JSON")
    }

    /// Whether two scalars are one value: numbers compare by value.
    pub(crate) fn is_same_scalar(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => decimal::compare(one, other).is_eq(),
            (one, other) => one == other,
        }
    }
}

/// What only equal scalars have; numbers are equal by value.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ScalarKey(Key);

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Null,
    Bool(bool),
    Number(Decimal),
    String(Text),
}

impl ScalarKey {
    /// `None` for lists and objects.
    pub fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Null => Some(Self(Key::Null)),
            Value::Bool(value) => Some(Self(Key::Bool(*value))),
            Value::Number(text) => Decimal::parse(text).map(|number| Self(Key::Number(number))),
            Value::String(text) => Some(Self(Key::String(text.clone()))),
            Value::List(_) | Value::Object(_) => None,
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => serializer.serialize_unit(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(text) => RawValue::from_string(text.to_string())
                .map_err(serde::ser::Error::custom)?
                .serialize(serializer),
            Value::String(text) => serializer.serialize_str(text),
            Value::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
            Value::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    map.serialize_entry(&**key, value)?;
                }
                map.end()
            }
        }
    }
}

impl JsonSchema for Value {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Value".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "Any JSON value; numbers keep their spelling." })
    }
}
