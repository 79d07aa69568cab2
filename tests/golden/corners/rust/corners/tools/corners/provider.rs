// Made by toolc from one.tools; do not edit.

//! What a host implements to provide the toolset `corners`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    AnyArgsArgs, AnyArgsError, BothArgs, BothArgsError, BothError, InjectedArgs, InjectedError,
    InjectedInjected, Mixed, OpenArgsArgs, OpenArgsError, Pair, RuledArgs, RuledError, Small,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `corners`.
pub trait CornersTools: Send + Sync + 'static {
    /// Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words.
    fn both(
        &self,
        cx: &toolrt::Context,
        args: BothArgs,
    ) -> impl Future<Output = Result<Option<Small>, BothError>> + Send;

    /// The tool `ruled`.
    fn ruled(
        &self,
        cx: &toolrt::Context,
        args: RuledArgs,
    ) -> impl Future<Output = Result<std::collections::BTreeMap<String, Pair>, RuledError>> + Send;

    /// The tool `open_args`.
    fn open_args(
        &self,
        cx: &toolrt::Context,
        args: OpenArgsArgs,
    ) -> impl Future<Output = Result<toolrt::Secret<String>, OpenArgsError>> + Send;

    /// The tool `both_args`.
    fn both_args(
        &self,
        cx: &toolrt::Context,
        args: Mixed,
        sink: toolrt::Sink<Vec<Pair>>,
    ) -> impl Future<Output = Result<Option<String>, BothArgsError>> + Send;

    /// The tool `any_args`.
    fn any_args(
        &self,
        cx: &toolrt::Context,
        args: AnyArgsArgs,
    ) -> impl Future<Output = Result<(), AnyArgsError>> + Send;

    /// The tool `injected`.
    fn injected(
        &self,
        cx: &toolrt::Context,
        args: InjectedArgs,
        injected: InjectedInjected,
    ) -> impl Future<Output = Result<Mixed, InjectedError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CornersTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Both>();
    toolset.tool::<RuledTool>();
    toolset.tool::<OpenArgs>();
    toolset.tool::<BothArgsTool>();
    toolset.tool::<AnyArgs>();
    toolset.tool::<Injected>();
    toolset.build()
}

/// The tool `both`.
#[derive(Debug, Clone, Copy)]
pub struct Both;

impl toolrt::Tool for Both {
    type Args = BothArgs;
    type Result = Option<Small>;
    type Error = BothError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BOTH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::both_result()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for Both {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.both(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `ruled`.
#[derive(Debug, Clone, Copy)]
pub struct RuledTool;

impl toolrt::Tool for RuledTool {
    type Args = RuledArgs;
    type Result = std::collections::BTreeMap<String, Pair>;
    type Error = RuledError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::RULED
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::ruled_result()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for RuledTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.ruled(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `open_args`.
#[derive(Debug, Clone, Copy)]
pub struct OpenArgs;

impl toolrt::Tool for OpenArgs {
    type Args = OpenArgsArgs;
    type Result = toolrt::Secret<String>;
    type Error = OpenArgsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::OPEN_ARGS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::open_args_result()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for OpenArgs {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.open_args(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `both_args`.
#[derive(Debug, Clone, Copy)]
pub struct BothArgsTool;

impl toolrt::Tool for BothArgsTool {
    type Args = Mixed;
    type Result = Option<String>;
    type Error = BothArgsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BOTH_ARGS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::both_args_result()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for BothArgsTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, codecs::both_args_item());
        let result = tools.both_args(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `any_args`.
#[derive(Debug, Clone, Copy)]
pub struct AnyArgs;

impl toolrt::Tool for AnyArgs {
    type Args = AnyArgsArgs;
    type Result = ();
    type Error = AnyArgsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::ANY_ARGS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for AnyArgs {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        tools.any_args(cx, args).await?;
        Ok(toolrt::Reply::complete(()))
    }
}

/// The tool `injected`.
#[derive(Debug, Clone, Copy)]
pub struct Injected;

impl toolrt::Tool for Injected {
    type Args = InjectedArgs;
    type Result = Mixed;
    type Error = InjectedError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::INJECTED
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: CornersTools> toolrt::Handler<P> for Injected {
    type Injected = InjectedInjected;

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.injected(cx, args, injected).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
