// Made by toolc from words.tools; do not edit.

//! What a host implements to provide the toolset `words`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    CheckWords0Args, CheckWords0Error, CheckWords1Args, CheckWords1Error, CheckWords2Args,
    CheckWords2Error, CheckWords3Args, CheckWords3Error, CheckWords4Args, CheckWords4Error,
    CheckWords5Args, CheckWords5Error, CheckWords6Args, CheckWords6Error, CheckWords7Args,
    CheckWords7Error, CheckWords8Args, CheckWords8Error, CheckWords9Args, CheckWords9Error,
    CheckWords10Args, CheckWords10Error, CheckWords11Args, CheckWords11Error, Colour, Keys, Long,
    Mapped, Marks, Need, Number, Osa, Pair, Six, Ties, Two,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `words`.
pub trait WordsTools: Send + Sync + 'static {
    /// Checks `Number`.
    fn check_words0(
        &self,
        cx: &toolrt::Context,
        args: CheckWords0Args,
    ) -> impl Future<Output = Result<Number, CheckWords0Error>> + Send;

    /// Checks `Colour`.
    fn check_words1(
        &self,
        cx: &toolrt::Context,
        args: CheckWords1Args,
    ) -> impl Future<Output = Result<Colour, CheckWords1Error>> + Send;

    /// Checks `Keys`.
    fn check_words2(
        &self,
        cx: &toolrt::Context,
        args: CheckWords2Args,
    ) -> impl Future<Output = Result<Keys, CheckWords2Error>> + Send;

    /// Checks `Pair`.
    fn check_words3(
        &self,
        cx: &toolrt::Context,
        args: CheckWords3Args,
    ) -> impl Future<Output = Result<Pair, CheckWords3Error>> + Send;

    /// Checks `Two`.
    fn check_words4(
        &self,
        cx: &toolrt::Context,
        args: CheckWords4Args,
    ) -> impl Future<Output = Result<Two, CheckWords4Error>> + Send;

    /// Checks `Marks`.
    fn check_words5(
        &self,
        cx: &toolrt::Context,
        args: CheckWords5Args,
    ) -> impl Future<Output = Result<Marks, CheckWords5Error>> + Send;

    /// Checks `Six`.
    fn check_words6(
        &self,
        cx: &toolrt::Context,
        args: CheckWords6Args,
    ) -> impl Future<Output = Result<Six, CheckWords6Error>> + Send;

    /// Checks `Osa`.
    fn check_words7(
        &self,
        cx: &toolrt::Context,
        args: CheckWords7Args,
    ) -> impl Future<Output = Result<Osa, CheckWords7Error>> + Send;

    /// Checks `Ties`.
    fn check_words8(
        &self,
        cx: &toolrt::Context,
        args: CheckWords8Args,
    ) -> impl Future<Output = Result<Ties, CheckWords8Error>> + Send;

    /// Checks `Long`.
    fn check_words9(
        &self,
        cx: &toolrt::Context,
        args: CheckWords9Args,
    ) -> impl Future<Output = Result<Long, CheckWords9Error>> + Send;

    /// Checks `Need`.
    fn check_words10(
        &self,
        cx: &toolrt::Context,
        args: CheckWords10Args,
    ) -> impl Future<Output = Result<Need, CheckWords10Error>> + Send;

    /// Checks `Mapped`.
    fn check_words11(
        &self,
        cx: &toolrt::Context,
        args: CheckWords11Args,
    ) -> impl Future<Output = Result<Mapped, CheckWords11Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckWords0>();
    toolset.tool::<CheckWords1>();
    toolset.tool::<CheckWords2>();
    toolset.tool::<CheckWords3>();
    toolset.tool::<CheckWords4>();
    toolset.tool::<CheckWords5>();
    toolset.tool::<CheckWords6>();
    toolset.tool::<CheckWords7>();
    toolset.tool::<CheckWords8>();
    toolset.tool::<CheckWords9>();
    toolset.tool::<CheckWords10>();
    toolset.tool::<CheckWords11>();
    toolset.build()
}

/// The tool `check_words0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords0;

impl toolrt::Tool for CheckWords0 {
    type Args = CheckWords0Args;
    type Result = Number;
    type Error = CheckWords0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords1;

impl toolrt::Tool for CheckWords1 {
    type Args = CheckWords1Args;
    type Result = Colour;
    type Error = CheckWords1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords2;

impl toolrt::Tool for CheckWords2 {
    type Args = CheckWords2Args;
    type Result = Keys;
    type Error = CheckWords2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords3;

impl toolrt::Tool for CheckWords3 {
    type Args = CheckWords3Args;
    type Result = Pair;
    type Error = CheckWords3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords4;

impl toolrt::Tool for CheckWords4 {
    type Args = CheckWords4Args;
    type Result = Two;
    type Error = CheckWords4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords5;

impl toolrt::Tool for CheckWords5 {
    type Args = CheckWords5Args;
    type Result = Marks;
    type Error = CheckWords5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords6;

impl toolrt::Tool for CheckWords6 {
    type Args = CheckWords6Args;
    type Result = Six;
    type Error = CheckWords6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords7;

impl toolrt::Tool for CheckWords7 {
    type Args = CheckWords7Args;
    type Result = Osa;
    type Error = CheckWords7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords8;

impl toolrt::Tool for CheckWords8 {
    type Args = CheckWords8Args;
    type Result = Ties;
    type Error = CheckWords8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords9;

impl toolrt::Tool for CheckWords9 {
    type Args = CheckWords9Args;
    type Result = Long;
    type Error = CheckWords9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords10;

impl toolrt::Tool for CheckWords10 {
    type Args = CheckWords10Args;
    type Result = Need;
    type Error = CheckWords10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_words11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckWords11;

impl toolrt::Tool for CheckWords11 {
    type Args = CheckWords11Args;
    type Result = Mapped;
    type Error = CheckWords11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_WORDS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_words11_result()
    }
}

impl<P: WordsTools> toolrt::Handler<P> for CheckWords11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_words11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
