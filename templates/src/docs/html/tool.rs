//! The page of a tool: what documents say of it, its badges, and its examples as calls.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Tool;

use super::super::text::sentence;
use super::super::tool::{ToolDoc, Wanted};
use super::Known;
use super::badges::{Badge, badges};
use super::calls::{Example, examples};
use super::markdown::authored;
use super::places::{Link, root_of};
use super::shell::Shell;
use crate::slot::Slot;

/// What `tool.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct ToolPage {
    shell: Shell,
    name: Slot,
    toolset: Link,
    tool: ToolDoc,
    /// Several paragraphs.
    docs: Option<Slot>,
    badges: Vec<Badge>,
    examples: Vec<Example>,
    before: Option<Link>,
    after: Option<Link>,
}

/// What an author says, where he says anything.
pub(super) fn docs(text: Option<&str>) -> Option<Slot> {
    let html = text.map(authored).filter(|html| !html.is_empty())?;
    Some(Slot::lines(html.trim_end()))
}

impl ToolPage {
    /// `beside` are the tools before and after it in its toolset.
    pub(super) fn of(
        known: &Known<'_>,
        path: &str,
        tool: &Tool,
        beside: [Option<&Tool>; 2],
    ) -> Self {
        let (design, places) = (known.scope.design, &known.places);
        let root = root_of(path);
        let toolset = &design[tool.toolset];
        let to_toolset = places.toolset(toolset.id).unwrap_or_default();
        let above = [(&*toolset.name, to_toolset)];
        let summary = sentence(tool.docs.as_deref().unwrap_or_default(), 200);
        let to_type = |id| Some(places.to_type(design, id, &root));
        let to_tool = |id| places.to_tool(design, id, &root);
        let wanted = Wanted {
            named: &to_type,
            tool: &to_tool,
            has_examples: false,
            leads: None,
        };
        let link = |tool: &Tool| {
            let path = places.tool(tool.id)?;
            Some(Link::new(&tool.name, &format!("{root}{path}")))
        };
        let [before, after] = beside.map(|tool| tool.and_then(link));
        Self {
            shell: known.site.shell(path, &tool.name, Some(&summary), &above),
            name: Slot::literal(&*tool.name),
            toolset: Link::new(&toolset.name, &format!("{root}{to_toolset}")),
            tool: ToolDoc::of(&known.scope, tool, wanted),
            docs: docs(tool.docs.as_deref()),
            badges: badges(tool),
            examples: examples(&known.scope, tool),
            before,
            after,
        }
    }
}
