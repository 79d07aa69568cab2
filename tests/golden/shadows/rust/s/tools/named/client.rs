// Made by toolc from shadows.tools; do not edit.

//! Typed calls of the toolset `named`, over any executor.

use super::provider::{A1, Auto, Bool, Check, L, List, Toolrt, TypeCheckingTool, Types, Unset, É};
use super::types::{
    A1Args, A1Error, AutoArgs, AutoError, BoolArgs, BoolError, CheckArgs, CheckError, ClassVar,
    Either, LArgs, LError, ListArgs, ListError, O, T1, ToolrtArgs, ToolrtError, TypeChecking,
    TypeCheckingArgs, TypeCheckingError, TypesArgs, TypesError, UnsetArgs, UnsetError, ÉArgs,
    ÉError,
};

/// Ends in a backslash \
/// and so does this \
///   but not this.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `list`.
    pub async fn list(
        &self,
        args: &ListArgs,
        cx: &toolrt::Context,
    ) -> Result<Vec<Either>, toolrt::CallError<ListError>> {
        toolrt::host::call::<List>(self.executor, args, cx).await
    }

    /// Calls `bool`.
    pub async fn bool(
        &self,
        args: &BoolArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<BoolError>> {
        toolrt::host::call::<Bool>(self.executor, args, cx).await
    }

    /// Calls `bool`; `on_item` sees every item before the result is there.
    pub async fn stream_bool(
        &self,
        args: &BoolArgs,
        cx: &toolrt::Context,
        on_item: impl FnMut(bool) + Send + 'static,
    ) -> Result<bool, toolrt::CallError<BoolError>> {
        let cx = toolrt::host::with_items(cx, toolrt::Codec::of(), on_item);
        toolrt::host::call::<Bool>(self.executor, args, &cx).await
    }

    /// Calls `toolrt`.
    pub async fn toolrt(
        &self,
        args: &ToolrtArgs,
        cx: &toolrt::Context,
    ) -> Result<T1, toolrt::CallError<ToolrtError>> {
        toolrt::host::call::<Toolrt>(self.executor, args, cx).await
    }

    /// Calls `types`.
    pub async fn types(
        &self,
        args: &TypesArgs,
        cx: &toolrt::Context,
    ) -> Result<std::collections::BTreeMap<String, bool>, toolrt::CallError<TypesError>> {
        toolrt::host::call::<Types>(self.executor, args, cx).await
    }

    /// Calls `É`.
    pub async fn é(
        &self,
        args: &ÉArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<ÉError>> {
        toolrt::host::call::<É>(self.executor, args, cx).await
    }

    /// Calls `AUTO`.
    pub async fn auto(
        &self,
        args: &AutoArgs,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<AutoError>> {
        toolrt::host::call::<Auto>(self.executor, args, cx).await
    }

    /// Calls `l`.
    pub async fn l(
        &self,
        args: &LArgs,
        cx: &toolrt::Context,
    ) -> Result<O, toolrt::CallError<LError>> {
        toolrt::host::call::<L>(self.executor, args, cx).await
    }

    /// Calls `unset`.
    pub async fn unset(
        &self,
        args: &UnsetArgs,
        cx: &toolrt::Context,
    ) -> Result<TypeChecking, toolrt::CallError<UnsetError>> {
        toolrt::host::call::<Unset>(self.executor, args, cx).await
    }

    /// Calls `TYPE_CHECKING`.
    pub async fn type_checking(
        &self,
        args: &TypeCheckingArgs,
        cx: &toolrt::Context,
    ) -> Result<ClassVar, toolrt::CallError<TypeCheckingError>> {
        toolrt::host::call::<TypeCheckingTool>(self.executor, args, cx).await
    }

    /// Calls `A_1`.
    pub async fn a_1(
        &self,
        args: &A1Args,
        cx: &toolrt::Context,
    ) -> Result<toolrt::Content, toolrt::CallError<A1Error>> {
        toolrt::host::call::<A1>(self.executor, args, cx).await
    }

    /// Calls `check`.
    pub async fn check(
        &self,
        args: &CheckArgs,
        cx: &toolrt::Context,
    ) -> Result<bool, toolrt::CallError<CheckError>> {
        toolrt::host::call::<Check>(self.executor, args, cx).await
    }
}
