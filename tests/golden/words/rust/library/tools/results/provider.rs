// Made by toolc from words.tools; do not edit.

//! What a host implements to provide the toolset `results`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    ImportArgs, ImportError, ImportResult, ReadTermsArgs, ReadTermsError, ReadTermsResult,
    TakeArgs, TakeError, TakeResult,
};

/// What a host implements to provide the toolset `results`.
pub trait ResultsTools: Send + Sync + 'static {
    /// The tool `read_terms`.
    fn read_terms(
        &self,
        cx: &toolrt::Context,
        args: ReadTermsArgs,
    ) -> impl Future<Output = Result<ReadTermsResult, ReadTermsError>> + Send;

    /// The tool `import`.
    fn import(
        &self,
        cx: &toolrt::Context,
        args: ImportArgs,
    ) -> impl Future<Output = Result<ImportResult, ImportError>> + Send;

    /// The tool `take`.
    fn take(
        &self,
        cx: &toolrt::Context,
        args: TakeArgs,
    ) -> impl Future<Output = Result<TakeResult, TakeError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: ResultsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<ReadTerms>();
    toolset.tool::<Import>();
    toolset.tool::<Take>();
    toolset.build()
}

/// The tool `read_terms`.
#[derive(Debug, Clone, Copy)]
pub struct ReadTerms;

impl toolrt::Tool for ReadTerms {
    type Args = ReadTermsArgs;
    type Result = ReadTermsResult;
    type Error = ReadTermsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::READ_TERMS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResultsTools> toolrt::Handler<P> for ReadTerms {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.read_terms(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `import`.
#[derive(Debug, Clone, Copy)]
pub struct Import;

impl toolrt::Tool for Import {
    type Args = ImportArgs;
    type Result = ImportResult;
    type Error = ImportError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::IMPORT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResultsTools> toolrt::Handler<P> for Import {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.import(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `take`.
#[derive(Debug, Clone, Copy)]
pub struct Take;

impl toolrt::Tool for Take {
    type Args = TakeArgs;
    type Result = TakeResult;
    type Error = TakeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TAKE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: ResultsTools> toolrt::Handler<P> for Take {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.take(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
