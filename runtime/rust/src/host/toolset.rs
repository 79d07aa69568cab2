//! A toolset with its implementation, ready for a registry.

use std::marker::PhantomData;
use std::sync::Arc;

use super::chain::Steps;
use super::direct::{Direct, Runs};
use super::prompted::{Prompted, Rendered};
use super::tool::{Adapter, Erased};
use super::{Chained, Handler, Planner};
use crate::spec::ToolsetSpec;

/// A toolset with its implementation, to be registered.
pub struct Toolset {
    pub(super) spec: &'static ToolsetSpec,
    pub(crate) tools: Vec<Arc<dyn Erased>>,
}

impl Toolset {
    /// The toolset of tools that have no types of their own.
    pub(crate) fn of_erased(spec: &'static ToolsetSpec, tools: Vec<Arc<dyn Erased>>) -> Self {
        Self { spec, tools }
    }

    /// What the design declares of the toolset.
    pub fn spec(&self) -> &'static ToolsetSpec {
        self.spec
    }
}

impl std::fmt::Debug for Toolset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names = self.tools.iter().map(|tool| tool.spec().name);
        f.debug_tuple("Toolset")
            .field(&self.spec.name)
            .field(&names.collect::<Vec<_>>())
            .finish()
    }
}

/// The builder of a toolset; generated code adds each tool once.
#[derive(Debug)]
pub struct ToolsetBuilder<P> {
    tools: Arc<P>,
    toolset: Toolset,
}

impl<P: Send + Sync + 'static> ToolsetBuilder<P> {
    /// The toolset `spec`, implemented by `tools`.
    pub fn new(spec: &'static ToolsetSpec, tools: P) -> Self {
        Self {
            tools: Arc::new(tools),
            toolset: Toolset {
                spec,
                tools: Vec::new(),
            },
        }
    }

    /// Adds a tool.
    pub fn tool<H: Handler<P>>(&mut self) {
        let tools = self.tools.clone();
        let adapter = Adapter::<P, H> {
            tools,
            plan: None,
            handler: PhantomData,
        };
        self.toolset.tools.push(Arc::new(adapter));
    }

    /// Adds a tool that can plan.
    pub fn dry_run_tool<H: Planner<P>>(&mut self) {
        let tools = self.tools.clone();
        let plan: super::tool::Plan<P, H> =
            |tools, cx, args, injected| Box::pin(H::plan(tools, cx, args, injected));
        let adapter = Adapter::<P, H> {
            tools,
            plan: Some(plan),
            handler: PhantomData,
        };
        self.toolset.tools.push(Arc::new(adapter));
    }

    /// Adds a chain, which runs other tools and needs no provider.
    pub fn chain<C: Chained>(&mut self) {
        self.direct(Steps::<C>::new());
    }

    /// Adds a prompt whose messages the design has, which needs no provider.
    pub fn prompt<T: Prompted>(&mut self) {
        self.direct(Rendered::<T>::new());
    }

    /// Adds a tool that no method of the provider implements.
    pub(crate) fn direct(&mut self, runs: impl Runs) {
        self.toolset.tools.push(Arc::new(Direct(runs)));
    }

    /// The provider.
    pub(crate) fn provider(&self) -> &Arc<P> {
        &self.tools
    }

    /// The toolset.
    pub fn build(self) -> Toolset {
        self.toolset
    }
}
