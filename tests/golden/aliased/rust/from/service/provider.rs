// Made by toolc from one.tools; do not edit.

//! The methods of the service `from`.

use std::future::Future;

use super::types::{Nested, OwnerError, TwoUser, WeighError, WeighPayload};

/// The service has the name of what passes calls on to it.
pub trait FromService: Send + Sync + 'static {
    /// Takes the type of the other package.
    fn owner(
        &self,
        cx: &toolrt::Context,
        payload: TwoUser,
    ) -> impl Future<Output = Result<Nested, OwnerError>> + Send;

    /// Takes what holds itself.
    fn weigh(
        &self,
        cx: &toolrt::Context,
        payload: WeighPayload,
    ) -> impl Future<Output = Result<Nested, WeighError>> + Send;
}
