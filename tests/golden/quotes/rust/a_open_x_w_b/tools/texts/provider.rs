// Made by toolc from quotes.tools; do not edit.

//! What a host implements to provide the toolset `texts`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{COpenXWDArgs, COpenXWDError, Open};

/// What a host implements to provide the toolset `texts`.
pub trait TextsTools: Send + Sync + 'static {
    /// Takes "quotes" of \"""; open("x").
    fn c_open_x_w_d(
        &self,
        cx: &toolrt::Context,
        args: COpenXWDArgs,
    ) -> impl Future<Output = Result<Open, COpenXWDError>> + Send;

    /// What is wrong with arguments of `c_open_x_w_d`, by rules that the design cannot say; nothing by default.
    fn check_c_open_x_w_d(
        &self,
        _cx: &toolrt::Context,
        _args: &COpenXWDArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: TextsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<COpenXWD>();
    toolset.build()
}

/// The tool `c"""; open('x', 'w'); """d`.
#[derive(Debug, Clone, Copy)]
pub struct COpenXWD;

impl toolrt::Tool for COpenXWD {
    type Args = COpenXWDArgs;
    type Result = Open;
    type Error = COpenXWDError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::C_OPEN_XWD
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: TextsTools> toolrt::Handler<P> for COpenXWD {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_c_open_x_w_d(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.c_open_x_w_d(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
