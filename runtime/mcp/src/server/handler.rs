//! A session: one client of a served server, or one request where each stands alone.

use std::collections::{HashMap, VecDeque};
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
use rmcp::task_manager::TaskManager;
use rmcp::{RoleServer, ServerHandler};
use tokio::task::AbortHandle;
use toolrt::mcp::Era;
use toolrt::{Context, Level};

use super::changes::Listener;
use super::context::Incoming;
use super::lists::Hints;
use super::named::Named;
use super::places::Place;
use super::shared::Shared;
use super::{announcing, calls, completion, prompts, resources, tools};

/// How many resources a client watches at most.
pub(super) const WATCHED: usize = 1000;

pub(super) struct Session {
    pub(super) shared: Arc<Shared>,
    state: Arc<Mutex<State>>,
}

/// What is kept of a client.
pub(super) struct State {
    /// From which level on it hears of the log.
    level: Level,
    /// The resources that it watches, each with the context of the request that has asked for it.
    pub(super) watched: HashMap<String, Watched>,
    /// The task that tells it of changes.
    announcing: Option<AbortHandle>,
    /// What has happened since it was told that it will be told, for those who begin to listen.
    listeners: VecDeque<Listener>,
}

/// A resource that a client watches.
pub(super) struct Watched {
    pub(super) cx: Context,
    place: Place,
}

impl Session {
    pub(super) fn new(shared: &Arc<Shared>) -> Self {
        let state = State {
            level: Level::Info,
            watched: HashMap::new(),
            announcing: None,
            listeners: VecDeque::new(),
        };
        Self {
            shared: shared.clone(),
            state: Arc::new(Mutex::new(state)),
        }
    }

    /// The tasks among which one is, if it belongs to the caller of a request; else those of nobody, which do not have it.
    fn tasks(
        &self,
        request: &RequestContext<RoleServer>,
        id: &str,
    ) -> Result<&TaskManager, ErrorData> {
        let cx = Incoming::of(request).context(&self.shared);
        Named::task(&self.shared, id, cx.owner()).authorize(&self.shared, &cx)?;
        Ok(self.shared.tasks.of(id, cx.owner()))
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
        request: RequestContext<RoleServer>,
    ) -> Result<CompleteResult, ErrorData> {
        let cx = Incoming::of(&request).context(&self.shared);
        Named::completed(&self.shared, &params.r#ref).authorize(&self.shared, &cx)?;
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
        request: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let incoming = Incoming::of(&request);
        let cx = incoming.context(&self.shared);
        Named::resource(&self.shared, &params.uri).authorize(&self.shared, &cx)?;
        if !self.shared.templates.is_watched(&params.uri) {
            return Err(resources::not_found(&params.uri));
        }
        let mut state = locked(&self.state);
        let before = state.watched.remove(&params.uri);
        if state.watched.len() >= WATCHED {
            let message = format!("A client may watch {WATCHED} resources at most.");
            return Err(ErrorData::invalid_params(message, None));
        }
        // It keeps its place, if it has one.
        let place = match before {
            Some(before) => before.place,
            None => announcing::watching(&self.shared, 1, incoming.counts_for(&cx))?,
        };
        state.watched.insert(params.uri, Watched { cx, place });
        Ok(())
    }

    async fn unsubscribe(
        &self,
        params: UnsubscribeRequestParams,
        request: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let cx = Incoming::of(&request).context(&self.shared);
        Named::resource(&self.shared, &params.uri).authorize(&self.shared, &cx)?;
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
        // `rmcp` has acknowledged it by now, since nobody could look at its request before.
        let cx = Incoming::of(context.request_context()).context(&self.shared);
        Named::listened(&self.shared, context.requested()).authorize(&self.shared, &cx)?;
        let listener = waiting.unwrap_or_else(|| self.shared.changes.listen());
        announcing::listen(&self.shared, (context, cx), listener).await
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
        request: RequestContext<RoleServer>,
    ) -> Result<GetTaskResult, ErrorData> {
        let tasks = self.tasks(&request, &params.task_id)?;
        let task = tasks.get_task(&params.task_id)?;
        Ok(GetTaskResult::new(task))
    }

    async fn update_task(
        &self,
        params: UpdateTaskParams,
        request: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let tasks = self.tasks(&request, &params.task_id)?;
        tasks.update_task(&params.task_id, params.input_responses)
    }

    async fn cancel_task(
        &self,
        params: CancelTaskParams,
        request: RequestContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        let tasks = self.tasks(&request, &params.task_id)?;
        tasks.cancel_task(&params.task_id)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rmcp::model::{
        CallToolRequestMethod, CancelTaskMethod, CompleteRequestMethod, ConstString,
        DiscoverRequestMethod, GetPromptRequestMethod, GetSkillRequestMethod, GetTaskMethod,
        InitializeResultMethod, ListPromptsRequestMethod, ListResourceTemplatesRequestMethod,
        ListResourcesRequestMethod, ListSkillsRequestMethod, ListToolsRequestMethod,
        PingRequestMethod, ReadResourceDirectoryRequestMethod, ReadResourceRequestMethod,
        SetLevelRequestMethod, SubscribeRequestMethod, SubscriptionsListenRequestMethod,
        UnsubscribeRequestMethod, UpdateTaskMethod,
    };
    use serde_json::Value;

    use super::{KNOWN, OLDER};

    const TABLE: &str = include_str!("../../../../spec/conformance/mcp/authorization.json");

    /// The methods of the requests that [`Named`](super::Named) tells apart.
    const OF_RMCP: [&str; 22] = [
        PingRequestMethod::VALUE,
        InitializeResultMethod::VALUE,
        DiscoverRequestMethod::VALUE,
        CompleteRequestMethod::VALUE,
        SetLevelRequestMethod::VALUE,
        GetPromptRequestMethod::VALUE,
        ListPromptsRequestMethod::VALUE,
        ListResourcesRequestMethod::VALUE,
        ListResourceTemplatesRequestMethod::VALUE,
        ReadResourceRequestMethod::VALUE,
        SubscriptionsListenRequestMethod::VALUE,
        SubscribeRequestMethod::VALUE,
        UnsubscribeRequestMethod::VALUE,
        CallToolRequestMethod::VALUE,
        ListToolsRequestMethod::VALUE,
        GetTaskMethod::VALUE,
        UpdateTaskMethod::VALUE,
        CancelTaskMethod::VALUE,
        ListSkillsRequestMethod::VALUE,
        GetSkillRequestMethod::VALUE,
        ReadResourceDirectoryRequestMethod::VALUE,
        "nobody/knows",
    ];

    #[test]
    fn every_method_has_a_row_in_the_table_of_authorization() {
        let table: Value = serde_json::from_str(TABLE).expect("the table is JSON");
        let rows = table["methods"].as_array().expect("it has rows").iter();
        let rows: HashSet<&str> = rows.filter_map(|row| row["method"].as_str()).collect();
        for method in KNOWN.iter().chain(&OLDER).chain(&OF_RMCP) {
            assert!(rows.contains(method), "{method} has no row");
        }
        // And nothing is in the table that does not exist.
        assert_eq!(rows.len(), OF_RMCP.len());
    }
}
