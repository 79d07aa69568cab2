//! Resources: lists of them, and what they contain.

use rmcp::RoleServer;
use rmcp::model::{
    ErrorData, ListResourceTemplatesResult, ListResourcesResult, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, Resource, ResourceContents, ResourceTemplate,
};
use rmcp::service::RequestContext;
use serde_json::{Value, json};
use toolrt::call::Meta;
use toolrt::mcp::{Era, ResourceShape, ResourceSpec};
use toolrt::{CallFault, Envelope, Kind, Status};

use super::calls::{self, Call};
use super::handler::Session;
use super::info::icons;
use super::lists::{Cursor, Hints};
use super::shared::Shared;
use super::{arguments, asking, raw, results};

/// How much of a URI errors repeat.
const SHOWN: usize = 256;

/// The resources of a server that are registered.
fn known(shared: &Shared, templates: bool) -> impl Iterator<Item = &'static ResourceSpec> {
    let registry = shared.server.registry();
    let resources = shared.server.spec().resources.iter();
    resources.filter(move |resource| {
        resource.variables.is_empty() != templates && registry.get(resource.tool.name).is_some()
    })
}

/// `resources/list`.
pub(super) fn list(
    shared: &Shared,
    era: Era,
    cursor: Option<String>,
) -> Result<ListResourcesResult, ErrorData> {
    let all = known(shared, false).map(|resource| {
        let mut own = Resource::new(resource.uri, resource.name);
        own.title = resource.title.map(str::to_owned);
        own.description = described(resource);
        own.mime_type = resource.mime.map(str::to_owned);
        own.icons = icons(resource.icons);
        own
    });
    let all: Vec<Resource> = all.collect();
    let (page, next) = Cursor::read(cursor)?.page(&all, shared.options.page_size);
    let mut result = ListResourcesResult::with_all_items(page);
    result.next_cursor = next;
    let hints = Hints::of_lists(&shared.server);
    hints.set(era, &mut result.ttl_ms, &mut result.cache_scope);
    Ok(result)
}

/// `resources/templates/list`.
pub(super) fn list_templates(
    shared: &Shared,
    era: Era,
    cursor: Option<String>,
) -> Result<ListResourceTemplatesResult, ErrorData> {
    let all = known(shared, true).map(|resource| {
        let mut own = ResourceTemplate::new(resource.uri, resource.name);
        own.title = resource.title.map(str::to_owned);
        own.description = described(resource);
        own.mime_type = resource.mime.map(str::to_owned);
        own.icons = icons(resource.icons);
        own
    });
    let all: Vec<ResourceTemplate> = all.collect();
    let (page, next) = Cursor::read(cursor)?.page(&all, shared.options.page_size);
    let mut result = ListResourceTemplatesResult::with_all_items(page);
    result.next_cursor = next;
    let hints = Hints::of_lists(&shared.server);
    hints.set(era, &mut result.ttl_ms, &mut result.cache_scope);
    Ok(result)
}

fn described(resource: &ResourceSpec) -> Option<String> {
    Some(resource.description.to_owned()).filter(|text| !text.is_empty())
}

/// `resources/read`.
pub(super) async fn read(
    session: &Session,
    params: ReadResourceRequestParams,
    request: &RequestContext<RoleServer>,
) -> Result<ReadResourceResponse, ErrorData> {
    let answers = (params.input_responses, params.request_state);
    match contents(session, &params.uri, answers, request).await? {
        Read::Contents(resource, contents) => {
            let mut result = ReadResourceResult::new(contents);
            let era = super::context::Incoming::of(request).era();
            let hints = Hints::of_resource(resource);
            hints.set(era, &mut result.ttl_ms, &mut result.cache_scope);
            Ok(result.into())
        }
        Read::Asks(envelope) => Ok(asking::input_required(&envelope).into()),
    }
}

/// What a resource has, or what its reader asks first.
pub(super) enum Read {
    Contents(&'static ResourceSpec, Vec<ResourceContents>),
    Asks(Box<Envelope>),
}

type Answers = (Option<rmcp::model::InputResponses>, Option<String>);

/// The contents of the resource that a URI means.
pub(super) async fn contents(
    session: &Session,
    uri: &str,
    (responses, state): Answers,
    request: &RequestContext<RoleServer>,
) -> Result<Read, ErrorData> {
    let meant = session.shared.templates.meant(uri);
    let meant = meant.ok_or_else(|| not_found(uri))?;
    let resource = meant.resource;
    let values = meant.values.iter().map(String::as_str);
    let variables = resource.variables.iter().copied().zip(values);
    let call = Call {
        spec: resource.tool,
        payload: arguments::read(resource.tool, variables),
        is_found: false,
        responses,
        state,
    };
    let ended = calls::run(session, call, request).await;
    let envelope = ended.envelope;
    if let Some(refused) = results::refusal(&envelope, ended.missing) {
        return Err(refused);
    }
    match envelope.status {
        Status::InputRequired => Ok(Read::Asks(Box::new(envelope))),
        Status::Error => Err(failed(&envelope, uri)),
        Status::Success | Status::Partial => {
            let json = envelope
                .result
                .as_ref()
                .map_or("null", |json| json.as_str());
            let contents = shaped(resource, uri, json);
            contents.map(|contents| Read::Contents(resource, contents))
        }
    }
}

/// The contents that a result is.
fn shaped(
    resource: &ResourceSpec,
    uri: &str,
    json: &str,
) -> Result<Vec<ResourceContents>, ErrorData> {
    let mime = |usual: Option<&str>| resource.mime.or(usual).map(str::to_owned);
    let text = |text: String, usual| ResourceContents::TextResourceContents {
        uri: uri.to_owned(),
        mime_type: mime(usual),
        text,
        meta: None,
    };
    let broken = |_| ErrorData::internal_error("The resource cannot be read.", None);
    Ok(match resource.shape {
        ResourceShape::Text => vec![text(
            serde_json::from_str(json).map_err(broken)?,
            Some("text/plain"),
        )],
        ResourceShape::Blob => vec![ResourceContents::BlobResourceContents {
            uri: uri.to_owned(),
            mime_type: mime(None),
            blob: serde_json::from_str(json).map_err(broken)?,
            meta: None,
        }],
        ResourceShape::Json => vec![text(json.to_owned(), Some("application/json"))],
        ResourceShape::Content => {
            let parts: Vec<Value> = serde_json::from_str(json).map_err(broken)?;
            let contents = parts.into_iter().filter_map(|mut part| {
                let own = part.get("text").and_then(Value::as_str);
                match own.filter(|_| part.get("type").is_some_and(|kind| kind == "text")) {
                    Some(own) => Some(text(own.to_owned(), Some("text/plain"))),
                    None => serde_json::from_value(part.get_mut("resource")?.take()).ok(),
                }
            });
            contents.collect()
        }
    })
}

/// There is no such resource, as the older era says it; `rmcp` says it otherwise in the modern one.
pub(super) fn not_found(uri: &str) -> ErrorData {
    let shown: String = uri.chars().take(SHOWN).collect();
    let message = format!("There is no resource {}.", Value::from(shown.as_str()));
    ErrorData::resource_not_found(message, Some(json!({ "uri": shown })))
}

/// The protocol error of what a request may not have.
pub(super) fn refused(fault: CallFault) -> ErrorData {
    failed(&Envelope::failure(fault, Meta::default()), "")
}

/// The protocol error of a call that has failed.
pub(super) fn failed(envelope: &Envelope, uri: &str) -> ErrorData {
    let Some(error) = &envelope.error else {
        return ErrorData::internal_error("The call has failed.", None);
    };
    let fault = raw::value(&error.to_value().to_json());
    let data = Some(json!({ "error": fault.clone() }));
    match error.kind {
        Kind::NotFound if error.code == "unknown_tool" => not_found(uri),
        Kind::NotFound => {
            let shown: String = uri.chars().take(SHOWN).collect();
            let data = json!({ "uri": shown, "error": fault });
            ErrorData::resource_not_found(error.message.clone(), Some(data))
        }
        Kind::Input => ErrorData::invalid_params(error.message.clone(), data),
        Kind::Auth
        | Kind::Conflict
        | Kind::Precondition
        | Kind::RateLimited
        | Kind::Timeout
        | Kind::Unavailable
        | Kind::Cancelled
        | Kind::Internal => ErrorData::internal_error(error.message.clone(), data),
        // One of a newer runtime.
        _ => ErrorData::internal_error(error.message.clone(), data),
    }
}
