// Made by toolc from unions.tools; do not edit.

//! Typed calls of the toolset `unions`, over any executor.

use super::provider::{
    CheckUnions0, CheckUnions1, CheckUnions2, CheckUnions3, CheckUnions4, CheckUnions5,
    CheckUnions6, CheckUnions7, CheckUnions8, CheckUnions9,
};
use super::types::*;

/// Calls the tools of `unions`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Trigger`.
    pub async fn check_unions0(
        &self,
        args: &CheckUnions0Args,
        cx: &toolrt::Context,
    ) -> Result<Trigger, toolrt::CallError<CheckUnions0Error>> {
        toolrt::host::call::<CheckUnions0>(self.executor, args, cx).await
    }

    /// Checks `Answer`.
    pub async fn check_unions1(
        &self,
        args: &CheckUnions1Args,
        cx: &toolrt::Context,
    ) -> Result<Answer, toolrt::CallError<CheckUnions1Error>> {
        toolrt::host::call::<CheckUnions1>(self.executor, args, cx).await
    }

    /// Checks `Locator`.
    pub async fn check_unions2(
        &self,
        args: &CheckUnions2Args,
        cx: &toolrt::Context,
    ) -> Result<Locator, toolrt::CallError<CheckUnions2Error>> {
        toolrt::host::call::<CheckUnions2>(self.executor, args, cx).await
    }

    /// Checks `Number`.
    pub async fn check_unions3(
        &self,
        args: &CheckUnions3Args,
        cx: &toolrt::Context,
    ) -> Result<Number, toolrt::CallError<CheckUnions3Error>> {
        toolrt::host::call::<CheckUnions3>(self.executor, args, cx).await
    }

    /// Checks `Either`.
    pub async fn check_unions4(
        &self,
        args: &CheckUnions4Args,
        cx: &toolrt::Context,
    ) -> Result<Either, toolrt::CallError<CheckUnions4Error>> {
        toolrt::host::call::<CheckUnions4>(self.executor, args, cx).await
    }

    /// Checks `Shape`.
    pub async fn check_unions5(
        &self,
        args: &CheckUnions5Args,
        cx: &toolrt::Context,
    ) -> Result<Shape, toolrt::CallError<CheckUnions5Error>> {
        toolrt::host::call::<CheckUnions5>(self.executor, args, cx).await
    }

    /// Checks `Loose`.
    pub async fn check_unions6(
        &self,
        args: &CheckUnions6Args,
        cx: &toolrt::Context,
    ) -> Result<Loose, toolrt::CallError<CheckUnions6Error>> {
        toolrt::host::call::<CheckUnions6>(self.executor, args, cx).await
    }

    /// Checks `Deep`.
    pub async fn check_unions7(
        &self,
        args: &CheckUnions7Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Deep>, toolrt::CallError<CheckUnions7Error>> {
        toolrt::host::call::<CheckUnions7>(self.executor, args, cx).await
    }

    /// Checks `Holder`.
    pub async fn check_unions8(
        &self,
        args: &CheckUnions8Args,
        cx: &toolrt::Context,
    ) -> Result<Holder, toolrt::CallError<CheckUnions8Error>> {
        toolrt::host::call::<CheckUnions8>(self.executor, args, cx).await
    }

    /// Checks `Quoted`.
    pub async fn check_unions9(
        &self,
        args: &CheckUnions9Args,
        cx: &toolrt::Context,
    ) -> Result<Quoted, toolrt::CallError<CheckUnions9Error>> {
        toolrt::host::call::<CheckUnions9>(self.executor, args, cx).await
    }
}
