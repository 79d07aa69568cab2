//! Everything that the arguments of a tool consist of, however deep.

use std::collections::VecDeque;

use foldhash::{HashSet, HashSetExt};

use super::{
    CapabilityName, Design, Field, Format, Record, Tool, Type, TypeBody, TypeId, TypeKind,
};

/// A part of the arguments of a tool.
#[derive(Debug, Clone, Copy)]
pub enum Part<'a> {
    /// A field, before the types in it.
    Field(&'a Field),
    /// A type where it is used.
    Type(&'a Type),
}

impl Design {
    /// Visits all parts of the arguments that callers of a tool send; those of a declared type once.
    pub fn visit_arguments<'a>(&'a self, tool: &'a Tool, visit: &mut impl FnMut(Part<'a>)) {
        self.visit_parts(&tool.payload.record, tool.payload.declared, visit);
    }

    /// The same of any record, which may be that of a declared type.
    pub(crate) fn visit_parts<'a>(
        &'a self,
        record: &'a Record,
        declared: Option<TypeId>,
        visit: &mut impl FnMut(Part<'a>),
    ) {
        let mut visitor = Visitor {
            visit,
            seen: HashSet::new(),
            next: VecDeque::new(),
        };
        visitor.seen.extend(declared);
        visitor.record(record);
        visitor.follow(self);
    }

    /// The same of any type.
    pub(super) fn visit_type<'a>(&'a self, ty: &'a Type, visit: &mut impl FnMut(Part<'a>)) {
        let mut visitor = Visitor {
            visit,
            seen: HashSet::new(),
            next: VecDeque::new(),
        };
        visitor.ty(ty);
        visitor.follow(self);
    }

    /// Whether capabilities of a tool bind values among its arguments: paths and URIs.
    pub fn binds_arguments(&self, tool: &Tool) -> bool {
        let binds = tool.capabilities.iter().any(|need| match need.name {
            CapabilityName::FsRead
            | CapabilityName::FsWrite
            | CapabilityName::FsDelete
            | CapabilityName::NetRead
            | CapabilityName::NetWrite => true,
            CapabilityName::ProcSpawn
            | CapabilityName::EnvRead
            | CapabilityName::EnvWrite
            | CapabilityName::StateMutate
            | CapabilityName::None => false,
        });
        let mut found = false;
        if binds {
            self.visit_arguments(tool, &mut |part| {
                found |= match part {
                    Part::Field(_) => false,
                    Part::Type(ty) => matches!(
                        ty.kind,
                        TypeKind::Path
                            | TypeKind::Format {
                                format: Format::Uri
                            }
                    ),
                };
            });
        }
        found
    }
}

struct Visitor<'v, V> {
    visit: &'v mut V,
    seen: HashSet<TypeId>,
    next: VecDeque<TypeId>,
}

impl<'a, V: FnMut(Part<'a>)> Visitor<'_, V> {
    /// Visits the declared types that were found. They wait for each other in a queue: a chain of them may be as long as a
    /// design.
    fn follow(&mut self, design: &'a Design) {
        while let Some(id) = self.next.pop_front() {
            match &design[id].body {
                TypeBody::Record(record) => self.record(record),
                TypeBody::Alias { target } => self.ty(target),
                TypeBody::Union(union) => {
                    let variants = union.variants.iter();
                    variants.for_each(|variant| self.ty(&variant.ty));
                }
                TypeBody::Enum { .. } => {}
            }
        }
    }

    fn record(&mut self, record: &'a Record) {
        for field in &record.fields {
            (self.visit)(Part::Field(field));
            self.ty(&field.ty);
        }
        if let Some(rest) = record.rest.ty() {
            self.ty(rest);
        }
    }

    fn ty(&mut self, ty: &'a Type) {
        (self.visit)(Part::Type(ty));
        match &ty.kind {
            TypeKind::Record(record) => self.record(record),
            TypeKind::Named { id } => {
                if self.seen.insert(*id) {
                    self.next.push_back(*id);
                }
            }
            TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Union { .. }
            | TypeKind::Nullable { .. } => ty.children().for_each(|inner| self.ty(inner)),
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
            | TypeKind::Unknown => {}
        }
    }
}
