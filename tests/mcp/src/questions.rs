//! What a tool asks of a client.

use toolrt::{Content, Context, Sample};

use crate::tools::fixtures::tools::questions::{QuestionsTools, asks, types::*};

/// Asks models and people.
pub struct Questions;

impl QuestionsTools for Questions {
    async fn test_sampling(
        &self,
        cx: &Context,
        args: TestSamplingArgs,
    ) -> Result<Content, TestSamplingError> {
        let said = cx.sample(Sample::new(args.prompt, 100)).await?;
        Ok(format!("LLM response: {said}").into())
    }

    async fn test_missing_capability(
        &self,
        cx: &Context,
        _args: TestMissingCapabilityArgs,
    ) -> Result<Content, TestMissingCapabilityError> {
        let said = cx.sample(Sample::new("Is anybody there?", 10)).await?;
        Ok(said.into())
    }

    async fn test_elicitation(
        &self,
        cx: &Context,
        _args: TestElicitationArgs,
    ) -> Result<Content, TestElicitationError> {
        let user = cx.ask(asks::TEST_ELICITATION_USER).await?;
        Ok(format!("User response: {}, {}", user.username, user.email).into())
    }

    async fn test_elicitation_sep1034_defaults(
        &self,
        cx: &Context,
        _args: TestElicitationSep1034DefaultsArgs,
    ) -> Result<Content, TestElicitationSep1034DefaultsError> {
        let Profile {
            name, age, status, ..
        } = cx
            .ask(asks::TEST_ELICITATION_SEP1034_DEFAULTS_PROFILE)
            .await?;
        Ok(format!("Elicitation completed: {name}, {age}, {}", status.as_str()).into())
    }

    async fn test_elicitation_sep1330_enums(
        &self,
        cx: &Context,
        _args: TestElicitationSep1330EnumsArgs,
    ) -> Result<Content, TestElicitationSep1330EnumsError> {
        let choices = cx.ask(asks::TEST_ELICITATION_SEP1330_ENUMS_CHOICES).await?;
        let several: Vec<_> = choices
            .titled_multi
            .iter()
            .map(|one| one.as_str())
            .collect();
        let one = choices.titled_single.as_str();
        Ok(format!("Elicitation completed: {one}; {}", several.join(", ")).into())
    }

    async fn test_streaming_elicitation(
        &self,
        cx: &Context,
        _args: TestStreamingElicitationArgs,
    ) -> Result<Content, TestStreamingElicitationError> {
        cx.progress("About to ask", None);
        let user = cx.ask(asks::TEST_STREAMING_ELICITATION_USER_NAME).await?;
        Ok(format!("Hello, {}!", user.name).into())
    }
}
