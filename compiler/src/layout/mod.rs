//! The canonical form of a file: text to text. Uses the tree only.

mod blocks;
mod comments;
mod file;
mod gaps;
mod guard;
mod items;
mod lists;
mod names;
mod places;
mod printer;
mod statements;
mod styles;
mod texts;
mod types;
mod values;
mod writer;

use crate::diagnostics::Findings;
use crate::source::FileId;
use crate::syntax::{self, ast::File};

/// A text in its canonical form.
#[derive(Debug)]
pub struct Formatted {
    /// The text. Parts that do not parse are unchanged in it.
    pub text: String,
    /// The parts that do not parse, with their positions in the original text.
    pub findings: Findings,
}

/// The canonical form of a text. All line ends become like the first one; a byte order mark is removed.
///
/// ```
/// use toolc_compiler::layout::formatted;
///
/// assert_eq!(formatted("type Item{name:string|null}").text, "type Item { name: string? }\n");
/// ```
pub fn formatted(text: &str) -> Formatted {
    let mut findings = Findings::default();
    let first = once(text, &mut findings);
    Formatted {
        text: if findings.is_empty() {
            first
        } else {
            // What goes on and on is left alone.
            at_rest(first).unwrap_or_else(|| text.to_owned())
        },
        findings,
    }
}

/// A text with errors, formatted until it no longer changes: indentation decides how far a missing bracket reaches, and
/// formatting has just changed it.
fn at_rest(mut text: String) -> Option<String> {
    for _ in 0..ROUNDS {
        let next = once(&text, &mut Findings::default());
        if next == text {
            return Some(text);
        }
        text = next;
    }
    None
}

/// How often a text with errors is formatted again.
const ROUNDS: usize = 8;

/// The canonical form of a tree as if its text, which had no errors, had no comments and no empty lines.
pub(crate) fn bare(text: &str, tree: &File) -> String {
    file::bare(text, tree)
}

fn once(text: &str, findings: &mut Findings) -> String {
    let tree = syntax::parse(FileId(0), text, findings);
    file::printed(text, &tree, findings)
}
