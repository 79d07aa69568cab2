//! The names of statics.

use crate::rust::idents;

/// A type's name as a constant spells it.
pub(in crate::rust) fn screaming(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let mut before = '_';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let next_is_lower = chars.peek().is_some_and(|next| next.is_lowercase());
        if c.is_uppercase()
            && (before.is_lowercase()
                || before.is_ascii_digit()
                || (before.is_uppercase() && next_is_lower))
        {
            out.push('_');
        }
        out.extend(c.to_uppercase());
        before = c;
    }
    out
}

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
    [whole, "_", &screaming(bare), rest].concat()
}
