//! Problems of lists, tuples and maps as a whole.

use super::problem::Problem;
use super::unique;
use super::walk::Walk;
use crate::issues::{Got, Segment};
use crate::json::{Members, Node};
use crate::meter::spend;
use crate::table::{List, Map, Table, Tuple};

impl<'v> Walk<'v> {
    pub(super) fn list(&mut self, list: &'static List, items: &'v [Node<'v>]) {
        if !list.count.allows(items.len()) {
            let limits = list.count;
            self.add_shown(Problem::Items { limits }, Got::Count(items.len()));
        }
        let before = self.broken;
        for (index, item) in items.iter().enumerate().take_while(|_| spend(1)) {
            self.below(Segment::Index(index), list.item, item);
        }
        if list.unique && self.broken == before {
            let hides = Table::List(list).has_secrets();
            self.unique(std::iter::repeat(list.item), items, hides);
        }
    }

    /// Items are equal if their canonical forms are; only valid items have one. Which are equal says something of the
    /// secrets in them.
    fn unique(&mut self, tables: impl Iterator<Item = Table>, items: &'v [Node<'v>], hides: bool) {
        if items.len() < 2 {
            return;
        }
        let around = std::mem::replace(&mut self.compares, true);
        let canonical = items.iter().zip(tables).map(|(item, table)| {
            let mut out = Vec::new();
            if spend(20) {
                self.write(&mut out, table, item);
            }
            out
        });
        let canonical: Vec<Vec<u8>> = canonical.collect();
        self.compares = around;
        let Some((first, second)) = unique::equal_pair(&canonical) else {
            return;
        };
        let got = match hides {
            true => Got::Nothing,
            false => Got::Pair(first, second),
        };
        self.add_shown(Problem::Unique, got);
    }

    pub(super) fn tuple(&mut self, tuple: &'static Tuple, items: &'v [Node<'v>]) {
        if !tuple.count.allows(items.len()) {
            let limits = tuple.count;
            self.add_shown(Problem::Items { limits }, Got::Count(items.len()));
        }
        let tables = || {
            let tail = std::iter::repeat_with(|| tuple.tail).map_while(|tail| tail);
            tuple.places.iter().copied().chain(tail)
        };
        let hides = Table::Tuple(tuple).has_secrets();
        let before = self.broken;
        // A secret may stand in the place of another item.
        self.secret += u32::from(hides);
        for ((index, item), table) in items.iter().enumerate().zip(tables()) {
            self.below(Segment::Index(index), table, item);
        }
        self.secret -= u32::from(hides);
        if tuple.unique && self.broken == before {
            self.unique(tables(), items, hides);
        }
    }

    pub(super) fn map(&mut self, map: &'static Map, object: &'v Members<'v>) {
        if !map.count.allows(object.len()) {
            let limits = map.count;
            self.add_shown(Problem::Entries { limits }, Got::Count(object.len()));
        }
        for (key, value) in object.iter().take_while(|_| spend(1)) {
            self.below(self.key(key), map.value, value);
        }
    }
}
