//! The targets of refs in their document.

use foldhash::{HashMap, HashMapExt};

use super::Reader;
use crate::ir::Value;
use crate::pointer;

/// Objects with more entries are searched by a table: there may be as many refs as entries.
const LARGE: usize = 32;

impl<'a> Reader<'a> {
    /// The target of a ref: a JSON Pointer, and the value there.
    pub(super) fn target(&self, reference: &str) -> Option<(String, &'a Value)> {
        let fragment = match reference.strip_prefix('#') {
            Some(fragment) => fragment,
            // The document itself, by its own address; or, as people write it, a bare name.
            None => match reference.split_once('#') {
                Some((address, fragment)) => {
                    let own = self.root.get("$id").or(self.root.get("id"));
                    if own != Some(&Value::String(address.into())) {
                        return None;
                    }
                    fragment
                }
                None => return self.by_name(reference),
            },
        };
        let pointer = pointer::unescaped(fragment);
        if pointer.is_empty() || pointer.starts_with('/') {
            let mut at = self.root;
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
            return Some((pointer, at));
        }
        self.by_anchor(&pointer)
    }

    /// The value of a key in an object of the document.
    fn entry(&self, at: &'a Value, key: &str) -> Option<&'a Value> {
        let Value::Object(entries) = at else {
            return None;
        };
        if entries.len() < LARGE {
            return at.get(key);
        }
        let mut tables = self.tables.borrow_mut();
        let table = tables.entry(std::ptr::from_ref(at)).or_insert_with(|| {
            let mut table = HashMap::with_capacity(entries.len());
            for (key, value) in entries {
                table.entry(&**key).or_insert(value);
            }
            table
        });
        table.get(key).copied()
    }

    fn by_name(&self, name: &str) -> Option<(String, &'a Value)> {
        for folder in ["$defs", "definitions"] {
            let folder_of = self.root.get(folder);
            if let Some(found) = folder_of.and_then(|folder| self.entry(folder, name)) {
                return Some((format!("/{folder}/{name}"), found));
            }
        }
        None
    }

    fn by_anchor(&self, anchor: &str) -> Option<(String, &'a Value)> {
        for folder in ["$defs", "definitions"] {
            let Some(Value::Object(entries)) = self.root.get(folder) else {
                continue;
            };
            for (name, schema) in entries {
                let named = matches!(schema.get("$anchor"), Some(Value::String(known)) if **known == *anchor)
                    || matches!(schema.get("$id").or(schema.get("id")), Some(Value::String(known)) if known.strip_prefix('#') == Some(anchor));
                if named {
                    return Some((format!("/{folder}/{name}"), schema));
                }
            }
        }
        None
    }
}
