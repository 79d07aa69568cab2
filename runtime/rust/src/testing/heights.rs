//! How deep the smallest values of types nest.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use crate::table::{Presence, Table};

/// The height of a type without values: each would hold another one.
pub(super) const ENDLESS: u32 = u32::MAX;

/// A kind, and where its details are.
type Key = (Discriminant<Table>, usize);

/// The heights of a type and of all that it is made of.
pub(super) struct Heights(HashMap<Key, u32>);

impl Heights {
    pub(super) fn of(table: Table) -> Self {
        let mut heights = Self(HashMap::new());
        let mut all = Vec::new();
        let mut left = vec![table];
        while let Some(table) = left.pop() {
            let Some(key) = key(table) else { continue };
            if heights.0.insert(key, ENDLESS).is_none() {
                all.push((key, table));
                table.push_parts(&mut left);
            }
        }
        let mut settled = false;
        while !settled {
            settled = true;
            for (key, table) in all.iter().rev() {
                let height = heights.computed(*table);
                if heights.0.insert(*key, height) != Some(height) {
                    settled = false;
                }
            }
        }
        heights
    }

    /// The height of a type.
    pub(super) fn get(&self, table: Table) -> u32 {
        key(table).map_or(0, |key| self.0.get(&key).copied().unwrap_or(ENDLESS))
    }

    fn computed(&self, table: Table) -> u32 {
        match table {
            Table::Null
            | Table::Bool
            | Table::Json
            | Table::Int(_)
            | Table::Float(_)
            | Table::Text(_)
            | Table::Enum(_)
            | Table::Nullable(_) => 0,
            Table::List(list) if list.count.min == 0 => 0,
            Table::List(list) => self.above([list.item]),
            Table::Map(map) if map.count.min == 0 => 0,
            Table::Map(map) => self.above([map.value]),
            Table::Tuple(tuple) => {
                let more = tuple.count.min > tuple.places.len() as u64;
                let tail = tuple.tail.filter(|_| more);
                self.above(tuple.places.iter().copied().chain(tail))
            }
            Table::Record(record) => {
                let needed = record.fields.iter().filter(|field| match field.presence {
                    Presence::Required => true,
                    Presence::Optional | Presence::Default(_) => false,
                });
                self.above(needed.map(|field| field.table))
            }
            Table::Tagged(tagged) => {
                let variants = tagged.variants.iter();
                let least = variants.map(|variant| self.get(variant.table)).min();
                least.unwrap_or(ENDLESS).saturating_add(1)
            }
            Table::Union(union) => {
                let alternatives = union.alternatives.iter();
                let least = alternatives.map(|table| self.get(*table)).min();
                least.unwrap_or(ENDLESS)
            }
            Table::Secret(inner) => self.get(*inner),
            Table::Schema(schema) => self.get(schema.table()),
        }
    }

    /// One above the highest of some types.
    fn above(&self, tables: impl IntoIterator<Item = Table>) -> u32 {
        let heights = tables.into_iter().map(|table| self.get(table));
        heights.max().unwrap_or(0).saturating_add(1)
    }
}

fn key(table: Table) -> Option<Key> {
    table
        .address()
        .map(|address| (discriminant(&table), address.addr()))
}
