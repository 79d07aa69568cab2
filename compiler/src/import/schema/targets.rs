//! The targets of refs in their document.

use super::Reader;
use crate::ir::Value;
use crate::pointer;

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
            let at = self.lookup.at(self.root, &pointer)?;
            return Some((pointer, at));
        }
        self.by_anchor(&pointer)
    }

    fn by_name(&self, name: &str) -> Option<(String, &'a Value)> {
        for folder in ["$defs", "definitions"] {
            let folder_of = self.root.get(folder);
            if let Some(found) = folder_of.and_then(|folder| self.lookup.entry(folder, name)) {
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
