//! The keywords of declarations, statements, steps of a chain, and parts of an example.

use super::ast::{Home, STATEMENTS};

/// The keywords of declarations at the top level of a file.
pub(super) const ITEMS: &[&str] = &[
    "type", "enum", "union", "error", "service", "toolset", "use", "package",
];

/// The keywords of declarations in a block.
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

/// The keywords in an example.
pub(super) const EXAMPLE_PARTS: &[&str] = &["args", "result", "error"];

/// The keywords of members of a block: declarations first, then statements.
pub(super) fn members() -> impl Iterator<Item = &'static str> {
    let statements = STATEMENTS.iter().map(|usage| usage.keyword);
    MEMBERS.iter().copied().chain(statements)
}

/// The keywords of steps of a chain and of statements in it. Statements that are allowed only in tools are included, so
/// that a finding can say where they belong.
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
