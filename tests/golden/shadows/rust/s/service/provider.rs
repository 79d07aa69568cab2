// Made by toolc from shadows.tools; do not edit.

//! The methods of the service `s`.

use std::future::Future;

use super::types::{CheckError, CheckPayload};

/// The methods of the service `s`.
pub trait SService: Send + Sync + 'static {
    /// The method `check`.
    fn check(
        &self,
        cx: &toolrt::Context,
        payload: CheckPayload,
    ) -> impl Future<Output = Result<bool, CheckError>> + Send;
}
