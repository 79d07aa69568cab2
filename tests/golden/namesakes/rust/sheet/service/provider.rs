// Made by toolc from namesakes.tools; do not edit.

//! The methods of the service `sheet`.

use std::future::Future;

use super::types::{ReadError, ReadPayload, ReadResultItem};

/// The methods of the service `sheet`.
pub trait SheetService: Send + Sync + 'static {
    /// The method `read`.
    fn read(
        &self,
        cx: &toolrt::Context,
        payload: ReadPayload,
    ) -> impl Future<Output = Result<Vec<ReadResultItem>, ReadError>> + Send;
}
