//! Members of large objects by their keys: a document may have as many refs as it has members.

use std::cell::RefCell;

use foldhash::{HashMap, HashMapExt};

use crate::ir::Value;
use crate::pointer;

/// Objects with more entries are searched by a table.
const LARGE: usize = 32;

/// The entries of large objects, by the address of the object.
#[derive(Debug, Default)]
pub(super) struct Lookup<'a>(RefCell<HashMap<*const Value, HashMap<&'a str, &'a Value>>>);

impl<'a> Lookup<'a> {
    /// The value of a key in an object.
    pub fn entry(&self, at: &'a Value, key: &str) -> Option<&'a Value> {
        let Value::Object(entries) = at else {
            return None;
        };
        if entries.len() < LARGE {
            return at.get(key);
        }
        let mut tables = self.0.borrow_mut();
        let table = tables.entry(std::ptr::from_ref(at)).or_insert_with(|| {
            let mut table = HashMap::with_capacity(entries.len());
            for (key, value) in entries {
                table.entry(&**key).or_insert(value);
            }
            table
        });
        table.get(key).copied()
    }

    /// The value at a JSON Pointer.
    pub fn at(&self, root: &'a Value, pointer: &str) -> Option<&'a Value> {
        let mut at = root;
        for step in pointer.split('/').skip(1) {
            let step = pointer::name(step);
            at = match at {
                Value::Object(_) => self.entry(at, &step)?,
                Value::List(items) => items.get(step.parse::<usize>().ok()?)?,
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                    return None;
                }
            };
        }
        Some(at)
    }
}
