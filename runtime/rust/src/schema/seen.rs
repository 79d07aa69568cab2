//! Which properties and items keywords have evaluated, for `unevaluatedProperties` and `unevaluatedItems`.

use std::collections::HashSet;

#[derive(Debug, Default)]
pub(super) struct Seen<'a> {
    pub(super) all_properties: bool,
    pub(super) properties: HashSet<&'a str>,
    pub(super) all_items: bool,
    /// So many items from the first on.
    pub(super) first_items: usize,
    pub(super) items: HashSet<usize>,
}

impl<'a> Seen<'a> {
    pub(super) fn merge(&mut self, other: Seen<'a>) {
        self.all_properties |= other.all_properties;
        self.properties.extend(other.properties);
        self.all_items |= other.all_items;
        self.first_items = self.first_items.max(other.first_items);
        self.items.extend(other.items);
    }

    pub(super) fn has_property(&self, key: &str) -> bool {
        self.all_properties || self.properties.contains(key)
    }

    pub(super) fn has_item(&self, index: usize) -> bool {
        self.all_items || index < self.first_items || self.items.contains(&index)
    }
}
