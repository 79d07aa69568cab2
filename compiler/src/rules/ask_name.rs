//! T0429: questions whose names mean something else.

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0429" "a name that no question can have" "ask_name.md");

/// What the runtime itself asks.
const RESERVED: [&str; 3] = ["confirm", "roots", "sample"];

fn check(design: &Design, findings: &mut Findings) {
    for ask in design.asks() {
        let name = &*ask.name;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let (message, here) = if RESERVED.contains(&name) {
            (
                format!("`{name}` is what the runtime itself asks"),
                "answers could not be told apart",
            )
        } else if name.is_empty() || !name.chars().all(plain) {
            (
                format!("`{name}` cannot name an answer"),
                "has other characters than letters, digits, `_` and `-`",
            )
        } else if ask.question.trim().is_empty() {
            (format!("`{name}` asks nothing"), "its question has no text")
        } else {
            continue;
        };
        findings.add(
            Finding::new(&CODE, ask.place.span, message)
                .here(here)
                .help("write `asks address: Address \"Where to?\"`"),
        );
    }
}
