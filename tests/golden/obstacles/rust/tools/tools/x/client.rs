// Made by toolc from obstacles.tools; do not edit.

//! Typed calls of the toolset `../x`, over any executor.

use super::provider::{ABC, Con, New, New2, Type};
use super::types::{
    ABCArgs, ABCError, ConArgs, ConError, Context, New2Args, New2Error, NewArgs, NewError, Option_,
    Result_, TypeArgs, TypeError, Vec_,
};

/// Calls the tools of `../x`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `type`.
    pub async fn type_(
        &self,
        args: &TypeArgs,
        cx: &toolrt::Context,
    ) -> Result<Result_, toolrt::CallError<TypeError>> {
        toolrt::host::call::<Type>(self.executor, args, cx).await
    }

    /// Calls `../new`.
    pub async fn dot_dot_slash_new(
        &self,
        args: &NewArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec_, toolrt::CallError<NewError>> {
        toolrt::host::call::<New>(self.executor, args, cx).await
    }

    /// Calls `new`.
    pub async fn new_(
        &self,
        args: &New2Args,
        cx: &toolrt::Context,
    ) -> Result<Vec<Option_>, toolrt::CallError<New2Error>> {
        toolrt::host::call::<New2>(self.executor, args, cx).await
    }

    /// Calls `a.b-c`.
    pub async fn a_b_c(
        &self,
        args: &ABCArgs,
        cx: &toolrt::Context,
    ) -> Result<Option<Context>, toolrt::CallError<ABCError>> {
        toolrt::host::call::<ABC>(self.executor, args, cx).await
    }

    /// Calls `CON`.
    pub async fn con(
        &self,
        args: &ConArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Value, toolrt::CallError<ConError>> {
        toolrt::host::call::<Con>(self.executor, args, cx).await
    }
}
