//! T0423: flags with negative names.

use super::{code, walk, words};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Type, TypeKind};

code!(Warning "T0423" "a switch with a negative name" "negative_bool.md");

/// First words that turn a name around.
const NEGATIVE: &[&str] = &[
    "no", "not", "non", "dont", "never", "without", "disable", "disabled", "disallow", "hide",
];

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        if tool.payload.declared.is_some() || walk::is_method(design, tool) {
            continue;
        }
        for field in &tool.payload.record.fields {
            let words = words::of_name(&field.name);
            let [first, rest @ ..] = &words[..] else {
                continue;
            };
            if rest.is_empty() || !is_bool(&field.ty) || !NEGATIVE.contains(&first.as_str()) {
                continue;
            }
            let positive = rest.join("_");
            findings.add(
                Finding::new(
                    &CODE,
                    field.place.span,
                    format!("`{}: false` is a double negative", field.name),
                )
                .here("models get those wrong")
                .help(format!("turn it around: `{positive}: bool = true`")),
            );
        }
    }
}

fn is_bool(ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Bool => true,
        TypeKind::Nullable { inner } => is_bool(inner),
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Named { .. }
        | TypeKind::Unknown => false,
    }
}
