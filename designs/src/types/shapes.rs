//! Types where they are used: scalars, lists, maps, tuples, records, unions, names.

use std::collections::HashSet;

use toolc_compiler::ir::{Format, Type, TypeBody, TypeId, TypeKind, Value};

use super::{Sort, Spot, Types, ty};
use crate::random::Random;

impl Types {
    /// Any type that has values at this place.
    pub fn shape(&self, random: &mut Random, spot: Spot) -> Type {
        let inner = Spot {
            depth: spot.depth.saturating_sub(1),
            guarded: spot.guarded,
        };
        let shape = match random.below(if spot.depth == 0 { 12 } else { 22 }) {
            0..=7 => self.scalar(random),
            8..=11 => self.named(random, spot),
            12 | 13 => self.list(random, inner),
            14 | 15 => self.map(random, inner),
            16 | 17 => self.tuple(random, inner),
            18 | 19 => {
                let count = random.below(4);
                let record = self.record_of(random, count, &mut HashSet::new(), inner);
                ty(TypeKind::Record(Box::new(record)))
            }
            _ => self.union(random, inner),
        };
        let shape = self.maybe_ruled(random, shape);
        if random.chance(15) {
            nullable(shape)
        } else {
            shape
        }
    }

    /// A type without parts.
    pub fn scalar(&self, random: &mut Random) -> Type {
        let kind = match random.below(20) {
            0..=5 => TypeKind::String,
            6..=8 => TypeKind::Int,
            9 | 10 => TypeKind::Float,
            11 | 12 => TypeKind::Bool,
            13 => TypeKind::Bytes,
            14 | 15 => TypeKind::Format {
                format: random.pick(&Format::ALL).1,
            },
            16 => TypeKind::Path,
            17 => TypeKind::Json,
            18 => literals(random),
            _ if random.chance(30) => TypeKind::Null,
            _ => literals(random),
        };
        self.limited(random, ty(kind))
    }

    /// A declared type; one that is not made yet only where a value may do without it.
    fn named(&self, random: &mut Random, spot: Spot) -> Type {
        let made = self.design.types.len();
        if spot.guarded && random.chance(50) && !self.sorts.is_empty() {
            return ty(TypeKind::Named {
                id: TypeId(random.below(self.sorts.len()) as u32),
            });
        }
        if made == 0 {
            return self.scalar(random);
        }
        let named = ty(TypeKind::Named {
            id: TypeId(random.below(made) as u32),
        });
        match random.below(10) {
            0..=3 => self.limited(random, named),
            4 => self.counted(random, named),
            _ => named,
        }
    }

    pub(super) fn list(&self, random: &mut Random, spot: Spot) -> Type {
        let mut items = self.shape(
            random,
            Spot {
                guarded: true,
                ..spot
            },
        );
        if random.chance(8) {
            items.docs = super::docs(random);
        }
        let mut list = TypeKind::List {
            items: Box::new(items),
        };
        if random.chance(20) {
            let TypeKind::List { items } = &list else {
                unreachable!("it was made above")
            };
            if !self.is_made(items) {
                return ty(list);
            }
            // At least one item: nothing that is not made yet may be in it.
            list = TypeKind::List {
                items: Box::new(self.shape(
                    random,
                    Spot {
                        guarded: false,
                        ..spot
                    },
                )),
            };
            return self.sized(random, ty(list), true);
        }
        self.sized(random, ty(list), false)
    }

    pub(super) fn map(&self, random: &mut Random, spot: Spot) -> Type {
        let full = random.chance(20);
        let values = Box::new(self.shape(
            random,
            Spot {
                guarded: !full,
                ..spot
            },
        ));
        self.sized(random, ty(TypeKind::Map { values }), full)
    }

    pub(super) fn tuple(&self, random: &mut Random, spot: Spot) -> Type {
        let count = if random.chance(5) {
            13
        } else {
            random.between(1, 4)
        };
        let items = (0..count).map(|_| self.shape(random, spot)).collect();
        let tail = random.chance(30).then(|| {
            Box::new(self.shape(
                random,
                Spot {
                    guarded: true,
                    ..spot
                },
            ))
        });
        // One place without a tail would be a list.
        match (items, tail) {
            (items, None) if matches!(&items, items if Vec::len(items) == 1) => {
                let mut items: Vec<Type> = items;
                items.push(self.scalar(random));
                self.counted(random, ty(TypeKind::Tuple { items, tail: None }))
            }
            (items, tail) => self.counted(random, ty(TypeKind::Tuple { items, tail })),
        }
    }

    /// Whether all that a type names is made.
    fn is_made(&self, shape: &Type) -> bool {
        match &shape.kind {
            TypeKind::Named { id } => (id.0 as usize) < self.design.types.len(),
            TypeKind::List { items } => self.is_made(items),
            TypeKind::Map { values } => self.is_made(values),
            TypeKind::Tuple { items, tail } => items
                .iter()
                .chain(tail.as_deref())
                .all(|ty| self.is_made(ty)),
            TypeKind::Record(record) => record.fields.iter().all(|field| self.is_made(&field.ty)),
            TypeKind::Union { alternatives } => alternatives.iter().all(|ty| self.is_made(ty)),
            TypeKind::Nullable { inner } => self.is_made(inner),
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Literals { .. }
            | TypeKind::Unknown => true,
        }
    }

    /// Whether a name stands for an enum that is made.
    pub(super) fn is_enum(&self, id: TypeId) -> bool {
        self.sorts[id.0 as usize] == Sort::Enum
            && self
                .design
                .types
                .get(id.0 as usize)
                .is_some_and(|decl| matches!(decl.body, TypeBody::Enum { .. }))
    }
}

/// `T?`, unless it is already.
pub fn nullable(shape: Type) -> Type {
    if matches!(shape.kind, TypeKind::Nullable { .. } | TypeKind::Null) {
        return shape;
    }
    ty(TypeKind::Nullable {
        inner: Box::new(shape),
    })
}

/// A few literals.
pub(super) fn literals(random: &mut Random) -> TypeKind {
    let count = random.between(1, 5);
    let mut values: Vec<Value> = Vec::new();
    let mixed = random.chance(30);
    for index in 0..count {
        let value = match if mixed { random.below(4) } else { 3 } {
            0 => Value::Bool(random.chance(50)),
            1 => Value::Number(format!("{}", index * 7).into()),
            2 => Value::Number(format!("-{index}.25").into()),
            _ => Value::String(
                (*random.pick(&[
                    "a", "b", "fast", "slow", "A", "a b", "", "🎉", "*/", "self", "-1", "+1", "1",
                    "true", "\"", "\\", "\n",
                ]))
                .into(),
            ),
        };
        if !values.contains(&value) {
            values.push(value);
        }
    }
    TypeKind::Literals { values }
}
