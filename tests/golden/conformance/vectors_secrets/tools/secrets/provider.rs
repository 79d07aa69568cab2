// Made by toolc from secrets.tools; do not edit.

//! What a host implements to provide the toolset `secrets`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `secrets`.
pub trait SecretsTools: Send + Sync + 'static {
    /// Checks `Login`.
    fn check_secrets0(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets0Args,
    ) -> impl Future<Output = Result<Login, CheckSecrets0Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SecretsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckSecrets0>();
    toolset.build()
}

/// The tool `check_secrets0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets0;

impl toolrt::Tool for CheckSecrets0 {
    type Args = CheckSecrets0Args;
    type Result = Login;
    type Error = CheckSecrets0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
