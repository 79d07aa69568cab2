//! `AGENTS.md`: everything that a coding agent needs to call the tools, within the 32 KiB that agents read.

use schemars::JsonSchema;
use serde::Serialize;

use super::budget::{Fitting, Room};
use super::envelope::Envelopes;
use super::scope::Scope;
use super::text::{block, inline, sentence, shortened};
use super::tool::{Line, ToolDoc, markdown, words};
use crate::slot::Slot;

/// What agents read of it.
const MOST_BYTES: usize = 32 * 1024;

/// What the template writes around the tools, at most.
const AROUND: usize = 3_000;

/// The characters of what is said about the whole.
const LONGEST_DOCS: usize = 2_000;

/// As many commands and servers are listed.
const MOST_LISTED: usize = 12;

/// What `agents_md.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct AgentsMd {
    header: Slot,
    title: Slot,
    /// Several paragraphs.
    description: Option<Slot>,
    commands: Vec<Caller>,
    servers: Vec<Caller>,
    tools: Vec<ToolDoc>,
    /// Those that there is no room for.
    lines: Vec<Line>,
    /// How many tools are told in a line.
    shortened: usize,
    /// How many tools are not told of.
    left_out: usize,
    /// Where more stands.
    more: Slot,
    envelope: Envelopes,
}

/// A command or a server.
#[derive(JsonSchema, Serialize)]
struct Caller {
    /// As code.
    name: Slot,
    summary: Option<Slot>,
}

impl Caller {
    fn of(name: &str, docs: Option<&str>) -> Self {
        let said = docs.map(|docs| inline(&sentence(docs, 200)));
        Self {
            name: words(name),
            summary: said.filter(|said| !said.is_empty()).map(markdown),
        }
    }

    fn size(&self) -> usize {
        self.name.0.size() + self.summary.as_ref().map_or(0, |said| said.0.size()) + 8
    }
}

impl AgentsMd {
    /// `more` says where everything stands that there is no room for.
    pub(super) fn of(scope: &Scope<'_>, header: &str, more: &str) -> Self {
        let tools = scope.by_importance();
        let description = scope
            .docs()
            .map(|docs| block(&shortened(docs, LONGEST_DOCS)));
        let description = description.filter(|docs| !docs.is_empty());
        let design = scope.design;
        let commands: Vec<Caller> = match scope.command {
            Some(command) => vec![Caller::of(&command.name, None)],
            None => {
                let all = design.clis.iter().take(MOST_LISTED);
                all.map(|command| Caller::of(&command.name, command.docs.as_deref()))
                    .collect()
            }
        };
        let servers: Vec<Caller> = match scope.command {
            Some(_) => Vec::new(),
            None => {
                let all = design.mcp_servers.iter().take(MOST_LISTED);
                all.map(|server| Caller::of(&server.name, server.docs.as_deref()))
                    .collect()
            }
        };
        let envelope = Envelopes::of(scope, &tools);
        let title = inline(&shortened(&scope.title(), 200));
        let taken = header.len()
            + title.len()
            + description.as_ref().map_or(0, String::len)
            + commands
                .iter()
                .chain(&servers)
                .map(Caller::size)
                .sum::<usize>()
            + envelope.size()
            + AROUND;
        let room = Room {
            bytes: MOST_BYTES.saturating_sub(taken),
            lines: usize::MAX / 2,
        };
        let Fitting {
            tools,
            lines,
            left_out,
        } = Fitting::of(scope, &tools, room);
        Self {
            header: Slot::lines(header),
            title: markdown(title),
            description: description.map(Slot::lines),
            commands,
            servers,
            tools,
            shortened: lines.len(),
            lines,
            left_out,
            more: markdown(more),
            envelope,
        }
    }
}
