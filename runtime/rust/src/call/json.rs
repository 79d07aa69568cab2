//! JSON documents that are passed on as text.

use std::fmt;

use crate::json::Value;

/// A JSON document as text, known to be valid.
///
/// `{:?}` shows only how long it is: which parts of it are secret, its type knows and the text does not.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(Vec<u8>);

impl Json {
    /// Checks a document and keeps it unchanged.
    pub fn parse(bytes: impl Into<Vec<u8>>) -> Option<Self> {
        let bytes = bytes.into();
        Value::parse(&bytes).map(|_| Self(bytes))
    }

    pub(crate) fn trusted(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The document.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The document as text; empty if the bytes are not UTF-8.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The document as a value.
    pub fn value(&self) -> Value {
        Value::parse(&self.0).unwrap_or_default()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.0.len())
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        Self(value.to_json().into_bytes())
    }
}

/// A count in a document.
pub(super) fn count(value: &Value) -> Option<u64> {
    value.as_number()?.as_str().parse().ok()
}
