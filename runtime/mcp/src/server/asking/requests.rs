//! What a client is asked, as MCP has it.

use rmcp::model::{
    CreateMessageRequest, CreateMessageRequestParams, ElicitRequest, ElicitRequestParams,
    InputRequest, ListRootsRequest, SamplingMessage,
};
use toolrt::call::Role;
use toolrt::{Request, RequestKind, Sample, Value};

use crate::server::raw;

/// The schema of consent.
const AGREE: &str = r#"{"type":"object","properties":{"agree":{"type":"boolean","title":"Agree"}},"required":["agree"]}"#;

/// A request of a call.
pub(in crate::server) fn input_request(request: &Request) -> InputRequest {
    match request.kind {
        RequestKind::Ask | RequestKind::Confirm => {
            InputRequest::Elicitation(ElicitRequest::new(elicitation(request)))
        }
        RequestKind::Sample => {
            let sample = request.sample.clone().unwrap_or_default();
            InputRequest::CreateMessage(CreateMessageRequest::new(sampling(&sample)))
        }
        RequestKind::Roots => InputRequest::ListRoots(ListRootsRequest::default()),
    }
}

/// A question for a human.
pub(super) fn elicitation(request: &Request) -> ElicitRequestParams {
    let schema = match &request.schema {
        None => AGREE.to_owned(),
        Some(schema) if is_record(schema.as_str()) => schema.as_str().to_owned(),
        Some(schema) => {
            let value = schema.as_str();
            format!(r#"{{"type":"object","properties":{{"value":{value}}},"required":["value"]}}"#)
        }
    };
    ElicitRequestParams::FormElicitationParams {
        meta: None,
        message: request.question.clone().unwrap_or_default(),
        requested_schema: raw::schema(&schema),
    }
}

/// Whether answers of this type are the members of a form; any other is the member `value`.
pub(super) fn is_record(schema: &str) -> bool {
    let schema = Value::parse(schema.as_bytes()).unwrap_or_default();
    schema.get("type").and_then(Value::as_str) == Some("object")
}

/// What a model is to go on with.
pub(super) fn sampling(sample: &Sample) -> CreateMessageRequestParams {
    let messages = sample.messages.iter().map(|message| match message.role {
        Role::User => SamplingMessage::user_text(&message.text),
        Role::Assistant => SamplingMessage::assistant_text(&message.text),
    });
    let params = CreateMessageRequestParams::new(messages.collect(), sample.max_tokens);
    match &sample.system {
        Some(system) => params.with_system_prompt(system),
        None => params,
    }
}
