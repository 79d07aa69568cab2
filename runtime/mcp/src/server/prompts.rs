//! Prompts: the list of them, and their messages.

use rmcp::RoleServer;
use rmcp::model::{
    ContentBlock, EmbeddedResource, ErrorCode, ErrorData, GetPromptRequestParams,
    GetPromptResponse, GetPromptResult, ListPromptsResult, Prompt, PromptArgument, PromptMessage,
    Role,
};
use rmcp::service::RequestContext;
use serde_json::{Value, json};
use toolrt::Status;
use toolrt::mcp::{Era, PromptSpec};

use super::calls::{self, Call};
use super::handler::Session;
use super::info::icons;
use super::lists::{Cursor, Hints};
use super::resources::{self, Read};
use super::shared::Shared;
use super::{arguments, asking, raw, results};

/// The prompts of a server that are registered.
fn known(shared: &Shared) -> impl Iterator<Item = &'static PromptSpec> {
    let registry = shared.server.registry();
    let prompts = shared.server.spec().prompts.iter();
    prompts.filter(|prompt| registry.get(prompt.tool.name).is_some())
}

/// The prompt of a name.
pub(super) fn named(shared: &Shared, name: &str) -> Result<&'static PromptSpec, ErrorData> {
    let found = known(shared).find(|prompt| prompt.name == name);
    found.ok_or_else(|| {
        let shown: String = name.chars().take(128).collect();
        let message = format!("There is no prompt {}.", Value::from(shown));
        ErrorData::invalid_params(message, None)
    })
}

/// `prompts/list`.
pub(super) fn list(
    shared: &Shared,
    era: Era,
    cursor: Option<String>,
) -> Result<ListPromptsResult, ErrorData> {
    let all = known(shared).map(|prompt| {
        let arguments = prompt.arguments.iter().map(|argument| {
            let mut own = PromptArgument::new(argument.name);
            own.required = argument.required.then_some(true);
            own.title = argument.title.map(str::to_owned);
            own.description = argument.description.map(str::to_owned);
            own
        });
        let arguments: Vec<PromptArgument> = arguments.collect();
        let arguments = Some(arguments).filter(|arguments| !arguments.is_empty());
        let mut own = Prompt::new(prompt.name, described(prompt), arguments);
        own.title = prompt.title.map(str::to_owned);
        own.icons = icons(prompt.icons);
        own
    });
    let all: Vec<Prompt> = all.collect();
    let (page, next) = Cursor::read(cursor)?.page(&all, shared.options.page_size);
    let mut result = ListPromptsResult::with_all_items(page);
    result.next_cursor = next;
    let hints = Hints::of_lists(&shared.server);
    hints.set(era, &mut result.ttl_ms, &mut result.cache_scope);
    Ok(result)
}

fn described(prompt: &PromptSpec) -> Option<&'static str> {
    Some(prompt.description).filter(|text| !text.is_empty())
}

/// `prompts/get`.
pub(super) async fn get(
    session: &Session,
    params: GetPromptRequestParams,
    request: &RequestContext<RoleServer>,
) -> Result<GetPromptResponse, ErrorData> {
    let prompt = named(&session.shared, &params.name)?;
    let given = params.arguments.unwrap_or_default();
    let texts: Vec<(&str, String)> = given
        .iter()
        .map(|(name, value)| (name.as_str(), text_of(value)))
        .collect();
    let texts = texts.iter().map(|(name, text)| (*name, text.as_str()));
    let call = Call {
        spec: prompt.tool,
        payload: arguments::read(prompt.tool, texts),
        is_found: false,
        responses: params.input_responses,
        state: params.request_state,
    };
    let ended = calls::run(session, call, request).await;
    let envelope = ended.envelope;
    if let Some(refused) = results::refusal(&envelope, ended.missing) {
        return Err(refused);
    }
    match envelope.status {
        Status::InputRequired => Ok(asking::input_required(&envelope).into()),
        Status::Error => {
            let mut error = resources::failed(&envelope, prompt.name);
            if error.code == ErrorCode::RESOURCE_NOT_FOUND {
                error.code = ErrorCode::INVALID_PARAMS;
                // It is no resource.
                if let Some(data) = error.data.as_mut().and_then(Value::as_object_mut) {
                    data.remove("uri");
                }
            }
            Err(error)
        }
        Status::Success | Status::Partial => {
            let json = envelope.result.as_ref().map_or("[]", |json| json.as_str());
            let mut messages = Vec::new();
            for message in messages_of(json) {
                messages.push(filled(session, message, request).await?);
            }
            let mut result = GetPromptResult::new(messages);
            result.description = described(prompt).map(str::to_owned);
            Ok(result.into())
        }
    }
}

/// The text of an argument. Clients should send texts; what is none is taken by its JSON.
fn text_of(value: &Value) -> String {
    match value.as_str() {
        Some(text) => text.to_owned(),
        None => value.to_string(),
    }
}

/// The messages of a result: who says each, and its part.
fn messages_of(json: &str) -> Vec<(Role, toolrt::Value)> {
    let messages = toolrt::Value::parse(json.as_bytes()).unwrap_or_default();
    let messages = messages.as_array().unwrap_or_default();
    let message = |one: &toolrt::Value| {
        let role = match one.get("role")?.as_str()? {
            "assistant" => Role::Assistant,
            _ => Role::User,
        };
        Some((role, one.get("content")?.clone()))
    };
    messages.iter().filter_map(message).collect()
}

/// A message; a resource without text and data is read.
async fn filled(
    session: &Session,
    (role, part): (Role, toolrt::Value),
    request: &RequestContext<RoleServer>,
) -> Result<PromptMessage, ErrorData> {
    let resource = part.get("resource");
    let is_there =
        |resource: &toolrt::Value| resource.get("text").is_some() || resource.get("blob").is_some();
    let Some(uri) = resource
        .filter(|resource| !is_there(resource))
        .and_then(|resource| resource.get("uri")?.as_str())
    else {
        return Ok(PromptMessage::new(role, raw::blocks(&part.to_json())));
    };
    match resources::contents(session, uri, (None, None), request).await? {
        Read::Contents(_, contents) => {
            let first = contents.into_iter().next();
            let first = first.ok_or_else(|| resources::not_found(uri))?;
            let content = ContentBlock::Resource(EmbeddedResource::new(first));
            Ok(PromptMessage::new(role, content))
        }
        Read::Asks(_) => {
            let message = "A resource of the prompt asks before it can be read.";
            Err(ErrorData::internal_error(
                message,
                Some(json!({ "uri": uri })),
            ))
        }
    }
}
