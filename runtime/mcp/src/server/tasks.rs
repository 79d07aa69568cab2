//! Tools that take long, as tasks (`io.modelcontextprotocol/tasks`): the client polls for their results.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rmcp::RoleServer;
use rmcp::model::{
    CallToolResponse, CallToolResult, ClientCapabilities, CreateTaskResult, ErrorData,
};
use rmcp::service::RequestContext;
use rmcp::task_manager::{TaskContext, TaskExit, TaskManager, TaskOptions};
use toolrt::{Answer, Asked, Asker, BoxFuture, Event, EventKind, EventSink, Kind, Spec};

use super::asking::{Answered, answer, input_request};
use super::calls::{self, Call, Ended};
use super::context::Incoming;
use super::handler::Session;
use super::places::Place;
use super::shared::Shared;
use super::{resources, results};

/// By how much later a task may be forgotten than it should.
const LATE: Duration = Duration::from_secs(60);

/// Whether calls of a tool become tasks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tasking {
    /// They never do.
    Never,
    /// They do for clients that know tasks; others wait.
    May,
    /// They do, and clients that do not know tasks cannot call it.
    Must,
    /// As `Must`, as soon as the client has answered what the tool asks first.
    Answered,
}

impl From<bool> for Tasking {
    /// `May` or `Never`.
    fn from(is_task: bool) -> Self {
        match is_task {
            true => Self::May,
            false => Self::Never,
        }
    }
}

/// A place to keep a task, if a call becomes one. Without a place the client waits.
pub(super) fn place(
    shared: &Shared,
    call: &Call,
    request: &RequestContext<RoleServer>,
) -> Result<Option<Place>, ErrorData> {
    let tasking = shared.options.tasks.as_ref();
    let tasking = tasking.map_or(Tasking::Never, |tasking| tasking(call.spec));
    if tasking == Tasking::Never {
        return Ok(None);
    }
    let can = request.client_capabilities();
    let knows = can.is_some_and(|can| can.supports_tasks());
    match (tasking, knows) {
        (Tasking::Must | Tasking::Answered, false) => {
            let needed = ClientCapabilities::builder().enable_tasks().build();
            Err(ErrorData::missing_required_client_capability(needed))
        }
        (Tasking::Answered, true) if call.state.is_none() => Ok(None),
        (Tasking::May | Tasking::Must | Tasking::Answered, true) => {
            let incoming = Incoming::of(request);
            let caller = incoming.counts_for(&incoming.context(shared));
            Ok(shared.kept.places(1, caller).ok())
        }
        (Tasking::Never | Tasking::May, _) => Ok(None),
    }
}

/// The tasks of a server, each of which is only its owner's to see, to answer and to cancel.
#[derive(Default)]
pub(super) struct Owned {
    all: TaskManager,
    /// Has no tasks: it answers for those of others as for those that do not exist.
    nobodys: TaskManager,
    /// By the ids of tasks.
    owners: Mutex<HashMap<String, Own>>,
}

/// What is known of a task.
struct Own {
    begun: Instant,
    tool: &'static Spec,
    /// Whose it is, if a verifier says it.
    owner: Option<String>,
}

impl Owned {
    /// The tasks among which one is, if it is of this owner.
    pub(super) fn of(&self, id: &str, owner: Option<&str>) -> &TaskManager {
        match self.tool(id, owner) {
            Some(_) => &self.all,
            None => &self.nobodys,
        }
    }

    /// The tool that a task runs, if it is of this owner.
    pub(super) fn tool(&self, id: &str, owner: Option<&str>) -> Option<&'static Spec> {
        let owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        let own = owners.get(id).filter(|own| own.owner.as_deref() == owner);
        own.map(|own| own.tool)
    }

    /// Notes whose a task is; those that have begun so long ago are no more.
    fn own(&self, id: &str, tool: &'static Spec, owner: Option<String>, lasts: Duration) {
        let begun = Instant::now();
        let mut owners = self.owners.lock().unwrap_or_else(PoisonError::into_inner);
        owners.retain(|_, own| own.begun.elapsed() < lasts);
        owners.insert(id.to_owned(), Own { begun, tool, owner });
    }
}

/// Begins a task.
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
    let caller = incoming.counts_for(&cx);
    let (tool, owner) = (call.spec, cx.owner().map(str::to_owned));
    let lasts = shared.options.deadline;
    let ttl = u64::try_from(lasts.as_millis()).unwrap_or(u64::MAX);
    let options = TaskOptions::default().with_ttl_ms(ttl);
    let task = session.shared.tasks.all.spawn(options, move |task| {
        Box::pin(async move {
            let cx = cx
                .with_asker(Arc::new(Client {
                    task: task.clone(),
                    asked: AtomicU64::new(0),
                }))
                .and_events(Arc::new(Told(task.clone())));
            let spec = call.spec;
            let envelope = calls::called(&shared, call, (cx, caller), task.cancelled()).await;
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
            // The server has failed, and not the tool.
            if let Some(error) = &envelope.error
                && error.kind == Kind::Internal
            {
                return Err(TaskExit::Error(resources::failed(&envelope, spec.name)));
            }
            let missing = None;
            match results::of(&shared, spec, era, Ended { envelope, missing }) {
                Ok(response) => complete(response).ok_or_else(|| TaskExit::Error(asked_too_late())),
                Err(error) => Err(TaskExit::Error(error)),
            }
        })
    });
    // It is kept for as long again when it has ended, and the manager may be late.
    let kept = lasts.saturating_mul(2).saturating_add(LATE);
    let tasks = &session.shared.tasks;
    tasks.own(&task.task_id, tool, owner, kept);
    CreateTaskResult::new(task).into()
}

fn complete(response: CallToolResponse) -> Option<CallToolResult> {
    if let CallToolResponse::Complete(result) = response {
        return Some(result);
    }
    None
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
            Answered::said(answer(request.kind, schema, &response))
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
