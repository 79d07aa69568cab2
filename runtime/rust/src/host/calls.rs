//! Calls of a registry's tools: one call, its events, or through the trait of all that can run tools.

use std::time::Duration;

use super::authorize::authorize_quietly;
use super::pipeline;
use super::{Events, Executor, Refusal, Registry};
use crate::call::{Agreement, BoxFuture, CallFault, Context, Envelope};
use crate::spec::Spec;

impl Registry {
    /// Calls a tool with JSON arguments.
    pub async fn call(&self, tool: &str, payload: impl AsRef<[u8]>, cx: &Context) -> Envelope {
        pipeline::call(self, None, tool, payload.as_ref(), cx).await
    }

    /// Takes the steps of a call up to its handler, and runs nothing.
    ///
    /// The answer is the error with which the call would be rejected; `input_required` with the request `confirm` if a
    /// human must agree and the host has nobody who asks; else a success without a result. What the call itself may ask or
    /// reject later (limits, its handler) is not known yet, and no receiver of events hears of it.
    pub async fn preflight(&self, tool: &str, payload: impl AsRef<[u8]>, cx: &Context) -> Envelope {
        pipeline::call(self, None, tool, payload.as_ref(), &cx.checking()).await
    }

    /// Step 2 of the pipeline alone, for whoever refers to a tool without a call: a surface that completes arguments of
    /// it, or tells of changes of the resource that it reads. Nobody hears of what is decided here.
    ///
    /// # Errors
    /// `unknown_tool`, `missing_scope` if the caller of the context lacks a scope of the tool, or what the policy says.
    /// A policy that panics refuses.
    pub fn authorize(&self, tool: &str, cx: &Context) -> Result<(), Refusal> {
        let Some(spec) = self.get(tool) else {
            let known = self.specs().map(|spec| spec.name);
            return Err(Box::new(pipeline::unknown_tool(known, tool)));
        };
        authorize_quietly(self.host.policy.as_ref(), spec, cx)
    }

    /// The record that somebody has agreed to a call of a tool with these arguments, for
    /// [`Context::with_consent`]: of the caller of `cx`, and for this time from now on. Whoever makes it has asked a human.
    ///
    /// # Errors
    /// There is no such tool, or the arguments are not valid.
    pub fn agreement(
        &self,
        tool: &str,
        payload: impl AsRef<[u8]>,
        cx: &Context,
        by: impl Into<String>,
        lasts: Duration,
    ) -> Result<Agreement, Box<CallFault>> {
        let args = pipeline::canonical_args(self, tool, payload.as_ref())?;
        let until = self.host.surroundings.clock.unix_time();
        let until = until.saturating_add(lasts.as_secs());
        Ok(Agreement::new(
            by,
            tool,
            args.as_bytes(),
            cx.caller(),
            until,
        ))
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

    fn known_tools(&self) -> Option<Vec<&'static Spec>> {
        Some(self.specs().collect())
    }
}
