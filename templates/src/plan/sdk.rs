//! What a service shows to agent SDKs: its exports, each of its toolsets, what each of its agents uses.

use toolc_compiler::ir::{Agent, Design, Service, ToolId, Toolset, ToolsetId};

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
}
