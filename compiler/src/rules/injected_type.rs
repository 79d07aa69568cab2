//! T0213: arguments from the context whose type no text can be decoded into.

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Error "T0213" "an argument that no text can fill" "injected_type.md");

fn check(design: &Design, findings: &mut Findings) {
    let of_tools = design
        .tools
        .iter()
        .filter(|tool| !walk::is_method(design, tool))
        .map(|tool| &tool.payload);
    for payload in design
        .methods
        .iter()
        .map(|method| &method.payload)
        .chain(of_tools)
    {
        for field in &payload.injected {
            let reads = match design.flat(&field.ty).kind {
                TypeKind::String
                | TypeKind::Int
                | TypeKind::Float
                | TypeKind::Bool
                | TypeKind::Bytes
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::Literals { .. }
                | TypeKind::Unknown => true,
                TypeKind::Named { id } => matches!(design[*id].body, TypeBody::Enum { .. }),
                TypeKind::Json
                | TypeKind::Null
                | TypeKind::List { .. }
                | TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Nullable { .. } => false,
            };
            if !reads {
                findings.add(
                    Finding::new(
                        &CODE,
                        field.place.span,
                        format!("`{}` cannot be read from a text", field.name),
                    )
                    .here("the context has texts only")
                    .help("give it a scalar type or an enum"),
                );
            }
        }
    }
}
