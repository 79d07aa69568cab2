//! A survey of a text before it is parsed: comments, and whether its brackets are safe for the parser.
//!
//! The parser recurses, so nesting has to be measured first.

use std::ops::Range;

use super::marks::{Mark, Marks};

/// How deeply brackets may be nested.
pub(super) const LIMIT: usize = 64;

/// See the module.
pub(super) struct Survey {
    /// All `//` comments with their slashes, in order.
    pub(super) comments: Vec<Range<usize>>,
    /// Brackets pair up and are not too deep, and all texts are closed.
    pub(super) sound: bool,
}

impl Survey {
    pub(super) fn of(text: &str) -> Self {
        let mut comments = Vec::new();
        let mut open: Vec<u8> = Vec::new();
        let mut sound = true;
        for (mark, range) in Marks::new(text) {
            match mark {
                Mark::Comment => comments.push(range),
                Mark::Open(bracket) => {
                    if open.len() == LIMIT {
                        sound = false;
                    } else {
                        open.push(closer(bracket));
                    }
                }
                Mark::Close(bracket) => sound &= open.pop() == Some(bracket),
                Mark::Text { closed } | Mark::Block { closed } => sound &= closed,
                Mark::Doc | Mark::Regex => {}
            }
        }
        Self {
            comments,
            sound: sound && open.is_empty(),
        }
    }
}

/// The closing bracket of a kind.
pub(super) fn closer(open: u8) -> u8 {
    match open {
        b'(' => b')',
        b'[' => b']',
        _ => b'}',
    }
}
