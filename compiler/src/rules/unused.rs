//! The declarations that a project's tools, methods and surfaces use, directly or indirectly.

use std::collections::HashSet;

use super::walk;
use crate::ir::*;
use crate::source::Span;

/// The rules about unused declarations, and about surfaces without content.
pub(super) const CODES: [&str; 3] = ["T0703", "T1001", "T1002"];

/// Unused declared types. None in a project that only declares types.
pub(super) fn types(design: &Design) -> Vec<&TypeDecl> {
    if is_library(design) {
        return Vec::new();
    }
    let mut used = vec![false; design.types.len()];
    let mut open: Vec<TypeId> = Vec::new();
    let mut mark = |ty: &Type, open: &mut Vec<TypeId>| {
        if let TypeKind::Named { id } = ty.kind
            && !std::mem::replace(&mut used[id.0 as usize], true)
        {
            open.push(id);
        }
    };
    // Everything that is written, but for what stands in declared types; that counts once they are reached.
    let mut inside_types: HashSet<*const Type> = HashSet::new();
    for decl in &design.types {
        of_decl(decl, &mut |ty| {
            inside_types.insert(std::ptr::from_ref(ty));
        });
    }
    walk::types(design, &mut |ty, _| {
        if !inside_types.contains(&std::ptr::from_ref(ty)) {
            mark(ty, &mut open);
        }
    });
    let payloads = design
        .methods
        .iter()
        .map(|method| &method.payload)
        .chain(design.tools.iter().map(|tool| &tool.payload));
    open.extend(payloads.filter_map(|payload| payload.declared));
    for id in &open.clone() {
        used[id.0 as usize] = true;
    }
    while let Some(id) = open.pop() {
        of_decl(&design[id], &mut |ty| {
            if let TypeKind::Named { id } = ty.kind
                && !std::mem::replace(&mut used[id.0 as usize], true)
            {
                open.push(id);
            }
        });
    }
    let mut unused: Vec<&TypeDecl> = design
        .types
        .iter()
        .filter(|decl| !used[decl.id.0 as usize])
        .collect();
    if !unused.is_empty() {
        let copied = copied_fields(design, &used);
        unused.retain(|decl| {
            !fields(decl)
                .iter()
                .any(|field| copied.contains(&field.place.span))
        });
    }
    unused
}

/// Whether nothing in the project could use a type.
pub(super) fn is_library(design: &Design) -> bool {
    design.services.is_empty() && design.toolsets.is_empty()
}

/// `...Base` leaves only the fields: where they were written, they are used.
fn copied_fields(design: &Design, used: &[bool]) -> HashSet<Span> {
    let mut spans: HashSet<Span> = HashSet::new();
    for decl in design.types.iter().filter(|decl| used[decl.id.0 as usize]) {
        spans.extend(fields(decl).iter().map(|field| field.place.span));
    }
    let mut add =
        |record: &Record| spans.extend(record.fields.iter().map(|field| field.place.span));
    design
        .tools
        .iter()
        .for_each(|tool| add(&tool.payload.record));
    design
        .methods
        .iter()
        .for_each(|method| add(&method.payload.record));
    design.errors.iter().for_each(|error| add(&error.details));
    walk::types(design, &mut |ty, _| {
        if let TypeKind::Record(record) = &ty.kind {
            add(record);
        }
    });
    spans
}

fn fields(decl: &TypeDecl) -> &[Field] {
    match &decl.body {
        TypeBody::Record(record) => &record.fields,
        TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => &[],
    }
}

/// The types in a declared one.
fn of_decl<'a>(decl: &'a TypeDecl, visit: &mut impl FnMut(&'a Type)) {
    let mut visit = |ty: &'a Type, _: &'a crate::source::Text| visit(ty);
    match &decl.body {
        TypeBody::Record(record) => {
            record
                .fields
                .iter()
                .for_each(|field| walk::inside(&field.ty, &decl.name, &mut visit));
            match &record.rest {
                Rest::Typed { ty } => walk::inside(ty, &decl.name, &mut visit),
                Rest::Closed | Rest::Open => {}
            }
        }
        TypeBody::Alias { target } => walk::inside(target, &decl.name, &mut visit),
        TypeBody::Enum { .. } => {}
        TypeBody::Union(union) => {
            union
                .variants
                .iter()
                .for_each(|variant| walk::inside(&variant.ty, &decl.name, &mut visit));
        }
    }
}
