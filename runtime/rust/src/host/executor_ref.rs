//! An executor that is borrowed or shared: what clients call through.

use std::fmt;
use std::sync::Arc;

use super::{Drift, Executor};
use crate::call::{BoxFuture, Context, Envelope};
use crate::spec::{Spec, ToolsetSpec};

/// An executor that is borrowed, or shared with others that call through it.
///
/// What a client is made of: `todos::Client::new(&registry)` borrows the registry, `todos::Client::new(registry)` of an
/// `Arc<Registry>` keeps it alive, and is a `Client<'static>`. It is an executor itself.
#[derive(Clone)]
pub struct ExecutorRef<'a>(Held<'a>);

#[derive(Clone)]
enum Held<'a> {
    Borrowed(&'a dyn Executor),
    Shared(Arc<dyn Executor + 'a>),
}

impl ExecutorRef<'_> {
    fn get(&self) -> &dyn Executor {
        match &self.0 {
            Held::Borrowed(executor) => *executor,
            Held::Shared(executor) => &**executor,
        }
    }
}

impl Executor for ExecutorRef<'_> {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        self.get().call(tool, payload, cx)
    }

    fn call_typed<'a>(
        &'a self,
        tool: &'a str,
        spec: &'static Spec,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        self.get().call_typed(tool, spec, payload, cx)
    }

    fn check(&self, toolset: &'static ToolsetSpec) -> Result<(), Drift> {
        self.get().check(toolset)
    }

    fn known_tools(&self) -> Option<Vec<&'static Spec>> {
        self.get().known_tools()
    }
}

impl<'a, E: Executor> From<&'a E> for ExecutorRef<'a> {
    fn from(executor: &'a E) -> Self {
        Self(Held::Borrowed(executor))
    }
}

impl<'a, 'e: 'a> From<&'a (dyn Executor + 'e)> for ExecutorRef<'a> {
    fn from(executor: &'a (dyn Executor + 'e)) -> Self {
        Self(Held::Borrowed(executor))
    }
}

impl<'a, E: Executor + 'a> From<Arc<E>> for ExecutorRef<'a> {
    fn from(executor: Arc<E>) -> Self {
        Self(Held::Shared(executor))
    }
}

impl<'a, 'e: 'a> From<Arc<dyn Executor + 'e>> for ExecutorRef<'a> {
    fn from(executor: Arc<dyn Executor + 'e>) -> Self {
        Self(Held::Shared(executor))
    }
}

impl fmt::Debug for ExecutorRef<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExecutorRef")
    }
}
