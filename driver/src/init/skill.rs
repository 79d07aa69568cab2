//! The skill that teaches coding agents the language, in the folders where they look for skills.

use std::fs;
use std::path::Path;

use super::New;
use crate::problem::{Problem, shown};

/// What Claude Code reads, and what Codex, Copilot, Cursor, Gemini CLI and others read.
const FILES: [&str; 2] = [
    ".claude/skills/toolc/SKILL.md",
    ".agents/skills/toolc/SKILL.md",
];

/// The files that are not there yet. None of them may be there with another text.
pub(super) fn files(folder: &Path, text: &str) -> Result<New, Problem> {
    let (mut new, mut other) = (New::new(), Vec::new());
    for file in FILES {
        let path = folder.join(file);
        if path.symlink_metadata().is_err() {
            new.push((path, text.to_owned()));
        } else if !fs::read(&path).is_ok_and(|old| old == text.as_bytes()) {
            other.push(shown(&path));
        }
    }
    if other.is_empty() {
        return Ok(new);
    }
    let message = "there is another skill of this name already, so nothing was written";
    let help = "to have the skill of this toolc, remove the file; to keep it, give it another name";
    Err(Problem::outside(message).details(other).help(help))
}
