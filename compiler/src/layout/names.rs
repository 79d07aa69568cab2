//! Names and paths, and which of them need their quotes.

use super::writer::Writer;
use crate::syntax::ast::{Name, Path, RefPath, RefStep};
use crate::syntax::{begins_member, word_at};

impl Writer<'_> {
    /// A name at a position that allows only names, such as before a colon.
    pub(super) fn key(&mut self, name: &Name) {
        self.unquoted(name, is_literal);
    }

    /// A name at a position where some keywords have another meaning.
    pub(super) fn name(&mut self, name: &Name) {
        self.unquoted(name, |word| {
            is_literal(word) || begins_member(word) || KEYWORDS.contains(&word)
        });
    }

    fn unquoted(&mut self, name: &Name, is_keyword: impl Fn(&str) -> bool) {
        let written = self.written(name.span);
        let bare = written
            .strip_prefix('"')
            .and_then(|rest| rest.strip_suffix('"'));
        match bare {
            Some(bare) if is_identifier(bare) && !is_keyword(bare) => self.put(bare),
            Some(_) | None => self.put(written),
        }
    }

    /// `acme.todos`
    pub(super) fn path(&mut self, path: &Path) {
        for (index, part) in path.parts.iter().enumerate() {
            if index > 0 {
                self.put(".");
            }
            self.name(part);
        }
    }

    /// `args.items[].count`
    pub(super) fn reference(&mut self, path: &RefPath) {
        self.copy(path.root.span);
        for step in &path.steps {
            match step {
                RefStep::Key(name) if name.quoted => {
                    self.put("[");
                    self.copy(name.span);
                    self.put("]");
                }
                RefStep::Key(name) => {
                    self.put(".");
                    self.copy(name.span);
                }
                RefStep::Each(_) => self.put("[]"),
            }
        }
    }
}

/// Words of the grammar that begin no member of a block.
const KEYWORDS: &[&str] = &[
    "package", "use", "as", "type", "enum", "union", "by", "error", "service", "from", "streams",
    "throws", "only", "except", "pii", "for", "after", "backoff", "denied", "return", "if", "is",
    "empty", "absent", "args", "result", "call",
];

/// Words that are values.
fn is_literal(word: &str) -> bool {
    matches!(word, "true" | "false" | "null")
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && word_at(text).len() == text.len()
}
