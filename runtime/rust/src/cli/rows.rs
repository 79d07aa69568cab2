//! The rows of a result, and which of them are wanted.

use std::borrow::Cow;

use super::kinds::Kinds;
use super::shape::Shape;
use crate::json::{Object, Value};

/// What stands where nothing is.
static NOTHING: Value = Value::Null;

/// What is to be kept of a result.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The fields of rows, each as a path of keys.
    pub fields: Vec<Vec<String>>,
    /// What rows must have; all of it.
    pub filters: Vec<Filter>,
    /// How many rows are kept at most.
    pub limit: Option<u64>,
}

/// What a field of a row must be, or must not be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// The field, as a path of keys.
    pub path: Vec<String>,
    /// Whether it must be the value, or anything else.
    pub is_equal: bool,
    /// The value as a text.
    pub value: String,
}

impl Wanted {
    /// Whether everything is kept.
    pub fn is_all(&self) -> bool {
        self.fields.is_empty() && self.filters.is_empty() && self.limit.is_none()
    }

    /// What is kept of a result, and whether the limit has left rows out. `field` has its rows, if it is a record that
    /// has any.
    pub fn of(&self, result: &Value, field: Option<&str>) -> (Value, bool) {
        let Some(rows) = rows_of(result, field) else {
            return (self.kept(result), false);
        };
        let limit = self.limit.map(usize::try_from);
        let limit = limit.map_or(usize::MAX, |limit| limit.unwrap_or(usize::MAX));
        let mut passing = rows.iter().filter(|row| self.passes(row));
        let some = passing.by_ref().take(limit).map(|row| self.kept(row));
        let some = Value::Array(some.collect());
        let is_cut = passing.next().is_some();
        let whole = match (field, result) {
            (Some(field), Value::Object(members)) => with(members, field, some),
            _ => some,
        };
        (whole, is_cut)
    }

    fn passes(&self, row: &Value) -> bool {
        self.filters.iter().all(|filter| {
            let found = find(row, &filter.path).unwrap_or(&NOTHING);
            (cell(found) == filter.value) == filter.is_equal
        })
    }

    fn kept(&self, row: &Value) -> Value {
        if self.fields.is_empty() || row.as_object().is_none() {
            return row.clone();
        }
        let fields = self.fields.iter();
        let kept = fields.filter_map(|path| Some((path.join("."), find(row, path)?.clone())));
        Value::Object(kept.collect::<Object>())
    }
}

/// The field of a result that has its rows, by the schema of the result: the only list of a record, if it comes first
/// or has objects.
pub fn row_field<'s>(root: &Shape<'s>) -> Option<&'s str> {
    let names = root.names();
    let fields = names
        .iter()
        .filter_map(|name| Some((*name, root.field(name)?)));
    let mut lists = fields.filter(|(_, shape)| shape.is_list());
    let (name, shape) = lists.next()?;
    let has_rows = names.first() == Some(&name) || shape.items().kinds() == Kinds::OBJECT;
    (lists.next().is_none() && has_rows).then_some(name)
}

/// The rows of a result: the items of a list, or of a field of a record.
pub fn rows_of<'v>(result: &'v Value, field: Option<&str>) -> Option<&'v [Value]> {
    let inner = || result.get(field?)?.as_array();
    result.as_array().or_else(inner)
}

/// A value as a text: a text as it is, null as an empty one, anything else as JSON.
pub fn cell(value: &Value) -> Cow<'_, str> {
    match value {
        Value::Null => Cow::Borrowed(""),
        Value::String(text) => Cow::Borrowed(text),
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            Cow::Owned(value.to_json())
        }
    }
}

/// The cell of a field of a row; empty if the row does not have it.
pub fn cell_of<'v>(row: &'v Value, field: &str) -> Cow<'v, str> {
    cell(row.get(field).unwrap_or(&NOTHING))
}

/// The first field of a row as a text; the row itself if it is a scalar.
pub fn first_cell(row: &Value) -> Cow<'_, str> {
    match row.as_object() {
        Some(members) => members
            .iter()
            .next()
            .map_or(Cow::Borrowed(""), |(_, value)| cell(value)),
        None => cell(row),
    }
}

/// A record with another value of a field.
fn with(members: &Object, field: &str, value: Value) -> Value {
    let mut value = Some(value);
    let members = members.iter().map(|(key, before)| {
        let new = value.take_if(|_| key == field);
        (key.to_owned(), new.unwrap_or_else(|| before.clone()))
    });
    Value::Object(members.collect())
}

fn find<'v>(row: &'v Value, path: &[String]) -> Option<&'v Value> {
    path.iter().try_fold(row, |value, key| value.get(key))
}
