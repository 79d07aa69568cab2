//! Calls that go on in a next one.

use toolrt::{Content, Context, RequestKind, Sample};

use crate::tools::fixtures::tools::rounds::{RoundsTools, asks, types::*};

/// Asks in one call, and answers in another one.
pub struct Rounds;

impl RoundsTools for Rounds {
    async fn test_input_required_result_elicitation(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultElicitationArgs,
    ) -> Result<Content, TestInputRequiredResultElicitationError> {
        let user = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_ELICITATION_USER_NAME)
            .await?;
        Ok(format!("Hello, {}!", user.name).into())
    }

    async fn test_input_required_result_sampling(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultSamplingArgs,
    ) -> Result<Content, TestInputRequiredResultSamplingError> {
        let said = cx
            .sample(Sample::new("What is the capital of France?", 100))
            .await?;
        Ok(said.into())
    }

    async fn test_input_required_result_list_roots(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultListRootsArgs,
    ) -> Result<Content, TestInputRequiredResultListRootsError> {
        let roots = cx.roots().await?;
        let uris: Vec<&str> = roots.iter().map(|root| root.uri.as_str()).collect();
        Ok(uris.join("\n").into())
    }

    async fn test_input_required_result_request_state(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultRequestStateArgs,
    ) -> Result<Content, TestInputRequiredResultRequestStateError> {
        let approval = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_REQUEST_STATE_APPROVAL)
            .await?;
        Ok(if approval.ok {
            "state-ok"
        } else {
            "not approved"
        }
        .into())
    }

    async fn test_input_required_result_multiple_inputs(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultMultipleInputsArgs,
    ) -> Result<Content, TestInputRequiredResultMultipleInputsError> {
        let (user, greeting, roots) = tokio::try_join!(
            cx.ask(asks::TEST_INPUT_REQUIRED_RESULT_MULTIPLE_INPUTS_USER_NAME),
            cx.sample(Sample::new("Generate a greeting", 50)),
            cx.roots(),
        )?;
        Ok(format!("{greeting} {} has {} folders.", user.name, roots.len()).into())
    }

    async fn test_input_required_result_multi_round(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultMultiRoundArgs,
    ) -> Result<Content, TestInputRequiredResultMultiRoundError> {
        let user = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND_STEP1)
            .await?;
        let favorite = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND_STEP2)
            .await?;
        Ok(format!("{} likes {}.", user.name, favorite.color).into())
    }

    async fn test_input_required_result_tampered_state(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultTamperedStateArgs,
    ) -> Result<Content, TestInputRequiredResultTamperedStateError> {
        let approval = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_TAMPERED_STATE_APPROVAL)
            .await?;
        Ok(if approval.ok {
            "approved"
        } else {
            "not approved"
        }
        .into())
    }

    async fn test_input_required_result_capabilities(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultCapabilitiesArgs,
    ) -> Result<Content, TestInputRequiredResultCapabilitiesError> {
        if cx.can_answer(RequestKind::Ask) {
            let user = cx
                .ask(asks::TEST_INPUT_REQUIRED_RESULT_CAPABILITIES_USER_NAME)
                .await?;
            return Ok(format!("Hello, {}!", user.name).into());
        }
        Ok(cx
            .sample(Sample::new("Generate a greeting", 50))
            .await?
            .into())
    }
}
