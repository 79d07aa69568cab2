//! What an agent uses, implements and exports, as data: the specs of the toolsets, never a second schema.

use serde::Serialize;
use toolc_compiler::ir::{Agent, ToolsetId};

use super::super::docs;
use super::super::folders::inner;
use super::super::layout;
use super::super::names::Names;
use super::super::specs::{Fields, capability};
use super::super::toolset::UP;
use super::completions::{Completion, Completions};
use super::uses::Uses;
use crate::render::render;

#[derive(Serialize)]
struct SpecsFile<'a> {
    header: &'a str,
    docs: String,
    uses: String,
    agent: String,
    tools: String,
    completions: &'a [Completion],
}

/// `specs.rs`.
pub(super) fn specs(
    names: &Names<'_>,
    agent: &Agent,
    uses: &Uses<'_, '_>,
    completions: &Completions<'_, '_>,
    header: &str,
) -> String {
    let tools: Vec<(ToolsetId, String)> = uses
        .tools(agent)
        .map(|used| {
            let spec = format!("&{}::specs::{}", used.module, used.model.spec);
            (used.toolset, spec)
        })
        .collect();
    let all = |of: Option<ToolsetId>| {
        let some = tools
            .iter()
            .filter(|(toolset, _)| of.is_none_or(|of| of == *toolset));
        some.map(|(_, spec)| &**spec).collect::<Vec<_>>().join(", ")
    };
    let toolset = |id: &ToolsetId| format!("&{}::specs::TOOLSET", uses.module(*id));
    let list = |ids: &[ToolsetId]| ids.iter().map(toolset).collect::<Vec<_>>().join(", ");

    let mut out = Fields::default();
    out.text("name", &agent.name);
    out.text("service", &names.design[agent.service].name);
    out.some_text("title", agent.title.as_deref());
    out.text("description", agent.docs.as_deref().unwrap_or_default());
    out.some_text("version", agent.version.as_deref());
    out.some_text("instructions", agent.instructions.as_deref());
    let views = agent.uses.iter().map(|view| {
        format!(
            "View {{ toolset: {}, tools: &[{}] }}",
            toolset(&view.toolset),
            all(Some(view.toolset))
        )
    });
    out.list("uses", views);
    out.field("tools", "SPECS");
    out.field("implements", &format!("&[{}]", list(&agent.toolsets)));
    out.field("exports", &format!("&[{}]", list(&agent.exports)));
    let answers = completions
        .all
        .iter()
        .map(|completion| format!("&{}", completion.spec));
    out.field(
        "completions",
        &format!("&[{}]", answers.collect::<Vec<_>>().join(", ")),
    );
    out.list("capabilities", agent.capabilities.iter().map(capability));
    out.texts("scopes", agent.scopes.iter().map(|scope| &**scope));
    out.field("policy", "POLICY");
    let left_out = agent.title.is_none()
        || agent.version.is_none()
        || agent.instructions.is_none()
        || agent.uses.is_empty()
        || agent.capabilities.is_empty()
        || agent.scopes.is_empty();
    out.rest("AgentSpec", left_out);
    let mut imports: Vec<(String, Vec<String>)> = completions
        .packages()
        .iter()
        .map(|package| format!("{UP}{package}::codecs as {package}"))
        .chain(uses.imports().map(str::to_owned))
        .map(|path| (path, Vec::new()))
        .collect();
    if !completions.all.is_empty() {
        imports.push(("super::codecs".to_owned(), Vec::new()));
    }
    imports.push(("super::policy::POLICY".to_owned(), Vec::new()));
    render(
        "rust/agent/specs",
        SpecsFile {
            header,
            docs: inner(&format!(
                "Everything the design declares of the agent {}, as data.",
                docs::code(&agent.name)
            )),
            uses: layout::imports(imports),
            agent: out.0.trim_end().to_owned(),
            tools: all(None),
            completions: &completions.all,
        },
    )
}
