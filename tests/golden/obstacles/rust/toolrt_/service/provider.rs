// Made by toolc from obstacles.tools; do not edit.

//! The methods of the service `toolrt`.

use std::future::Future;

use super::types::{StdError, StdPayload};

/// The methods of the service `toolrt`.
pub trait ToolrtService: Send + Sync + 'static {
    /// The method `std`.
    fn std(
        &self,
        cx: &toolrt::Context,
        payload: StdPayload,
    ) -> impl Future<Output = Result<i64, StdError>> + Send;
}
