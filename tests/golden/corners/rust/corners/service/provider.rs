// Made by toolc from one.tools; do not edit.

//! The methods of the service `corners`.

use std::future::Future;

use super::types::{
    CornersTwoThing, Mixed, PlainError, Small, Thing, WatchError, WatchInjected, WatchPayload,
};

/// The methods of the service `corners`.
pub trait CornersService: Send + Sync + 'static {
    /// The method `watch`.
    fn watch(
        &self,
        cx: &toolrt::Context,
        payload: WatchPayload,
        injected: WatchInjected,
        sink: toolrt::Sink<CornersTwoThing>,
    ) -> impl Future<Output = Result<Vec<Thing>, WatchError>> + Send;

    /// The method `plain`.
    fn plain(
        &self,
        cx: &toolrt::Context,
        payload: Mixed,
    ) -> impl Future<Output = Result<Option<Small>, PlainError>> + Send;
}
