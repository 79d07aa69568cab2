//! Untagged unions whose alternatives stay apart: what one of them writes, no earlier one reads.

use std::collections::HashSet;

use toolc_compiler::ir::{
    Annotations, Design, Field, Format, Presence, Record, Type, TypeBody, TypeId, TypeKind, Value,
};

use super::shapes::literals;
use super::{NOWHERE, Spot, Types, ty};
use crate::random::Random;

impl Types {
    /// `A | B | …`
    pub(super) fn union(&self, random: &mut Random, spot: Spot) -> Type {
        for _ in 0..9 {
            let alternatives = self.alternatives(random, spot);
            if alternatives.len() > 1 {
                return ty(TypeKind::Union { alternatives });
            }
        }
        self.scalar(random)
    }

    fn alternatives(&self, random: &mut Random, spot: Spot) -> Vec<Type> {
        let mut all = Vec::new();
        if random.chance(30) {
            all.push(ty(literals(random)));
        }
        if random.chance(20) {
            let enums: Vec<u32> = (0..self.design.types.len() as u32)
                .filter(|at| self.is_enum(TypeId(*at)))
                .collect();
            if !enums.is_empty() {
                all.push(ty(TypeKind::Named {
                    id: TypeId(*random.pick(&enums)),
                }));
            }
        }
        if random.chance(15) {
            let scalar = |ty: &Type| {
                matches!(
                    self.design.flat(ty).kind,
                    TypeKind::String
                        | TypeKind::Int
                        | TypeKind::Float
                        | TypeKind::Bool
                        | TypeKind::Format { .. }
                        | TypeKind::Path
                )
            };
            let aliases =
                self.design.types.iter().filter(
                    |decl| matches!(&decl.body, TypeBody::Alias { target } if scalar(target)),
                );
            let aliases: Vec<TypeId> = aliases.map(|decl| decl.id).collect();
            if !aliases.is_empty() {
                all.push(ty(TypeKind::Named {
                    id: *random.pick(&aliases),
                }));
            }
        }
        for _ in 0..random.below(3) {
            let kind = *random.pick(&[0, 0, 1, 2, 3]);
            let kind = match kind {
                0 => TypeKind::String,
                1 => TypeKind::Format {
                    format: random.pick(&Format::ALL).1,
                },
                2 => TypeKind::Path,
                _ => TypeKind::Bytes,
            };
            // Base64 is written anew, so that no text before it may be a candidate for it.
            if matches!(kind, TypeKind::Bytes) && !all.is_empty() {
                continue;
            }
            let limited = self.limited(random, ty(kind));
            all.push(limited);
        }
        if random.chance(30) {
            let int = self.limited(random, ty(TypeKind::Int));
            all.push(int);
        }
        if random.chance(30) {
            let float = self.limited(random, ty(TypeKind::Float));
            all.push(float);
        }
        if random.chance(20) {
            all.push(ty(TypeKind::Bool));
        }
        let mut records: Vec<Type> = Vec::new();
        for _ in 0..random.below(4) {
            let record = self.alternative_record(random, spot);
            if is_apart(&self.design, &records, &record) {
                records.push(record);
            }
        }
        match random.below(8) {
            0 => all.push(self.list(
                random,
                Spot {
                    guarded: true,
                    ..spot
                },
            )),
            1 => all.push(self.tuple(random, spot)),
            2 if records.is_empty() => all.push(self.map(random, spot)),
            _ => {}
        }
        // Mostly in an order in which each is reached.
        if random.chance(15) && !all.iter().any(|ty| matches!(ty.kind, TypeKind::Bytes)) {
            random.shuffle(&mut all);
        }
        all.extend(records);
        if random.chance(10) {
            let at = random.below(all.len().max(1));
            if let Some(alternative) = all.get_mut(at) {
                alternative.docs = super::docs(random);
            }
        }
        all
    }

    fn alternative_record(&self, random: &mut Random, spot: Spot) -> Type {
        let named: Vec<TypeId> = self
            .design
            .types
            .iter()
            .filter(|decl| matches!(decl.body, TypeBody::Record(_) | TypeBody::Union(_)))
            .map(|decl| decl.id)
            .collect();
        if !named.is_empty() && random.chance(50) {
            return ty(TypeKind::Named {
                id: *random.pick(&named),
            });
        }
        self.markers.set(self.markers.get() + 1);
        let (name, shape) = match random.below(2) {
            0 => (format!("only_{}", self.markers.get()), self.scalar(random)),
            _ => (
                "side".to_owned(),
                ty(TypeKind::Literals {
                    values: vec![Value::String(format!("side {}", self.markers.get()).into())],
                }),
            ),
        };
        let mut taken = HashSet::from([name.clone()]);
        let count = random.below(3);
        let mut record = self.record_of(random, count, &mut taken, spot);
        let marker = Field {
            name: name.into(),
            docs: None,
            ty: shape,
            presence: Presence::Required { default: None },
            annotations: Annotations::default(),
            place: NOWHERE,
        };
        record
            .fields
            .insert(random.between(0, record.fields.len()), marker);
        ty(TypeKind::Record(Box::new(record)))
    }
}

/// What keys a value of some type must have and may have.
struct Keys<'d> {
    needed: Vec<(&'d str, Option<&'d Type>)>,
    declared: Vec<(&'d str, Option<&'d Type>)>,
}

/// Whether each earlier record needs a key that the new one does not have, or another value behind it.
fn is_apart(design: &Design, earlier: &[Type], new: &Type) -> bool {
    let Some(new) = keys(design, new) else {
        return false;
    };
    earlier.iter().all(|earlier| {
        let Some(earlier) = keys(design, earlier) else {
            return false;
        };
        earlier.needed.iter().any(|(name, shape)| {
            match new.declared.iter().find(|(other, _)| other == name) {
                None => true,
                Some((_, other)) => match (
                    shape.map(|shape| &shape.kind),
                    other.map(|shape| &shape.kind),
                ) {
                    (
                        Some(TypeKind::Literals { values: a }),
                        Some(TypeKind::Literals { values: b }),
                    ) => a.iter().all(|value| !b.contains(value)),
                    _ => false,
                },
            }
        })
    })
}

fn keys<'d>(design: &'d Design, ty: &'d Type) -> Option<Keys<'d>> {
    let of_record = |record: &'d Record| Keys {
        needed: record
            .fields
            .iter()
            .filter(|field| matches!(field.presence, Presence::Required { .. }))
            .map(|field| (&*field.name, Some(&field.ty)))
            .collect(),
        declared: record
            .fields
            .iter()
            .map(|field| (&*field.name, Some(&field.ty)))
            .collect(),
    };
    match &ty.kind {
        TypeKind::Record(record) => Some(of_record(record)),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Record(record) => Some(of_record(record)),
            TypeBody::Union(union) => match &union.by {
                None => Some(Keys {
                    needed: vec![("type", None), ("value", None)],
                    declared: vec![("type", None), ("value", None)],
                }),
                Some(by) => {
                    let fields = union
                        .variants
                        .iter()
                        .filter_map(|variant| keys(design, &variant.ty))
                        .flat_map(|keys| keys.declared);
                    let tag = (&**by, None);
                    Some(Keys {
                        needed: vec![tag],
                        declared: fields.chain([tag]).collect(),
                    })
                }
            },
            TypeBody::Alias { .. } | TypeBody::Enum { .. } => None,
        },
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => None,
    }
}
