//! T0416: cursors that cannot be passed on.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Error "T0416" "a cursor that cannot be passed on" "paging_types.md");

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let Some(Paging { cursor, next }) = tool.paging.as_deref() else {
            continue;
        };
        let (from, to) = (design.flat(&next.ty), design.flat(&cursor.ty));
        if matches!(from.kind, TypeKind::Unknown) || matches!(to.kind, TypeKind::Unknown) {
            continue;
        }
        let mut add = |place: &Place, message: String, here: &str| {
            findings.add(Finding::new(&CODE, place.span, message).here(here));
        };
        let one_argument = matches!(cursor.steps.as_slice(), [PathStep::Key(_)])
            && cursor.root == Root::Args
            && !cursor.count;
        if !one_argument {
            add(
                &cursor.place,
                format!("the cursor of `{}` is not an argument", tool.name),
                "must be an argument itself",
            );
            continue;
        }
        let argument = match cursor.steps.first() {
            Some(PathStep::Key(name)) => &**name,
            Some(PathStep::Each) | None => "",
        };
        if !is_cursor(to.kind) {
            add(
                &cursor.place,
                format!(
                    "the cursor `{argument}` of `{}` is neither a text nor a whole number",
                    tool.name
                ),
                "another type",
            );
            continue;
        }
        if !cursor.optional && !to.nullable && !may_be_left_out(tool, cursor) {
            let message = format!(
                "the cursor `{argument}` of `{}` must be there in the first call",
                tool.name
            );
            add(
                &cursor.place,
                message,
                "must be optional: the first page has no cursor",
            );
        }
        if next.count || !same(from.kind, to.kind) {
            let message = format!(
                "the next cursor of `{}` is of another type than its cursor `{argument}`",
                tool.name
            );
            add(&next.place, message, "must have the type of the argument");
        } else if !next.optional && !from.nullable {
            let message = format!("the last page of `{}` has a next cursor, too", tool.name);
            add(
                &next.place,
                message,
                "must be optional or nullable: the last page has none",
            );
        }
    }
}

fn may_be_left_out(tool: &Tool, cursor: &ValuePath) -> bool {
    let Some(PathStep::Key(name)) = cursor.steps.first() else {
        return false;
    };
    let field = tool
        .payload
        .record
        .fields
        .iter()
        .find(|field| field.name == *name);
    field.is_some_and(|field| !matches!(field.presence, Presence::Required { .. }))
}

fn is_cursor(kind: &TypeKind) -> bool {
    matches!(
        kind,
        TypeKind::String | TypeKind::Int | TypeKind::Bytes | TypeKind::Format { .. }
    )
}

fn same(a: &TypeKind, b: &TypeKind) -> bool {
    match (a, b) {
        (TypeKind::Format { format: a }, TypeKind::Format { format: b }) => a == b,
        (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
    }
}
