//! Who may name a tool: one step, for calls and for whatever else refers to a tool.

use super::registry::Host;
use super::{Refusal, Registry, pipeline};
use crate::call::{Action, CallFault, Context, Decision, DecisionStep, Kind, Needed};
use crate::caught::caught;
use crate::diagnose::shown_text;
use crate::spec::Spec;

impl Registry {
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
        let quiet = cx.checking();
        caught(|| authorize(&self.host, spec, &quiet)).unwrap_or_else(|_| Err(failed()))
    }
}

/// Whether the caller of a context may name a tool: by the scopes of the caller, then by the host's policy.
pub(crate) fn authorize(host: &Host, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
    if let Some(missing) = cx.lacking(spec.scopes).first() {
        return Err(missing_scope(spec, missing, cx));
    }
    host.policy.admit(spec, cx)
}

fn missing_scope(spec: &Spec, missing: &str, cx: &Context) -> Refusal {
    let shown = shown_text(missing);
    let message = format!(
        "The tool {} needs the scope {shown}, which the caller does not have.",
        spec.name
    );
    let hint = format!("The caller must be granted the scope {shown}.");
    let fault = CallFault::new("missing_scope", Kind::Auth, message);
    let refusal = Box::new(fault.recover(Action::Stop, hint));
    cx.decided(|| Decision {
        needs: vec![Needed {
            is_scope: true,
            name: missing.to_owned(),
            at: None,
            granted_by: None,
        }],
        refusal: Some(refusal.clone()),
        data: spec.data,
        pii: spec.pii,
        ..Decision::of(DecisionStep::Tool)
    });
    refusal
}

fn failed() -> Refusal {
    let message = "The tool failed for a reason of its own.";
    Box::new(CallFault::new("internal", Kind::Internal, message))
}
