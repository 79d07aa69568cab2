//! Values without what their types declare secret.

use crate::diagnose::Hidden;
use crate::json::{Node, Value, write_quoted};
use crate::table::Table;

/// What stands in place of a secret.
pub const REDACTED: &str = "[redacted]";

/// The value as JSON, without the secrets in it: what no text may show.
///
/// A value that its type has not accepted may have its secrets in the wrong places: of such a one, everything is left out
/// that stands where the type says nothing, or where it wants another kind of value.
pub fn redacted(table: Table, value: &Value, is_accepted: bool) -> Vec<u8> {
    let document = Node::of(value);
    let hidden = Hidden::of(table, &document, is_accepted);
    let mut out = Vec::new();
    write(&document, &hidden, &mut out);
    out
}

/// Whether something of a value in a recording is not there.
pub fn is_redacted(value: &Value) -> bool {
    match value {
        Value::String(text) => text == REDACTED,
        Value::Array(items) => items.iter().any(is_redacted),
        Value::Object(object) => object.iter().any(|(_, member)| is_redacted(member)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn write(value: &Node<'_>, hidden: &Hidden, out: &mut Vec<u8>) {
    if hidden.contains(value) {
        return write_quoted(out, REDACTED);
    }
    match value {
        Node::Null | Node::Bool(_) | Node::Number(_) | Node::Text(_) => value.write(out),
        Node::List(items) => {
            out.push(b'[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write(item, hidden, out);
            }
            out.push(b']');
        }
        Node::Object(members) => {
            out.push(b'{');
            for (index, (key, member)) in members.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                write_quoted(out, key);
                out.push(b':');
                write(member, hidden, out);
            }
            out.push(b'}');
        }
    }
}
