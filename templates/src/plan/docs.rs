//! What an author says of something, with what the design adds to it.

use std::borrow::Cow;

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
