//! Calls of a registry's tools: one call, its events, or through the trait of all that can run tools.

use super::pipeline;
use super::{Events, Executor, Registry};
use crate::call::{BoxFuture, Context, Envelope};

impl Registry {
    /// Calls a tool with JSON arguments.
    pub async fn call(&self, tool: &str, payload: impl AsRef<[u8]>, cx: &Context) -> Envelope {
        pipeline::call(self, None, tool, payload.as_ref(), cx).await
    }

    /// Calls a tool and returns its events, of which the last has the envelope.
    pub fn stream<'a>(&'a self, tool: &'a str, payload: &'a [u8], cx: &Context) -> Events<'a> {
        Events::of(self, tool, payload, cx)
    }
}

impl Executor for Registry {
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        Box::pin(pipeline::call(self, None, tool, payload, cx))
    }
}
