// Made by toolc from secrets.tools; do not edit.

//! What a host implements to provide the toolset `secrets`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    CheckSecrets0Args, CheckSecrets0Error, CheckSecrets1Args, CheckSecrets1Error,
    CheckSecrets2Args, CheckSecrets2Error, CheckSecrets3Args, CheckSecrets3Error,
    CheckSecrets4Args, CheckSecrets4Error, CheckSecrets5Args, CheckSecrets5Error,
    CheckSecrets6Args, CheckSecrets6Error, Dressed, Inner, Keys, Login, Undressed, Vault,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `secrets`.
pub trait SecretsTools: Send + Sync + 'static {
    /// Checks `Login`.
    fn check_secrets0(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets0Args,
    ) -> impl Future<Output = Result<Login, CheckSecrets0Error>> + Send;

    /// Checks `Vault`.
    fn check_secrets1(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets1Args,
    ) -> impl Future<Output = Result<Vault, CheckSecrets1Error>> + Send;

    /// Checks `Key`.
    fn check_secrets2(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets2Args,
    ) -> impl Future<Output = Result<toolrt::Secret<String>, CheckSecrets2Error>> + Send;

    /// Checks `Keys`.
    fn check_secrets3(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets3Args,
    ) -> impl Future<Output = Result<Keys, CheckSecrets3Error>> + Send;

    /// Checks `Whole`.
    fn check_secrets4(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets4Args,
    ) -> impl Future<Output = Result<toolrt::Secret<Inner>, CheckSecrets4Error>> + Send;

    /// Checks `Dressed`.
    fn check_secrets5(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets5Args,
    ) -> impl Future<Output = Result<Dressed, CheckSecrets5Error>> + Send;

    /// Checks `Undressed`.
    fn check_secrets6(
        &self,
        cx: &toolrt::Context,
        args: CheckSecrets6Args,
    ) -> impl Future<Output = Result<Undressed, CheckSecrets6Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: SecretsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckSecrets0>();
    toolset.tool::<CheckSecrets1>();
    toolset.tool::<CheckSecrets2>();
    toolset.tool::<CheckSecrets3>();
    toolset.tool::<CheckSecrets4>();
    toolset.tool::<CheckSecrets5>();
    toolset.tool::<CheckSecrets6>();
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

/// The tool `check_secrets1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets1;

impl toolrt::Tool for CheckSecrets1 {
    type Args = CheckSecrets1Args;
    type Result = Vault;
    type Error = CheckSecrets1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_secrets2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets2;

impl toolrt::Tool for CheckSecrets2 {
    type Args = CheckSecrets2Args;
    type Result = toolrt::Secret<String>;
    type Error = CheckSecrets2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_secrets2_result()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_secrets3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets3;

impl toolrt::Tool for CheckSecrets3 {
    type Args = CheckSecrets3Args;
    type Result = Keys;
    type Error = CheckSecrets3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_secrets3_result()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_secrets4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets4;

impl toolrt::Tool for CheckSecrets4 {
    type Args = CheckSecrets4Args;
    type Result = toolrt::Secret<Inner>;
    type Error = CheckSecrets4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_secrets4_result()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_secrets5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets5;

impl toolrt::Tool for CheckSecrets5 {
    type Args = CheckSecrets5Args;
    type Result = Dressed;
    type Error = CheckSecrets5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_secrets6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckSecrets6;

impl toolrt::Tool for CheckSecrets6 {
    type Args = CheckSecrets6Args;
    type Result = Undressed;
    type Error = CheckSecrets6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_SECRETS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: SecretsTools> toolrt::Handler<P> for CheckSecrets6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_secrets6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
