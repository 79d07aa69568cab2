//! Every written type, with the name of the declaration that it belongs to.

use crate::ir::*;
use crate::patterns::keywords::inside as inside_keywords;
use crate::source::{FileId, Span, Text};

/// Visits all types of a design, those inside others included. Payloads that are declared records, and tools that are
/// methods, are visited where they are declared.
pub(super) fn types<'a>(design: &'a Design, visit: &mut impl FnMut(&'a Type, &'a Text)) {
    owned_types(design, &mut |ty, name, _| visit(ty, name));
}

/// The same, with the file of the declaration: the type itself is of another one where a record copies a field.
pub(super) fn owned_types<'a>(
    design: &'a Design,
    visit: &mut impl FnMut(&'a Type, &'a Text, FileId),
) {
    for decl in &design.types {
        let visit = &mut |ty, name| visit(ty, name, decl.place.file());
        match &decl.body {
            TypeBody::Record(of) => record(of, &decl.name, visit),
            TypeBody::Alias { target } => inside(target, &decl.name, visit),
            TypeBody::Enum { .. } => {}
            TypeBody::Union(union) => {
                for variant in &union.variants {
                    inside(&variant.ty, &variant.name, visit);
                }
            }
        }
    }
    for error in &design.errors {
        let visit = &mut |ty, name| visit(ty, name, error.place.file());
        record(&error.details, &error.name, visit);
    }
    for method in &design.methods {
        let visit = &mut |ty, name| visit(ty, name, method.place.file());
        payload(&method.payload, &method.name, visit);
        for ty in method.result.iter().chain(&method.streams) {
            inside(ty, &method.name, visit);
        }
    }
    for tool in &design.tools {
        let visit = &mut |ty, name| visit(ty, name, tool.place.file());
        if !is_method(design, tool) {
            payload(&tool.payload, &tool.name, visit);
            for ty in tool.result.iter().chain(&tool.streams) {
                inside(ty, &tool.name, visit);
            }
        }
        for side in &tool.side {
            inside(&side.ty, &side.name, visit);
        }
    }
    for ask in design.asks() {
        let visit = &mut |ty, name| visit(ty, name, ask.place.file());
        inside(&ask.ty, &ask.name, visit);
    }
    for completion in design.agents.iter().flat_map(|agent| &agent.completions) {
        let visit = &mut |ty, name| visit(ty, name, completion.place.file());
        inside(&completion.ty, &completion.name, visit);
    }
    for resource in design.resources() {
        let visit = &mut |ty, name| visit(ty, name, resource.served.place.file());
        record(&resource.args, &resource.name, visit);
        let ty = resource.ty.iter();
        ty.for_each(|ty| inside(ty, &resource.name, visit));
    }
    for prompt in design.prompts() {
        let visit = &mut |ty, name| visit(ty, name, prompt.served.place.file());
        record(&prompt.args, &prompt.name, visit);
    }
}

/// Visits all fields of a design: of declared records, of parameters, of records without a name. Those that several
/// records share are visited for each.
pub(super) fn fields<'a>(design: &'a Design, visit: &mut impl FnMut(&'a Field)) {
    for decl in &design.types {
        if let TypeBody::Record(record) = &decl.body {
            record.fields.iter().for_each(&mut *visit);
        }
    }
    let errors = design.errors.iter().map(|error| &error.details);
    errors.for_each(|record| record.fields.iter().for_each(&mut *visit));
    let resources = design.resources();
    resources.for_each(|resource| resource.args.fields.iter().for_each(&mut *visit));
    let prompts = design.prompts();
    prompts.for_each(|prompt| prompt.args.fields.iter().for_each(&mut *visit));
    let of_methods = design.methods.iter().map(|method| &method.payload);
    let of_tools = design.tools.iter().map(|tool| &tool.payload);
    for payload in of_methods.chain(of_tools) {
        if payload.declared.is_none() {
            payload.record.fields.iter().for_each(&mut *visit);
        }
    }
    types(design, &mut |ty, _| {
        if let TypeKind::Record(record) = &ty.kind {
            record.fields.iter().for_each(&mut *visit);
        }
    });
}

/// A pattern that is written somewhere.
pub(super) struct Pattern<'a> {
    pub source: &'a Text,
    /// The declaration that it belongs to.
    pub name: &'a Text,
    pub span: Span,
    /// Whether it is in the keywords of `@schema`.
    pub is_keyword: bool,
}

/// Visits all patterns of a design.
pub(super) fn patterns<'a>(design: &'a Design, visit: &mut impl FnMut(Pattern<'a>)) {
    let mut visit = |source, name, span, is_keyword| {
        visit(Pattern {
            source,
            name,
            span,
            is_keyword,
        });
    };
    types(design, &mut |ty, name| {
        let Some(constraints) = &ty.constraints else {
            return;
        };
        for pattern in &constraints.patterns {
            visit(pattern, name, ty.place.span, false);
        }
        for keywords in &constraints.schemas {
            inside_keywords(keywords, &mut |pattern| {
                visit(pattern, name, ty.place.span, true)
            });
        }
    });
    for decl in &design.types {
        if let Some(keywords) = &decl.schema {
            inside_keywords(keywords, &mut |pattern| {
                visit(pattern, &decl.name, decl.place.span, true)
            });
        }
    }
}

/// Whether the tool is a method as well and shares its signature.
pub(super) fn is_method(design: &Design, tool: &Tool) -> bool {
    match tool.implementation {
        Implementation::Method { method } => design[method].tool == Some(tool.id),
        Implementation::Agent { .. }
        | Implementation::Mcp { .. }
        | Implementation::Command { .. }
        | Implementation::Chain
        | Implementation::Resource { .. }
        | Implementation::Prompt { .. }
        | Implementation::External => false,
    }
}

fn payload<'a>(payload: &'a Payload, name: &'a Text, visit: &mut impl FnMut(&'a Type, &'a Text)) {
    if payload.declared.is_none() {
        record(&payload.record, name, visit);
    }
    for field in &payload.injected {
        inside(&field.ty, &field.name, visit);
    }
}

fn record<'a>(record: &'a Record, name: &'a Text, visit: &mut impl FnMut(&'a Type, &'a Text)) {
    for field in &record.fields {
        inside(&field.ty, &field.name, visit);
    }
    if let Some(ty) = record.rest.ty() {
        inside(ty, name, visit);
    }
}

/// Visits a type and those inside it.
pub(super) fn inside<'a>(ty: &'a Type, name: &'a Text, visit: &mut impl FnMut(&'a Type, &'a Text)) {
    visit(ty, name);
    if let TypeKind::Record(of) = &ty.kind {
        record(of, name, visit);
    } else {
        ty.children().for_each(|ty| inside(ty, name, visit));
    }
}
