//! Which tools a client may see.

use toolrt::Spec;

use super::context::Incoming;
use super::shared::Shared;

/// The tools that the client of a request may see under the host's policy, in order; all if there is none.
pub(super) fn seen(shared: &Shared, incoming: &Incoming<'_>) -> Vec<&'static Spec> {
    let (server, registry) = (&shared.server, shared.server.registry());
    match registry.has_policy() {
        true => registry.advertised(server.tools(), &incoming.context(shared)),
        false => server.tools(),
    }
}
