//! A document that borrows its texts: the slow path walks it without copying every value.

use std::borrow::Cow;

use super::repeated::last_wins;
use super::text::{write_key, write_quoted};
use super::{Number, Object, Value};

/// A JSON value that borrows from its document; a text is a copy only if it had escapes.
#[derive(Debug)]
pub(crate) enum Node<'a> {
    Null,
    Bool(bool),
    /// The spelling.
    Number(&'a str),
    Text(Cow<'a, str>),
    List(Vec<Node<'a>>),
    Object(Members<'a>),
}

impl<'a> Node<'a> {
    /// A value as a document.
    pub(crate) fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => Self::Number(number.as_str()),
            Value::String(text) => Self::Text(text.into()),
            Value::Array(items) => Self::List(items.iter().map(Self::of).collect()),
            Value::Object(members) => {
                let members = members.iter();
                let members = members.map(|(key, member)| (key.into(), Self::of(member)));
                Self::Object(Members(members.collect()))
            }
        }
    }
}

impl Node<'_> {
    /// Appends the value as JSON text, without white space.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        match self {
            Self::Null => out.extend_from_slice(b"null"),
            Self::Bool(true) => out.extend_from_slice(b"true"),
            Self::Bool(false) => out.extend_from_slice(b"false"),
            Self::Number(spelling) => out.extend_from_slice(spelling.as_bytes()),
            Self::Text(text) => write_quoted(out, text),
            Self::List(items) => {
                out.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Self::Object(members) => {
                out.push(b'{');
                for (index, (key, node)) in members.iter().enumerate() {
                    write_key(out, index > 0, key);
                    node.write(out);
                }
                out.push(b'}');
            }
        }
    }

    /// The text, if it is one.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Null | Self::Bool(_) | Self::Number(_) | Self::List(_) | Self::Object(_) => None,
        }
    }

    /// The value, owned.
    pub(crate) fn to_value(&self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Number(spelling) => Value::Number(Number::trusted(spelling)),
            Self::Text(text) => Value::String(text.as_ref().to_owned()),
            Self::List(items) => Value::Array(items.iter().map(Node::to_value).collect()),
            Self::Object(members) => Value::Object(Object::trusted(
                members
                    .iter()
                    .map(|(key, node)| (key.to_owned(), node.to_value()))
                    .collect(),
            )),
        }
    }
}

/// The members of an object, in order, each key once.
#[derive(Debug)]
pub(crate) struct Members<'a>(Vec<(Cow<'a, str>, Node<'a>)>);

impl<'a> Members<'a> {
    /// Members as read: of a duplicate key, the last value counts, at the first one's position.
    pub(super) fn read(members: Vec<(Cow<'a, str>, Node<'a>)>) -> Self {
        Self(last_wins(members))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Node<'a>)> {
        self.0.iter().map(|(key, node)| (key.as_ref(), node))
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Node<'a>> {
        self.iter()
            .find(|(name, _)| *name == key)
            .map(|(_, node)| node)
    }

    /// The member `key`, which is most likely at `place`; moves `place` after it.
    pub(crate) fn get_at(&self, key: &str, place: &mut usize) -> Option<&Node<'a>> {
        let at = match self.0.get(*place) {
            Some((name, _)) if name == key => *place,
            Some(_) | None => self.0.iter().position(|(name, _)| name == key)?,
        };
        *place = at + 1;
        Some(&self.0[at].1)
    }
}
