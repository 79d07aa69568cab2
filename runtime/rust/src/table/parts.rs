//! Of which types a type is made.

use std::collections::HashSet;
use std::mem::discriminant;

use super::{Record, Rest, Table};

impl Table {
    /// Whether there are `@schema` keywords anywhere in the type.
    pub(crate) fn has_schema(self) -> bool {
        self.holds(|part| matches!(part, Self::Schema(schema) if schema.has_keywords()))
    }

    /// The names of the fields of a record that are secret as a whole.
    #[cfg(feature = "cli")]
    pub(crate) fn secret_fields(self) -> Vec<&'static str> {
        let Self::Record(record) = self else {
            return Vec::new();
        };
        let mut names = Vec::new();
        for field in record.fields {
            let mut inner = field.table;
            loop {
                if let Self::Nullable(table) = inner {
                    inner = *table;
                } else if let Self::Schema(schema) = inner {
                    inner = schema.table();
                } else {
                    break;
                }
            }
            if matches!(inner, Self::Secret(_)) {
                names.push(field.name);
            }
        }
        names
    }

    /// Whether there are secrets anywhere in the type.
    pub(crate) fn has_secrets(self) -> bool {
        self.holds(|part| matches!(part, Self::Secret(_)))
    }

    /// Whether the type, or any that it is made of, passes a test.
    fn holds(self, test: impl Fn(Self) -> bool) -> bool {
        let mut seen = HashSet::new();
        let mut left = vec![self];
        while let Some(table) = left.pop() {
            if test(table) {
                return true;
            }
            // What has no address has no parts.
            let address = table.address();
            if address.is_some_and(|address| seen.insert((discriminant(&table), address))) {
                table.push_parts(&mut left);
            }
        }
        false
    }

    pub(crate) fn push_parts(self, parts: &mut Vec<Self>) {
        match self {
            Self::Null
            | Self::Bool
            | Self::Json
            | Self::Int(_)
            | Self::Float(_)
            | Self::Text(_)
            | Self::Enum(_) => {}
            Self::List(list) => parts.push(list.item),
            Self::Tuple(tuple) => parts.extend(tuple.places.iter().chain(&tuple.tail)),
            Self::Map(map) => parts.push(map.value),
            Self::Record(record) => {
                parts.extend(record.fields.iter().map(|field| field.table));
                match record.rest {
                    Rest::Kept(table) => parts.push(table),
                    Rest::Open => parts.push(Self::Json),
                    Rest::Closed => {}
                }
            }
            Self::Tagged(tagged) => {
                parts.extend(tagged.variants.iter().map(|variant| variant.table));
            }
            Self::Union(union) => parts.extend(union.alternatives),
            Self::Nullable(inner) | Self::Secret(inner) => parts.push(*inner),
            Self::Schema(schema) => parts.push(schema.table()),
        }
    }

    /// Where the details of a type that has parts are.
    pub(crate) fn address(self) -> Option<*const ()> {
        match self {
            Self::Null
            | Self::Bool
            | Self::Json
            | Self::Int(_)
            | Self::Float(_)
            | Self::Text(_)
            | Self::Enum(_) => None,
            Self::List(list) => Some(std::ptr::from_ref(list).cast()),
            Self::Tuple(tuple) => Some(std::ptr::from_ref(tuple).cast()),
            Self::Map(map) => Some(std::ptr::from_ref(map).cast()),
            Self::Record(record) => Some(std::ptr::from_ref(record).cast()),
            Self::Tagged(tagged) => Some(std::ptr::from_ref(tagged).cast()),
            Self::Union(union) => Some(std::ptr::from_ref(union).cast()),
            Self::Nullable(inner) | Self::Secret(inner) => Some(std::ptr::from_ref(inner).cast()),
            Self::Schema(schema) => Some(std::ptr::from_ref(schema).cast()),
        }
    }
}

/// The record of a variant whose fields are beside its tag; a design allows nothing else there.
pub(crate) fn record_of(table: Table) -> Option<&'static Record> {
    match table {
        Table::Record(record) => Some(record),
        Table::Schema(schema) => record_of(schema.table()),
        Table::Secret(inner) => record_of(*inner),
        Table::Null
        | Table::Bool
        | Table::Json
        | Table::Int(_)
        | Table::Float(_)
        | Table::Text(_)
        | Table::Enum(_)
        | Table::List(_)
        | Table::Tuple(_)
        | Table::Map(_)
        | Table::Tagged(_)
        | Table::Union(_)
        | Table::Nullable(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::table::{List, Map, Schema, Table};

    static TREE: List = List::of(Table::List(&TREE));
    static PING: List = List::of(Table::Nullable(&Table::Map(&PONG)));
    static PONG: Map = Map::of(Table::List(&PING));
    static ODD: List = List::of(Table::Schema(&LIMITED));
    static LIMITED: Schema = Schema::new(Table::Secret(&Table::List(&ODD)), "{}");

    #[test]
    fn types_that_hold_themselves_are_looked_through_once() {
        assert!(!Table::List(&TREE).has_schema());
        assert!(!Table::Map(&PONG).has_secrets());
        assert!(Table::List(&ODD).has_schema());
        assert!(Table::List(&ODD).has_secrets());
    }
}
