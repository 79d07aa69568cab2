//! The arguments of a step, as code makes them.

use std::fmt;

use super::given::{Given, Path};
use super::reference::Reference;
use crate::json::{Object, Value};

/// A value among the arguments of a step, or a reference in its place.
///
/// Values are made with `into()`, and are data whatever they look like: only a [`Reference`] refers to another step.
#[derive(Clone, PartialEq)]
pub struct Input(pub(super) Given);

impl Input {
    /// An object.
    pub fn object<K: Into<String>>(members: impl IntoIterator<Item = (K, Input)>) -> Self {
        let mut all: Vec<(String, Given)> = Vec::new();
        for (key, Self(member)) in members {
            let key = key.into();
            match all.iter_mut().find(|(name, _)| *name == key) {
                Some(known) => known.1 = member,
                None => all.push((key, member)),
            }
        }
        let whole = Given::Object(all);
        // What has both is an issue of the plan.
        let is_data = whole.is_reserved() && whole.references().is_empty();
        Self(match is_data {
            true => Given::Literal(whole.values()),
            false => whole,
        })
    }
}

impl fmt::Debug for Input {
    /// What it refers to, and nothing of its values: they may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut references = f.debug_list();
        self.0.each_reference(&mut Path::new(), &mut |_, one| {
            references.entry(one);
        });
        references.finish()
    }
}

impl From<Reference> for Input {
    fn from(reference: Reference) -> Self {
        Self(Given::From(reference))
    }
}

impl From<&Reference> for Input {
    fn from(reference: &Reference) -> Self {
        reference.clone().into()
    }
}

impl From<Value> for Input {
    fn from(value: Value) -> Self {
        match value {
            Value::Array(items) => {
                let items = items.into_iter().map(|item| Self::from(item).0);
                Self(Given::List(items.collect()))
            }
            Value::Object(members) => {
                let members = members.iter();
                Self::object(members.map(|(key, one)| (key, Self::from(one.clone()))))
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                Self(Given::Scalar(value))
            }
        }
    }
}

impl From<Object> for Input {
    fn from(members: Object) -> Self {
        Value::Object(members).into()
    }
}

impl From<&str> for Input {
    fn from(text: &str) -> Self {
        Value::from(text).into()
    }
}

impl From<String> for Input {
    fn from(text: String) -> Self {
        Value::from(text).into()
    }
}

impl From<i64> for Input {
    fn from(number: i64) -> Self {
        Value::from(number).into()
    }
}

impl From<bool> for Input {
    fn from(value: bool) -> Self {
        Value::from(value).into()
    }
}

impl From<Vec<Input>> for Input {
    fn from(items: Vec<Input>) -> Self {
        let items = items.into_iter().map(|Self(item)| item);
        Self(Given::List(items.collect()))
    }
}

impl<K: Into<String>, const N: usize> From<[(K, Input); N]> for Input {
    fn from(members: [(K, Input); N]) -> Self {
        Self::object(members)
    }
}
