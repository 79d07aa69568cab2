//! Names; frequent ones are shared, as are doc comments that say the same.

use super::Lower;
use crate::source::Text;
use crate::syntax::ast::{Name, Path, Str};
use crate::syntax::grammar::{Node, Nodes, each, expect};

impl Lower<'_> {
    /// Capabilities and scopes may be unquoted.
    pub(super) fn capabilities(&mut self, parts: Nodes<'_>) -> Vec<Str> {
        let one = |part: Node<'_>| {
            if part.as_str().starts_with('"') {
                return self.text(&part);
            }
            Str {
                text: self.shared(part.as_str()),
                span: self.token(&part),
            }
        };
        each(parts, one)
    }

    /// An identifier or a quoted name.
    pub(super) fn name(&mut self, node: &Node<'_>) -> Name {
        let written = node.as_str();
        let span = self.token(node);
        if written.starts_with('"') {
            let text = self.unescaped(&written[1..written.len() - 1], node.as_span().start() + 1);
            Name {
                text: text.as_ref().into(),
                span,
                quoted: true,
            }
        } else {
            Name {
                text: self.shared(written),
                span,
                quoted: false,
            }
        }
    }

    /// The name after the keyword, and the rest.
    pub(super) fn head<'n>(&mut self, node: Node<'n>) -> (Name, Nodes<'n>) {
        let mut parts = node.into_inner();
        parts.next();
        let name = self.name(&expect(&mut parts));
        (name, parts)
    }

    /// Names joined by dots.
    pub(super) fn path(&mut self, node: Node<'_>) -> Path {
        let span = self.span(&node);
        let parts = each(node.into_inner(), |part| self.name(&part));
        Path { parts, span }
    }
}

/// A small cache: `string`, `id` and the like are allocated once for each file, and so is what is said of many fields.
pub(super) struct Names {
    slots: Vec<Option<Text>>,
}

impl Default for Names {
    fn default() -> Self {
        Self {
            slots: vec![None; SLOTS],
        }
    }
}

const SLOTS: usize = 1024;

impl Names {
    pub(super) fn shared(&mut self, text: &str) -> Text {
        let slot = &mut self.slots[slot(text)];
        match slot {
            Some(known) if **known == *text => known.clone(),
            Some(_) | None => {
                let new: Text = text.into();
                *slot = Some(new.clone());
                new
            }
        }
    }
}

/// A collision costs one allocation, and memory for another copy of the name.
fn slot(text: &str) -> usize {
    let mix =
        |hash: u64, part: u64| (hash.rotate_left(5) ^ part).wrapping_mul(0x517C_C1B7_2722_0A95);
    let (words, rest) = text.as_bytes().as_chunks();
    let words = words.iter().map(|word| u64::from_le_bytes(*word));
    let rest = rest.iter().map(|byte| u64::from(*byte));
    let hash = words.chain(rest).fold(0, mix);
    // The upper bits are those that all bytes have changed.
    (hash >> 32) as usize % SLOTS
}
