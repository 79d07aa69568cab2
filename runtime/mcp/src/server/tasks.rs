//! Tools that take long, as tasks (`io.modelcontextprotocol/tasks`): the client polls for their results.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rmcp::RoleServer;
use rmcp::model::{CallToolResponse, CallToolResult, CreateTaskResult, ErrorData};
use rmcp::service::RequestContext;
use rmcp::task_manager::{TaskContext, TaskExit, TaskOptions};
use toolrt::{Answer, Asked, Asker, BoxFuture, Event, EventKind, EventSink, Kind, Spec};

use super::asking::{Answered, answer, input_request};
use super::calls::{self, Call, Ended};
use super::context::Incoming;
use super::handler::Session;
use super::places::Place;
use super::results;
use super::shared::Shared;

/// Whether a call becomes a task: its tool takes long, and the client knows what that is.
pub(super) fn is_one(
    shared: &Shared,
    spec: &'static Spec,
    request: &RequestContext<RoleServer>,
) -> bool {
    let is_long = shared.options.tasks.as_ref().is_some_and(|is| is(spec));
    is_long && request.client_capabilities().is_some_and(|can| can.supports_tasks())
}

/// Begins a task, if there is a place to keep it.
pub(super) fn begin(
    session: &Session,
    call: Call,
    request: &RequestContext<RoleServer>,
    place: Place,
) -> CallToolResponse {
    let shared = session.shared.clone();
    let incoming = Incoming::of(request);
    let era = incoming.era();
    let cx = incoming.context(&shared);
    let lasts = shared.options.deadline;
    let ttl = u64::try_from(lasts.as_millis()).unwrap_or(u64::MAX);
    let options = TaskOptions::default().with_ttl_ms(ttl);
    let task = session.shared.tasks.spawn(options, move |task| {
        Box::pin(async move {
            let cx = cx
                .with_asker(Arc::new(Client { task: task.clone(), asked: AtomicU64::new(0) }))
                .with_events(Arc::new(Told(task.clone())));
            let spec = call.spec;
            let envelope = calls::called(&shared, call, cx, task.cancelled()).await;
            let is_cancelled = task.is_cancel_requested()
                && envelope.error.as_ref().map(|error| error.kind) == Some(Kind::Cancelled);
            // What has ended is kept as long again.
            tokio::spawn(async move {
                tokio::time::sleep(lasts).await;
                drop(place);
            });
            if is_cancelled {
                return Err(TaskExit::Cancelled);
            }
            let missing = None;
            match results::of(&shared, spec, era, Ended { envelope, missing }) {
                Ok(response) => complete(response).ok_or_else(|| TaskExit::Error(asked_too_late())),
                Err(error) => Err(TaskExit::Error(error)),
            }
        })
    });
    CreateTaskResult::new(task).into()
}

fn complete(response: CallToolResponse) -> Option<CallToolResult> {
    match response {
        CallToolResponse::Complete(result) => Some(result),
        _ => None,
    }
}

fn asked_too_late() -> ErrorData {
    ErrorData::internal_error("The task asks in a way that tasks do not have.", None)
}

/// The client of a task, who is asked while it runs.
struct Client {
    task: TaskContext,
    asked: AtomicU64,
}

impl Asker for Client {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(async move {
            let request = asked.request;
            let number = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
            let key = format!("{}-{number}", request.kind.as_str());
            let response = self.task.request_input(key, input_request(request)).await;
            let Ok(response) = response else {
                return Answer::Nobody;
            };
            let schema = request.schema.as_ref().map(|schema| schema.as_str());
            match answer(request.kind, schema, &response) {
                Some(Answered::Given(answer)) => Answer::json(answer.to_string()),
                Some(Answered::Declined) => Answer::Declined,
                None => Answer::json("null"),
            }
        })
    }
}

/// Tells the client of a task how it goes on, whenever it polls.
struct Told(TaskContext);

impl EventSink for Told {
    fn event(&self, event: Event) {
        if let EventKind::Progress { message, .. } = event.kind
            && !message.is_empty()
        {
            self.0.set_status_message(message);
        }
    }
}
