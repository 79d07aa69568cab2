//! Lists, and lists whose positions have different types.

use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::keys::Keys;
use crate::ir::{Bounds, Constraints, Value};

impl Reader<'_> {
    /// A list.
    pub(super) fn list(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        let (items, mut kept) = self.bounds(keys.min_items, keys.max_items, "minItems", "maxItems");
        let unique = match keys.unique {
            Some(Value::Bool(unique)) => *unique,
            Some(other) => {
                self.leave("uniqueItems", other);
                false
            }
            None => false,
        };
        for (name, value) in &keys.contains {
            kept.push((name.clone(), value.clone().into_owned()));
        }
        if let Some(places) = keys.prefix.filter(|places| !places.is_empty()) {
            let tuple = self.tuple(value, keys, places, items, unique);
            return if tuple.is_escaped() {
                tuple
            } else {
                self.residual(tuple, kept)
            };
        }
        let item = match keys.items.or(keys.tail.filter(|_| keys.prefix.is_some())) {
            None | Some(Value::Bool(true)) => Type::json(),
            Some(Value::Bool(false)) => {
                let limits = Constraints {
                    items: Some(Bounds {
                        min: None,
                        max: Some(0),
                    }),
                    ..Constraints::default()
                };
                return Type {
                    kind: Kind::List(Box::new(Type::json())),
                    limits,
                    ..Type::default()
                };
            }
            Some(schema) => self.at(&["items"], |reader| reader.inner(schema)),
        };
        let ty = Type {
            kind: Kind::List(Box::new(item)),
            limits: Constraints {
                items,
                unique,
                ..Constraints::default()
            },
            ..Type::default()
        };
        self.residual(ty, kept)
    }

    /// A list with types for its first items. In JSON Schema it may be shorter; here all of these items are required.
    fn tuple(
        &mut self,
        value: &Value,
        keys: &Keys<'_>,
        places: &[Value],
        items: Option<Bounds>,
        unique: bool,
    ) -> Type {
        let count = places.len() as u64;
        let bounds = items.unwrap_or_default();
        let closed = matches!(keys.tail, Some(Value::Bool(false))) || bounds.max == Some(count);
        let whole = bounds.min.is_some_and(|min| min >= count);
        let too_small = bounds.max.is_some_and(|max| max < count);
        let author_means_all =
            self.manner.lenient && bounds.min.is_none() && !too_small && keys.tail.is_some();
        if !whole && !author_means_all || too_small {
            self.note(
                NoteKind::Escaped,
                "its places may be missing, which no tuple says",
            );
            return self.escaped(value);
        }
        if !whole {
            self.note(
                NoteKind::Repaired,
                format!(
                    "it says what its {count} places are, but not `minItems`; it is read as a tuple"
                ),
            );
        }
        let types = places
            .iter()
            .enumerate()
            .map(|(index, place)| {
                self.at(&["prefixItems", &index.to_string()], |reader| {
                    reader.inner(place)
                })
            })
            .collect();
        let tail = (!closed).then(|| match keys.tail {
            Some(schema) => self.at(&["items"], |reader| reader.inner(schema)),
            None => Type::json(),
        });
        // The number of places says it already.
        let limits = Bounds {
            min: bounds.min.filter(|min| *min > count),
            max: bounds.max.filter(|_| !closed),
        };
        Type {
            kind: Kind::Tuple(types, tail.map(Box::new)),
            limits: Constraints {
                items: (limits != Bounds::default()).then_some(limits),
                unique,
                ..Constraints::default()
            },
            ..Type::default()
        }
    }
}
