//! The words that begin a member of a block.

/// Declarations first, then statements.
pub(super) const MEMBERS: &[&str] = &[
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
    "readonly",
    "destructive",
    "additive",
    "idempotent",
    "open_world",
    "closed_world",
    "dry_run",
    "partial",
    "final",
    "unmetered",
    "bind",
    "needs",
    "scopes",
    "data",
    "cost",
    "confirm",
    "timeout",
    "retries",
    "parallel",
    "pages",
    "side",
    "hint",
    "remind",
    "next",
    "delegate",
    "when",
    "avoid",
    "tags",
    "title",
    "version",
    "deprecated",
    "meta",
    "example",
    "owner",
    "exports",
    "remote",
    "kind",
    "field",
    "recover",
    "instructions",
    "uses",
    "exposes",
    "policy",
    "mime",
    "user",
    "assistant",
];

/// Whether a word begins a statement or a declaration of a block.
pub(crate) fn begins_member(word: &str) -> bool {
    MEMBERS.contains(&word)
}

/// Whether a word begins a statement.
pub(crate) fn is_statement(word: &str) -> bool {
    MEMBERS[10..].contains(&word)
}
