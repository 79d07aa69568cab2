//! T0427: results that may be longer than any context.

use super::{code, words};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Field, Implementation, Place, Tool, Type, TypeKind};

code!(Warning "T0427" "a list without an end" "endless_list.md");

/// Words of parameters that limit the number of results.
const LIMITS: &[&str] = &[
    "limit", "max", "most", "top", "count", "first", "last", "size", "page", "cursor", "offset",
    "take", "number", "k",
];

fn check(design: &Design, findings: &mut Findings) {
    for tool in &design.tools {
        let looks_up = tool.effects.readonly == Some(true)
            && tool.paging.is_none()
            && !matches!(tool.implementation, Implementation::Chain);
        let Some(result) = tool.result.as_ref().filter(|_| looks_up) else {
            continue;
        };
        let fields = &tool.payload.record.fields;
        if !fields.iter().any(|field| is_text(design, field))
            || fields.iter().any(limits)
            || takes_lists(design, tool)
        {
            continue;
        }
        let Some((name, place)) = endless(design, result) else {
            continue;
        };
        let message = match name {
            Some(name) => format!("`{name}` of `{}` has no end", tool.name),
            None => format!("the result of `{}` has no end", tool.name),
        };
        let mut finding = Finding::new(&CODE, tool.place.span, message)
            .here("a long list fills the model's context")
            .help("take a `limit: int @range(1..100) = 20`, say `pages …`, or bound the list with `@items(..100)`");
        if name.is_some() {
            finding = finding.related(place.span, "the list");
        }
        findings.add(finding);
    }
}

/// A search by a text may have any number of results.
fn is_text(design: &Design, field: &Field) -> bool {
    matches!(design.flat(&field.ty).kind, TypeKind::String)
}

fn limits(field: &Field) -> bool {
    words::of_name(&field.name)
        .iter()
        .any(|word| LIMITS.contains(&word.as_str()))
}

/// A request by a list returns as many items.
fn takes_lists(design: &Design, tool: &Tool) -> bool {
    let fields = &tool.payload.record.fields;
    fields
        .iter()
        .any(|field| matches!(design.flat(&field.ty).kind, TypeKind::List { .. }))
}

/// A list of records without an upper limit that is the result, or a field of it.
fn endless<'a>(design: &'a Design, result: &'a Type) -> Option<(Option<&'a str>, &'a Place)> {
    if is_endless(design, result) {
        return Some((None, &result.place));
    }
    let record = design.record_of(design.flat(result).kind)?;
    record
        .fields
        .iter()
        .find(|field| is_endless(design, &field.ty))
        .map(|field| (Some(&*field.name), &field.place))
}

fn is_endless(design: &Design, ty: &Type) -> bool {
    let flat = design.flat(ty);
    let TypeKind::List { items } = flat.kind else {
        return false;
    };
    let bounded = flat
        .constraints
        .items
        .is_some_and(|bounds| bounds.max.is_some());
    !bounded && design.is_object(design.flat(items).kind)
}
