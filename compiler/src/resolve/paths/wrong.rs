//! The findings about steps that fail.

use crate::diagnostics::{Finding, nearest};
use crate::ir::{Design, Injected, Record, TypeBody, TypeKind, Union};
use crate::resolve::codes_values::{UNKNOWN_STEP_KEY, WRONG_STEP};
use crate::resolve::spell::{expected, field_name, is_identifier};
use crate::source::Text;
use crate::syntax::ast;

/// `.name` or `["odd name"]`
pub(in crate::resolve) fn field_step(name: &str) -> String {
    if is_identifier(name) {
        format!(".{name}")
    } else {
        format!("[{}]", field_name(name))
    }
}

/// A record has no such field.
pub(super) fn no_field(
    record: &Record,
    injected: &[Injected],
    written: &str,
    name: &ast::Name,
) -> Finding {
    let fields = record.fields.iter().map(|field| &field.name);
    let names: Vec<&Text> = fields
        .chain(injected.iter().map(|value| &value.name))
        .collect();
    let close = nearest(&name.text, names.iter().map(|name| &***name));
    let finding = Finding::new(
        &UNKNOWN_STEP_KEY,
        name.span,
        format!("`{written}` has no `{}`", name.text),
    )
    .here("not there");
    match close[..] {
        [only] => {
            let finding = finding.help(format!("did you mean `{only}`?"));
            // Inside of a text quotes may need escapes.
            let plain = !name.quoted && is_identifier(only);
            if plain {
                finding.respell(name.span, &name.text, only, only)
            } else {
                finding
            }
        }
        [] if names.is_empty() => finding.help(format!("`{written}` has no fields at all")),
        [] => {
            let some: Vec<String> = names
                .iter()
                .take(8)
                .map(|name| format!("`{name}`"))
                .collect();
            let more = if names.len() > 8 { ", …" } else { "" };
            finding.help(format!("it has {}{more}", some.join(", ")))
        }
        [..] => finding.help(format!("did you mean `{}`?", close.join("` or `"))),
    }
}

/// A value that is not a record has no such part.
pub(super) fn no_parts(
    design: &Design,
    kind: &TypeKind,
    written: &str,
    name: &ast::Name,
) -> Result<(), Option<Box<Finding>>> {
    let wrong =
        |message: String, label: &str| Finding::new(&WRONG_STEP, name.span, message).here(label);
    let step = field_step(&name.text);
    let finding = match kind {
        TypeKind::Unknown => return Err(None),
        TypeKind::List { .. } | TypeKind::Map { .. } if &*name.text == "count" => {
            wrong(format!("`{written}` are many, each with a size of its own"), "one size of many")
                .help("take the size of a list that the path does not go through with `[]`")
        }
        TypeKind::List { .. } => wrong(format!("`{written}` is a list"), "a list has no fields")
            .help(format!("go one level down with `{written}[]{step}`, or take its size with `{written}.count`")),
        TypeKind::Tuple { .. } => wrong(format!("`{written}` is a tuple"), "its parts have no names")
            .help("pass all of it on, or use a record"),
        TypeKind::Json => wrong(format!("`{written}` is `json`"), "nothing is known about what is inside")
            .help("pass all of it on, or give it a type"),
        TypeKind::Union { .. } => wrong(format!("`{written}` is a union"), "its alternatives are not looked into")
            .help("pass all of it on, or make it a tagged union"),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Union(union) => {
                wrong(format!("`{written}` has other fields in every variant"), "not there in all of them")
                    .help(format!("only the tag is always there: `{written}{}`", field_step(tag(union))))
            }
            TypeBody::Record(_) | TypeBody::Alias { .. } | TypeBody::Enum { .. } => {
                wrong(format!("`{written}` has no parts"), &format!("it is {}", expected(design, kind)))
            }
        },
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Null
        | TypeKind::Map { .. }
        | TypeKind::Record(_)
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. } => {
            wrong(format!("`{written}` has no parts"), &format!("it is {}", expected(design, kind)))
        }
    };
    Err(Some(Box::new(finding)))
}

/// The key of a tagged union's tag.
pub(super) fn tag(union: &Union) -> &str {
    union.by.as_deref().unwrap_or("type")
}
