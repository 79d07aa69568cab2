// Made by toolc from shadows.tools; do not edit.

//! What a host implements to provide the toolset `named`, and how it becomes a toolset.

use std::future::Future;

use super::types::{
    A1Args, A1Error, AutoArgs, AutoError, BoolArgs, BoolError, CheckArgs, CheckError, ClassVar,
    Either, LArgs, LError, ListArgs, ListError, O, T1, ToolrtArgs, ToolrtError, TypeChecking,
    TypeCheckingArgs, TypeCheckingError, TypesArgs, TypesError, UnsetArgs, UnsetError, ÉArgs,
    ÉError,
};
use super::{codecs, specs};

/// Ends in a backslash \
/// and so does this \
///   but not this.
pub trait NamedTools: Send + Sync + 'static {
    /// The tool `list`.
    fn list(
        &self,
        cx: &toolrt::Context,
        args: ListArgs,
    ) -> impl Future<Output = Result<Vec<Either>, ListError>> + Send;

    /// The tool `bool`.
    fn bool(
        &self,
        cx: &toolrt::Context,
        args: BoolArgs,
        sink: toolrt::Sink<bool>,
    ) -> impl Future<Output = Result<bool, BoolError>> + Send;

    /// The tool `toolrt`.
    fn toolrt(
        &self,
        cx: &toolrt::Context,
        args: ToolrtArgs,
    ) -> impl Future<Output = Result<T1, ToolrtError>> + Send;

    /// The tool `types`.
    fn types(
        &self,
        cx: &toolrt::Context,
        args: TypesArgs,
    ) -> impl Future<Output = Result<std::collections::BTreeMap<String, bool>, TypesError>> + Send;

    /// The tool `É`.
    fn é(
        &self,
        cx: &toolrt::Context,
        args: ÉArgs,
    ) -> impl Future<Output = Result<bool, ÉError>> + Send;

    /// The tool `AUTO`.
    fn auto(
        &self,
        cx: &toolrt::Context,
        args: AutoArgs,
    ) -> impl Future<Output = Result<toolrt::Content, AutoError>> + Send;

    /// The tool `l`.
    fn l(
        &self,
        cx: &toolrt::Context,
        args: LArgs,
    ) -> impl Future<Output = Result<O, LError>> + Send;

    /// The tool `unset`.
    fn unset(
        &self,
        cx: &toolrt::Context,
        args: UnsetArgs,
    ) -> impl Future<Output = Result<TypeChecking, UnsetError>> + Send;

    /// The tool `TYPE_CHECKING`.
    fn type_checking(
        &self,
        cx: &toolrt::Context,
        args: TypeCheckingArgs,
    ) -> impl Future<Output = Result<ClassVar, TypeCheckingError>> + Send;

    /// The tool `A_1`.
    fn a_1(
        &self,
        cx: &toolrt::Context,
        args: A1Args,
    ) -> impl Future<Output = Result<toolrt::Content, A1Error>> + Send;

    /// The tool `check`.
    fn check(
        &self,
        cx: &toolrt::Context,
        args: CheckArgs,
    ) -> impl Future<Output = Result<bool, CheckError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: NamedTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<List>();
    toolset.tool::<Bool>();
    toolset.tool::<Toolrt>();
    toolset.tool::<Types>();
    toolset.tool::<É>();
    toolset.tool::<Auto>();
    toolset.tool::<L>();
    toolset.tool::<Unset>();
    toolset.tool::<TypeCheckingTool>();
    toolset.tool::<A1>();
    toolset.tool::<Check>();
    toolset.build()
}

/// The tool `list`.
#[derive(Debug, Clone, Copy)]
pub struct List;

impl toolrt::Tool for List {
    type Args = ListArgs;
    type Result = Vec<Either>;
    type Error = ListError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::LIST
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::list_result()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for List {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.list(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `bool`.
#[derive(Debug, Clone, Copy)]
pub struct Bool;

impl toolrt::Tool for Bool {
    type Args = BoolArgs;
    type Result = bool;
    type Error = BoolError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::BOOL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Bool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let sink = toolrt::Sink::new(cx, toolrt::Codec::of());
        let result = tools.bool(cx, args, sink).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `toolrt`.
#[derive(Debug, Clone, Copy)]
pub struct Toolrt;

impl toolrt::Tool for Toolrt {
    type Args = ToolrtArgs;
    type Result = T1;
    type Error = ToolrtError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TOOLRT
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Toolrt {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.toolrt(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `types`.
#[derive(Debug, Clone, Copy)]
pub struct Types;

impl toolrt::Tool for Types {
    type Args = TypesArgs;
    type Result = std::collections::BTreeMap<String, bool>;
    type Error = TypesError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TYPES
    }

    fn result() -> toolrt::Codec<Self::Result> {
        codecs::types_result()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Types {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.types(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `É`.
#[derive(Debug, Clone, Copy)]
pub struct É;

impl toolrt::Tool for É {
    type Args = ÉArgs;
    type Result = bool;
    type Error = ÉError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::É
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for É {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.é(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `AUTO`.
#[derive(Debug, Clone, Copy)]
pub struct Auto;

impl toolrt::Tool for Auto {
    type Args = AutoArgs;
    type Result = toolrt::Content;
    type Error = AutoError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::AUTO
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Auto {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.auto(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `l`.
#[derive(Debug, Clone, Copy)]
pub struct L;

impl toolrt::Tool for L {
    type Args = LArgs;
    type Result = O;
    type Error = LError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::L
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for L {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.l(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `unset`.
#[derive(Debug, Clone, Copy)]
pub struct Unset;

impl toolrt::Tool for Unset {
    type Args = UnsetArgs;
    type Result = TypeChecking;
    type Error = UnsetError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::UNSET
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Unset {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.unset(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `TYPE_CHECKING`.
#[derive(Debug, Clone, Copy)]
pub struct TypeCheckingTool;

impl toolrt::Tool for TypeCheckingTool {
    type Args = TypeCheckingArgs;
    type Result = ClassVar;
    type Error = TypeCheckingError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::TYPE_CHECKING
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for TypeCheckingTool {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.type_checking(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `A_1`.
#[derive(Debug, Clone, Copy)]
pub struct A1;

impl toolrt::Tool for A1 {
    type Args = A1Args;
    type Result = toolrt::Content;
    type Error = A1Error;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::A1
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for A1 {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.a_1(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `check`.
#[derive(Debug, Clone, Copy)]
pub struct Check;

impl toolrt::Tool for Check {
    type Args = CheckArgs;
    type Result = bool;
    type Error = CheckError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::CHECK
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: NamedTools> toolrt::Handler<P> for Check {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.check(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
