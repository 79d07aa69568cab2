// Made by toolc from obstacles.tools; do not edit.

//! The methods of the service `tools`.

use std::future::Future;

use super::types::{
    AlwaysError, AlwaysPayload, AlwaysResult, MaybeError, MaybePayload, MaybeResultValue, Option_,
    SelfError, SelfPayload, SelfResult, TypeError, TypePayload,
};

/// The methods of the service `tools`.
pub trait ToolsService: Send + Sync + 'static {
    /// The method `type`.
    fn type_(
        &self,
        cx: &toolrt::Context,
        payload: TypePayload,
    ) -> impl Future<Output = Result<Option_, TypeError>> + Send;

    /// The method `maybe`.
    fn maybe(
        &self,
        cx: &toolrt::Context,
        payload: MaybePayload,
    ) -> impl Future<Output = Result<Option<MaybeResultValue>, MaybeError>> + Send;

    /// The method `always`.
    fn always(
        &self,
        cx: &toolrt::Context,
        payload: AlwaysPayload,
    ) -> impl Future<Output = Result<AlwaysResult, AlwaysError>> + Send;

    /// The method `self`.
    fn self_(
        &self,
        cx: &toolrt::Context,
        payload: SelfPayload,
    ) -> impl Future<Output = Result<SelfResult, SelfError>> + Send;
}
