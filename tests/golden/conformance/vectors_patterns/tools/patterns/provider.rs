// Made by toolc from patterns.tools; do not edit.

//! What a host implements to provide the toolset `patterns`, and how it becomes a toolset.

use std::future::Future;

use super::types::*;
use super::{codecs, specs};

/// What a host implements to provide the toolset `patterns`.
pub trait PatternsTools: Send + Sync + 'static {
    /// Checks `Slug`.
    fn check_patterns0(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns0Args,
    ) -> impl Future<Output = Result<Slug, CheckPatterns0Error>> + Send;

    /// Checks `Inside`.
    fn check_patterns1(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns1Args,
    ) -> impl Future<Output = Result<Inside, CheckPatterns1Error>> + Send;

    /// Checks `Digits`.
    fn check_patterns2(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns2Args,
    ) -> impl Future<Output = Result<Digits, CheckPatterns2Error>> + Send;

    /// Checks `Word`.
    fn check_patterns3(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns3Args,
    ) -> impl Future<Output = Result<Word, CheckPatterns3Error>> + Send;

    /// Checks `Space`.
    fn check_patterns4(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns4Args,
    ) -> impl Future<Output = Result<Space, CheckPatterns4Error>> + Send;

    /// Checks `Dot`.
    fn check_patterns5(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns5Args,
    ) -> impl Future<Output = Result<Dot, CheckPatterns5Error>> + Send;

    /// Checks `Ahead`.
    fn check_patterns6(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns6Args,
    ) -> impl Future<Output = Result<Ahead, CheckPatterns6Error>> + Send;

    /// Checks `Behind`.
    fn check_patterns7(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns7Args,
    ) -> impl Future<Output = Result<Behind, CheckPatterns7Error>> + Send;

    /// Checks `Twice`.
    fn check_patterns8(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns8Args,
    ) -> impl Future<Output = Result<Twice, CheckPatterns8Error>> + Send;

    /// Checks `Unset`.
    fn check_patterns9(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns9Args,
    ) -> impl Future<Output = Result<Unset, CheckPatterns9Error>> + Send;

    /// Checks `Letter`.
    fn check_patterns10(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns10Args,
    ) -> impl Future<Output = Result<Letter, CheckPatterns10Error>> + Send;

    /// Checks `Slash`.
    fn check_patterns11(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns11Args,
    ) -> impl Future<Output = Result<Slash, CheckPatterns11Error>> + Send;

    /// Checks `Counted`.
    fn check_patterns12(
        &self,
        cx: &toolrt::Context,
        args: CheckPatterns12Args,
    ) -> impl Future<Output = Result<Counted, CheckPatterns12Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: PatternsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckPatterns0>();
    toolset.tool::<CheckPatterns1>();
    toolset.tool::<CheckPatterns2>();
    toolset.tool::<CheckPatterns3>();
    toolset.tool::<CheckPatterns4>();
    toolset.tool::<CheckPatterns5>();
    toolset.tool::<CheckPatterns6>();
    toolset.tool::<CheckPatterns7>();
    toolset.tool::<CheckPatterns8>();
    toolset.tool::<CheckPatterns9>();
    toolset.tool::<CheckPatterns10>();
    toolset.tool::<CheckPatterns11>();
    toolset.tool::<CheckPatterns12>();
    toolset.build()
}

/// The tool `check_patterns0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns0;

impl toolrt::Tool for CheckPatterns0 {
    type Args = CheckPatterns0Args;
    type Result = Slug;
    type Error = CheckPatterns0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns0_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns1;

impl toolrt::Tool for CheckPatterns1 {
    type Args = CheckPatterns1Args;
    type Result = Inside;
    type Error = CheckPatterns1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns1_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns2;

impl toolrt::Tool for CheckPatterns2 {
    type Args = CheckPatterns2Args;
    type Result = Digits;
    type Error = CheckPatterns2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns2_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns3;

impl toolrt::Tool for CheckPatterns3 {
    type Args = CheckPatterns3Args;
    type Result = Word;
    type Error = CheckPatterns3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns3_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns4;

impl toolrt::Tool for CheckPatterns4 {
    type Args = CheckPatterns4Args;
    type Result = Space;
    type Error = CheckPatterns4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns4_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns5;

impl toolrt::Tool for CheckPatterns5 {
    type Args = CheckPatterns5Args;
    type Result = Dot;
    type Error = CheckPatterns5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns5_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns6;

impl toolrt::Tool for CheckPatterns6 {
    type Args = CheckPatterns6Args;
    type Result = Ahead;
    type Error = CheckPatterns6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns6_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns7;

impl toolrt::Tool for CheckPatterns7 {
    type Args = CheckPatterns7Args;
    type Result = Behind;
    type Error = CheckPatterns7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns7_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns8;

impl toolrt::Tool for CheckPatterns8 {
    type Args = CheckPatterns8Args;
    type Result = Twice;
    type Error = CheckPatterns8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns8_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns9;

impl toolrt::Tool for CheckPatterns9 {
    type Args = CheckPatterns9Args;
    type Result = Unset;
    type Error = CheckPatterns9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns9_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns10;

impl toolrt::Tool for CheckPatterns10 {
    type Args = CheckPatterns10Args;
    type Result = Letter;
    type Error = CheckPatterns10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns10_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns11;

impl toolrt::Tool for CheckPatterns11 {
    type Args = CheckPatterns11Args;
    type Result = Slash;
    type Error = CheckPatterns11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns11_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_patterns12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckPatterns12;

impl toolrt::Tool for CheckPatterns12 {
    type Args = CheckPatterns12Args;
    type Result = Counted;
    type Error = CheckPatterns12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_PATTERNS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_patterns12_result()
    }
}

impl<P: PatternsTools> toolrt::Handler<P> for CheckPatterns12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_patterns12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
