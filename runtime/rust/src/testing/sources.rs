//! Ids and numbers that a test knows before.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::host::{IdSource, Random};

/// Ids of calls: those that a test gives, in order, and the last one again and again.
#[derive(Debug, Default)]
pub struct FixedIds {
    ids: Vec<String>,
    next: AtomicUsize,
}

impl FixedIds {
    /// These ids; without any, every id is `call`.
    pub fn of<T: Into<String>>(ids: impl IntoIterator<Item = T>) -> Self {
        Self {
            ids: ids.into_iter().map(Into::into).collect(),
            next: AtomicUsize::new(0),
        }
    }
}

impl IdSource for FixedIds {
    fn call_id(&self) -> String {
        let id = taken(&self.ids, &self.next);
        id.cloned().unwrap_or_else(|| "call".to_owned())
    }
}

/// Numbers instead of chance: those that a test gives, in order, and the last one again and again.
#[derive(Debug, Default)]
pub struct FixedRandom {
    numbers: Vec<f64>,
    next: AtomicUsize,
}

impl FixedRandom {
    /// These numbers, each from 0 to below 1; without any, every number is 0.
    pub fn of(numbers: impl IntoIterator<Item = f64>) -> Self {
        Self {
            numbers: numbers.into_iter().collect(),
            next: AtomicUsize::new(0),
        }
    }
}

impl Random for FixedRandom {
    fn fraction(&self) -> f64 {
        taken(&self.numbers, &self.next).copied().unwrap_or(0.0)
    }
}

fn taken<'a, T>(all: &'a [T], next: &AtomicUsize) -> Option<&'a T> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    all.get(place).or_else(|| all.last())
}
