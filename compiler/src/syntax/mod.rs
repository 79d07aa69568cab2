//! Syntax: text to tree, without look-ups.

pub mod ast;
mod bare;
pub mod codes;
mod grammar;
mod keywords;
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a node may be of any rule; the grammar says which few stand at a place"
)]
mod lower;
mod marks;
mod nesting;
mod recovery;

pub(crate) use keywords::{begins_member, is_statement};
pub(crate) use lower::{Block, block, word_at};
pub(crate) use recovery::MOST_MISTAKES;

use crate::diagnostics::Findings;
use crate::source::FileId;

/// The tree of a text. Never fails: text that cannot be parsed becomes a finding and, if the tree has a position for
/// it, junk.
pub fn parse(file: FileId, text: &str, findings: &mut Findings) -> ast::File {
    bare::read(file, text).unwrap_or_else(|| recovery::parsed(file, text, findings))
}

#[cfg(test)]
mod tests;
