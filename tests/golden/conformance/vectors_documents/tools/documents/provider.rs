// Made by toolc from documents.tools; do not edit.

//! What a host implements to provide the toolset `documents`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Any, CheckDocuments0Args, CheckDocuments0Error, CheckDocuments1Args, CheckDocuments1Error,
    CheckDocuments2Args, CheckDocuments2Error, CheckDocuments3Args, CheckDocuments3Error,
    CheckDocuments4Args, CheckDocuments4Error, CheckDocuments5Args, CheckDocuments5Error, Nest,
    Numbers, Open, Pair, Strings,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `documents`.
pub trait DocumentsTools: Send + Sync + 'static {
    /// Checks `Any`.
    fn check_documents0(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments0Args,
    ) -> impl Future<Output = Result<Any, CheckDocuments0Error>> + Send;

    /// Checks `Pair`.
    fn check_documents1(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments1Args,
    ) -> impl Future<Output = Result<Pair, CheckDocuments1Error>> + Send;

    /// Checks `Numbers`.
    fn check_documents2(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments2Args,
    ) -> impl Future<Output = Result<Numbers, CheckDocuments2Error>> + Send;

    /// Checks `Open`.
    fn check_documents3(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments3Args,
    ) -> impl Future<Output = Result<Open, CheckDocuments3Error>> + Send;

    /// Checks `Strings`.
    fn check_documents4(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments4Args,
    ) -> impl Future<Output = Result<Strings, CheckDocuments4Error>> + Send;

    /// Checks `Nest`.
    fn check_documents5(
        &self,
        cx: &toolrt::Context,
        args: CheckDocuments5Args,
    ) -> impl Future<Output = Result<Nest, CheckDocuments5Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: DocumentsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckDocuments0>();
    toolset.tool::<CheckDocuments1>();
    toolset.tool::<CheckDocuments2>();
    toolset.tool::<CheckDocuments3>();
    toolset.tool::<CheckDocuments4>();
    toolset.tool::<CheckDocuments5>();
    toolset.build()
}

/// The tool `check_documents0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments0;

impl toolrt::Tool for CheckDocuments0 {
    type Args = CheckDocuments0Args;
    type Result = Any;
    type Error = CheckDocuments0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_documents1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments1;

impl toolrt::Tool for CheckDocuments1 {
    type Args = CheckDocuments1Args;
    type Result = Pair;
    type Error = CheckDocuments1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_documents2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments2;

impl toolrt::Tool for CheckDocuments2 {
    type Args = CheckDocuments2Args;
    type Result = Numbers;
    type Error = CheckDocuments2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_documents2_result()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_documents3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments3;

impl toolrt::Tool for CheckDocuments3 {
    type Args = CheckDocuments3Args;
    type Result = Open;
    type Error = CheckDocuments3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_documents4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments4;

impl toolrt::Tool for CheckDocuments4 {
    type Args = CheckDocuments4Args;
    type Result = Strings;
    type Error = CheckDocuments4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_documents4_result()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_documents5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckDocuments5;

impl toolrt::Tool for CheckDocuments5 {
    type Args = CheckDocuments5Args;
    type Result = Nest;
    type Error = CheckDocuments5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_DOCUMENTS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_documents5_result()
    }
}

impl<P: DocumentsTools> toolrt::Handler<P> for CheckDocuments5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_documents5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
