//! Positions of values: JSON Pointers, complete in `path`, shortened in messages.

use std::borrow::Cow;

use super::short::inside_quotes;

/// One step down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Segment<'v> {
    /// A key that the table declares.
    Field(&'static str),
    /// A key of the payload.
    Key(Cow<'v, str>),
    /// An index in a list.
    Index(usize),
    /// A key of the payload inside a secret.
    Hidden,
}

/// The JSON Pointer (RFC 6901).
pub(crate) fn pointer(path: &[Segment<'_>]) -> String {
    steps(path, push_key)
}

/// The start of a message: the pointer, its keys shortened and escaped as in JSON.
pub(crate) fn subject(path: &[Segment<'_>]) -> String {
    if path.is_empty() {
        return "The value".into();
    }
    steps(path, |out, key| push_key(out, &inside_quotes(key)))
}

fn steps(path: &[Segment<'_>], push: impl Fn(&mut String, &str)) -> String {
    let mut out = String::with_capacity(16 * path.len());
    for segment in path {
        out.push('/');
        match segment {
            Segment::Field(key) => push(&mut out, key),
            Segment::Key(key) => push(&mut out, key),
            Segment::Index(index) => push_index(&mut out, *index),
            Segment::Hidden => out.push('*'),
        }
    }
    out
}

fn push_index(out: &mut String, index: usize) {
    if let Ok(digit @ 0..10) = u32::try_from(index) {
        out.extend(char::from_digit(digit, 10));
    } else {
        out.push_str(&index.to_string());
    }
}

fn push_key(out: &mut String, key: &str) {
    if !key.bytes().any(|byte| matches!(byte, b'~' | b'/')) {
        return out.push_str(key);
    }
    for character in key.chars() {
        match character {
            '~' => out.push_str("~0"),
            '/' => out.push_str("~1"),
            other => out.push(other),
        }
    }
}
