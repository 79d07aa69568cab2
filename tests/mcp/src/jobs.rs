//! Tools that take long.

use std::time::Duration;

use tokio::time::sleep;
use toolrt::{Content, Context, Spec};
use toolrt_mcp::Tasking;

use crate::tools::fixtures::tools::jobs::{JobsTools, asks, types::*};

/// Which of the tools run as tasks.
pub fn tasking(spec: &'static Spec) -> Tasking {
    match spec.name {
        "failing_job" => Tasking::Must,
        "test_tool_with_task" => Tasking::Answered,
        _ => spec.tags.contains(&"task").into(),
    }
}

/// Works, fails and asks.
pub struct Jobs;

impl JobsTools for Jobs {
    async fn slow_compute(
        &self,
        _cx: &Context,
        args: SlowComputeArgs,
    ) -> Result<Content, SlowComputeError> {
        sleep(Duration::from_secs(args.seconds.unsigned_abs())).await;
        Ok(format!("Slept for {} seconds.", args.seconds).into())
    }

    async fn failing_job(
        &self,
        _cx: &Context,
        _args: FailingJobArgs,
    ) -> Result<Content, FailingJobError> {
        sleep(Duration::from_secs(1)).await;
        Err(Intended {}.into())
    }

    async fn protocol_error_job(
        &self,
        _cx: &Context,
        _args: ProtocolErrorJobArgs,
    ) -> Result<Content, ProtocolErrorJobError> {
        panic!("broken on purpose")
    }

    async fn confirm_delete(
        &self,
        cx: &Context,
        args: ConfirmDeleteArgs,
    ) -> Result<Content, ConfirmDeleteError> {
        let answer = cx.ask(asks::CONFIRM_DELETE_DELETION).await?;
        let done = if answer.confirm == Some(true) {
            "Deleted"
        } else {
            "Kept"
        };
        Ok(format!("{done} {}.", args.filename).into())
    }

    async fn multi_input(
        &self,
        cx: &Context,
        _args: MultiInputArgs,
    ) -> Result<Content, MultiInputError> {
        let (first, second) = cx
            .ask((asks::MULTI_INPUT_FIRST, asks::MULTI_INPUT_SECOND))
            .await?;
        let name = |answer: Consent| answer.name.unwrap_or_else(|| "somebody".to_owned());
        Ok(format!("{} and {}.", name(first), name(second)).into())
    }

    async fn test_tool_with_task(
        &self,
        cx: &Context,
        _args: TestToolWithTaskArgs,
    ) -> Result<Content, TestToolWithTaskError> {
        let user = cx.ask(asks::TEST_TOOL_WITH_TASK_USER_NAME).await?;
        Ok(format!("Done for {}.", user.name).into())
    }
}
