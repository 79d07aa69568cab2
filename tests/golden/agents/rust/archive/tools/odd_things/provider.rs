// Made by toolc from shared.tools; do not edit.

//! What a host implements to provide the toolset `odd: things`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    AToolWithANameThatIsLongerThanMostNamesOfToolsError, AToolWithANameThatIsMostNamesOfToolsItem,
    AToolWithANameThatIsOfToolsResultItem, CountArgs, CountError, FetchArgs, FetchError,
    FetchResult, TypeArgs, TypeError, XArgs, XError,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `odd: things`.
pub trait OddThingsTools: Send + Sync + 'static {
    /// The tool `type`.
    fn type_(
        &self,
        cx: &toolrt::Context,
        args: TypeArgs,
    ) -> impl Future<Output = Result<String, TypeError>> + Send;

    /// What is wrong with arguments of `type_`, by rules that the design cannot say; nothing by default.
    fn check_type(&self, _cx: &toolrt::Context, _args: &TypeArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Counts.
    fn count(
        &self,
        cx: &toolrt::Context,
        args: CountArgs,
        sink: toolrt::Sink<Vec<i64>>,
    ) -> impl Future<Output = Result<i64, CountError>> + Send;

    /// What is wrong with arguments of `count`, by rules that the design cannot say; nothing by default.
    fn check_count(&self, _cx: &toolrt::Context, _args: &CountArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `fetch!`.
    fn fetch(
        &self,
        cx: &toolrt::Context,
        args: FetchArgs,
    ) -> impl Future<Output = Result<FetchResult, FetchError>> + Send;

    /// What is wrong with arguments of `fetch`, by rules that the design cannot say; nothing by default.
    fn check_fetch(&self, _cx: &toolrt::Context, _args: &FetchArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `../x`.
    fn x(
        &self,
        cx: &toolrt::Context,
        args: XArgs,
    ) -> impl Future<Output = Result<(i64, Vec<String>), XError>> + Send;

    /// What is wrong with arguments of `x`, by rules that the design cannot say; nothing by default.
    fn check_x(&self, _cx: &toolrt::Context, _args: &XArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
    fn a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        &self,
        cx: &toolrt::Context,
        args: AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
        sink: toolrt::Sink<AToolWithANameThatIsMostNamesOfToolsItem>,
    ) -> impl Future<
        Output = Result<
            Vec<AToolWithANameThatIsOfToolsResultItem>,
            AToolWithANameThatIsLongerThanMostNamesOfToolsError,
        >,
    > + Send;

    /// What is wrong with arguments of `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`, by rules that the design cannot say; nothing by default.
    fn check_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(
        &self,
        _cx: &toolrt::Context,
        _args: &AToolWithANameThatIsLongerThanMostNamesOfToolsArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: OddThingsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Type>();
    toolset.tool::<Count>();
    toolset.tool::<Fetch>();
    toolset.tool::<X>();
    toolset.tool::<AToolWithANameThatIsLongerThanMostNamesOfTools>();
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
    toolset.served::<Type>();
    toolset.served::<Count>();
    toolset.served::<Fetch>();
    toolset.served::<X>();
    toolset.served::<AToolWithANameThatIsLongerThanMostNamesOfTools>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `type`.
    Type: specs::TYPE, TypeArgs => String, TypeError;
}

toolrt::handler! {
    Type for P: OddThingsTools, type_, check_type, complete;
}

toolrt::tool! {
    /// The tool `count`.
    Count: specs::COUNT, CountArgs => i64, CountError;
}

toolrt::handler! {
    Count for P: OddThingsTools, count, check_count, complete, items codecs::count_item();
}

toolrt::tool! {
    /// The tool `fetch!`.
    Fetch: specs::FETCH, FetchArgs => FetchResult, FetchError;
}

toolrt::handler! {
    Fetch for P: OddThingsTools, fetch, check_fetch, complete;
}

toolrt::tool! {
    /// The tool `../x`.
    X: specs::X, XArgs => (i64, Vec<String>), XError, by codecs::x_result();
}

toolrt::handler! {
    X for P: OddThingsTools, x, check_x, complete;
}

toolrt::tool! {
    /// The tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
    AToolWithANameThatIsLongerThanMostNamesOfTools: specs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS, AToolWithANameThatIsLongerThanMostNamesOfToolsArgs => Vec<AToolWithANameThatIsOfToolsResultItem>, AToolWithANameThatIsLongerThanMostNamesOfToolsError, by codecs::a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result();
}

toolrt::handler! {
    AToolWithANameThatIsLongerThanMostNamesOfTools for P: OddThingsTools, a_tool_with_a_name_that_is_longer_than_most_names_of_tools, check_a_tool_with_a_name_that_is_longer_than_most_names_of_tools, complete, items toolrt::Codec::of();
}
