//! The names of statics.

use crate::rust::idents;

/// The name of a static for a part of another.
pub(in crate::rust) fn part_of(whole: &str, ident: &str) -> String {
    // The underscore behind a word of the language says nothing; any other tells two names apart.
    let bare = ident.trim_end_matches('_');
    let rest = &ident[bare.len()..];
    let rest = if rest == "_" && idents::is_keyword(bare) {
        ""
    } else {
        rest
    };
    [whole, "_", &idents::screaming(bare), rest].concat()
}
