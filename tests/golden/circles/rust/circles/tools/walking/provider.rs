// Made by toolc from right.tools; do not edit.

//! What a host implements to provide the toolset `walking`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{Either, Form, GiveFormArgs, GiveFormError, WalkAllArgs, WalkAllError};

/// Walks.
pub trait WalkingTools: Send + Sync + 'static {
    /// Takes them all.
    fn walk_all(
        &self,
        cx: &toolrt::Context,
        args: WalkAllArgs,
    ) -> impl Future<Output = Result<Either, WalkAllError>> + Send;

    /// Gives a form.
    fn give_form(
        &self,
        cx: &toolrt::Context,
        args: GiveFormArgs,
    ) -> impl Future<Output = Result<Form, GiveFormError>> + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: WalkingTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<WalkAll>();
    toolset.tool::<GiveForm>();
    toolset.build()
}

/// The tool `walk_all`.
#[derive(Debug, Clone, Copy)]
pub struct WalkAll;

impl toolrt::Tool for WalkAll {
    type Args = WalkAllArgs;
    type Result = Either;
    type Error = WalkAllError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::WALK_ALL
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WalkingTools> toolrt::Handler<P> for WalkAll {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.walk_all(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}

/// The tool `give_form`.
#[derive(Debug, Clone, Copy)]
pub struct GiveForm;

impl toolrt::Tool for GiveForm {
    type Args = GiveFormArgs;
    type Result = Form;
    type Error = GiveFormError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::GIVE_FORM
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: WalkingTools> toolrt::Handler<P> for GiveForm {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools.give_form(cx, args).await?;
        Ok(toolrt::Reply::complete(result))
    }
}
