// Made by toolc from one.tools; do not edit.

//! Typed calls of the toolset `bound`, over any executor.

use super::provider::{Convert, Owner, ToText, Weigh};
use super::types::{
    ConvertArgs, ConvertError, Nested, OwnerError, T1, ToTextArgs, ToTextError, TwoUser, WeighArgs,
    WeighError,
};

/// Bound with and without names in between.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Takes the type of the other package.
    pub async fn owner(
        &self,
        args: &TwoUser,
        cx: &toolrt::Context,
    ) -> Result<Nested, toolrt::CallError<OwnerError>> {
        toolrt::host::call::<Owner>(self.executor, args, cx).await
    }

    /// Takes what holds itself.
    pub async fn weigh(
        &self,
        args: &WeighArgs,
        cx: &toolrt::Context,
    ) -> Result<Nested, toolrt::CallError<WeighError>> {
        toolrt::host::call::<Weigh>(self.executor, args, cx).await
    }

    /// Takes both types of one name in capitals.
    pub async fn convert(
        &self,
        args: &ConvertArgs,
        cx: &toolrt::Context,
    ) -> Result<T1, toolrt::CallError<ConvertError>> {
        toolrt::host::call::<Convert>(self.executor, args, cx).await
    }

    /// Makes text of a tree.
    pub async fn to_text(
        &self,
        args: &ToTextArgs,
        cx: &toolrt::Context,
    ) -> Result<String, toolrt::CallError<ToTextError>> {
        toolrt::host::call::<ToText>(self.executor, args, cx).await
    }
}
