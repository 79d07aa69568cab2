// Made by toolc from unions.tools; do not edit.

//! What a host implements to provide the toolset `unions`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Below, ChooseArgs, ChooseError, CountArgs, CountError, DescendArgs, DescendError, Group,
    Locator, NestArgs, NestError, PickArgs, PickError, Span,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `unions`.
pub trait UnionsTools: Send + Sync + 'static {
    /// The tool `choose`.
    fn choose(
        &self,
        cx: &toolrt::Context,
        args: ChooseArgs,
    ) -> impl Future<Output = Result<Vec<Span>, ChooseError>> + Send;

    /// What is wrong with arguments of `choose`, by rules that the design cannot say; nothing by default.
    fn check_choose(&self, _cx: &toolrt::Context, _args: &ChooseArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `pick`.
    fn pick(
        &self,
        cx: &toolrt::Context,
        args: PickArgs,
    ) -> impl Future<Output = Result<Locator, PickError>> + Send;

    /// What is wrong with arguments of `pick`, by rules that the design cannot say; nothing by default.
    fn check_pick(&self, _cx: &toolrt::Context, _args: &PickArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `descend`.
    fn descend(
        &self,
        cx: &toolrt::Context,
        args: DescendArgs,
    ) -> impl Future<Output = Result<Option<Below>, DescendError>> + Send;

    /// What is wrong with arguments of `descend`, by rules that the design cannot say; nothing by default.
    fn check_descend(&self, _cx: &toolrt::Context, _args: &DescendArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `count`.
    fn count(
        &self,
        cx: &toolrt::Context,
        args: CountArgs,
    ) -> impl Future<Output = Result<i64, CountError>> + Send;

    /// What is wrong with arguments of `count`, by rules that the design cannot say; nothing by default.
    fn check_count(&self, _cx: &toolrt::Context, _args: &CountArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `nest`.
    fn nest(
        &self,
        cx: &toolrt::Context,
        args: NestArgs,
    ) -> impl Future<Output = Result<Group, NestError>> + Send;

    /// What is wrong with arguments of `nest`, by rules that the design cannot say; nothing by default.
    fn check_nest(&self, _cx: &toolrt::Context, _args: &NestArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: UnionsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Choose>();
    toolset.tool::<Pick>();
    toolset.tool::<Descend>();
    toolset.tool::<Count>();
    toolset.tool::<Nest>();
    toolset.build()
}

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<Choose>();
    toolset.served::<Pick>();
    toolset.served::<Descend>();
    toolset.served::<Count>();
    toolset.served::<Nest>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `choose`.
    Choose: specs::CHOOSE, ChooseArgs => Vec<Span>, ChooseError, by codecs::choose_result();
}

toolrt::handler! {
    Choose for P: UnionsTools, choose, check_choose, complete;
}

toolrt::tool! {
    /// The tool `pick`.
    Pick: specs::PICK, PickArgs => Locator, PickError;
}

toolrt::handler! {
    Pick for P: UnionsTools, pick, check_pick, complete;
}

toolrt::tool! {
    /// The tool `descend`.
    Descend: specs::DESCEND, DescendArgs => Option<Below>, DescendError, by codecs::descend_result();
}

toolrt::handler! {
    Descend for P: UnionsTools, descend, check_descend, complete;
}

toolrt::tool! {
    /// The tool `count`.
    Count: specs::COUNT, CountArgs => i64, CountError, by codecs::count_result();
}

toolrt::handler! {
    Count for P: UnionsTools, count, check_count, complete;
}

toolrt::tool! {
    /// The tool `nest`.
    Nest: specs::NEST, NestArgs => Group, NestError;
}

toolrt::handler! {
    Nest for P: UnionsTools, nest, check_nest, complete;
}
