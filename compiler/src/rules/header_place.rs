//! T0211: headers that no request can contain.

use foldhash::HashSet;

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;

code!(Error "T0211" "a header in the wrong place" "header_place.md");

fn check(design: &Design, findings: &mut Findings) {
    let payloads = || {
        design
            .methods
            .iter()
            .map(|method| &method.payload)
            .chain(design.tools.iter().map(|tool| &tool.payload))
    };
    let declared: HashSet<TypeId> = payloads().filter_map(|payload| payload.declared).collect();
    for field in payloads().flat_map(|payload| &payload.record.fields) {
        if let Some(name) = &field.annotations.header {
            argument(design, field, name, findings);
        }
    }
    for decl in &design.types {
        if let TypeBody::Record(record) = &decl.body
            && !declared.contains(&decl.id)
        {
            elsewhere(record, findings);
        }
    }
    design
        .errors
        .iter()
        .for_each(|error| elsewhere(&error.details, findings));
    for resource in design.resources() {
        elsewhere(&resource.args, findings);
    }
    for prompt in design.prompts() {
        elsewhere(&prompt.args, findings);
    }
    walk::types(design, &mut |ty, _| {
        if let TypeKind::Record(record) = &ty.kind {
            elsewhere(record, findings);
        }
    });
}

fn argument(design: &Design, field: &Field, name: &str, findings: &mut Findings) {
    let is_token = !name.is_empty()
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte));
    if !is_token {
        findings.add(
            Finding::new(
                &CODE,
                field.place.span,
                format!("`{name}` is not the name of a header"),
            )
            .here("names of headers are letters, digits and hyphens"),
        );
    }
    let fits = match design.flat(&field.ty).kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Bool
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => true,
        TypeKind::Named { id } => matches!(design[*id].body, TypeBody::Enum { .. }),
        TypeKind::Float
        | TypeKind::Bytes
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Nullable { .. } => false,
    };
    if !fits {
        findings.add(
            Finding::new(
                &CODE,
                field.place.span,
                format!("`{}` cannot travel in a header", field.name),
            )
            .here("headers carry texts, whole numbers and bools")
            .help("remove `@header`"),
        );
    }
}

fn elsewhere(record: &Record, findings: &mut Findings) {
    for field in record
        .fields
        .iter()
        .filter(|field| field.annotations.header.is_some())
    {
        findings.add(
            Finding::new(
                &CODE,
                field.place.span,
                format!("`{}` is not an argument of a tool", field.name),
            )
            .here("only arguments are mirrored into headers")
            .help("remove `@header`"),
        );
    }
}
