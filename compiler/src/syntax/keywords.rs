//! The words that begin something: a declaration, a statement, a step of a chain, a part of an example.

use super::ast::{Home, STATEMENTS};

/// What begins a declaration at the top of a file.
pub(super) const ITEMS: &[&str] = &[
    "type", "enum", "union", "error", "service", "toolset", "use", "package",
];

/// What begins a declaration in a block.
const MEMBERS: &[&str] = &[
    "tool",
    "method",
    "chain",
    "toolset",
    "agent",
    "mcp",
    "cli",
    "completion",
    "resource",
    "prompt",
];

/// What an example has.
pub(super) const EXAMPLE_PARTS: &[&str] = &["args", "result", "error"];

/// What begins a member of a block: declarations first, then statements.
pub(super) fn members() -> impl Iterator<Item = &'static str> {
    let statements = STATEMENTS.iter().map(|usage| usage.keyword);
    MEMBERS.iter().copied().chain(statements)
}

/// What begins a step of a chain or a statement in it. What stands only in tools is known here as well: whoever writes it in a
/// chain is told where it belongs.
pub(super) fn steps() -> impl Iterator<Item = &'static str> {
    let in_tools = STATEMENTS.iter().filter(|usage| {
        let homes = usage.homes;
        homes.contains(&Home::Tool) || homes.contains(&Home::Chain)
    });
    let statements = in_tools.map(|usage| usage.keyword);
    ["if", "return"].into_iter().chain(statements)
}

/// Whether a word begins a statement or a declaration of a block.
pub(crate) fn begins_member(word: &str) -> bool {
    MEMBERS.contains(&word) || is_statement(word)
}

/// Whether a word begins a statement.
pub(crate) fn is_statement(word: &str) -> bool {
    STATEMENTS.iter().any(|usage| usage.keyword == word)
}
