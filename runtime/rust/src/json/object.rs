//! The members of a JSON object, in order.

use std::collections::HashMap;

use super::Value;

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

    /// Sets `key`; a key that is there keeps its place.
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

    /// Members as read: where a key repeats, the last value wins at the first one's place.
    pub(crate) fn from_members(members: Vec<(String, Value)>) -> Self {
        let mut places: HashMap<String, usize> = HashMap::with_capacity(members.len());
        let mut kept: Vec<(String, Value)> = Vec::with_capacity(members.len());
        for (key, value) in members {
            match places.get(&key) {
                Some(&place) => kept[place].1 = value,
                None => {
                    places.insert(key.clone(), kept.len());
                    kept.push((key, value));
                }
            }
        }
        Self(kept)
    }

    pub(crate) fn push(&mut self, key: &str, value: Value) {
        self.0.push((key.to_owned(), value));
    }
}

impl FromIterator<(String, Value)> for Object {
    fn from_iter<I: IntoIterator<Item = (String, Value)>>(members: I) -> Self {
        Self::from_members(members.into_iter().collect())
    }
}
