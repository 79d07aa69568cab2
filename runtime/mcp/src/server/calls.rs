//! A call: a request, the call of the registry that it becomes, and its envelope.

use std::pin::pin;
use std::sync::Arc;

use rmcp::RoleServer;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, ClientCapabilities, ErrorData, InputResponses,
};
use rmcp::service::RequestContext;
use serde_json::{Value, json};
use toolrt::call::Meta;
use toolrt::host::{CallerKey, Catalogue};
use toolrt::mcp::Text;
use toolrt::{Context, Envelope, Spec};

use super::asking::{self, Answering};
use super::context::Incoming;
use super::discovery::{self, Wanted};
use super::handler::Session;
use super::progress::Heard;
use super::shared::Shared;
use super::{payload, results, tasks};

/// What a request calls.
pub(super) struct Call {
    pub(super) spec: &'static Spec,
    pub(super) payload: Vec<u8>,
    /// Whether the client has called it by `run_tool`.
    pub(super) is_found: bool,
    /// What the client answers, and the state of the call before.
    pub(super) responses: Option<InputResponses>,
    pub(super) state: Option<String>,
}

/// How a call has ended.
pub(super) struct Ended {
    pub(super) envelope: Envelope,
    /// The capabilities of the client that the call would have needed.
    pub(super) missing: Option<ClientCapabilities>,
}

/// `tools/call`.
pub(super) async fn call_tool(
    session: &Session,
    params: CallToolRequestParams,
    request: RequestContext<RoleServer>,
) -> Result<CallToolResponse, ErrorData> {
    let shared = &session.shared;
    let incoming = Incoming::of(&request);
    let era = incoming.era();
    let payload = payload::of(params.arguments.unwrap_or_default());
    let wanted = discovery::wanted(shared, &incoming, &params.name, &payload);
    let is_found = wanted.is_some();
    let (spec, payload) = match wanted {
        None => match shared.server.shows(&params.name) {
            Some(spec) => (spec, shared.server.arguments(spec, payload)),
            None => return Err(unknown_tool(shared, &params.name)),
        },
        Some(Wanted::Tool(spec, arguments)) => (spec, arguments.as_bytes().to_vec()),
        Some(Wanted::Answered(result)) => return Ok((*result).into()),
    };
    let call = Call {
        spec,
        payload,
        is_found,
        responses: params.input_responses,
        state: params.request_state,
    };
    if let Some(place) = tasks::place(shared, &call, &request)? {
        // There is no task for what its pipeline would refuse.
        let cx = incoming.context(shared);
        if let Err(fault) = shared.server.registry().authorize(spec.name, &cx) {
            return Ok(results::failed(Some(spec), *fault).into());
        }
        return Ok(tasks::begin(session, call, &request, place));
    }
    let ended = run(session, call, &request).await;
    results::of(shared, spec, era, ended)
}

/// Runs a call of the registry, as long as the client wants it.
pub(super) async fn run(
    session: &Session,
    call: Call,
    request: &RequestContext<RoleServer>,
) -> Ended {
    let incoming = Incoming::of(request);
    let answering = Answering::of(&incoming, request, &call);
    let cx = answering.answer(incoming.context(&session.shared));
    let heard = Heard::of(request, session.level(&incoming, request));
    let cx = match &heard {
        // The host's own receiver hears the same.
        Some(heard) => cx.and_events(heard.clone()),
        None => cx,
    };
    let caller = incoming.counts_for(&cx);
    let called = called(&session.shared, call, (cx, caller), request.ct.cancelled());
    let envelope = match &heard {
        Some(heard) => heard.during(&request.peer, called).await,
        None => called.await,
    };
    Ended {
        envelope,
        missing: answering.missing(),
    }
}

/// Runs a call of the registry with what all calls have, until `unwanted` is there. It counts for its caller, if it has
/// come over HTTP.
pub(super) async fn called(
    shared: &Arc<Shared>,
    call: Call,
    (cx, caller): (Context, Option<CallerKey>),
    unwanted: impl Future<Output = ()>,
) -> Envelope {
    let _place = match shared.place(caller) {
        Ok(place) => place,
        Err(fault) => return Envelope::failure(*fault, Meta::default()),
    };
    let registry = shared.server.registry();
    // The host's own token ends the call as well.
    let cancel = cx.cancel().child();
    let mut cx = cx.with_cancel(cancel.clone());
    if shared.server.spec().text != Text::Json {
        cx = cx.with_hint(true);
    }
    if let Some(state) = call.state {
        let responses = call.responses.unwrap_or_default();
        let document = asking::document(registry, call.spec, &responses);
        cx = cx.with_responses(document, state).forgiving(true);
    }
    let mut running = pin!(registry.call(call.spec.name, &call.payload, &cx));
    let envelope = tokio::select! {
        biased;
        envelope = &mut running => Some(envelope),
        () = unwanted => None,
        () = shared.over.cancelled() => None,
    };
    let envelope = match envelope {
        Some(envelope) => envelope,
        None => {
            // It ends at once, in the usual way.
            cancel.cancel();
            running.await
        }
    };
    match call.is_found {
        true => Catalogue::below(envelope),
        false => envelope,
    }
}

/// The protocol error for a tool that the server does not have.
pub(super) fn unknown_tool(shared: &Shared, name: &str) -> ErrorData {
    let nearest = shared.server.nearest(name);
    let shown = Value::from(name.chars().take(128).collect::<String>());
    let mut message = format!("There is no tool {shown}.");
    if let Some(nearest) = nearest.first() {
        message.push_str(&format!(" Did you mean \"{nearest}\"?"));
    }
    let data = (!nearest.is_empty()).then(|| json!({ "nearest": nearest }));
    ErrorData::invalid_params(message, data)
}
