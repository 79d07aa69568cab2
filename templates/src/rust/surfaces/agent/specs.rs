//! What an agent uses, implements and exports, as data: the specs of the toolsets, never a second schema; and its limits.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, ToolsetId};

use super::super::uses::Uses;
use super::completions::Completion;
use crate::code::{Bracket, Code};
use crate::page::Page;
use crate::plan::agent::{AgentSpec, Policy};
use crate::rust::docs;
use crate::rust::docs::inner;
use crate::rust::names::Names;
use crate::slot::Slot;

/// What `specs.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Specs<'c> {
    header: Slot,
    docs: Slot,
    agent: AgentSpec,
    views: Vec<View>,
    /// Lists of specs: of tools, and of toolsets.
    tools: Slot,
    implements: Slot,
    exports: Slot,
    completions: &'c [Completion],
}

/// The tools of a toolset that an agent sees.
#[derive(JsonSchema, Serialize)]
struct View {
    toolset: Slot,
    tools: Slot,
}

/// What `policy.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Limits {
    header: Slot,
    docs: Slot,
    policy: Policy,
}

/// `policy.rs`.
pub(crate) fn policy(agent: &Agent, folder: &str, header: &str) -> Page {
    let about = format!("The limits of the agent {}.", docs::code(&agent.name));
    let model = Limits {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        policy: Policy::of(&agent.policy),
    };
    Page::of(folder, "policy", "rust/agent/policy", model).exporting(["POLICY"])
}

/// `specs.rs`.
pub(crate) fn page(
    names: &Names<'_>,
    agent: &Agent,
    uses: &Uses<'_, '_>,
    completions: &[Completion],
    folder: &str,
    header: &str,
) -> Page {
    let below = |toolset, path: &str| Code::Name(Arc::new(uses.below(toolset, path)));
    let tools: Vec<(ToolsetId, Code)> = uses
        .tools(&agent.uses)
        .map(|used| {
            let spec = below(used.toolset, &format!("specs::{}", used.model.spec));
            (used.toolset, spec)
        })
        .collect();
    let toolset = |id: ToolsetId| below(id, "specs::TOOLSET");
    let toolsets = |ids: &[ToolsetId]| list(ids.iter().map(|id| toolset(*id)));
    let views = agent.uses.iter().map(|view| {
        let tools = tools.iter().filter(|(of, _)| *of == view.toolset);
        View {
            toolset: Slot::code(toolset(view.toolset)),
            tools: list(tools.map(|(_, spec)| spec.clone())),
        }
    });
    let about = format!(
        "Everything the design declares of the agent {}, as data.",
        docs::code(&agent.name)
    );
    let model = Specs {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        agent: AgentSpec::of(names.design, agent),
        views: views.collect(),
        tools: list(tools.iter().map(|(_, spec)| spec.clone())),
        implements: toolsets(&agent.toolsets),
        exports: toolsets(&agent.exports),
        completions,
    };
    Page::of(folder, "specs", "rust/agent/specs", model).exporting(["AGENT", "SPECS", "spec"])
}

/// `&[&a, &b]`
fn list(paths: impl Iterator<Item = Code>) -> Slot {
    let items = paths.map(|path| Code::Seq(vec![Code::word("&"), path]));
    let items = Code::display(Bracket::Square, items.collect());
    Slot::code(Code::Seq(vec![Code::word("&"), items]))
}
