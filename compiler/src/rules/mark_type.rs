//! T0217: `@needs` at values that it cannot bind.

use foldhash::HashSet;

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design, Field, Format, Type, TypeBody, TypeId, TypeKind};

code!(Error "T0217" "a capability that binds no value" "mark_type.md");

fn check(design: &Design, findings: &mut Findings) {
    walk::fields(design, &mut |field| {
        if !field.annotations.needs.is_empty() {
            marked(design, field, findings);
        }
    });
}

fn marked(design: &Design, field: &Field, findings: &mut Findings) {
    let mut found = Found::default();
    found.look(design, &field.ty);
    let name = &field.name;
    if found.other || !(found.path || found.uri) {
        findings.add(
            Finding::new(
                &CODE,
                field.place.span,
                format!("`{name}` is no `path` and no `uri`"),
            )
            .here("`@needs` binds these, and lists, maps and unions of them")
            .help(match found.path || found.uri {
                true => "put it at the fields that are paths or URIs".to_owned(),
                false => format!("write `{name}: path`, or remove `@needs`"),
            }),
        );
        return;
    }
    for need in &field.annotations.needs {
        let why = match need.name {
            CapabilityName::FsRead | CapabilityName::FsWrite | CapabilityName::FsDelete => continue,
            CapabilityName::NetRead | CapabilityName::NetWrite if found.uri => continue,
            CapabilityName::NetRead | CapabilityName::NetWrite => "it binds URIs; this is a path",
            CapabilityName::ProcSpawn
            | CapabilityName::EnvRead
            | CapabilityName::EnvWrite
            | CapabilityName::StateMutate
            | CapabilityName::None => "only `fs:` and `net:` bind values",
        };
        let need = need.name.name();
        findings.add(
            Finding::new(
                &CODE,
                field.place.span,
                format!("`{need}` does not bind `{name}`"),
            )
            .here(why),
        );
    }
}

/// What a type consists of.
#[derive(Default)]
struct Found {
    path: bool,
    uri: bool,
    /// Anything but these, literals and null.
    other: bool,
    seen: HashSet<TypeId>,
}

impl Found {
    fn look(&mut self, design: &Design, ty: &Type) {
        match &ty.kind {
            TypeKind::Path => self.path = true,
            TypeKind::Format {
                format: Format::Uri,
            } => self.uri = true,
            TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Union { .. }
            | TypeKind::Nullable { .. } => {
                ty.children().for_each(|inner| self.look(design, inner));
            }
            TypeKind::Named { id } => match &design[*id].body {
                TypeBody::Alias { target } => {
                    if self.seen.insert(*id) {
                        self.look(design, target);
                    }
                }
                TypeBody::Enum { .. } => {}
                TypeBody::Record(_) | TypeBody::Union(_) => self.other = true,
            },
            TypeKind::Null | TypeKind::Literals { .. } => {}
            // It is reported already.
            TypeKind::Unknown => self.path = true,
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Json
            | TypeKind::Record(_) => self.other = true,
        }
    }
}
