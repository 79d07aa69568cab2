//! Which tools a model may see under a policy.

use super::{Policy, Registry};
use crate::call::Context;
use crate::caught::caught;
use crate::spec::Spec;

/// The specs of the tools that a model may see: those that it could call.
///
/// These are the tools that the policy admits before it knows the arguments of a call: scopes, capabilities, and whatever
/// a host's own policy refuses. Resources and prompts of servers are none of them. `cx` is for policies that look at it;
/// nobody hears of what is decided here. A policy that panics about a tool hides it, since no call of that would run.
pub fn advertised(
    specs: impl IntoIterator<Item = &'static Spec>,
    grants: &dyn Policy,
    cx: &Context,
) -> Vec<&'static Spec> {
    let quiet = cx.checking();
    let admits =
        |spec| caught(|| grants.admit(spec, &quiet)).is_ok_and(|admitted| admitted.is_ok());
    let is_seen = |spec: &&'static Spec| !spec.is_served() && admits(*spec);
    specs.into_iter().filter(is_seen).collect()
}

impl Registry {
    /// Whether the host has set a policy, or the environment makes one. Without any, a model may see every tool.
    pub fn has_policy(&self) -> bool {
        self.host.has_policy
    }

    /// Those of some specs that a model may see under the policy, for calls with this context; see [`advertised`].
    ///
    /// Servers, dialogues and modules of SDKs list these and no others. What is not among them can be called all the same,
    /// and is rejected then.
    pub fn advertised(
        &self,
        specs: impl IntoIterator<Item = &'static Spec>,
        cx: &Context,
    ) -> Vec<&'static Spec> {
        match self.host.has_policy {
            true => advertised(specs, self.host.policy.as_ref(), cx),
            false => specs.into_iter().filter(|spec| !spec.is_served()).collect(),
        }
    }
}
