// Made by toolc from bindings.tools; do not edit.

//! The methods of the service `depot`.

use std::future::Future;

use super::types::{CountError, CountPayload};

/// Counts.
pub trait DepotService: Send + Sync + 'static {
    /// The method `count`.
    fn count(
        &self,
        cx: &toolrt::Context,
        payload: CountPayload,
    ) -> impl Future<Output = Result<std::collections::BTreeMap<String, i64>, CountError>> + Send;
}
