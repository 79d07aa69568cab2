// Made by toolc from obstacles.tools; do not edit.

//! The methods of the service `tools`.

use std::future::Future;

use super::types::*;

/// The methods of the service `tools`.
pub trait ToolsService: Send + Sync + 'static {
    /// The method `type`.
    fn type_(
        &self,
        cx: &toolrt::Context,
        payload: TypePayload,
    ) -> impl Future<Output = Result<Option_, TypeError>> + Send;

    /// The method `self`.
    fn self_(
        &self,
        cx: &toolrt::Context,
        payload: SelfPayload,
    ) -> impl Future<Output = Result<SelfResult, SelfError>> + Send;
}
