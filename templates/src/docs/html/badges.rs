//! What a tool does to the world and how it behaves, in a word each.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Tool;

use crate::slot::Slot;

/// A word about a tool.
#[derive(JsonSchema, Serialize)]
pub(super) struct Badge {
    text: Slot,
    /// `safe`, `plain`, `care` or `danger`.
    tone: Slot,
}

fn badge(tone: &'static str, text: impl Into<String>) -> Badge {
    Badge {
        text: Slot::literal(text),
        tone: Slot::word(tone),
    }
}

/// The words about a tool, the most important first.
pub(super) fn badges(tool: &Tool) -> Vec<Badge> {
    let effects = &tool.effects;
    let mut all = Vec::new();
    if tool.deprecated.is_some() {
        all.push(badge("care", "deprecated"));
    }
    let said = [
        (effects.destructive, true, "danger", "destructive"),
        (effects.readonly, true, "safe", "read-only"),
        (effects.readonly, false, "care", "changes something"),
        (effects.destructive, false, "safe", "not destructive"),
        (effects.idempotent, true, "plain", "idempotent"),
        (effects.idempotent, false, "care", "not idempotent"),
        (effects.open_world, true, "care", "open world"),
        (effects.open_world, false, "plain", "closed world"),
    ];
    let said = said.into_iter().filter(|(is, when, ..)| *is == Some(*when));
    all.extend(said.map(|(_, _, tone, text)| badge(tone, text)));
    let flags = [
        (tool.confirm.is_some(), "care", "asks to confirm"),
        (!tool.asks.is_empty(), "plain", "asks"),
        (tool.dry_run, "safe", "dry run"),
        (tool.partial, "plain", "partial"),
        (tool.streams.is_some(), "plain", "streams"),
        (tool.paging.is_some(), "plain", "pages"),
        (tool.ends_run, "plain", "ends the run"),
    ];
    let flags = flags.into_iter().filter(|(is, ..)| *is);
    all.extend(flags.map(|(_, tone, text)| badge(tone, text)));
    all.extend(
        tool.cost
            .map(|cost| badge("plain", format!("cost: {}", cost.name()))),
    );
    all.extend(
        tool.data
            .map(|data| badge("plain", format!("{} data", data.name()))),
    );
    all.extend(
        tool.pii
            .map(|pii| badge("care", format!("personal data: {}", pii.name()))),
    );
    all
}
