//! Values.

use super::places::Placed;
use super::styles::{BRACES, BRACKETS, Style};
use super::writer::Writer;
use crate::syntax::ast::{Entry, Value, ValueKind};

impl Writer<'_> {
    /// Any value.
    pub(super) fn value(&mut self, value: &Value) {
        match &value.kind {
            ValueKind::Null | ValueKind::Bool(_) | ValueKind::Number(_) => self.copy(value.span),
            ValueKind::String(_) => self.quoted(value.span),
            ValueKind::Path(path) => self.reference(path),
            ValueKind::Object(entries) => {
                self.entries(&BRACES, (value.start(), value.end() - 1), entries);
            }
            ValueKind::List(items) => {
                self.stray_before(value.start());
                match items.as_slice() {
                    // Brackets of both kinds open and close together.
                    [one] if is_bracketed(one) && self.peek(value.end()).is_none() => {
                        self.put("[");
                        self.value(one);
                        self.put("]");
                    }
                    items => self.list(
                        &BRACKETS,
                        (value.start(), value.end() - 1),
                        items,
                        |writer, item| writer.value(item),
                    ),
                }
            }
        }
    }

    /// `key: value`, each on its line or all on one.
    pub(super) fn entries(&mut self, style: &Style, range: (usize, usize), entries: &[Entry]) {
        self.list(style, range, entries, |writer, entry| {
            writer.key(&entry.name);
            writer.put(": ");
            writer.value(&entry.value);
        });
    }
}

fn is_bracketed(value: &Value) -> bool {
    match &value.kind {
        ValueKind::List(items) => !items.is_empty(),
        ValueKind::Object(entries) => !entries.is_empty(),
        ValueKind::Null
        | ValueKind::Bool(_)
        | ValueKind::Number(_)
        | ValueKind::String(_)
        | ValueKind::Path(_) => false,
    }
}
