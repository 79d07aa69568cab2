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

/// The tool `type`.
#[derive(Debug, Clone, Copy)]
pub struct Type;

impl toolrt::Tool for Type {
    type Args = TypeArgs;
    type Result = String;
    type Error = TypeError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TYPE
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: OddThingsTools> toolrt::Handler<P> for Type {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_type(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.type_(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `count`.
#[derive(Debug, Clone, Copy)]
pub struct Count;

impl toolrt::Tool for Count {
    type Args = CountArgs;
    type Result = i64;
    type Error = CountError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::COUNT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: OddThingsTools> toolrt::Handler<P> for Count {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_count(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, codecs::count_item());
        let result = tools.count(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `fetch!`.
#[derive(Debug, Clone, Copy)]
pub struct Fetch;

impl toolrt::Tool for Fetch {
    type Args = FetchArgs;
    type Result = FetchResult;
    type Error = FetchError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::FETCH
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: OddThingsTools> toolrt::Handler<P> for Fetch {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_fetch(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.fetch(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `../x`.
#[derive(Debug, Clone, Copy)]
pub struct X;

impl toolrt::Tool for X {
    type Args = XArgs;
    type Result = (i64, Vec<String>);
    type Error = XError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::X
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::x_result()
    }
}

impl<P: OddThingsTools> toolrt::Handler<P> for X {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_x(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.x(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `a_tool_with_a_name_that_is_longer_than_most_names_of_tools`.
#[derive(Debug, Clone, Copy)]
pub struct AToolWithANameThatIsLongerThanMostNamesOfTools;

impl toolrt::Tool for AToolWithANameThatIsLongerThanMostNamesOfTools {
    type Args = AToolWithANameThatIsLongerThanMostNamesOfToolsArgs;
    type Result = Vec<AToolWithANameThatIsOfToolsResultItem>;
    type Error = AToolWithANameThatIsLongerThanMostNamesOfToolsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::A_TOOL_WITH_A_NAME_THAT_IS_LONGER_THAN_MOST_NAMES_OF_TOOLS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::a_tool_with_a_name_that_is_longer_than_most_names_of_tools_result()
    }
}

impl<P: OddThingsTools> toolrt::Handler<P> for AToolWithANameThatIsLongerThanMostNamesOfTools {
    type Injected = ();

    fn check(tools: &P, cx: &toolrt::Context, args: &Self::Args) -> Vec<toolrt::Issue> {
        tools.check_a_tool_with_a_name_that_is_longer_than_most_names_of_tools(cx, args)
    }

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools
            .a_tool_with_a_name_that_is_longer_than_most_names_of_tools(cx, args, sink)
            .await?;
        Ok(toolrt::Reply::complete(result))
    }
}
