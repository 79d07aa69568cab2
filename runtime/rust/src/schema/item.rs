//! A value as the walk holds it: a part of the document, or the name of a property.

use super::decimal::Decimal;
use super::nodes::Kind;
use crate::issues::Got;
use crate::json::{Number, Object, Value};

#[derive(Debug, Clone, Copy)]
pub(super) enum Item<'a> {
    Null,
    Bool(bool),
    Number(&'a Number),
    Text(&'a str),
    List(&'a [Value]),
    Object(&'a Object),
}

impl<'a> Item<'a> {
    pub(super) fn of(value: &'a Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => Self::Number(number),
            Value::String(text) => Self::Text(text),
            Value::Array(items) => Self::List(items),
            Value::Object(object) => Self::Object(object),
        }
    }

    pub(super) fn kind(self) -> Kind {
        match self {
            Self::Null => Kind::Null,
            Self::Bool(_) => Kind::Boolean,
            Self::Number(number) if Decimal::of(number).is_whole() => Kind::Integer,
            Self::Number(_) => Kind::Number,
            Self::Text(_) => Kind::String,
            Self::List(_) => Kind::Array,
            Self::Object(_) => Kind::Object,
        }
    }

    pub(super) fn got(self) -> Got<'a> {
        match self {
            Self::Null => Got::Null,
            Self::Bool(value) => Got::Bool(value),
            Self::Number(number) => Got::Number(number.as_str()),
            Self::Text(text) => Got::Text(text),
            Self::List(items) => Got::List(items.len()),
            Self::Object(object) => Got::Object(object.len()),
        }
    }
}
