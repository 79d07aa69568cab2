// Made by toolc from shadows.tools; do not edit.

//! What a host implements to provide the toolset `lengthy`, and how it becomes a toolset.

use std::future::Future;

use super::specs;
use super::types::{
    ANameThatIsLongerOf88ColumnsResult, ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError,
};

/// What a host implements to provide the toolset `lengthy`.
pub trait LengthyTools: Send + Sync + 'static {
    /// The tool `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
    fn a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        &self,
        cx: &toolrt::Context,
        args: ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    ) -> impl Future<
        Output = Result<
            ANameThatIsLongerOf88ColumnsResult,
            ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError,
        >,
    > + Send;

    /// What `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns` would do, without doing it.
    fn plan_a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        &self,
        cx: &toolrt::Context,
        args: ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    ) -> impl Future<
        Output = Result<Vec<toolrt::Value>, ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError>,
    > + Send;
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: LengthyTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.dry_run_tool::<ANameThatIsLongerThanWhatFitsIntoALineOf88Columns>();
    toolset.build()
}

/// The tool `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
#[derive(Debug, Clone, Copy)]
pub struct ANameThatIsLongerThanWhatFitsIntoALineOf88Columns;

impl toolrt::Tool for ANameThatIsLongerThanWhatFitsIntoALineOf88Columns {
    type Args = ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs;
    type Result = ANameThatIsLongerOf88ColumnsResult;
    type Error = ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError;
    type Side = ();

    fn spec() -> &'static toolrt::Spec {
        &specs::A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS
    }

    fn result() -> toolrt::Codec<Self::Result> {
        toolrt::Codec::of()
    }
}

impl<P: LengthyTools> toolrt::Handler<P> for ANameThatIsLongerThanWhatFitsIntoALineOf88Columns {
    type Injected = ();

    async fn call(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> toolrt::Handled<Self> {
        let result = tools
            .a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(cx, args)
            .await?;
        Ok(toolrt::Reply::complete(result))
    }
}

impl<P: LengthyTools> toolrt::Planner<P> for ANameThatIsLongerThanWhatFitsIntoALineOf88Columns {
    async fn plan(
        tools: &P,
        cx: &toolrt::Context,
        args: Self::Args,
        _injected: Self::Injected,
    ) -> Result<Vec<toolrt::Value>, Self::Error> {
        tools
            .plan_a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(cx, args)
            .await
    }
}
