// Made by toolc from right.tools; do not edit.

//! Typed calls of the toolset `walking`, over any executor.

use super::provider::{GiveForm, WalkAll};
use super::types::{Either, Form, GiveFormArgs, GiveFormError, WalkAllArgs, WalkAllError};

/// Walks.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Takes them all.
    pub async fn walk_all(
        &self,
        args: &WalkAllArgs,
        cx: &toolrt::Context,
    ) -> Result<Either, toolrt::CallError<WalkAllError>> {
        toolrt::host::call::<WalkAll>(self.executor, args, cx).await
    }

    /// Gives a form.
    pub async fn give_form(
        &self,
        args: &GiveFormArgs,
        cx: &toolrt::Context,
    ) -> Result<Form, toolrt::CallError<GiveFormError>> {
        toolrt::host::call::<GiveForm>(self.executor, args, cx).await
    }
}
