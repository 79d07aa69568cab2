//! `CLAUDE.md`: points to `AGENTS.md`, and shows the calls.

use schemars::JsonSchema;
use serde::Serialize;

use super::scope::Scope;
use super::text::{inline, sentence, shortened};
use super::tool::{IN_FULL, Line, ToolDoc, markdown, words};
use crate::slot::Slot;

/// As many tools are listed.
const MOST_LISTED: usize = 60;

/// What `claude_md.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct ClaudeMd {
    header: Slot,
    title: Slot,
    summary: Option<Slot>,
    /// The command that prints the whole, where this is of a command.
    command: Option<Slot>,
    tools: Vec<Line>,
    left_out: usize,
    /// The tool that the calls show.
    shown: Option<ToolDoc>,
    has_command: bool,
}

impl ClaudeMd {
    pub(super) fn of(scope: &Scope<'_>, header: &str) -> Self {
        let tools = scope.by_importance();
        let listed = tools.iter().take(MOST_LISTED);
        let with_example = tools.iter().find(|tool| !tool.examples.is_empty());
        let shown = with_example.or(tools.first());
        let summary = scope.docs().map(|docs| inline(&sentence(docs, 300)));
        Self {
            header: Slot::lines(header),
            title: markdown(inline(&shortened(&scope.title(), 200))),
            summary: summary.filter(|said| !said.is_empty()).map(markdown),
            command: scope.command.map(|command| {
                words(&format!(
                    "{} --docs agents-md",
                    super::shell::word(&command.name)
                ))
            }),
            tools: listed.map(|tool| Line::of(tool)).collect(),
            left_out: tools.len().saturating_sub(MOST_LISTED),
            shown: shown.map(|tool| ToolDoc::of(scope, tool, IN_FULL)),
            has_command: tools.iter().any(|tool| scope.command_of(tool).is_some()),
        }
    }
}
