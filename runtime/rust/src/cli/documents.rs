//! The documents of a command, which it prints itself.

use super::spec::CommandSpec;

/// The formats of documents, in the order in which help names them.
pub const FORMATS: [&str; 4] = ["agents-md", "claude-md", "skill-md", "llms-txt"];

/// The format that an agent reads: Claude Code its own, all others `AGENTS.md`.
pub fn format_of(caller: &str) -> &'static str {
    match caller {
        "claude-code" => "claude-md",
        _ => "agents-md",
    }
}

/// The document of a format; `None` for a format that the command does not have.
pub fn text(spec: &CommandSpec, format: &str) -> Option<&'static str> {
    let mut all = spec.documents.iter();
    all.find(|(known, _)| *known == format)
        .map(|(_, text)| *text)
}
