//! The resources of the server, and the prompt that it words itself.

use toolrt::mcp::Messages;
use toolrt::{Bytes, Context};

use crate::contents::PNG;
use crate::tools::fixtures::mcp::conformance_server::{ConformanceServerProvider, asks, types::*};

/// Gives what the design leaves to the host.
pub struct Served;

impl ConformanceServerProvider for Served {
    async fn static_text(
        &self,
        _cx: &Context,
        _args: StaticTextArgs,
    ) -> Result<String, StaticTextError> {
        Ok("This is the content of the static text resource.".to_owned())
    }

    async fn static_binary(
        &self,
        _cx: &Context,
        _args: StaticBinaryArgs,
    ) -> Result<Bytes, StaticBinaryError> {
        Ok(PNG.into())
    }

    async fn template_data(
        &self,
        _cx: &Context,
        args: TemplateDataArgs,
    ) -> Result<TemplateData, TemplateDataError> {
        if args.id.parse::<u32>().is_err() {
            return Err(NoSuchId { id: args.id }.into());
        }
        let data = format!("Data for ID: {}", args.id);
        Ok(TemplateData::new(args.id, true, data))
    }

    async fn watched_resource(
        &self,
        _cx: &Context,
        _args: WatchedResourceArgs,
    ) -> Result<String, WatchedResourceError> {
        Ok("This is the content of the watched resource.".to_owned())
    }

    async fn test_input_required_result_prompt(
        &self,
        cx: &Context,
        _args: TestInputRequiredResultPromptArgs,
    ) -> Result<Messages, TestInputRequiredResultPromptError> {
        let user = cx
            .ask(asks::TEST_INPUT_REQUIRED_RESULT_PROMPT_USER_CONTEXT)
            .await?;
        Ok(format!("Answer in this context: {}", user.context).into())
    }
}
