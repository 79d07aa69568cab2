//! What a service shows to agent SDKs: its exports, each of its toolsets, what each of its agents uses.

use toolc_compiler::ir::{Agent, Design, Service, Tool, ToolId, Toolset, ToolsetId};

/// Tools that are shown together.
#[derive(Clone, Copy)]
pub(crate) enum Shown<'d> {
    /// The public tools of a service.
    Exports(&'d Service),
    Toolset(&'d Toolset),
    /// Exactly what an agent uses.
    Agent(&'d Agent),
}

impl<'d> Shown<'d> {
    /// All that a service shows; nothing of a service without tools.
    pub(crate) fn all(design: &'d Design, service: &'d Service) -> Vec<Self> {
        let exports = (!service.exports.is_empty()).then_some(Self::Exports(service));
        let toolsets = service.toolsets.iter().map(|id| &design[*id]);
        let toolsets = toolsets.filter(|toolset| !toolset.tools.is_empty());
        let agents = service.agents.iter().map(|id| &design[*id]);
        let agents = agents.filter(|agent| !agent.uses.is_empty());
        exports
            .into_iter()
            .chain(toolsets.map(Self::Toolset))
            .chain(agents.map(Self::Agent))
            .collect()
    }

    /// The toolsets whose tools they are.
    pub(crate) fn toolsets(self) -> Vec<ToolsetId> {
        match self {
            Self::Exports(service) => service.exports.clone(),
            Self::Toolset(toolset) => vec![toolset.id],
            Self::Agent(agent) => agent.uses.iter().map(|view| view.toolset).collect(),
        }
    }

    /// The tools themselves, in the order in which they are shown.
    pub(crate) fn tools(self, design: &Design) -> Vec<ToolId> {
        match self {
            Self::Exports(service) => {
                let toolsets = service.exports.iter().map(|id| &design[*id]);
                toolsets.flat_map(|toolset| toolset.tools.clone()).collect()
            }
            Self::Toolset(toolset) => toolset.tools.clone(),
            Self::Agent(agent) => {
                let views = agent.uses.iter();
                views.flat_map(|view| view.tools.clone()).collect()
            }
        }
    }

    /// What an SDK has no place for, of these tools, a sentence each; `code` writes the name of a tool.
    pub(crate) fn lacking(
        self,
        design: &Design,
        lacks: &[Lack],
        code: impl Fn(&str) -> String,
    ) -> Vec<String> {
        let tools = self.tools(design);
        let lines = lacks.iter().filter_map(|lack| {
            let tools = tools.iter().map(|id| &design[*id]);
            let tools = tools.filter(|tool| lack.is_of(tool));
            let names: Vec<String> = tools.map(|tool| code(&tool.name)).collect();
            let (what, instead) = lack.told();
            let names = (!names.is_empty()).then(|| names.join(", "))?;
            Some(format!(
                "The SDK has no place for {what}; {instead}: {names}."
            ))
        });
        lines.collect()
    }
}

/// Something of a tool that an SDK may have no place for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Lack {
    /// What a tool asks while it runs.
    Questions,
    /// What a tool sends before its result.
    Items,
    /// Images, sounds and files of untyped content.
    Images,
}

impl Lack {
    /// Whether a tool has it.
    fn is_of(self, tool: &Tool) -> bool {
        match self {
            Self::Questions => !tool.asks.is_empty(),
            Self::Items => tool.streams.is_some(),
            Self::Images => tool.result.is_none(),
        }
    }

    /// What it is, and what happens in its place.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Self::Questions => ("what tools ask (`asks`)", "the registry's asker answers"),
            Self::Items => ("items (`streams`)", "the receiver of events hears them"),
            Self::Images => (
                "images, sounds and files (`-> content`)",
                "the model is told of them",
            ),
        }
    }
}
