//! Telling clients of changes: by a task for each session of the older era, by the requests that listen in the modern one.

use std::sync::{Arc, Mutex, Weak};

use rmcp::RoleServer;
use rmcp::model::ErrorData;
use rmcp::service::{Peer, SubscriptionContext};
use tokio::task::AbortHandle;
use toolrt::Context;
use toolrt::host::CallerKey;

use super::changes::{Change, Listener};
use super::context::Incoming;
use super::handler::{State, locked};
use super::places::{Full, Place};
use super::resources;
use super::shared::{Shared, too_many};

/// Tells a client of the older era, until its session ends.
pub(super) fn begin(
    shared: &Arc<Shared>,
    peer: Peer<RoleServer>,
    state: &Arc<Mutex<State>>,
) -> AbortHandle {
    let listener = shared.changes.listen();
    let of = (Arc::downgrade(shared), Arc::downgrade(state));
    tokio::spawn(announce(listener, peer, of)).abort_handle()
}

async fn announce(
    mut listener: Listener,
    peer: Peer<RoleServer>,
    (shared, state): (Weak<Shared>, Weak<Mutex<State>>),
) {
    let watched = || {
        let state = state.upgrade();
        state.map_or_else(Vec::new, |state| {
            locked(&state).watched.keys().cloned().collect()
        })
    };
    loop {
        let changes = listener.next(watched).await;
        if changes.is_empty() {
            return;
        }
        for change in changes {
            let is_wanted = match &change {
                Change::Tools | Change::Prompts | Change::Resources => true,
                Change::Updated(uri) => {
                    let state = state.upgrade();
                    let watched = |state: Arc<Mutex<State>>| {
                        let state = locked(&state);
                        state.watched.get(&**uri).map(|watched| watched.cx.clone())
                    };
                    let (shared, cx) = (shared.upgrade(), state.and_then(watched));
                    let both = shared.zip(cx);
                    both.is_some_and(|(shared, cx)| shared.may_read(uri, &cx))
                }
            };
            if is_wanted && peer.send_notification(change.notification()).await.is_err() {
                return;
            }
        }
    }
}

/// Places for the resources that a client watches.
pub(super) fn watching(
    shared: &Shared,
    count: usize,
    caller: Option<CallerKey>,
) -> Result<Place, ErrorData> {
    let places = shared.watching.places(count, caller);
    places.map_err(|_| resources::refused(too_many("The caller watches too many resources.")))
}

/// Tells a client of the modern era, until it does not want to hear more or the server shuts down.
pub(super) async fn listen(
    shared: &Shared,
    (context, cx): (SubscriptionContext, Context),
    mut listener: Listener,
) -> Result<(), ErrorData> {
    let caller = Incoming::of(context.request_context()).counts_for(&cx);
    let _place = shared.listening.places(1, caller).map_err(|full| {
        let message = "The server has too many listeners to take another one.";
        match full {
            Full::All => ErrorData::internal_error(message, None),
            Full::Caller => resources::refused(too_many("The caller listens too often at once.")),
        }
    })?;
    let filter = context.accepted();
    let count = filter.resource_subscriptions.as_ref().map_or(0, Vec::len);
    let _watching = watching(shared, count, caller)?;
    let watched = || filter.resource_subscriptions.clone().unwrap_or_default();
    let may = |change: &Change| match change {
        Change::Tools | Change::Prompts | Change::Resources => true,
        Change::Updated(uri) => shared.may_read(uri, &cx),
    };
    loop {
        let changes = tokio::select! {
            biased;
            () = context.cancelled() => return Ok(()),
            () = shared.options.shutdown.cancelled() => return Ok(()),
            changes = listener.next(watched) => changes,
        };
        if changes.is_empty() {
            return Ok(());
        }
        let wanted = |change: &&Change| change.is_wanted(filter) && may(change);
        for change in changes.iter().filter(wanted) {
            if context.sink().send(change.notification()).await.is_err() {
                return Ok(());
            }
        }
    }
}
