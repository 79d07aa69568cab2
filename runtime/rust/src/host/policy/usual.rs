//! The policy of a registry whose host sets none.

use std::path::Path;
use std::sync::Arc;

use super::super::{Consent, Policy, Refusal};
use super::{GrantPolicy, Mode, PolicyError};
use crate::call::{CallFault, Context, Decision, DecisionStep, Kind};
use crate::spec::Spec;

/// `standard` without grants, in the environment of the process; none if that allows everything. Where the environment
/// says what it may not say, no call runs.
pub(crate) fn usual() -> Option<Arc<dyn Policy>> {
    match GrantPolicy::new(Mode::Standard) {
        Ok(policy) if policy.is_plain() => None,
        Ok(policy) => Some(Arc::new(policy)),
        Err(error) => Some(Arc::new(Unreadable(error))),
    }
}

/// The policy where nobody knows which was meant.
struct Unreadable(PolicyError);

impl Policy for Unreadable {
    fn admit(&self, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        let message = format!("Nothing runs until the policy can be read. {}", self.0);
        let refusal = Box::new(CallFault::new("capability_denied", Kind::Auth, message));
        cx.decided(|| Decision {
            refusal: Some(refusal.clone()),
            data: spec.data,
            pii: spec.pii,
            ..Decision::of(DecisionStep::Tool)
        });
        Err(refusal)
    }

    fn allows_file(&self, _need: &str, _path: &str, _folder: Option<&Path>) -> bool {
        false
    }

    fn consent(&self, _spec: &'static Spec, _cx: &Context) -> Consent {
        Consent::Recorded
    }
}
