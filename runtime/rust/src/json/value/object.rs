//! The members of a JSON object, in order.

use super::Value;
use crate::json::repeated::last_wins;

/// The members of a JSON object, in order, each key once.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Object(Vec<(String, Value)>);

impl Object {
    /// No members.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of `key`.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.0
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }

    /// The value of `key`, to be changed.
    pub(crate) fn get_mut(&mut self, key: &str) -> Option<&mut Value> {
        let mut members = self.0.iter_mut();
        let member = members.find(|(name, _)| name == key);
        member.map(|(_, value)| value)
    }

    /// The value of `key`, to be changed; an empty object if there was none.
    #[cfg(feature = "cli")]
    pub(crate) fn get_or_object(&mut self, key: &str) -> &mut Value {
        let place = self.0.iter().position(|(name, _)| name == key);
        let place = place.unwrap_or_else(|| {
            let empty = Value::Object(Self::new());
            self.0.push((key.to_owned(), empty));
            self.0.len() - 1
        });
        &mut self.0[place].1
    }

    /// Takes `key` away.
    pub(crate) fn remove(&mut self, key: &str) -> Option<Value> {
        let place = self.0.iter().position(|(name, _)| name == key)?;
        Some(self.0.remove(place).1)
    }

    /// Sets `key`; an existing key keeps its position.
    pub fn insert(&mut self, key: impl Into<String>, value: impl Into<Value>) {
        let (key, value) = (key.into(), value.into());
        match self.0.iter_mut().find(|(name, _)| *name == key) {
            Some(member) => member.1 = value,
            None => self.0.push((key, value)),
        }
    }

    /// The members in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// How many members there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Members as read: of a duplicate key, the last value counts, at the first one's position.
    pub(crate) fn from_members(members: Vec<(String, Value)>) -> Self {
        Self(last_wins(members))
    }

    /// Members without duplicate keys.
    pub(crate) fn trusted(members: Vec<(String, Value)>) -> Self {
        Self(members)
    }
}

impl FromIterator<(String, Value)> for Object {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(members: I) -> Self {
        Self::from_members(members.into_iter().collect())
    }
}
