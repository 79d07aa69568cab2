// Made by toolc from records.tools; do not edit.

//! What a host implements to provide the toolset `records`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    Absent, Base, Chain, CheckRecords0Args, CheckRecords0Error, CheckRecords1Args,
    CheckRecords1Error, CheckRecords2Args, CheckRecords2Error, CheckRecords3Args,
    CheckRecords3Error, CheckRecords4Args, CheckRecords4Error, CheckRecords5Args,
    CheckRecords5Error, CheckRecords6Args, CheckRecords6Error, CheckRecords7Args,
    CheckRecords7Error, CheckRecords8Args, CheckRecords8Error, CheckRecords9Args,
    CheckRecords9Error, CheckRecords10Args, CheckRecords10Error, CheckRecords11Args,
    CheckRecords11Error, CheckRecords12Args, CheckRecords12Error, CheckRecords13Args,
    CheckRecords13Error, CheckRecords14Args, CheckRecords14Error, CheckRecords15Args,
    CheckRecords15Error, CheckRecords16Args, CheckRecords16Error, CheckRecords17Args,
    CheckRecords17Error, CheckRecords18Args, CheckRecords18Error, CheckRecords19Args,
    CheckRecords19Error, CheckRecords20Args, CheckRecords20Error, Empty, Even, Marked, More, Node,
    Odd, Open, OpenDeep, OpenJson, OpenTyped, Outer, Pick, Rows, Settings, Spelled, Todo, Wanted,
    Wide,
};
use super::{codecs, specs};

/// What a host implements to provide the toolset `records`.
pub trait RecordsTools: Send + Sync + 'static {
    /// Checks `Todo`.
    fn check_records0(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords0Args,
    ) -> impl Future<Output = Result<Todo, CheckRecords0Error>> + Send;

    /// Checks `Empty`.
    fn check_records1(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords1Args,
    ) -> impl Future<Output = Result<Empty, CheckRecords1Error>> + Send;

    /// Checks `Open`.
    fn check_records2(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords2Args,
    ) -> impl Future<Output = Result<Open, CheckRecords2Error>> + Send;

    /// Checks `OpenJson`.
    fn check_records3(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords3Args,
    ) -> impl Future<Output = Result<OpenJson, CheckRecords3Error>> + Send;

    /// Checks `OpenTyped`.
    fn check_records4(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords4Args,
    ) -> impl Future<Output = Result<OpenTyped, CheckRecords4Error>> + Send;

    /// Checks `Odd`.
    fn check_records5(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords5Args,
    ) -> impl Future<Output = Result<Odd, CheckRecords5Error>> + Send;

    /// Checks `Outer`.
    fn check_records6(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords6Args,
    ) -> impl Future<Output = Result<Outer, CheckRecords6Error>> + Send;

    /// Checks `Node`.
    fn check_records7(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords7Args,
    ) -> impl Future<Output = Result<Node, CheckRecords7Error>> + Send;

    /// Checks `Absent`.
    fn check_records8(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords8Args,
    ) -> impl Future<Output = Result<Absent, CheckRecords8Error>> + Send;

    /// Checks `Settings`.
    fn check_records9(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords9Args,
    ) -> impl Future<Output = Result<Settings, CheckRecords9Error>> + Send;

    /// Checks `More`.
    fn check_records10(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords10Args,
    ) -> impl Future<Output = Result<More, CheckRecords10Error>> + Send;

    /// Checks `Wanted`.
    fn check_records11(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords11Args,
    ) -> impl Future<Output = Result<Wanted, CheckRecords11Error>> + Send;

    /// Checks `Pick`.
    fn check_records12(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords12Args,
    ) -> impl Future<Output = Result<Pick, CheckRecords12Error>> + Send;

    /// Checks `Base`.
    fn check_records13(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords13Args,
    ) -> impl Future<Output = Result<Base, CheckRecords13Error>> + Send;

    /// Checks `Wide`.
    fn check_records14(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords14Args,
    ) -> impl Future<Output = Result<Wide, CheckRecords14Error>> + Send;

    /// Checks `Spelled`.
    fn check_records15(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords15Args,
    ) -> impl Future<Output = Result<Spelled, CheckRecords15Error>> + Send;

    /// Checks `Marked`.
    fn check_records16(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords16Args,
    ) -> impl Future<Output = Result<Marked, CheckRecords16Error>> + Send;

    /// Checks `OpenDeep`.
    fn check_records17(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords17Args,
    ) -> impl Future<Output = Result<OpenDeep, CheckRecords17Error>> + Send;

    /// Checks `Even`.
    fn check_records18(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords18Args,
    ) -> impl Future<Output = Result<Even, CheckRecords18Error>> + Send;

    /// Checks `Chain`.
    fn check_records19(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords19Args,
    ) -> impl Future<Output = Result<Chain, CheckRecords19Error>> + Send;

    /// Checks `Rows`.
    fn check_records20(
        &self,
        cx: &toolrt::Context,
        args: CheckRecords20Args,
    ) -> impl Future<Output = Result<Rows, CheckRecords20Error>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: RecordsTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<CheckRecords0>();
    toolset.tool::<CheckRecords1>();
    toolset.tool::<CheckRecords2>();
    toolset.tool::<CheckRecords3>();
    toolset.tool::<CheckRecords4>();
    toolset.tool::<CheckRecords5>();
    toolset.tool::<CheckRecords6>();
    toolset.tool::<CheckRecords7>();
    toolset.tool::<CheckRecords8>();
    toolset.tool::<CheckRecords9>();
    toolset.tool::<CheckRecords10>();
    toolset.tool::<CheckRecords11>();
    toolset.tool::<CheckRecords12>();
    toolset.tool::<CheckRecords13>();
    toolset.tool::<CheckRecords14>();
    toolset.tool::<CheckRecords15>();
    toolset.tool::<CheckRecords16>();
    toolset.tool::<CheckRecords17>();
    toolset.tool::<CheckRecords18>();
    toolset.tool::<CheckRecords19>();
    toolset.tool::<CheckRecords20>();
    toolset.build()
}

/// The tool `check_records0`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords0;

impl toolrt::Tool for CheckRecords0 {
    type Args = CheckRecords0Args;
    type Result = Todo;
    type Error = CheckRecords0Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS0
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords0 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records0(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records1`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords1;

impl toolrt::Tool for CheckRecords1 {
    type Args = CheckRecords1Args;
    type Result = Empty;
    type Error = CheckRecords1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records2`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords2;

impl toolrt::Tool for CheckRecords2 {
    type Args = CheckRecords2Args;
    type Result = Open;
    type Error = CheckRecords2Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS2
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords2 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records2(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records3`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords3;

impl toolrt::Tool for CheckRecords3 {
    type Args = CheckRecords3Args;
    type Result = OpenJson;
    type Error = CheckRecords3Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS3
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords3 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records3(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records4`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords4;

impl toolrt::Tool for CheckRecords4 {
    type Args = CheckRecords4Args;
    type Result = OpenTyped;
    type Error = CheckRecords4Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS4
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords4 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records4(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records5`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords5;

impl toolrt::Tool for CheckRecords5 {
    type Args = CheckRecords5Args;
    type Result = Odd;
    type Error = CheckRecords5Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS5
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords5 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records5(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records6`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords6;

impl toolrt::Tool for CheckRecords6 {
    type Args = CheckRecords6Args;
    type Result = Outer;
    type Error = CheckRecords6Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS6
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords6 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records6(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records7`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords7;

impl toolrt::Tool for CheckRecords7 {
    type Args = CheckRecords7Args;
    type Result = Node;
    type Error = CheckRecords7Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS7
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords7 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records7(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records8`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords8;

impl toolrt::Tool for CheckRecords8 {
    type Args = CheckRecords8Args;
    type Result = Absent;
    type Error = CheckRecords8Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS8
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords8 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records8(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records9`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords9;

impl toolrt::Tool for CheckRecords9 {
    type Args = CheckRecords9Args;
    type Result = Settings;
    type Error = CheckRecords9Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS9
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords9 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records9(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records10`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords10;

impl toolrt::Tool for CheckRecords10 {
    type Args = CheckRecords10Args;
    type Result = More;
    type Error = CheckRecords10Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS10
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords10 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records10(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records11`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords11;

impl toolrt::Tool for CheckRecords11 {
    type Args = CheckRecords11Args;
    type Result = Wanted;
    type Error = CheckRecords11Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS11
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords11 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records11(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records12`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords12;

impl toolrt::Tool for CheckRecords12 {
    type Args = CheckRecords12Args;
    type Result = Pick;
    type Error = CheckRecords12Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS12
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords12 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records12(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records13`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords13;

impl toolrt::Tool for CheckRecords13 {
    type Args = CheckRecords13Args;
    type Result = Base;
    type Error = CheckRecords13Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS13
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords13 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records13(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records14`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords14;

impl toolrt::Tool for CheckRecords14 {
    type Args = CheckRecords14Args;
    type Result = Wide;
    type Error = CheckRecords14Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS14
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords14 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records14(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records15`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords15;

impl toolrt::Tool for CheckRecords15 {
    type Args = CheckRecords15Args;
    type Result = Spelled;
    type Error = CheckRecords15Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS15
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords15 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records15(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records16`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords16;

impl toolrt::Tool for CheckRecords16 {
    type Args = CheckRecords16Args;
    type Result = Marked;
    type Error = CheckRecords16Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS16
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords16 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records16(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records17`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords17;

impl toolrt::Tool for CheckRecords17 {
    type Args = CheckRecords17Args;
    type Result = OpenDeep;
    type Error = CheckRecords17Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS17
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords17 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records17(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records18`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords18;

impl toolrt::Tool for CheckRecords18 {
    type Args = CheckRecords18Args;
    type Result = Even;
    type Error = CheckRecords18Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS18
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords18 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records18(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records19`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords19;

impl toolrt::Tool for CheckRecords19 {
    type Args = CheckRecords19Args;
    type Result = Chain;
    type Error = CheckRecords19Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS19
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::check_records19_result()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords19 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records19(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check_records20`.
#[derive(Debug, Clone, Copy)]
pub struct CheckRecords20;

impl toolrt::Tool for CheckRecords20 {
    type Args = CheckRecords20Args;
    type Result = Rows;
    type Error = CheckRecords20Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK_RECORDS20
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: RecordsTools> toolrt::Handler<P> for CheckRecords20 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check_records20(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
