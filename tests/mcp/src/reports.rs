//! What a client hears while a tool runs.

use std::time::Duration;

use tokio::time::sleep;
use toolrt::{Content, Context};

use crate::tools::fixtures::tools::reports::{ReportsTools, types::*};

/// How long it takes from one report to the next.
const A_WHILE: Duration = Duration::from_millis(50);

/// Logs, reports and takes its time.
pub struct Reports;

impl ReportsTools for Reports {
    async fn test_tool_with_logging(
        &self,
        cx: &Context,
        _args: TestToolWithLoggingArgs,
    ) -> Result<Content, TestToolWithLoggingError> {
        cx.log("Tool execution started");
        sleep(A_WHILE).await;
        cx.log("Tool processing data");
        sleep(A_WHILE).await;
        cx.log("Tool execution completed");
        Ok("Logged three times.".into())
    }

    async fn test_logging_tool(
        &self,
        cx: &Context,
        _args: TestLoggingToolArgs,
    ) -> Result<Content, TestLoggingToolError> {
        cx.log("Nobody has to hear this.");
        Ok("Logged once.".into())
    }

    async fn test_tool_with_progress(
        &self,
        cx: &Context,
        _args: TestToolWithProgressArgs,
    ) -> Result<Content, TestToolWithProgressError> {
        cx.progress("Begun", Some(0.0));
        sleep(A_WHILE).await;
        cx.progress("Half done", Some(50.0));
        sleep(A_WHILE).await;
        cx.progress("Done", Some(100.0));
        Ok("Reported three times.".into())
    }

    async fn test_reconnection(
        &self,
        _cx: &Context,
        _args: TestReconnectionArgs,
    ) -> Result<Content, TestReconnectionError> {
        sleep(2 * A_WHILE).await;
        Ok("Still there.".into())
    }
}
