//! Who may name a tool: one step, for calls and for whatever else refers to a tool.

use super::doors::{Policy, Refusal};
use crate::call::{Action, CallFault, Context, Decision, DecisionStep, Kind, Needed};
use crate::caught::caught;
use crate::diagnose::shown_text;
use crate::spec::Spec;

/// Whether the caller of a context may name a tool: by the scopes of the caller, then by the host's policy.
pub(crate) fn authorize(
    policy: &dyn Policy,
    spec: &'static Spec,
    cx: &Context,
) -> Result<(), Refusal> {
    if let Some(missing) = cx.lacking(spec.scopes).first() {
        return Err(missing_scope(spec, missing, cx));
    }
    policy.admit(spec, cx)
}

/// The same, and nobody hears of it. A policy that panics refuses.
pub(crate) fn authorize_quietly(
    policy: &dyn Policy,
    spec: &'static Spec,
    cx: &Context,
) -> Result<(), Refusal> {
    let quiet = cx.checking();
    caught(|| authorize(policy, spec, &quiet)).unwrap_or_else(|_| Err(failed()))
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
