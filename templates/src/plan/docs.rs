//! What an author says of something, with what the design adds to it.

use std::borrow::Cow;

use toolc_compiler::ir::{Type, TypeKind};

use super::parameters::sentence;

/// Docs of a record that is made of parameters: `about` says whose; what those do is `docs`, of which the first
/// paragraph stands here in lines that the language fills.
pub(crate) fn of_parameters(about: &str, docs: Option<&str>, filled: fn(&str) -> String) -> String {
    match sentence(docs.unwrap_or_default()) {
        said if said.is_empty() => about.to_owned(),
        said => format!("{about}\n\n{}", filled(&said)),
    }
}

/// Docs of a type that is made for a result, an item or an answer, or for a part of one that has no name of its own.
pub(crate) fn of_part(whole: &str, ty: &Type) -> String {
    match &ty.kind {
        TypeKind::Nullable { inner } => of_part(whole, inner),
        TypeKind::Record(_) | TypeKind::Union { .. } | TypeKind::Literals { .. } => {
            let mut letters = whole.chars();
            let first = letters.next().map(|first| first.to_uppercase().to_string());
            format!("{}{}.", first.unwrap_or_default(), letters.as_str())
        }
        TypeKind::Null
        | TypeKind::Bool
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::String
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Unknown
        | TypeKind::Named { .. }
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. } => format!("A part of {whole}."),
    }
}

/// Docs, and that it is deprecated. What the author leaves open must not go on in the note: `closed` closes it.
pub(crate) fn with_deprecation<'a>(
    docs: Option<&'a str>,
    deprecated: Option<&str>,
    closed: fn(&str) -> Cow<'_, str>,
) -> Cow<'a, str> {
    let Some(text) = deprecated else {
        return Cow::Borrowed(docs.unwrap_or_default());
    };
    let note = match text {
        "" => "Deprecated.".to_owned(),
        text => format!("Deprecated: {text}"),
    };
    Cow::Owned(match docs {
        Some(docs) => format!("{}\n\n{note}", closed(docs)),
        None => note,
    })
}
