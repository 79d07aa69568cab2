//! One call: sent, heard of while it runs, answered when the server asks, and ended in any case.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use rmcp::RoleClient;
use rmcp::model::{
    CallToolRequest, CallToolRequestParams, ClientRequest, InputRequiredResult, InputResponses,
    RequestMetaObject, ServerResult,
};
use rmcp::service::{PeerRequestOptions, RequestHandle, ServiceError};
use serde_json::{Map, Value};
use tokio::runtime::Handle;
use toolrt::host::Relay;
use toolrt::mcp::Era;
use toolrt::{CallFault, Envelope, Meta, Spec};

use super::ClientOptions;
use super::answering::Askers;
use super::calls::{Event, Line, Marked};
use super::definitions::Definitions;
use super::faults::{Refused, cancelled, invalid_input, no_asker, timed_out, unavailable};
use super::handler::capabilities;
use super::link::{Link, sent};
use super::results::Known;

/// How often a server may ask before it answers.
const ROUNDS: usize = 20;

/// A call of a tool.
pub(super) struct Call<'a> {
    /// The name that the server knows.
    pub(super) tool: &'a str,
    /// The caller's types.
    pub(super) spec: Option<&'static Spec>,
    pub(super) payload: &'a [u8],
    pub(super) relay: &'a Relay,
    pub(super) options: &'a ClientOptions,
    pub(super) runtime: &'a Handle,
    /// How long it may take.
    pub(super) time: Duration,
}

impl Call<'_> {
    /// Runs a future until the call is cancelled, or has no time left.
    pub(super) async fn within(&self, run: impl Future<Output = Envelope>) -> Envelope {
        let timer = {
            let _inside = self.runtime.enter();
            tokio::time::sleep(self.time)
        };
        tokio::select! {
            biased;
            () = self.relay.cx().cancel().cancelled() => failure(cancelled()),
            () = timer => failure(timed_out()),
            envelope = run => envelope,
        }
    }

    /// Calls the tool of a server.
    pub(super) async fn run(&self, link: &Arc<Link>) -> Envelope {
        let arguments: Map<String, Value> = match serde_json::from_slice(self.payload) {
            Ok(arguments) => arguments,
            Err(error) => {
                let message = format!("The arguments must be an object of JSON: {error}.");
                return failure(invalid_input(message));
            }
        };
        let tools = link.current_tools().await;
        let line = Line::new(self.tool, self.relay.asker().cloned(), self.relay.cx());
        let line = Waits {
            link,
            line: Arc::new(line),
        };
        let askers = Askers::of(Some(line.line.clone()), self.options.asker.as_ref());
        let mut params = CallToolRequestParams::new(self.tool.to_owned()).with_arguments(arguments);
        for round in 0..ROUNDS {
            let meta = self.meta(link, &askers);
            let answer = match self.ask(link, &line.line, params.clone(), meta).await {
                Ok(answer) => answer,
                Err(Ended::Refused(error)) => {
                    let refused = Refused {
                        is_known: Some(tools.get(self.tool).is_some()),
                        goes_on: round > 0,
                        cx: self.relay.cx(),
                    };
                    return failure(refused.fault(error));
                }
                Err(Ended::Failed(fault)) => return failure(*fault),
            };
            if let ServerResult::CallToolResult(result) = answer {
                return self.known(&tools).envelope(result);
            }
            let ServerResult::InputRequiredResult(asked) = answer else {
                let error = ServiceError::UnexpectedResponse;
                let refused = Refused {
                    is_known: None,
                    goes_on: false,
                    cx: self.relay.cx(),
                };
                return failure(refused.fault(error));
            };
            match responses(&askers, &asked).await {
                Ok(responses) => params.input_responses = responses,
                Err(fault) => return failure(fault),
            }
            params.request_state = asked.request_state;
        }
        failure(no_asker("The server asks again and again."))
    }

    fn known<'a>(&'a self, tools: &'a Definitions) -> Known<'a> {
        Known {
            spec: self.spec,
            definition: tools.get(self.tool),
            cx: self.relay.cx(),
        }
    }

    /// What a request says besides tool and arguments.
    fn meta(&self, link: &Link, askers: &Askers) -> RequestMetaObject {
        let cx = self.relay.cx();
        let mut meta = RequestMetaObject::default();
        let time = u64::try_from(self.time.as_millis()).unwrap_or(u64::MAX);
        meta.0
            .0
            .insert("dev.toolc/timeout_ms".to_owned(), time.into());
        for (key, text) in [
            ("traceparent", cx.traceparent()),
            ("tracestate", cx.tracestate()),
            ("baggage", cx.baggage()),
        ] {
            if let Some(text) = text {
                meta.0.0.insert(key.to_owned(), text.into());
            }
        }
        if link.era == Era::Modern {
            if self.relay.is_heard() {
                meta.set_log_level(sent(self.options.log_level));
            }
            meta.set_client_capabilities(capabilities(&|kind| askers.answer(kind)));
        }
        meta
    }

    /// Sends a request, and tells what comes until its answer does.
    async fn ask(
        &self,
        link: &Arc<Link>,
        line: &Arc<Line>,
        params: CallToolRequestParams,
        meta: RequestMetaObject,
    ) -> Result<ServerResult, Ended> {
        let mut request = CallToolRequest::new(params);
        request.extensions.insert(Marked(line.clone()));
        let request = ClientRequest::CallToolRequest(request);
        let options = PeerRequestOptions::no_options().with_meta(meta);
        let handle = link.peer.send_request_with_option(request, options).await?;
        let mut sent = Sent {
            handle: Some(handle),
            runtime: self.runtime,
        };
        self.relay.started();
        let mut answer = None;
        while answer.is_none() || !line.is_empty() {
            tokio::select! {
                biased;
                told = self.tell(line) => told?,
                ended = sent.answer(), if answer.is_none() => answer = Some(ended),
            }
        }
        let answer = answer.unwrap_or(Err(ServiceError::TransportClosed));
        Ok(answer?)
    }

    /// Tells of the first thing that is unheard, when there is one.
    async fn tell(&self, line: &Line) -> Result<(), Ended> {
        let Some(event) = line.first().await else {
            let message = "The server tells more than anybody hears.";
            return Err(Ended::failed(unavailable(message)));
        };
        match &*event {
            Event::Progress { message, percent } => self.relay.progress(message, *percent),
            Event::Log { level, text } => self.relay.log(*level, text),
            Event::Item(item) => {
                self.relay.ready().await;
                let of = self.spec.and_then(|spec| spec.item);
                self.relay.item(of, item.as_bytes()).map_err(|issues| {
                    let message = "The server has sent an item that breaks its declared type.";
                    let kind = toolrt::Kind::Internal;
                    let mut fault = CallFault::new("invalid_output", kind, message);
                    fault.issues = issues;
                    Ended::failed(fault)
                })?;
            }
        }
        line.heard();
        Ok(())
    }
}

/// The responses to what a server asks: all is asked at once.
async fn responses(
    askers: &Askers,
    asked: &InputRequiredResult,
) -> Result<Option<InputResponses>, CallFault> {
    let Some(requests) = &asked.input_requests else {
        return Ok(None);
    };
    let mut open: Vec<_> = requests
        .iter()
        .map(|(name, request)| (name, Box::pin(askers.respond(request))))
        .collect();
    let mut responses = InputResponses::new();
    let answered = poll_fn(|task| {
        let mut all = true;
        open.retain_mut(|(name, response)| match response.as_mut().poll(task) {
            Poll::Pending => true,
            Poll::Ready(response) => {
                all &= response.is_some();
                responses.extend(response.map(|response| (name.to_string(), response)));
                false
            }
        });
        match (all, open.is_empty()) {
            (false, _) => Poll::Ready(false),
            (true, true) => Poll::Ready(true),
            (true, false) => Poll::Pending,
        }
    });
    match answered.await {
        true => Ok(Some(responses)),
        false => Err(no_asker("The server asks what nobody can answer.")),
    }
}

/// Why a request has no answer.
enum Ended {
    Refused(ServiceError),
    Failed(Box<CallFault>),
}

impl Ended {
    fn failed(fault: CallFault) -> Self {
        Self::Failed(Box::new(fault))
    }
}

impl From<ServiceError> for Ended {
    fn from(error: ServiceError) -> Self {
        Self::Refused(error)
    }
}

/// A call that waits for its answer; when this is dropped, it does not any more.
struct Waits<'a> {
    link: &'a Link,
    line: Arc<Line>,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.link.calls.over(&self.line);
    }
}

/// A request without an answer; when this is dropped, the server hears that nobody waits for one.
struct Sent<'a> {
    handle: Option<RequestHandle<RoleClient>>,
    runtime: &'a Handle,
}

impl Sent<'_> {
    async fn answer(&mut self) -> Result<ServerResult, ServiceError> {
        let Some(handle) = &mut self.handle else {
            return Err(ServiceError::TransportClosed);
        };
        let answer = (&mut handle.rx).await;
        self.handle = None;
        answer.unwrap_or(Err(ServiceError::TransportClosed))
    }
}

impl Drop for Sent<'_> {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            self.runtime.spawn(async move {
                let reason = "nobody waits for it any more".to_owned();
                let _ = handle.cancel(Some(reason)).await;
            });
        }
    }
}

pub(super) fn failure(fault: CallFault) -> Envelope {
    Envelope::failure(fault, Meta::default())
}
