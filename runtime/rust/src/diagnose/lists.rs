//! What can be wrong with lists, tuples and maps as a whole.

use super::path::Segment;
use super::problem::{Got, Problem};
use super::unique;
use super::walk::Walk;
use crate::json::{Members, Node};
use crate::table::{Count, List, Map, Tuple};

impl<'v> Walk<'v> {
    pub(super) fn list(&mut self, list: &'static List, items: &'v [Node<'v>]) {
        if !list.count.allows(items.len()) {
            self.add_count(Problem::Items { limits: list.count }, items.len());
        }
        let before = self.broken;
        for (index, item) in items.iter().enumerate() {
            self.below(Segment::Index(index), list.item, item);
        }
        if list.unique && items.len() > 1 && self.broken == before {
            self.unique(list, items);
        }
    }

    /// Items are equal where their canonical forms are, which valid items have.
    fn unique(&mut self, list: &'static List, items: &'v [Node<'v>]) {
        let canonical = items.iter().map(|item| {
            let mut out = Vec::new();
            self.write(&mut out, list.item, item);
            out
        });
        let canonical: Vec<Vec<u8>> = canonical.collect();
        let Some((first, second)) = unique::equal_pair(&canonical) else {
            return;
        };
        let got = if self.secret == 0 {
            Got::Pair(first, second)
        } else {
            Got::Nothing
        };
        self.add(Problem::Unique, got);
    }

    pub(super) fn tuple(&mut self, tuple: &'static Tuple, items: &'v [Node<'v>]) {
        let places = tuple.places.len();
        let max = if tuple.tail.is_some() {
            u64::MAX
        } else {
            places as u64
        };
        let limits = Count {
            min: places as u64,
            max,
        };
        if !limits.allows(items.len()) {
            self.add_count(Problem::Items { limits }, items.len());
        }
        let tables = tuple.places.iter().copied();
        let tables = tables.chain(std::iter::repeat_with(|| tuple.tail).map_while(|tail| tail));
        for ((index, item), table) in items.iter().enumerate().zip(tables) {
            self.below(Segment::Index(index), table, item);
        }
    }

    pub(super) fn map(&mut self, map: &'static Map, object: &'v Members<'v>) {
        if !map.count.allows(object.len()) {
            self.add_count(Problem::Entries { limits: map.count }, object.len());
        }
        for (key, value) in object.iter() {
            self.below(self.key(key), map.value, value);
        }
    }
}
