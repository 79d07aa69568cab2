//! Doc comments: the author's Markdown, kept, but never compiled as an example.

use super::columns::pad;
use super::literal;
use super::rustdoc;
use crate::markdown;
use crate::schema::{has_hidden, is_hidden};
use crate::slot::Slot;

/// Appends a text as a doc comment; nothing for an empty text.
pub(super) fn push(out: &mut String, indent: usize, text: &str) {
    push_marked(out, indent, "///", "#[doc = ", text);
}

/// What the author says, or else what there is to say about it.
pub(super) fn or<'a>(own: Option<&'a str>, about: &'a str) -> &'a str {
    own.filter(|text| !text.trim().is_empty()).unwrap_or(about)
}

/// What the author says, where that is something.
pub(super) fn some(text: Option<&str>) -> Option<Slot> {
    let text = text.filter(|text| !text.trim().is_empty());
    text.map(Slot::docs)
}

/// Appends a text as the doc comment of the file it opens.
fn push_inner(out: &mut String, text: &str) {
    push_marked(out, 0, "//!", "#![doc = ", text);
}

/// The doc comment of a file.
pub(super) fn inner(text: &str) -> String {
    let mut out = String::new();
    push_inner(&mut out, text);
    out.truncate(out.trim_end().len());
    out
}

fn push_marked(out: &mut String, indent: usize, mark: &str, attribute: &str, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    if rustdoc::is_plain(text) {
        pad(out, indent);
        out.push_str(mark);
        out.push(' ');
        out.push_str(text);
        out.push('\n');
        return;
    }
    let mut line = |text: &str| {
        let text = text.trim_end_matches(' ');
        pad(out, indent);
        if has_hidden(text) {
            out.push_str(attribute);
            literal::push_string(out, &format!(" {text}"));
            out.push(']');
        } else {
            out.push_str(mark);
            if !text.is_empty() {
                out.push(' ');
                out.push_str(text);
            }
        }
        out.push('\n');
    };
    rustdoc::contained(text).split('\n').for_each(&mut line);
}

/// A name of the design as code in one line of a comment, whatever is in it.
pub(super) fn code(name: &str) -> String {
    markdown::code(&one_line(name))
}

/// A text in one line, whatever is in it.
pub(super) fn one_line(text: &str) -> String {
    if !has_hidden(text) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn docs(text: &str) -> String {
        let mut out = String::new();
        push(&mut out, 0, text);
        out
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        assert_eq!(docs("a\u{202e}b"), "#[doc = \" a\\u{202e}b\"]\n");
        assert_eq!(docs("a */ {b}"), "/// a */ {b}\n");
    }
}
