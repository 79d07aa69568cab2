//! Valid values of a type, made from a seed.

use std::fmt;
use std::marker::PhantomData;

use super::chance::{Chance, state_of};
use super::heights::Heights;
use super::maker::Maker;
use super::patterns::Read;
use super::stop::{Steps, Stop};
use crate::codec::Payload;
use crate::diagnose::canonical;
use crate::json::Value;
use crate::table::Table;

/// No value of a type can be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoValue(Stop);

impl fmt::Display for NoValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no value of this type can be made: {}", self.0)
    }
}

impl std::error::Error for NoValue {}

/// Valid values of a generated type, without end, for tests of properties: the same for the same seed, in every
/// language.
///
/// ```
/// use toolrt::{Uuid, testing};
///
/// let ids: Vec<Uuid> = testing::values(7).take(2).collect();
/// assert_ne!(ids[0], ids[1]);
/// ```
///
/// # Panics
/// The iterator panics if no value can be made: the limits leave none, or it would take too much.
pub fn values<T: Payload>(seed: u64) -> Values<T> {
    Values {
        json: json_values(T::table(), seed),
        of: PhantomData,
    }
}

/// The same by a table, as canonical JSON.
pub fn json_values(table: Table, seed: u64) -> JsonValues {
    JsonValues {
        table,
        heights: Heights::of(table),
        seed: seed.to_string(),
        count: 0,
    }
}

/// See [`values`].
pub struct Values<T> {
    json: JsonValues,
    of: PhantomData<fn() -> T>,
}

impl<T: Payload> Iterator for Values<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let json = self.json.next()?.unwrap_or_else(|none| panic!("{none}"));
        match T::from_json(json.as_bytes()) {
            Ok(value) => Some(value),
            Err(issues) => panic!("a value that the table allows is rejected: {issues:?}"),
        }
    }
}

impl<T> fmt::Debug for Values<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json.fmt(f)
    }
}

/// See [`json_values`].
pub struct JsonValues {
    table: Table,
    heights: Heights,
    seed: String,
    count: u64,
}

impl Iterator for JsonValues {
    type Item = Result<String, NoValue>;

    fn next(&mut self) -> Option<Self::Item> {
        let count = self.count.to_string();
        self.count += 1;
        let state = state_of(&["values", &self.seed, &count]);
        Some(made(self.table, &self.heights, state))
    }
}

impl fmt::Debug for JsonValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Values")
            .field("seed", &self.seed)
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}

/// How deep values may nest before the smallest are taken, for each attempt.
const DEPTHS: [u32; 8] = [4, 4, 3, 2, 1, 0, 0, 0];

/// A value as canonical JSON, the same for the same state.
pub(super) fn made(table: Table, heights: &Heights, state: u64) -> Result<String, NoValue> {
    let mut why = Stop::Costly;
    for (attempt, depth) in (0..).zip(DEPTHS) {
        let mut maker = Maker {
            chance: Chance::new(state ^ attempt),
            steps: Steps::new(),
            read: Read::default(),
            heights,
        };
        match maker.value(table, depth) {
            Err(stop) => why = stop,
            Ok(value) => match written(table, &value) {
                Ok(json) => return Ok(json),
                Err(stop) => why = stop,
            },
        }
    }
    Err(NoValue(why))
}

fn written(table: Table, value: &Value) -> Result<String, Stop> {
    let json = canonical(table, value.to_json().as_bytes());
    let json = json.map_err(|issues| {
        let first = issues.into_iter().next();
        Stop::Broken(first.map(|issue| issue.message).unwrap_or_default())
    })?;
    Ok(String::from_utf8(json).unwrap_or_default())
}
