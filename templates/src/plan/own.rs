//! What pages of a user's own see: a toolset, a service, an agent or the whole design, alike in every language.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Design, Service, Toolset};
use toolc_compiler::providers::Provider;

use super::agent::{AgentSpec, Policy};
use super::spec::{ToolSpec, ToolsetSpec, literals, some};
use crate::slot::Slot;

/// A toolset with its tools.
#[derive(JsonSchema, Serialize)]
pub(crate) struct OfToolset {
    toolset: ToolsetSpec,
    tools: Vec<ToolSpec>,
}

/// A service.
#[derive(JsonSchema, Serialize)]
pub(crate) struct OfService {
    service: ServiceSpec,
}

#[derive(JsonSchema, Serialize)]
struct ServiceSpec {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    version: Option<Slot>,
    methods: Vec<MethodSpec>,
    /// The names of the toolsets that it owns.
    toolsets: Vec<Slot>,
    /// The names of its agents.
    agents: Vec<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct MethodSpec {
    name: Slot,
    description: Option<Slot>,
}

/// An agent with its limits.
#[derive(JsonSchema, Serialize)]
pub(crate) struct OfAgent {
    agent: AgentSpec,
    policy: Policy,
}

/// All services.
#[derive(JsonSchema, Serialize)]
pub(crate) struct OfDesign {
    services: Vec<Part>,
}

/// A service with what belongs to it.
#[derive(JsonSchema, Serialize)]
struct Part {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    toolsets: Vec<ToolsetSpec>,
    agents: Vec<AgentSpec>,
}

impl OfToolset {
    /// The steps of chains are left out, since languages write them.
    pub(crate) fn of(design: &Design, toolset: &Toolset, providers: &[&'static Provider]) -> Self {
        let tools = toolset.tools.iter();
        let spec = |id| ToolSpec::of(design, &design[id], providers, Vec::new(), None);
        Self {
            toolset: ToolsetSpec::of(design, toolset),
            tools: tools.map(|id| spec(*id)).collect(),
        }
    }
}

impl OfService {
    pub(crate) fn of(design: &Design, service: &Service) -> Self {
        let methods = service.methods.iter().map(|id| &design[*id]);
        Self {
            service: ServiceSpec {
                name: Slot::literal(&*service.name),
                title: some(&service.title),
                description: some(&service.docs),
                version: some(&service.version),
                methods: methods
                    .map(|method| MethodSpec {
                        name: Slot::literal(&*method.name),
                        description: some(&method.docs),
                    })
                    .collect(),
                toolsets: literals(service.toolsets.iter().map(|id| &*design[*id].name)),
                agents: literals(service.agents.iter().map(|id| &*design[*id].name)),
            },
        }
    }
}

impl OfAgent {
    pub(crate) fn of(design: &Design, agent: &Agent) -> Self {
        Self {
            agent: AgentSpec::of(design, agent),
            policy: Policy::of(&agent.policy),
        }
    }
}

impl OfDesign {
    pub(crate) fn of(design: &Design) -> Self {
        let services = design.services.iter().map(|service| Part {
            name: Slot::literal(&*service.name),
            title: some(&service.title),
            description: some(&service.docs),
            toolsets: (service.toolsets.iter())
                .map(|id| ToolsetSpec::of(design, &design[*id]))
                .collect(),
            agents: (service.agents.iter())
                .map(|id| AgentSpec::of(design, &design[*id]))
                .collect(),
        });
        Self {
            services: services.collect(),
        }
    }
}
