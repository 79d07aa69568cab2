//! A session: one client of a served server, or one request where each stands alone.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CancelTaskParams, CompleteRequestParams,
    CompleteResult, CustomRequest, CustomResult, DiscoverResult, ErrorCode, ErrorData,
    GetPromptRequestParams, GetPromptResponse, GetTaskParams, GetTaskResult, ListPromptsResult,
    ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams,
    ReadResourceRequestParams, ReadResourceResponse, ServerConfig, SetLevelRequestParams,
    SubscribeRequestParams, SubscriptionFilter, Tool, UnsubscribeRequestParams, UpdateTaskParams,
};
use rmcp::service::{NotificationContext, RequestContext, SubscriptionContext};
use rmcp::{RoleServer, ServerHandler};
use tokio::task::AbortHandle;
use toolrt::Level;
use toolrt::mcp::Era;

use super::changes::Listener;
use super::context::Incoming;
use super::lists::Hints;
use super::shared::Shared;
use super::{announcing, calls, completion, prompts, resources, tools};

/// How many resources a client watches at most.
const WATCHED: usize = 1000;

pub(super) struct Session {
    pub(super) shared: Arc<Shared>,
    state: Arc<Mutex<State>>,
}

/// What is kept of a client.
pub(super) struct State {
    /// From which level on it hears of the log.
    level: Level,
    /// The resources that it watches.
    pub(super) watched: HashSet<String>,
    /// The task that tells it of changes.
    announcing: Option<AbortHandle>,
    /// What has happened since it was told that it will be told, for those who begin to listen.
    listeners: VecDeque<Listener>,
}

impl Session {
    pub(super) fn new(shared: &Arc<Shared>) -> Self {
        let state = State {
            level: Level::Info,
            watched: HashSet::new(),
            announcing: None,
            listeners: VecDeque::new(),
        };
        Self {
            shared: shared.clone(),
            state: Arc::new(Mutex::new(state)),
        }
    }

    /// From which level on the client of a request hears of the log, if it does.
    pub(super) fn level(
        &self,
        incoming: &Incoming<'_>,
        request: &RequestContext<RoleServer>,
    ) -> Option<Level> {
        match incoming.era() {
            Era::Modern => request.meta.log_level().map(super::progress::read),
            Era::Older => Some(locked(&self.state).level),
        }
    }
}

/// The state, also after a panic.
pub(super) fn locked(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(announcing) = locked(&self.state).announcing.take() {
            announcing.abort();
        }
    }
}

/// The methods that have parameters, without those of [`OLDER`].
const KNOWN: [&str; 13] = [
    "completion/complete",
    "prompts/get",
    "prompts/list",
    "resources/list",
    "resources/read",
    "resources/templates/list",
    "server/discover",
    "subscriptions/listen",
    "tasks/cancel",
    "tasks/get",
    "tasks/update",
    "tools/call",
    "tools/list",
];

/// Those that the modern era has no more.
const OLDER: [&str; 4] = [
    "initialize",
    "logging/setLevel",
    "resources/subscribe",
    "resources/unsubscribe",
];

fn no_method() -> ErrorData {
    ErrorData::new(ErrorCode::METHOD_NOT_FOUND, "Method not found", None)
}

fn cursor(params: Option<PaginatedRequestParams>) -> Option<String> {
    params.and_then(|params| params.cursor)
}

impl ServerHandler for Session {
    fn get_info(&self) -> ServerConfig {
        self.shared.info()
    }

    async fn discover(&self, _: RequestContext<RoleServer>) -> Result<DiscoverResult, ErrorData> {
        let versions = self.supported_protocol_versions().into_owned();
        let hints = Hints::of_lists(&self.shared.server);
        let result = DiscoverResult::from_server_info(versions, self.get_info());
        Ok(result
            .with_ttl_ms(hints.ttl_ms())
            .with_cache_scope(hints.scope()))
    }

    async fn list_tools(
        &self,
        params: Option<PaginatedRequestParams>,
        request: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        tools::list(&self.shared, &Incoming::of(&request), cursor(params))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        let spec = self.shared.with_headers(name)?;
        Some(self.shared.with_schema(spec))
    }

    async fn call_tool(
        &self,
        params: CallToolRequestParams,
        request: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        calls::call_tool(self, params, request).await
    }

    async fn list_resources(
        &self,
        params: Option<PaginatedRequestParams>,
        request: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        resources::list(&self.shared, Incoming::of(&request).era(), cursor(params))
    }

    async fn list_resource_templates(
        &self,
        params: Option<PaginatedRequestParams>,
        request: RequestContext<RoleServer>,
    ) -> Result<ListResourceTemplatesResult, ErrorData> {
        resources::list_templates(&self.shared, Incoming::of(&request).era(), cursor(params))
    }

    async fn read_resource(
        &self,
        params: ReadResourceRequestParams,
        request: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        resources::read(self, params, &request).await
    }

    async fn list_prompts(
        &self,
        params: Option<PaginatedRequestParams>,
        request: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        prompts::list(&self.shared, Incoming::of(&request).era(), cursor(params))
    }

    async fn get_prompt(
        &self,
        params: GetPromptRequestParams,
        request: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        prompts::get(self, params, &request).await
    }

    async fn complete(
        &self,
        params: CompleteRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CompleteResult, ErrorData> {
        completion::complete(&self.shared, params).await
    }

    async fn set_level(
        &self,
        params: SetLevelRequestParams,
        request: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        match Incoming::of(&request).era() {
            Era::Modern => Err(no_method()),
            Era::Older => {
                locked(&self.state).level = super::progress::read(params.level);
                Ok(())
            }
        }
    }

    async fn on_initialized(&self, context: NotificationContext<RoleServer>) {
        let mut state = locked(&self.state);
        if state.announcing.is_none() {
            let announcing = announcing::begin(&self.shared, context.peer, &self.state);
            state.announcing = Some(announcing);
        }
    }

    async fn subscribe(
        &self,
        params: SubscribeRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        if !self.shared.templates.is_watched(&params.uri) {
            return Err(resources::not_found(&params.uri));
        }
        let mut state = locked(&self.state);
        if state.watched.len() >= WATCHED && !state.watched.contains(&params.uri) {
            let message = format!("A client may watch {WATCHED} resources at most.");
            return Err(ErrorData::invalid_params(message, None));
        }
        state.watched.insert(params.uri);
        Ok(())
    }

    async fn unsubscribe(
        &self,
        params: UnsubscribeRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        locked(&self.state).watched.remove(&params.uri);
        Ok(())
    }

    fn accepted_subscription_filter(
        &self,
        requested: &SubscriptionFilter,
    ) -> Option<SubscriptionFilter> {
        let listener = self.shared.changes.listen();
        locked(&self.state).listeners.push_back(listener);
        let mut accepted = requested.clone();
        if let Some(uris) = &mut accepted.resource_subscriptions {
            uris.truncate(WATCHED);
            uris.retain(|uri| self.shared.templates.is_watched(uri));
        }
        Some(accepted)
    }

    async fn listen(&self, context: SubscriptionContext) -> Result<(), ErrorData> {
        let waiting = locked(&self.state).listeners.pop_front();
        let listener = waiting.unwrap_or_else(|| self.shared.changes.listen());
        announcing::listen(&self.shared, context, listener).await
    }

    async fn on_custom_request(
        &self,
        request: CustomRequest,
        context: RequestContext<RoleServer>,
    ) -> Result<CustomResult, ErrorData> {
        let method = request.method.as_str();
        let is_known = match Incoming::of(&context).era() {
            Era::Modern => KNOWN.contains(&method),
            Era::Older => KNOWN.contains(&method) || OLDER.contains(&method),
        };
        // One that is known was not read as what it is.
        match is_known {
            true => Err(ErrorData::invalid_params(
                "The parameters are not those of the method.",
                None,
            )),
            false => Err(no_method()),
        }
    }

    async fn get_task(
        &self,
        params: GetTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<GetTaskResult, ErrorData> {
        let task = self.shared.tasks.get_task(&params.task_id)?;
        Ok(GetTaskResult::new(task))
    }

    async fn update_task(
        &self,
        params: UpdateTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let tasks = &self.shared.tasks;
        tasks.update_task(&params.task_id, params.input_responses)
    }

    async fn cancel_task(
        &self,
        params: CancelTaskParams,
        _: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        self.shared.tasks.cancel_task(&params.task_id)
    }
}
