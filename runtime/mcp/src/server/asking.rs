//! What calls ask, in both eras: the modern one has it in results and next calls, the older one in requests to the client.

mod answers;
mod client;
mod requests;
mod unasked;

use std::sync::Arc;

use rmcp::RoleServer;
use rmcp::model::{
    ClientCapabilities, ElicitationCapability, InputRequiredResult, RootsCapabilities,
    SamplingCapability,
};
use rmcp::service::RequestContext;
use serde_json::Value;
use toolrt::mcp::Era;
use toolrt::{Asker, Context, Envelope, RequestKind};

pub(super) use answers::{Answered, answer, document};
use client::Client;
pub(super) use requests::input_request;
use unasked::Unasked;

use super::calls::Call;
use super::context::Incoming;

/// The member of `_meta` that says what a client can do.
const CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";

/// How the client of a request can be asked.
pub(super) struct Answering {
    era: Era,
    /// What it can answer.
    kinds: Vec<RequestKind>,
    /// Who asks it, in the older era.
    asks: Option<Arc<dyn Asker>>,
    /// What it has answered already, in the modern one.
    unasked: Option<Arc<Unasked>>,
}

impl Answering {
    pub(super) fn of(
        incoming: &Incoming<'_>,
        request: &RequestContext<RoleServer>,
        call: &Call,
    ) -> Self {
        let kinds = kinds(request);
        let era = incoming.era();
        let unasked = match era {
            Era::Modern => {
                // With a state they answer what the call before has asked.
                let responses = call.responses.as_ref().filter(|_| call.state.is_none());
                Some(Arc::new(Unasked::of(kinds.clone(), call.spec, responses)))
            }
            Era::Older => None,
        };
        let asks: Option<Arc<dyn Asker>> = match era {
            Era::Older if !kinds.is_empty() => Some(Arc::new(Client {
                peer: request.peer.clone(),
                kinds: kinds.clone(),
            })),
            Era::Older | Era::Modern => None,
        };
        Self {
            era,
            kinds,
            asks,
            unasked,
        }
    }

    /// The context of a call that may ask the client.
    pub(super) fn answer(&self, cx: Context) -> Context {
        let unasked = self
            .unasked
            .clone()
            .map(|unasked| unasked as Arc<dyn Asker>);
        let cx = match self.asks.clone().or(unasked) {
            Some(asker) => cx.with_asker(asker),
            None => cx,
        };
        match self.era {
            Era::Modern => cx.with_can_answer(self.kinds.iter().copied()),
            Era::Older => cx,
        }
    }

    /// The capabilities that the client has not declared, and that it would have needed.
    pub(super) fn missing(&self) -> Option<ClientCapabilities> {
        let kind = self.unasked.as_ref()?.missing()?;
        let mut missing = ClientCapabilities::default();
        match kind {
            RequestKind::Ask | RequestKind::Confirm => {
                missing.elicitation = Some(ElicitationCapability::default());
            }
            RequestKind::Sample => missing.sampling = Some(SamplingCapability::default()),
            RequestKind::Roots => missing.roots = Some(RootsCapabilities::default()),
        }
        Some(missing)
    }
}

/// What a client has declared that it can answer.
fn kinds(request: &RequestContext<RoleServer>) -> Vec<RequestKind> {
    let (form, sampling, roots) = match request.meta.0.0.get(CAPABILITIES) {
        Some(inline) => {
            let has = |name| inline.get(name).is_some_and(Value::is_object);
            let elicitation = inline.get("elicitation");
            let only_url =
                elicitation.is_some_and(|it| it.get("url").is_some() && it.get("form").is_none());
            (
                has("elicitation") && !only_url,
                has("sampling"),
                has("roots"),
            )
        }
        None => {
            let info = request.peer.peer_info();
            info.map_or((false, false, false), |info| {
                let can = &info.capabilities;
                let form = can.elicitation.as_ref();
                let form = form.is_some_and(|it| it.form.is_some() || it.url.is_none());
                (form, can.sampling.is_some(), can.roots.is_some())
            })
        }
    };
    let all = [
        (RequestKind::Ask, form),
        (RequestKind::Confirm, form),
        (RequestKind::Sample, sampling),
        (RequestKind::Roots, roots),
    ];
    let declared = all.into_iter().filter(|(_, declared)| *declared);
    declared.map(|(kind, _)| kind).collect()
}

/// A call that waits for its client.
pub(super) fn input_required(envelope: &Envelope) -> InputRequiredResult {
    let requests = envelope.requests.iter();
    let requests = requests.map(|(name, request)| (name.clone(), input_request(request)));
    InputRequiredResult::new(Some(requests.collect()), envelope.state.clone())
}
