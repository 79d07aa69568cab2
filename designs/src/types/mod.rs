//! Random declared types: every form, every attribute, recursion wherever a finite value exists.

mod alternatives;
mod limits;
mod shapes;

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::Arc;

use toolc_compiler::ir::{
    Annotations, Design, Field, Member, Package, PackageId, Place, Presence, Record, Rest, Type,
    TypeBody, TypeDecl, TypeId, TypeKind, Union, Value, Variant,
};
use toolc_compiler::source::{FileId, Span};

use crate::names::Taste;
use crate::random::Random;
use crate::texts;
use crate::values::never_schema;

/// The declared types of a design. Values of fields (defaults, examples) are only marked, by `null`: they are chosen when
/// the design is written, since they may hold types that come later.
#[derive(Debug)]
pub struct Types {
    /// Packages and types, and nothing else.
    pub design: Design,
    /// By type: the record whose fields it copies, which are its first.
    pub copies: Vec<Option<usize>>,
    sorts: Vec<Sort>,
    taste: Taste,
    /// Counts the records that need a key of their own.
    markers: Cell<usize>,
}

/// What a type will be, known before it is made, so that others may name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sort {
    Record,
    Alias,
    Enum,
    Union,
}

/// Where a type stands.
#[derive(Debug, Clone, Copy)]
pub struct Spot {
    /// How much deeper it may nest.
    pub depth: usize,
    /// Whether a value may do without it, so that types may name themselves here.
    pub guarded: bool,
}

/// A place in no file.
pub const NOWHERE: Place = Place {
    span: Span {
        file: FileId(0),
        start: 0,
        end: 0,
    },
    line: 0,
};

impl Types {
    /// So many types, spread over packages.
    pub fn new(random: &mut Random, taste: Taste, packages: &[String], count: usize) -> Self {
        let mut design = Design::default();
        for (index, name) in packages.iter().enumerate() {
            design.packages.push(Package {
                id: PackageId(index as u32),
                name: name.as_str().into(),
                docs: None,
            });
        }
        let sorts = (0..count).map(|_| {
            *random.pick(&[
                Sort::Record,
                Sort::Record,
                Sort::Record,
                Sort::Alias,
                Sort::Alias,
                Sort::Enum,
                Sort::Union,
            ])
        });
        let sorts: Vec<Sort> = sorts.collect();
        let mut types = Self {
            design,
            copies: vec![None; count],
            sorts,
            taste,
            markers: Cell::new(0),
        };
        let mut taken = vec![HashSet::new(); packages.len()];
        for index in 0..count {
            let package = random.below(packages.len());
            let name = taste.type_name(random, &mut taken[package]);
            let body = types.body(random, index);
            // An alias of a plain inline record is a record; it then takes what records take.
            let schema = match body {
                TypeBody::Record(_) if random.chance(4) => Some(never_schema()),
                TypeBody::Enum { .. } | TypeBody::Union(_) if random.chance(2) => {
                    Some(never_schema())
                }
                TypeBody::Record(_)
                | TypeBody::Alias { .. }
                | TypeBody::Enum { .. }
                | TypeBody::Union(_) => None,
            };
            let mut annotations = annotations(random);
            if matches!(body, TypeBody::Alias { .. }) && random.chance(5) {
                annotations.secret = true;
            }
            types.design.types.push(TypeDecl {
                id: TypeId(index as u32),
                full_name: format!("{}.{name}", packages[package]).into(),
                name: name.into(),
                package: PackageId(package as u32),
                docs: docs(random),
                annotations,
                body,
                schema,
                place: NOWHERE,
            });
        }
        types
    }

    fn body(&mut self, random: &mut Random, index: usize) -> TypeBody {
        match self.sorts[index] {
            Sort::Record => TypeBody::Record(Arc::new(self.declared_record(random, index))),
            Sort::Enum => TypeBody::Enum {
                members: self.members(random),
            },
            Sort::Union => TypeBody::Union(self.tagged(random)),
            Sort::Alias => {
                let mut target = self.shape(
                    random,
                    Spot {
                        depth: 3,
                        guarded: false,
                    },
                );
                // `type X = { … }` is a record, and `type X = Y` with limits of `Y` is what aliases are for.
                if let TypeKind::Record(record) = target.kind {
                    target = ty(TypeKind::List {
                        items: Box::new(ty(TypeKind::Record(record))),
                    });
                }
                TypeBody::Alias { target }
            }
        }
    }

    fn declared_record(&mut self, random: &mut Random, index: usize) -> Record {
        let mut taken = HashSet::new();
        let mut copied = Vec::new();
        let bases: Vec<usize> = (0..index)
            .filter(|at| self.sorts[*at] == Sort::Record)
            .collect();
        if !bases.is_empty() && random.chance(12) {
            let base = *random.pick(&bases);
            if let TypeBody::Record(record) = &self.design.types[base].body {
                copied.clone_from(&record.fields);
                taken.extend(copied.iter().map(|field| field.name.to_string()));
                self.copies[index] = Some(base);
            }
        }
        let count = match random.below(30) {
            0 => 40,
            1 => 0,
            _ => random.between(1, 6),
        };
        let mut record = self.record_of(
            random,
            count,
            &mut taken,
            Spot {
                depth: 3,
                guarded: false,
            },
        );
        record.fields.splice(0..0, copied).for_each(drop);
        record
    }

    /// A record of so many fields with names that are not taken.
    pub fn record_of(
        &self,
        random: &mut Random,
        count: usize,
        taken: &mut HashSet<String>,
        spot: Spot,
    ) -> Record {
        let fields = (0..count)
            .map(|_| self.field(random, taken, spot))
            .collect();
        let rest = match random.below(20) {
            0 | 1 => Rest::Open,
            2 => Rest::Typed {
                ty: Box::new(ty(TypeKind::Json)),
            },
            3 => Rest::Typed {
                ty: Box::new(self.shape(
                    random,
                    Spot {
                        depth: 1,
                        guarded: true,
                    },
                )),
            },
            _ => Rest::Closed,
        };
        Record { fields, rest }
    }

    fn field(&self, random: &mut Random, taken: &mut HashSet<String>, spot: Spot) -> Field {
        let name = self.taste.fresh(random, taken);
        let optional = random.chance(30);
        let shape = self.shape(
            random,
            Spot {
                guarded: spot.guarded || optional,
                depth: spot.depth.saturating_sub(1),
            },
        );
        let marked =
            |random: &mut Random, percent| random.chance(percent).then(|| Box::new(Value::Null));
        let presence = match random.below(4) {
            _ if optional => Presence::Optional {
                default: marked(random, 20),
            },
            0 => Presence::Defaulted {
                default: Box::new(Value::Null),
            },
            _ => Presence::Required {
                default: marked(random, 8),
            },
        };
        // What is filled in must not hold the record itself.
        let presence = if spot.guarded && matches!(presence, Presence::Defaulted { .. }) {
            Presence::Required { default: None }
        } else {
            presence
        };
        let mut annotations = annotations(random);
        if random.chance(5) {
            annotations.secret = true;
        }
        Field {
            name: name.into(),
            docs: docs(random),
            ty: shape,
            presence,
            annotations,
            place: NOWHERE,
        }
    }

    fn members(&self, random: &mut Random) -> Vec<Member> {
        let count = if random.chance(3) {
            306
        } else {
            random.between(1, 8)
        };
        let mut names = HashSet::new();
        let mut members: Vec<Member> = Vec::new();
        for index in 0..count {
            let name = self.taste.fresh(random, &mut names);
            let value = match random.below(6) {
                0 => Value::Number(format!("{}", index * 10).into()),
                1 => Value::Number(format!("-{index}.5").into()),
                2 => Value::String(format!("{} {index}", texts::line(random)).into()),
                _ => Value::String(name.as_str().into()),
            };
            if members.iter().all(|other| other.value != value) {
                let mut annotations = annotations(random);
                if !annotations.examples.is_empty() {
                    annotations.examples.clear();
                }
                members.push(Member {
                    name: name.into(),
                    value,
                    docs: docs(random),
                    annotations,
                    place: NOWHERE,
                });
            }
        }
        members
    }

    fn tagged(&self, random: &mut Random) -> Union {
        let spot = Spot {
            depth: 2,
            guarded: false,
        };
        let mut names = HashSet::new();
        let by = random.chance(60).then(|| self.taste.name(random));
        let count = random.between(1, 5);
        let mut variants = Vec::new();
        for _ in 0..count {
            let ty = match &by {
                None => self.shape(random, spot),
                Some(by) => self.variant_record(random, by, spot),
            };
            let name = self.taste.fresh(random, &mut names);
            variants.push(Variant {
                name: name.into(),
                ty,
                docs: docs(random),
                place: NOWHERE,
            });
        }
        Union {
            by: by.map(Into::into),
            variants,
        }
    }

    fn variant_record(&self, random: &mut Random, by: &str, spot: Spot) -> Type {
        let free = |decl: &TypeDecl| match &decl.body {
            TypeBody::Record(record) => record.fields.iter().all(|field| &*field.name != by),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => false,
        };
        let known: Vec<TypeId> = self
            .design
            .types
            .iter()
            .filter(|decl| free(decl))
            .map(|decl| decl.id)
            .collect();
        if !known.is_empty() && random.chance(70) {
            return ty(TypeKind::Named {
                id: *random.pick(&known),
            });
        }
        let count = random.below(4);
        let mut taken = HashSet::from([by.to_owned()]);
        let record = self.record_of(random, count, &mut taken, spot);
        ty(TypeKind::Record(Box::new(record)))
    }
}

/// A type without limits.
pub fn ty(kind: TypeKind) -> Type {
    Type {
        kind,
        constraints: None,
        docs: None,
        place: NOWHERE,
    }
}

/// A doc comment, as the tree of a design has it.
pub fn docs(random: &mut Random) -> Option<Arc<str>> {
    let lines = texts::docs(random);
    (!lines.is_empty()).then(|| lines.join("\n").into())
}

/// Metadata that any declaration may have; examples are marks.
pub fn annotations(random: &mut Random) -> Annotations {
    let mut annotations = Annotations::default();
    if random.chance(5) {
        annotations.title = Some(texts::line(random).into());
    }
    if random.chance(4) {
        let text = if random.chance(50) {
            String::new()
        } else {
            texts::line(random)
        };
        annotations.deprecated = Some(text.into());
    }
    if random.chance(6) {
        annotations.examples = vec![Value::Null; random.between(1, 2)];
    }
    annotations
}
