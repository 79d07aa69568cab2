//! T0432: variables of resources that reach files or hosts and are not bound.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Warning "T0432" "a variable that reaches files or hosts unbound" "unbound_variable.md");

fn check(design: &Design, findings: &mut Findings) {
    for resource in design.resources() {
        let mut capabilities = resource.served.capabilities.iter();
        let Some(need) = capabilities.find(|need| kind(need.name).is_some()) else {
            continue;
        };
        let Some((ty, where_)) = kind(need.name) else {
            continue;
        };
        for field in resource
            .args
            .fields
            .iter()
            .filter(|field| is_any_text(&field.ty))
        {
            let message = format!("`{}` may be any text, and reaches {where_}", field.name);
            let help = match resource.args.fields.len() {
                1 => format!(
                    "write `resource {}({}: {ty} @needs({need}))`, or another type",
                    resource.name, field.name
                ),
                _ => format!(
                    "declare it: `{}: {ty} @needs({need})`, or another type",
                    field.name
                ),
            };
            findings.add(
                Finding::new(&CODE, field.place.span, message)
                    .here(format!("needs `{need}`"))
                    .help(help),
            );
        }
    }
}

/// The type that a capability binds, and what it reaches.
fn kind(name: CapabilityName) -> Option<(&'static str, &'static str)> {
    match name {
        CapabilityName::FsRead | CapabilityName::FsWrite | CapabilityName::FsDelete => {
            Some(("path", "files"))
        }
        CapabilityName::NetRead | CapabilityName::NetWrite => Some(("uri", "hosts")),
        CapabilityName::ProcSpawn
        | CapabilityName::EnvRead
        | CapabilityName::EnvWrite
        | CapabilityName::StateMutate
        | CapabilityName::None => None,
    }
}

/// Whether a type says nothing of a text but how long it is.
fn is_any_text(ty: &Type) -> bool {
    let constraints = ty.constraints.as_ref();
    let is_free = constraints.is_none_or(|constraints| {
        constraints.patterns.is_empty() && constraints.schemas.is_empty()
    });
    matches!(ty.kind, TypeKind::String) && is_free
}
