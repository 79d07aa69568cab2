//! Wire values with the names that stand for them, such as the members of an enum.

use std::collections::HashMap;
use std::sync::OnceLock;

use toolc_compiler::ir::{ScalarKey, Value};

/// Scalars, and as many names in the same order.
pub(crate) struct Literals {
    pub values: Vec<Value>,
    pub names: Vec<String>,
    /// Made when somebody looks for a value: thousands of defaults may be members of one enum of thousands.
    table: OnceLock<HashMap<ScalarKey, usize>>,
}

impl Literals {
    pub(crate) fn new<'v>(values: impl Iterator<Item = &'v Value>, names: Vec<String>) -> Self {
        Self {
            values: values.cloned().collect(),
            names,
            table: OnceLock::new(),
        }
    }

    /// The name of a wire value; numbers compare by value.
    pub(crate) fn name_of(&self, value: &Value) -> Option<&str> {
        let table = self.table.get_or_init(|| {
            let mut table = HashMap::new();
            for (at, value) in self.values.iter().enumerate() {
                if let Some(key) = ScalarKey::of(value) {
                    table.entry(key).or_insert(at);
                }
            }
            table
        });
        let at = *table.get(&ScalarKey::of(value)?)?;
        Some(&self.names[at])
    }
}
