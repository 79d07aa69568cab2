//! Where a value stands: JSON Pointers, whole in `path`, shortened in messages.

use super::message::shortened;

/// One step down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Segment {
    /// A key that the table declares.
    Field(&'static str),
    /// A key of the payload.
    Key(String),
    /// A place in a list.
    Index(usize),
    /// A key of the payload inside a secret.
    Hidden,
}

/// The JSON Pointer (RFC 6901).
pub(super) fn pointer(path: &[Segment]) -> String {
    let mut out = String::new();
    for segment in path {
        out.push('/');
        match segment {
            Segment::Field(key) => push_key(&mut out, key),
            Segment::Key(key) => push_key(&mut out, key),
            Segment::Index(index) => out.push_str(&index.to_string()),
            Segment::Hidden => out.push('*'),
        }
    }
    out
}

/// What a message starts with: the pointer, its keys shortened and escaped as in JSON.
pub(super) fn subject(path: &[Segment]) -> String {
    if path.is_empty() {
        return "The value".into();
    }
    let shown = |key: &str| {
        let quoted = shortened(key);
        quoted[1..quoted.len() - 1].to_owned()
    };
    let mut out = String::new();
    for segment in path {
        out.push('/');
        match segment {
            Segment::Field(key) => push_key(&mut out, &shown(key)),
            Segment::Key(key) => push_key(&mut out, &shown(key)),
            Segment::Index(index) => out.push_str(&index.to_string()),
            Segment::Hidden => out.push('*'),
        }
    }
    out
}

fn push_key(out: &mut String, key: &str) {
    for character in key.chars() {
        match character {
            '~' => out.push_str("~0"),
            '/' => out.push_str("~1"),
            other => out.push(other),
        }
    }
}
