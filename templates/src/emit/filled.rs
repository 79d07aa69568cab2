//! Members that go back into a JSON value: however many come, each object is searched once.

use std::collections::HashMap;

use toolc_compiler::ir::Value;
use toolc_compiler::pointer;
use toolc_compiler::source::Text;

/// A value that takes members back.
pub(super) struct Filled<'v, 'p> {
    root: &'v mut Value,
    /// Where members are in the objects that were asked for them, by the pointers of these.
    indices: HashMap<&'p str, Index>,
}

/// Where the members of an object are. More of them only come behind those that are there.
#[derive(Default)]
struct Index {
    places: HashMap<Text, usize>,
    /// How many members of the object are known here.
    seen: usize,
}

/// Up to how many members are faster to look through.
const FEW: usize = 16;

impl<'v, 'p> Filled<'v, 'p> {
    pub(super) fn new(root: &'v mut Value) -> Self {
        Self {
            root,
            indices: HashMap::new(),
        }
    }

    /// Adds a member to the object that a JSON Pointer leads to, if there is one; what is there stays, but for objects, which take
    /// in what they do not have, and lists, which get longer.
    pub(super) fn add(&mut self, pointer: &'p str, key: &Text, value: &Value) {
        if let Some(place) = at(self.root, pointer, &mut self.indices)
            && let Value::Object(members) = place
        {
            add(
                members,
                self.indices.entry(pointer).or_default(),
                key,
                value,
            );
        }
    }

    /// Adds the members that a member of the root does not have; what the design says of one stays as it is.
    pub(super) fn complete(&mut self, key: &Text, value: &Value) {
        let (Value::Object(members), Value::Object(more)) = (&mut *self.root, value) else {
            return;
        };
        match self.indices.entry("").or_default().find(members, key) {
            Some(place) => {
                let there = &mut members[place].1;
                if let Value::Object(there) = there {
                    let mut known = Index::default();
                    for (key, value) in more {
                        if known.find(there, key).is_none() {
                            there.push((key.clone(), value.clone()));
                        }
                    }
                } else {
                    *there = value.clone();
                }
            }
            None => members.push((key.clone(), value.clone())),
        }
    }
}

impl Index {
    fn find(&mut self, members: &[(Text, Value)], key: &str) -> Option<usize> {
        if members.len() <= FEW {
            return members.iter().position(|(known, _)| **known == *key);
        }
        for (place, (known, _)) in members.iter().enumerate().skip(self.seen) {
            self.places.entry(known.clone()).or_insert(place);
        }
        self.seen = members.len();
        self.places.get(key).copied()
    }
}

/// The value that a JSON Pointer leads to.
fn at<'v, 'p>(
    root: &'v mut Value,
    pointer: &'p str,
    indices: &mut HashMap<&'p str, Index>,
) -> Option<&'v mut Value> {
    let mut steps = pointer.split('/');
    let mut here = steps.next().map_or(0, str::len);
    let mut place = root;
    for step in steps {
        let name = pointer::name(step);
        place = match place {
            Value::Object(members) => {
                let index = indices.entry(&pointer[..here]).or_default();
                let found = index.find(members, &name)?;
                &mut members[found].1
            }
            Value::List(items) => items.get_mut(name.parse::<usize>().ok()?)?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
        here += 1 + step.len();
    }
    Some(place)
}

/// See [`Filled::add`].
fn add(members: &mut Vec<(Text, Value)>, index: &mut Index, key: &Text, value: &Value) {
    let Some(place) = index.find(members, key) else {
        members.push((key.clone(), value.clone()));
        return;
    };
    match (&mut members[place].1, value) {
        (Value::Object(there), Value::Object(more)) => {
            let mut index = Index::default();
            for (key, value) in more {
                add(there, &mut index, key, value);
            }
        }
        (Value::List(there), Value::List(more)) => there.extend(more.iter().cloned()),
        (_, _) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn object(keys: impl Iterator<Item = String>) -> Value {
        Value::Object(keys.map(|key| (key.into(), Value::Null)).collect())
    }

    #[test]
    fn a_member_comes_behind_those_that_are_there_and_takes_the_place_of_none() {
        for count in [1, FEW - 1, FEW, FEW + 1, 100] {
            let mut root = object((0..count).map(|number| format!("a{number}")));
            let mut filled = Filled::new(&mut root);
            filled.add("", &"a0".into(), &Value::Bool(true));
            filled.add("", &"b".into(), &object(["x".to_owned()].into_iter()));
            filled.add("/b", &"y".into(), &Value::Null);
            filled.add(
                "",
                &"b".into(),
                &object(["y".to_owned(), "z".to_owned()].into_iter()),
            );
            filled.add("/b", &"z".into(), &Value::Bool(true));
            filled.add("/nowhere/else", &"c".into(), &Value::Null);
            filled.complete(
                &"b".into(),
                &object(["x".to_owned(), "w".to_owned()].into_iter()),
            );
            let Value::Object(members) = &root else {
                panic!("it is an object")
            };
            assert_eq!(members.len(), count + 1);
            assert_eq!(members[0], ("a0".into(), Value::Null));
            let inside = object(["x", "y", "z", "w"].map(str::to_owned).into_iter());
            assert_eq!(members[count], ("b".into(), inside));
        }
    }
}
