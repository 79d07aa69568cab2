// Made by toolc from quotes.tools; do not edit.

//! Typed calls of the toolset `texts`, over any executor.

use super::provider::COpenXWD;
use super::types::{COpenXWDArgs, COpenXWDError, Open};

/// Calls the tools of `texts`.
#[derive(Clone)]
pub struct Client<'a> {
    executor: toolrt::host::ExecutorRef<'a>,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`: a reference to one, or an `Arc` of one.
    pub fn new(executor: impl Into<toolrt::host::ExecutorRef<'a>>) -> Self {
        Self {
            executor: executor.into(),
        }
    }

    /// Takes "quotes" of \"""; open("x").
    pub async fn c_open_x_w_d(
        &self,
        args: &COpenXWDArgs,
        cx: &toolrt::Context,
    ) -> Result<Open, toolrt::CallError<COpenXWDError>> {
        toolrt::host::call::<COpenXWD>(&self.executor, args, cx).await
    }

    toolrt::builds! {
        build_c_open_x_w_d: COpenXWD,
    }
}
