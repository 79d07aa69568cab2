//! The page of a toolset.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Tool, Toolset};

use super::super::text::sentence;
use super::super::tool::{line, markdown, summary};
use super::Known;
use super::badges::{Badge, badges};
use super::places::{Link, root_of};
use super::shell::Shell;
use super::tool::docs;
use crate::slot::Slot;

/// What `toolset.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct ToolsetPage {
    shell: Shell,
    title: Slot,
    name: Slot,
    service: Option<Slot>,
    version: Option<Slot>,
    docs: Option<Slot>,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    tools: Vec<Entry>,
}

/// A tool in a list.
#[derive(JsonSchema, Serialize)]
pub(super) struct Entry {
    link: Link,
    says: Option<Slot>,
    badges: Vec<Badge>,
    is_deprecated: bool,
}

impl Entry {
    /// On a page that is some folders below the root.
    pub(super) fn of(known: &Known<'_>, tool: &Tool, root: &str, has_badges: bool) -> Self {
        let path = known.places.tool(tool.id).unwrap_or_default();
        Self {
            link: Link::new(&tool.name, &format!("{root}{path}")),
            says: Some(summary(tool))
                .filter(|said| !said.is_empty())
                .map(markdown),
            badges: match has_badges {
                true => badges(tool),
                false => Vec::new(),
            },
            is_deprecated: tool.deprecated.is_some(),
        }
    }
}

impl ToolsetPage {
    pub(super) fn of(known: &Known<'_>, path: &str, toolset: &Toolset, tools: &[&Tool]) -> Self {
        let root = root_of(path);
        let title = toolset.title.as_deref().unwrap_or(&toolset.name);
        let said = toolset.docs.as_deref().or(toolset.when.as_deref());
        let summary = sentence(said.unwrap_or_default(), 200);
        let some = |text: &Option<_>| text.as_deref().map(line);
        Self {
            shell: known.site.shell(path, title, Some(&summary), &[]),
            title: Slot::literal(title),
            name: Slot::literal(&*toolset.name),
            service: toolset
                .owner
                .map(|id| Slot::literal(&*known.scope.design[id].name)),
            version: toolset.version.as_deref().map(Slot::literal),
            docs: docs(toolset.docs.as_deref()),
            when: some(&toolset.when),
            avoid: some(&toolset.avoid),
            delegate: some(&toolset.delegate),
            tools: tools
                .iter()
                .map(|tool| Entry::of(known, tool, &root, true))
                .collect(),
        }
    }
}
