// Made by toolc from wide.tools; do not edit.

//! The methods of the service `corners`.

use std::future::Future;

use super::types::{AcmeCornersSearchResult, SearchArgs, SearchError};

/// The methods of the service `corners`.
pub trait CornersService: Send + Sync + 'static {
    /// The method `search`.
    fn search(
        &self,
        cx: &toolrt::Context,
        payload: SearchArgs,
    ) -> impl Future<Output = Result<AcmeCornersSearchResult, SearchError>> + Send;
}
