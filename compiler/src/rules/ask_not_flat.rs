//! T0428: questions whose answers are no form.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Flat, Record, Rest, Type, TypeBody, TypeKind, Value};
use crate::source::{Span, Text};

code!(Error "T0428" "an answer that is no form" "ask_not_flat.md");

/// Why a type is no form.
struct Reason {
    message: String,
    here: &'static str,
    help: &'static str,
    span: Span,
}

fn check(design: &Design, findings: &mut Findings) {
    for ask in design.asks() {
        if let Some(reason) = form(design, &ask.name, &ask.ty) {
            findings.add(
                Finding::new(&CODE, reason.span, reason.message)
                    .here(reason.here)
                    .related(ask.place.span, "asked here")
                    .help(reason.help),
            );
        }
    }
}

const NO_SCALAR: &str = "neither a scalar, an enum nor a list of enums";
const FLAT: &str =
    "ask for scalars, enums and lists of enums; what has more parts takes several questions";
/// The keyword of older forms for the titles of an enum's members.
const TITLES: &str = "enumNames";

/// Why the answer of an ask is none that a form can take.
fn form(design: &Design, ask: &Text, ty: &Type) -> Option<Reason> {
    let flat = design.flat(ty);
    if let TypeKind::Named { id } = flat.kind {
        let decl = &design[*id];
        if decl.schema.is_some() && !is_choice(design, flat.kind) {
            return Some(with_schema(ask, ty.place.span));
        }
        if let TypeBody::Record(of) = &decl.body
            && !flat.nullable
        {
            return record(design, ask, of, decl.place.span);
        }
    }
    if let (TypeKind::Record(of), false) = (flat.kind, flat.nullable) {
        return record(design, ask, of, ty.place.span);
    }
    scalar(design, ask, ty, false)
}

fn record(design: &Design, ask: &Text, record: &Record, whole: Span) -> Option<Reason> {
    match &record.rest {
        Rest::Closed => {}
        Rest::Open | Rest::Typed { .. } => {
            return Some(Reason {
                message: format!("the answer to `{ask}` may have fields that no form has"),
                here: "an open record",
                help: "leave out `...`: whoever answers fills in the declared fields",
                span: whole,
            });
        }
    }
    record.fields.iter().find_map(|field| {
        let reason = scalar(design, &field.name, &field.ty, field.annotations.secret)?;
        Some(Reason {
            span: field.place.span,
            ..reason
        })
    })
}

fn scalar(design: &Design, name: &Text, ty: &Type, is_secret: bool) -> Option<Reason> {
    let span = ty.place.span;
    let flat = design.flat(ty);
    if flat.nullable {
        return Some(Reason {
            message: format!("nobody can answer `{name}` with `null`"),
            here: "may be null",
            help: "make the field optional: `name?: T`",
            span,
        });
    }
    if is_secret || flat.secret {
        return Some(Reason {
            message: format!("`{name}` asks for a secret, which no form may do"),
            here: "`@secret`",
            help: "let the host give secrets, as an argument `from context.labels.NAME`",
            span,
        });
    }
    let is_choice = is_choice(design, flat.kind);
    if !schemas(design, &flat).all(|schema| is_choice && only_titles(schema)) {
        return Some(with_schema(name, span));
    }
    let is_scalar = match flat.kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => true,
        TypeKind::Named { id } => match &design[*id].body {
            // A circle of aliases has a finding of its own.
            TypeBody::Enum { .. } | TypeBody::Alias { .. } => true,
            TypeBody::Record(_) | TypeBody::Union(_) => false,
        },
        TypeKind::List { items } => {
            let item = design.flat(items);
            let is_plain =
                !item.nullable && !item.secret && schemas(design, &item).next().is_none();
            is_plain && self::is_choice(design, item.kind)
        }
        TypeKind::Bytes
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Nullable { .. } => false,
    };
    (!is_scalar).then(|| Reason {
        message: format!("no form has a field for `{name}`"),
        here: NO_SCALAR,
        help: FLAT,
        span,
    })
}

/// Whether somebody chooses one of a few texts.
fn is_choice(design: &Design, kind: &TypeKind) -> bool {
    let is_text = |value: &Value| matches!(value, Value::String(_));
    match kind {
        TypeKind::Literals { values } => values.iter().all(is_text),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Enum { members } => members.iter().all(|member| is_text(&member.value)),
            TypeBody::Alias { .. } | TypeBody::Record(_) | TypeBody::Union(_) => false,
        },
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
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
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => false,
    }
}

/// All that `@schema` says of a type.
fn schemas<'a>(design: &'a Design, flat: &'a Flat<'_>) -> impl Iterator<Item = &'a Value> {
    let declared = flat.kind.named().and_then(|id| design[id].schema.as_ref());
    flat.constraints.schemas.iter().chain(declared)
}

/// Whether it says nothing but the titles that older forms have.
fn only_titles(schema: &Value) -> bool {
    matches!(schema, Value::Object(keywords) if keywords.iter().all(|(keyword, _)| &**keyword == TITLES))
}

fn with_schema(name: &Text, span: Span) -> Reason {
    Reason {
        message: format!("`{name}` has `@schema`, which no form follows"),
        here: "has keywords of JSON Schema",
        help: "say it with the language's own constraints",
        span,
    }
}
