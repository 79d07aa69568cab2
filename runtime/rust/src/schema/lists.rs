//! Keywords of lists.

use std::collections::HashMap;

use super::item::Item;
use super::keys::key;
use super::nodes::{Count, Id, Node, Rules};
use super::problem::Problem;
use super::seen::Seen;
use super::walk::Walk;
use crate::issues::{Got, Segment};
use crate::json::Value;

impl<'a> Walk<'a> {
    pub(super) fn list(&mut self, rules: &'a Rules, items: &'a [Value], seen: &mut Seen<'a>) {
        let length = items.len();
        let names = rules
            .items_count
            .broken(length as u64, "minItems", "maxItems");
        self.add(
            &names,
            Problem::Items(rules.items_count),
            Got::Count(length),
        );
        let before = self.broken;
        for ((index, item), id) in items.iter().enumerate().zip(&rules.prefix) {
            self.section("prefixItems", |walk| {
                walk.below(Segment::Index(index), *id, Item::of(item));
            });
        }
        let prefix = rules.prefix.len();
        seen.first_items = prefix.min(length);
        if let Some(id) = rules.items {
            self.others_of(id, prefix, items);
            seen.all_items = true;
        }
        if rules.unique && self.broken == before {
            self.unique(items);
        }
        if let Some((id, count)) = rules.contains {
            let mut apart = Seen::default();
            let noted = if rules.contains_evaluates {
                seen
            } else {
                &mut apart
            };
            self.section("contains", |walk| walk.contains(id, count, items, noted));
        }
    }

    /// The items behind the first ones; none may be there if their schema is `false`.
    fn others_of(&mut self, id: Id, prefix: usize, items: &'a [Value]) {
        if matches!(self.schema.nodes[id], Node::Always(false)) {
            if items.len() > prefix {
                let most = Count {
                    min: 0,
                    max: prefix as u64,
                };
                self.add(&["items"], Problem::Items(most), Got::Count(items.len()));
            }
            return;
        }
        for (index, item) in items.iter().enumerate().skip(prefix) {
            if self.is_done() {
                return;
            }
            self.section("items", |walk| {
                walk.below(Segment::Index(index), id, Item::of(item));
            });
        }
    }

    fn unique(&mut self, items: &'a [Value]) {
        let mut known = HashMap::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            let (key, count) = key(Item::of(item));
            self.charge(count);
            if self.is_done() {
                return;
            }
            if let Some(first) = known.insert(key, index) {
                self.add(&["uniqueItems"], Problem::Unique, Got::Pair(first, index));
                return;
            }
        }
    }

    fn contains(&mut self, id: Id, count: Count, items: &'a [Value], seen: &mut Seen<'a>) {
        let mut accepted = 0;
        for (index, item) in items.iter().enumerate() {
            if self.quietly(id, Item::of(item)).is_some() {
                accepted += 1;
                if self.schema.tracks {
                    seen.items.insert(index);
                }
            }
            if self.is_done() {
                return;
            }
        }
        if !count
            .broken(accepted as u64, "minContains", "maxContains")
            .is_empty()
        {
            self.add(
                &["contains"],
                Problem::Contains(count),
                Got::Count(accepted),
            );
        }
    }

    pub(super) fn unevaluated_items(
        &mut self,
        rules: &'a Rules,
        items: &'a [Value],
        seen: &mut Seen<'a>,
    ) {
        let Some(id) = rules.unevaluated_items else {
            return;
        };
        for (index, item) in items.iter().enumerate() {
            if !seen.has_item(index) {
                self.section("unevaluatedItems", |walk| {
                    walk.below(Segment::Index(index), id, Item::of(item));
                });
            }
        }
        seen.all_items = true;
    }
}
