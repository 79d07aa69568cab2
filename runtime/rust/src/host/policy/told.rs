//! What a policy tells of its decisions, if anybody listens.

use super::Mode;
use super::grant::Grant;
use crate::call::{Context, Decision, DecisionStep, Needed};
use crate::host::Refusal;
use crate::spec::{Capability, Spec};

/// What was needed so far; nothing is kept if nobody listens.
pub(super) struct Told(Option<Vec<Needed>>);

impl Told {
    /// For those who listen to a call.
    pub(super) fn to(cx: &Context) -> Self {
        Self(cx.events().is_some().then(Vec::new))
    }

    /// For nobody.
    pub(super) fn nobody() -> Self {
        Self(None)
    }

    /// Whether somebody listens.
    pub(super) fn is_heard(&self) -> bool {
        self.0.is_some()
    }

    pub(super) fn scope(&mut self, scope: &str, is_granted: bool) {
        if let Some(needs) = &mut self.0 {
            needs.push(Needed {
                is_scope: true,
                name: scope.to_owned(),
                at: None,
                granted_by: is_granted.then(|| scope.to_owned()),
            });
        }
    }

    pub(super) fn capability<'g>(
        &mut self,
        need: &Capability,
        grant: impl FnOnce() -> Option<&'g Grant>,
    ) {
        if let Some(needs) = &mut self.0 {
            needs.push(Needed {
                is_scope: false,
                name: match need.scope {
                    Some(scope) => format!("{}:{scope}", need.name),
                    None => need.name.to_owned(),
                },
                at: None,
                granted_by: grant().map(|grant| grant.text.clone()),
            });
        }
    }

    /// A capability that a value among the arguments needs.
    pub(super) fn value(&mut self, name: &str, at: impl FnOnce() -> String, grant: Option<&Grant>) {
        if let Some(needs) = &mut self.0 {
            needs.push(Needed {
                is_scope: false,
                name: name.to_owned(),
                at: Some(at()),
                granted_by: grant.map(|grant| grant.text.clone()),
            });
        }
    }

    /// Tells the decision.
    pub(super) fn end(
        self,
        step: DecisionStep,
        mode: Mode,
        spec: &Spec,
        cx: &Context,
        decided: &Result<(), Refusal>,
    ) {
        if let Some(needs) = self.0 {
            cx.decided(|| Decision {
                mode: Some(mode.name()),
                needs,
                refusal: decided.as_ref().err().cloned(),
                data: spec.data,
                pii: spec.pii,
                ..Decision::of(step)
            });
        }
    }
}
