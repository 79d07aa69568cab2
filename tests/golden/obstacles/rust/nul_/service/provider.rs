// Made by toolc from obstacles.tools; do not edit.

//! The methods of the service `nul`.

use std::future::Future;

use super::types::{AError, APayload};

/// The methods of the service `nul`.
pub trait NulService: Send + Sync + 'static {
    /// The method `a`.
    fn a(
        &self,
        cx: &toolrt::Context,
        payload: APayload,
    ) -> impl Future<Output = Result<(), AError>> + Send;
}
