//! Which tools a model may see under a policy.

use super::Policy;
use crate::call::Context;
use crate::spec::Spec;

/// The specs of the tools that a model may see: those that it could call.
///
/// These are the tools that the policy admits before it knows the arguments of a call: scopes, capabilities, and whatever
/// a host's own policy refuses. Resources and prompts of servers are none of them. `cx` is for policies that look at it;
/// nobody hears of what is decided here.
pub fn advertised(
    specs: impl IntoIterator<Item = &'static Spec>,
    grants: &dyn Policy,
    cx: &Context,
) -> Vec<&'static Spec> {
    let quiet = cx.checking();
    let is_seen = |spec: &&'static Spec| !spec.is_served() && grants.admit(spec, &quiet).is_ok();
    specs.into_iter().filter(is_seen).collect()
}
