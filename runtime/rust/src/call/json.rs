//! JSON documents that are passed on as text.

use std::fmt;

use crate::json::Value;
use crate::table::Table;

/// A JSON document as text, known to be valid.
///
/// `{:?}` shows only how long it is: which parts of it are secret, its type knows and the text does not.
#[derive(Clone)]
pub struct Json {
    bytes: Vec<u8>,
    /// Its type, where that is known: a recording leaves out what it declares secret.
    table: Option<Table>,
}

impl Json {
    /// Checks a document and keeps it unchanged.
    pub fn parse(bytes: impl Into<Vec<u8>>) -> Option<Self> {
        let bytes = bytes.into();
        Value::parse(&bytes).map(|_| Self::trusted(bytes))
    }

    pub(crate) fn trusted(bytes: Vec<u8>) -> Self {
        Self { bytes, table: None }
    }

    /// A document of a type.
    pub(crate) fn of(table: Table, bytes: Vec<u8>) -> Self {
        let table = Some(table);
        Self { bytes, table }
    }

    /// The type of the document, where it is known.
    pub(crate) fn table(&self) -> Option<Table> {
        self.table
    }

    /// The document.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The document as text; empty if the bytes are not UTF-8.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap_or_default()
    }

    /// The document as a value.
    pub fn value(&self) -> Value {
        Value::parse(&self.bytes).unwrap_or_default()
    }
}

/// Two are equal if their texts are.
impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.bytes.len())
    }
}

impl From<&Value> for Json {
    fn from(value: &Value) -> Self {
        Self::trusted(value.to_json().into_bytes())
    }
}

/// A count in a document.
pub(super) fn count(value: &Value) -> Option<u64> {
    value.as_number()?.as_str().parse().ok()
}
