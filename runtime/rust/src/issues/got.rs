//! The part of a value that a message may show.

use crate::json::{Node, Value};

/// The part of a value that a message may show.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Got<'v> {
    Null,
    Bool(bool),
    /// The spelling.
    Number(&'v str),
    Text(&'v str),
    List(usize),
    Object(usize),
    /// A count of characters, items or entries.
    Count(usize),
    /// An absent or secret value.
    Nothing,
    /// Two equal items.
    Pair(usize, usize),
}

impl<'v> Got<'v> {
    pub(crate) fn of(value: &'v Node<'v>) -> Self {
        match value {
            Node::Null => Self::Null,
            Node::Bool(value) => Self::Bool(*value),
            Node::Number(spelling) => Self::Number(spelling),
            Node::Text(text) => Self::Text(text),
            Node::List(items) => Self::List(items.len()),
            Node::Object(object) => Self::Object(object.len()),
        }
    }

    pub(crate) fn of_value(value: &'v Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => Self::Number(number.as_str()),
            Value::String(text) => Self::Text(text),
            Value::Array(items) => Self::List(items.len()),
            Value::Object(object) => Self::Object(object.len()),
        }
    }
}
