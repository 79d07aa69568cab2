//! `llms.txt`, which says where everything stands, and `llms-full.txt`, which says everything, as llmstxt.org describes them.

use schemars::JsonSchema;
use serde::Serialize;

use super::envelope::Envelopes;
use super::pages::Pages;
use super::scope::Scope;
use super::text::{block, inline, sentence, shortened};
use super::tool::{IN_FULL, ToolDoc, markdown};
use crate::slot::Slot;

/// As many pages are listed in a section.
const MOST_LISTED: usize = 400;

/// What `llms_txt.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct LlmsTxt {
    title: Slot,
    summary: Slot,
    /// What made it.
    origin: Slot,
    sections: Vec<Section>,
}

#[derive(JsonSchema, Serialize)]
struct Section {
    title: Slot,
    links: Vec<Link>,
    left_out: usize,
}

#[derive(JsonSchema, Serialize)]
struct Link {
    name: Slot,
    path: Slot,
    says: Slot,
}

/// What `llms_full.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct LlmsFull {
    title: Slot,
    summary: Slot,
    origin: Slot,
    toolsets: Vec<Toolset>,
    envelope: Envelopes,
}

#[derive(JsonSchema, Serialize)]
struct Toolset {
    title: Slot,
    /// Several paragraphs.
    docs: Option<Slot>,
    tools: Vec<ToolDoc>,
}

fn title(scope: &Scope<'_>) -> Slot {
    markdown(inline(&shortened(&scope.title(), 200)))
}

fn summary(scope: &Scope<'_>) -> Slot {
    let said = scope
        .docs()
        .map(|docs| inline(&sentence(docs, 400)))
        .unwrap_or_default();
    let count = scope.tools.len();
    let tools = if count == 1 { "tool" } else { "tools" };
    match said.is_empty() {
        true => markdown(format!("{count} {tools}.")),
        false => markdown(format!("{said} {count} {tools}.")),
    }
}

impl LlmsTxt {
    pub(super) fn of(scope: &Scope<'_>, origin: &str, pages: &Pages) -> Self {
        let sections = pages.sections().into_iter().map(|(title, links)| Section {
            title: Slot::name(title),
            left_out: links.len().saturating_sub(MOST_LISTED),
            links: links
                .into_iter()
                .take(MOST_LISTED)
                .map(|link| Link {
                    name: markdown(&link.name),
                    path: Slot::name(&link.path),
                    says: markdown(&link.says),
                })
                .collect(),
        });
        Self {
            title: title(scope),
            summary: summary(scope),
            origin: markdown(inline(origin)),
            sections: sections
                .filter(|section| !section.links.is_empty())
                .collect(),
        }
    }
}

impl LlmsFull {
    pub(super) fn of(scope: &Scope<'_>, origin: &str) -> Self {
        let toolsets = scope
            .toolsets()
            .into_iter()
            .map(|(toolset, tools)| Toolset {
                title: markdown(inline(toolset.title.as_deref().unwrap_or(&toolset.name))),
                docs: toolset
                    .docs
                    .as_deref()
                    .map(block)
                    .filter(|docs| !docs.is_empty())
                    .map(Slot::lines),
                tools: tools
                    .iter()
                    .map(|tool| ToolDoc::of(scope, tool, IN_FULL))
                    .collect(),
            });
        Self {
            title: title(scope),
            summary: summary(scope),
            origin: markdown(inline(origin)),
            toolsets: toolsets.collect(),
            envelope: Envelopes::of(scope, &scope.by_importance()),
        }
    }
}
