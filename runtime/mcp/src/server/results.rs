//! What becomes of an envelope: a result of `tools/call`, or an error of the protocol.

use rmcp::model::{
    Annotations, CallToolResponse, CallToolResult, ContentBlock, ErrorData, JsonObject, MetaObject,
    Role, TextContent,
};
use toolrt::call::Meta;
use toolrt::mcp::{Era, Text};
use toolrt::told::{error_text, hint_text};
use toolrt::{CallFault, Envelope, Json, Object, Spec, Status, Value};

use super::asking;
use super::calls::{Ended, unknown_tool};
use super::raw;
use super::shared::Shared;

/// The member of `_meta` that has the rest of the envelope.
pub(super) const ENVELOPE: &str = "dev.toolc/envelope";

/// The result of a call.
pub(super) fn of(
    shared: &Shared,
    spec: &'static Spec,
    era: Era,
    ended: Ended,
) -> Result<CallToolResponse, ErrorData> {
    let envelope = ended.envelope;
    if let Some(refused) = refusal(&envelope, ended.missing) {
        return Err(refused);
    }
    match envelope.status {
        Status::Success | Status::Partial => Ok(done(shared, spec, era, envelope).into()),
        Status::InputRequired => {
            let result = asking::input_required(&envelope);
            Ok(result.with_meta(meta(&envelope)).into())
        }
        Status::Error => {
            let code = envelope.error.as_ref().map(|error| &*error.code);
            // It has gone since it was looked for.
            if code == Some("unknown_tool") && shared.server.shows(spec.name).is_none() {
                return Err(unknown_tool(shared, spec.name));
            }
            Ok(error(Some(spec), envelope).into())
        }
    }
}

/// The protocol errors that any call may end with.
pub(super) fn refusal(
    envelope: &Envelope,
    missing: Option<rmcp::model::ClientCapabilities>,
) -> Option<ErrorData> {
    let error = envelope.error.as_ref()?;
    match &*error.code {
        "invalid_state" => Some(ErrorData::invalid_params(error.message.clone(), None)),
        "no_asker" => missing.map(ErrorData::missing_required_client_capability),
        _ => None,
    }
}

/// The result of a call that has not come as far as the registry.
pub(super) fn failed(spec: Option<&'static Spec>, fault: CallFault) -> CallToolResult {
    let tool = spec.map_or("", |spec| spec.name);
    let meta = Meta {
        tool: tool.into(),
        ..Meta::default()
    };
    error(spec, Envelope::failure(fault, meta))
}

fn error(spec: Option<&'static Spec>, envelope: Envelope) -> CallToolResult {
    let text = error_text(spec, &envelope);
    // No structure: clients validate that against the output schema, which an error does not match.
    let result = CallToolResult::error(vec![ContentBlock::text(text)]);
    result.with_meta(Some(meta(&envelope)))
}

pub(super) fn done(
    shared: &Shared,
    spec: &'static Spec,
    era: Era,
    mut envelope: Envelope,
) -> CallToolResult {
    let hint = match shared.server.spec().text {
        Text::Json => None,
        Text::Hint | Text::Both => hint_text(spec, &envelope),
    };
    envelope.meta.hint = None;
    let nothing = Json::from(&Value::Null);
    let json = envelope.result.as_ref().unwrap_or(&nothing).as_str();
    let (mut content, structured) = match spec.result {
        None => (blocks(json), None),
        Some(_) => {
            let texts = match (shared.server.spec().text, hint) {
                (Text::Json, _) | (Text::Hint | Text::Both, None) => vec![json.to_owned()],
                (Text::Hint, Some(hint)) => vec![hint],
                (Text::Both, Some(hint)) => vec![hint, json.to_owned()],
            };
            let structured = match era == Era::Older && shared.wraps(spec) {
                true => raw::value(&format!("{{\"result\":{json}}}")),
                false => raw::value(json),
            };
            let texts = texts.into_iter().map(ContentBlock::text);
            (texts.collect(), Some(structured))
        }
    };
    if envelope.status == Status::Partial {
        content.push(ContentBlock::text(partial(&envelope)));
    }
    if let Some(reminder) = &envelope.meta.reminder {
        let audience = Annotations::default().with_audience(vec![Role::Assistant]);
        let reminder = TextContent::new(reminder).with_annotations(audience);
        content.push(ContentBlock::Text(reminder));
    }
    let mut result = CallToolResult::success(content);
    result.structured_content = structured;
    result.is_error = None;
    result.with_meta(Some(meta(&envelope)))
}

/// The parts of an untyped result, which are MCP's own.
pub(super) fn blocks(json: &str) -> Vec<ContentBlock> {
    let linked = json.contains("\"resource\"").then(|| linked(json));
    let parts = linked.as_deref().unwrap_or(json).trim_ascii();
    let parts = parts
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let parts = parts.unwrap_or_default().trim_ascii();
    match parts.is_empty() {
        true => Vec::new(),
        false => vec![raw::blocks(parts)],
    }
}

/// The same parts, in which resources without text and data are links: MCP does not embed what is not there.
fn linked(json: &str) -> String {
    let parts = Value::parse(json.as_bytes()).unwrap_or_default();
    let parts = parts.as_array().unwrap_or_default().iter().map(|part| {
        let bare = part
            .get("resource")
            .filter(|resource| resource.get("text").is_none() && resource.get("blob").is_none());
        let Some(resource) = bare else {
            return part.clone();
        };
        let uri = resource.get("uri").cloned().unwrap_or_default();
        let mut link = Object::new();
        link.insert("type", "resource_link");
        link.insert("uri", uri.clone());
        link.insert("name", uri);
        if let Some(mime) = resource.get("mimeType") {
            link.insert("mimeType", mime.clone());
        }
        if let Some(annotations) = part.get("annotations") {
            link.insert("annotations", annotations.clone());
        }
        Value::Object(link)
    });
    Value::Array(parts.collect()).to_json()
}

/// What has not been done of a call.
fn partial(envelope: &Envelope) -> String {
    let mut lines = Vec::new();
    if let Some(summary) = &envelope.summary {
        lines.push(format!(
            "{} of {} done, {} failed, {} of them may succeed when tried again.",
            summary.succeeded, summary.total, summary.failed, summary.recoverable
        ));
    }
    let errors = envelope.errors.iter().map(|error| error.message.clone());
    lines.extend(errors);
    lines.join("\n")
}

/// `_meta` of a result: what is left of the envelope.
pub(super) fn meta(envelope: &Envelope) -> MetaObject {
    let mut meta = JsonObject::new();
    meta.insert(ENVELOPE.to_owned(), raw::value(&envelope.rest_json()));
    MetaObject(meta)
}
