// Made by toolc from shadows.tools; do not edit.

//! Typed calls of the toolset `lengthy`, over any executor.

use super::provider::ANameThatIsLongerThanWhatFitsIntoALineOf88Columns;
use super::types::{
    ANameThatIsLongerOf88ColumnsResult, ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
    ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError,
};

/// Calls the tools of `lengthy`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Calls `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
    pub async fn a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns(
        &self,
        args: &ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs,
        cx: &toolrt::Context,
    ) -> Result<
        ANameThatIsLongerOf88ColumnsResult,
        toolrt::CallError<ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError>,
    > {
        toolrt::host::call::<ANameThatIsLongerThanWhatFitsIntoALineOf88Columns>(
            self.executor,
            args,
            cx,
        )
        .await
    }
}
