//! What a request says.

use std::fmt;

use serde_core::ser::SerializeMap;
use serde_core::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::Value as Exact;

/// The members of a request, in their order, as serde writes them: a model reads schemas as they stand.
///
/// ```ignore
/// let body = request.with("model", "gpt-5").with("temperature", 0);
/// client.post(url).json(&body).send().await?;
/// ```
#[derive(Debug, Clone, Default)]
#[must_use = "it is to be sent"]
pub struct Request(Vec<(String, Box<RawValue>)>);

impl Request {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// The same request with a member, which replaces one of its name.
    ///
    /// # Panics
    /// The value is none that JSON has, such as a map whose keys are no texts.
    pub fn with(mut self, key: impl Into<String>, value: impl Serialize) -> Self {
        let value = serde_json::value::to_raw_value(&value).expect("it is JSON");
        self.put(key.into(), value);
        self
    }

    /// A member as JSON, if there is one.
    pub fn get(&self, key: &str) -> Option<Value> {
        let own = self.0.iter().find(|(own, _)| own == key);
        own.and_then(|(_, value)| serde_json::from_str(value.get()).ok())
    }

    /// The request as JSON text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("it is JSON")
    }

    pub(super) fn add(&mut self, key: &str, value: &Exact) {
        let value = RawValue::from_string(value.to_json()).expect("it is JSON");
        self.put(key.to_owned(), value);
    }

    pub(super) fn extend(&mut self, other: Self) {
        for (key, value) in other.0 {
            self.put(key, value);
        }
    }

    fn put(&mut self, key: String, value: Box<RawValue>) {
        match self.0.iter_mut().find(|(own, _)| *own == key) {
            Some((_, own)) => *own = value,
            None => self.0.push((key, value)),
        }
    }
}

impl<const N: usize> From<[(&str, Exact); N]> for Request {
    fn from(members: [(&str, Exact); N]) -> Self {
        let mut made = Self::new();
        for (key, value) in &members {
            made.add(key, value);
        }
        made
    }
}

impl Serialize for Request {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}
