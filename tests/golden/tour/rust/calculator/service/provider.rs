// Made by toolc from calculator.tools; do not edit.

//! The methods of the service `calculator`.

use std::future::Future;

use super::types::{AddError, AddPayload, AddResult, DivideError, DividePayload, DivideResult};

/// Adds and divides numbers.
pub trait CalculatorService: Send + Sync + 'static {
    /// The method `add`.
    fn add(
        &self,
        cx: &toolrt::Context,
        payload: AddPayload,
    ) -> impl Future<Output = Result<AddResult, AddError>> + Send;

    /// The method `divide`.
    fn divide(
        &self,
        cx: &toolrt::Context,
        payload: DividePayload,
    ) -> impl Future<Output = Result<DivideResult, DivideError>> + Send;
}
