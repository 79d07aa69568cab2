// Made by toolc from quotes.tools; do not edit.

//! Typed calls of the toolset `texts`, over any executor.

use super::provider::COpenXWD;
use super::types::{COpenXWDArgs, COpenXWDError, Open};

/// Calls the tools of `texts`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Takes "quotes" of \"""; open("x").
    pub async fn c_open_x_w_d(
        &self,
        args: &COpenXWDArgs,
        cx: &toolrt::Context,
    ) -> Result<Open, toolrt::CallError<COpenXWDError>> {
        toolrt::host::call::<COpenXWD>(self.executor, args, cx).await
    }
}
