//! What msgspec knows types by: their JSON kinds in a union, and what their values are made by.

use std::sync::Arc;

use toolc_compiler::ir::{Member, Record, Rest, TypeBody, TypeKind, Value};

use super::idents::{self, Scope};
use crate::plan::literals::Literals;
use crate::plan::recursion::not_null;

/// JSON kinds, as a set of bits.
pub(super) const BOOL: u8 = 1;
pub(super) const NUMBER: u8 = 2;
pub(super) const STRING: u8 = 4;
pub(super) const ARRAY: u8 = 8;
pub(super) const OBJECT: u8 = 16;

/// What a value of a nominal type is made by.
#[derive(Clone)]
pub(super) enum Class {
    Enum(Arc<Literals>),
    Record,
    /// Anything else.
    Other,
}

/// The JSON kinds that msgspec knows a declared type by in a union, and what its values are made by.
pub(super) fn class_of(body: &TypeBody) -> (u8, Class) {
    match body {
        TypeBody::Record(record) => record_kinds(record),
        TypeBody::Enum { members } => enum_class(members),
        TypeBody::Union(_) => (0, Class::Other),
        TypeBody::Alias { target } => match &not_null(target).kind {
            TypeKind::Record(record) => record_kinds(record),
            TypeKind::Literals { values } => (literal_kinds(values.iter()), Class::Other),
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Union { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. }
            | TypeKind::Unknown => (0, Class::Other),
        },
    }
}

/// An enum; anything else where no enum of Python could have the members.
fn enum_class(members: &[Member]) -> (u8, Class) {
    let values = || members.iter().map(|member| &member.value);
    let texts = values().all(|value| matches!(value, Value::String(_)));
    let whole = values().all(|value| matches!(value, Value::Number(_))) && are_plain(values());
    if !texts && !whole {
        return (0, Class::Other);
    }
    let idents = idents::constants(
        members.iter().map(|member| &*member.name),
        &mut Scope::default(),
    );
    let class = Class::Enum(Arc::new(Literals::new(values(), idents)));
    (if texts { STRING } else { NUMBER }, class)
}

fn record_kinds(record: &Record) -> (u8, Class) {
    (
        if is_own_record(record) { 0 } else { OBJECT },
        Class::Record,
    )
}

/// The JSON kinds of literals; none where msgspec does not know all of them.
pub(super) fn literal_kinds<'a>(values: impl Iterator<Item = &'a Value> + Clone) -> u8 {
    if !are_plain(values.clone()) {
        return 0;
    }
    values.fold(0, |kinds, value| {
        kinds
            | if matches!(value, Value::String(_)) {
                STRING
            } else {
                NUMBER
            }
    })
}

/// Whether msgspec has no Struct for a record: it keeps undeclared keys, or a key cannot be one of a Struct.
pub(super) fn is_own_record(record: &Record) -> bool {
    !matches!(record.rest, Rest::Closed) || record.fields.iter().any(|field| is_odd(&field.name))
}

/// Whether msgspec does not take a text as a key.
pub(super) fn is_odd(key: &str) -> bool {
    key.contains(|c: char| matches!(c, '"' | '\\') || c < '\u{20}')
}

/// Whether literals are only texts and integers, which msgspec knows.
pub(super) fn are_plain<'a>(mut values: impl Iterator<Item = &'a Value>) -> bool {
    values.all(|value| match value {
        Value::String(_) => true,
        Value::Number(text) => is_whole(text),
        Value::Null | Value::Bool(_) | Value::List(_) | Value::Object(_) => false,
    })
}

/// Whether a JSON number is whole.
pub(super) fn is_whole(text: &str) -> bool {
    toolc_compiler::decimal::Decimal::parse(text).is_some_and(|number| number.is_integer())
}
