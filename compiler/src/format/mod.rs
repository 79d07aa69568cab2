//! The one canonical form of a file: text to text. Looks at the tree only; nobody looks in here.

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
use crate::syntax;

/// A text in its canonical form.
#[derive(Debug)]
pub struct Formatted {
    /// The text. What does not parse stands in it as it was.
    pub text: String,
    /// What does not parse, at its place in the text as it was.
    pub findings: Findings,
}

/// The canonical form of a text. Line ends stay what the first one is; a byte order mark goes.
///
/// ```
/// use toolc_compiler::format::formatted;
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

/// A text with mistakes that looking at it again does not change: how far a missing bracket reaches is told by indentation,
/// which was just put right.
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

/// How often a text with mistakes is looked at again.
const ROUNDS: usize = 8;

fn once(text: &str, findings: &mut Findings) -> String {
    let tree = syntax::parse(FileId(0), text, findings);
    file::printed(text, &tree, findings)
}
