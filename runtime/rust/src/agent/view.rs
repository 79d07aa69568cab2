//! A registry as an agent sees it: only the tools that it uses.

use std::time::Duration;

use super::AgentSpec;
use crate::call::{BoxFuture, Context, Envelope};
use crate::host::{Executor, Registry, pipeline};
use crate::spec::Spec;

/// The tools of a registry that an agent uses. A call of any other is an `unknown_tool`, as if the
/// registry did not have it; names that are suggested are the agent's, too.
#[derive(Debug, Clone, Copy)]
pub struct RegistryView<'a> {
    registry: &'a Registry,
    agent: &'static AgentSpec,
}

impl<'a> RegistryView<'a> {
    /// The tools that `agent` uses, as far as `registry` has them.
    pub fn new(registry: &'a Registry, agent: &'static AgentSpec) -> Self {
        Self { registry, agent }
    }

    /// What the design declares of the agent.
    pub fn agent(&self) -> &'static AgentSpec {
        self.agent
    }

    /// The spec of a tool.
    pub fn get(&self, tool: &str) -> Option<&'static Spec> {
        self.agent
            .tool(tool)
            .filter(|spec| self.registry.get(spec.name).is_some())
    }

    /// The specs of the tools, in the agent's order, to show to its model.
    pub fn specs(&self) -> impl Iterator<Item = &'static Spec> {
        self.agent
            .tools
            .iter()
            .filter_map(|spec| self.get(spec.name))
    }

    /// The specs of the tools that the agent's model may see under the registry's policy, for calls with this context; see
    /// [`Registry::advertised`].
    pub fn advertised(&self, cx: &Context) -> Vec<&'static Spec> {
        self.registry.advertised(self.specs(), &self.own(cx))
    }

    /// The tools that the agent uses and that are not registered. A host that needs all of them checks once, before the
    /// first run.
    pub fn missing(&self) -> impl Iterator<Item = &'static Spec> {
        let tools = self.agent.tools.iter().copied();
        tools.filter(|spec| self.registry.get(spec.name).is_none())
    }

    /// The time on the registry's clock.
    pub(super) fn now(&self) -> Duration {
        self.registry.host.surroundings.clock.now()
    }

    /// Calls a tool with JSON arguments; the call is one of the agent ([`Context::agent`]).
    pub async fn call(&self, tool: &str, payload: impl AsRef<[u8]>, cx: &Context) -> Envelope {
        let (seen, cx) = (Some(self.agent.tools), self.own(cx));
        pipeline::call(self.registry, seen, tool, payload.as_ref(), &cx).await
    }

    /// Takes the steps of a call up to its handler, as [`Registry::preflight`] does.
    pub async fn preflight(&self, tool: &str, payload: impl AsRef<[u8]>, cx: &Context) -> Envelope {
        let seen = Some(self.agent.tools);
        let checking = self.own(cx).checking();
        pipeline::call(self.registry, seen, tool, payload.as_ref(), &checking).await
    }

    /// The context of a call that the agent makes.
    fn own(&self, cx: &Context) -> Context {
        let cx = cx.clone();
        match cx.agent() == Some(self.agent.name) {
            true => cx,
            false => cx.with_agent(self.agent.name),
        }
    }
}

impl Executor for RegistryView<'_> {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        Box::pin(self.call(tool, payload, cx))
    }

    fn known_tools(&self) -> Option<Vec<&'static Spec>> {
        let mut tools: Vec<_> = self.registry.specs().collect();
        tools.retain(|spec| self.agent.tool(spec.name).is_some());
        Some(tools)
    }
}
