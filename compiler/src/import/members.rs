//! The members of an object while it is read: of a duplicate key, the last value counts, at the position of the first.

use foldhash::HashMap;

use crate::ir::Value;
use crate::source::Text;

/// Objects with more members than these are not searched one by one.
const FEW: usize = 32;

#[derive(Debug, Default)]
pub(super) struct Members {
    entries: Vec<(Text, Value)>,
    /// The index of each key, once there are many.
    places: HashMap<Text, usize>,
}

impl Members {
    /// Adds a member, or replaces the value of the key.
    pub fn put(&mut self, key: Text, value: Value, repairs: &mut Vec<String>) {
        match self.place(&key) {
            Some(place) => {
                repairs.push(format!("the key `{key}` repeats; the last one counts"));
                self.entries[place].1 = value;
            }
            None => self.push(key, value),
        }
    }

    /// Adds a member, if none has the key.
    pub fn put_if_absent(&mut self, key: &Text, value: &Value) {
        if self.place(key).is_none() {
            self.push(key.clone(), value.clone());
        }
    }

    /// All members, in order.
    pub fn into_object(self) -> Value {
        Value::Object(self.entries)
    }

    fn place(&self, key: &Text) -> Option<usize> {
        match self.entries.len() <= FEW {
            true => self.entries.iter().position(|(known, _)| known == key),
            false => self.places.get(key).copied(),
        }
    }

    fn push(&mut self, key: Text, value: Value) {
        self.entries.push((key, value));
        let known = match self.entries.len() {
            many if many == FEW + 1 => 0,
            many if many > FEW => many - 1,
            _ => return,
        };
        let new = self.entries[known..].iter().enumerate();
        self.places
            .extend(new.map(|(at, (key, _))| (key.clone(), known + at)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_value_counts_at_the_place_of_the_first() {
        for count in [2, FEW - 1, FEW, FEW + 1, FEW + 2, 1000] {
            let mut members = Members::default();
            let mut repairs = Vec::new();
            for round in 0..2 {
                for index in 0..count {
                    let value = Value::Number(round.to_string().into());
                    members.put(index.to_string().into(), value, &mut repairs);
                }
            }
            members.put_if_absent(&"0".into(), &Value::Null);
            members.put_if_absent(&"more".into(), &Value::Null);
            assert_eq!(repairs.len(), count);
            let Value::Object(entries) = members.into_object() else {
                panic!("it is one")
            };
            assert_eq!(entries.len(), count + 1);
            assert_eq!(&*entries[count - 1].0, (count - 1).to_string());
            assert_eq!(entries[0].1, Value::Number("1".into()));
        }
    }
}
