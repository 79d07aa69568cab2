//! Of which types a type is made.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::mem::{Discriminant, discriminant};

use super::{Record, Rest, Table};

/// A type that has parts: its kind, and the address of its details, which live for ever.
type Key = (Discriminant<Table>, usize);

thread_local! {
    /// Which types contain secrets, as far as somebody on this thread has asked.
    static SECRETS: RefCell<HashMap<Key, bool>> = RefCell::new(HashMap::new());
}

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
        let secret = record.fields.iter().filter(|field| field.table.is_secret());
        secret.map(|field| field.name).collect()
    }

    /// Whether the type is secret as a whole, whatever stands around it.
    pub(crate) fn is_secret(self) -> bool {
        match self {
            Self::Secret(_) => true,
            Self::Nullable(inner) => inner.is_secret(),
            Self::Schema(schema) => schema.table().is_secret(),
            Self::Null
            | Self::Bool
            | Self::Json
            | Self::Int(_)
            | Self::Float(_)
            | Self::Text(_)
            | Self::Enum(_)
            | Self::List(_)
            | Self::Tuple(_)
            | Self::Map(_)
            | Self::Record(_)
            | Self::Tagged(_)
            | Self::Union(_) => false,
        }
    }

    /// Whether nothing of the type's values may be shown: it is secret, or only its keywords know which parts are.
    pub(crate) fn is_hidden(self) -> bool {
        match self {
            Self::Secret(_) => true,
            Self::Schema(schema) => schema.describes_secrets() || schema.table().is_hidden(),
            Self::Null
            | Self::Bool
            | Self::Json
            | Self::Int(_)
            | Self::Float(_)
            | Self::Text(_)
            | Self::Enum(_)
            | Self::List(_)
            | Self::Tuple(_)
            | Self::Map(_)
            | Self::Record(_)
            | Self::Tagged(_)
            | Self::Union(_)
            | Self::Nullable(_) => false,
        }
    }

    /// Whether there are secrets anywhere in the type.
    ///
    /// This is the rule for all that is shown: where it holds, a value is shown only as far as its shape tells which parts
    /// of it are secret. It is found once for a type and all its parts, in linear time, also of types that contain
    /// themselves.
    pub(crate) fn has_secrets(self) -> bool {
        let Some(key) = self.key() else {
            return false;
        };
        // Without the cache, when a thread ends, the answer is only slower.
        let known = SECRETS.try_with(|known| known.borrow().get(&key).copied());
        known
            .ok()
            .flatten()
            .unwrap_or_else(|| self.find_secrets(key))
    }

    /// Notes which parts of the type contain secrets, from these up to the whole.
    fn find_secrets(self, key: Key) -> bool {
        let mut wholes: HashMap<Key, Vec<Key>> = HashMap::new();
        let (mut seen, mut found) = (HashSet::from([key]), HashSet::new());
        let (mut left, mut parts) = (vec![(self, key)], Vec::new());
        let (mut hidden, mut is_complete) = (Vec::new(), true);
        while let Some((table, key)) = left.pop() {
            if let Self::Schema(schema) = table {
                is_complete &= schema.is_known();
            }
            let describes = matches!(table, Self::Schema(schema) if schema.describes_secrets());
            if describes || matches!(table, Self::Secret(_)) {
                found.insert(key);
                hidden.push(key);
            }
            table.push_parts(&mut parts);
            for part in parts.drain(..) {
                if let Some(inner) = part.key() {
                    wholes.entry(inner).or_default().push(key);
                    if seen.insert(inner) {
                        left.push((part, inner));
                    }
                }
            }
        }
        while let Some(part) = hidden.pop() {
            for whole in wholes.get(&part).into_iter().flatten() {
                if found.insert(*whole) {
                    hidden.push(*whole);
                }
            }
        }
        let has_secrets = found.contains(&key);
        if is_complete {
            let all = seen.into_iter().map(|key| (key, found.contains(&key)));
            let _ = SECRETS.try_with(|known| known.borrow_mut().extend(all));
        }
        has_secrets
    }

    /// What tells the type from others; scalars, which have no parts, need nothing.
    fn key(self) -> Option<Key> {
        Some((discriminant(&self), self.address()?.addr()))
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
            if table.key().is_some_and(|key| seen.insert(key)) {
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

impl Record {
    /// Whether no value under an undeclared key is shown: where a field has a secret, such a key may be its name,
    /// misspelt.
    pub(crate) fn hides_undeclared(&'static self) -> bool {
        Table::Record(self).has_secrets()
            && self.fields.iter().any(|field| field.table.has_secrets())
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

    #[test]
    fn a_type_that_is_not_complete_yet_is_asked_again() {
        static LATER: Schema = Schema::later();
        static OUTER: List = List::of(Table::Schema(&LATER));
        assert!(!Table::List(&OUTER).has_secrets());
        LATER.tell(Table::Secret(&Table::STRING));
        assert!(Table::List(&OUTER).has_secrets());
    }

    #[test]
    fn what_only_keywords_mark_is_secret_as_well() {
        static MARKED: Schema =
            Schema::new(Table::Json, r#"{"properties":{"pin":{"writeOnly":true}}}"#);
        static AROUND: Map = Map::of(Table::Schema(&MARKED));
        assert!(Table::Map(&AROUND).has_secrets());
        assert!(Table::Schema(&MARKED).is_hidden() && !Table::Schema(&MARKED).is_secret());
    }
}
