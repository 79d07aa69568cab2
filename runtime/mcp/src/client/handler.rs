//! What a server asks by itself: in the older era, while calls run.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rmcp::model::{
    ClientCapabilities, ClientConfig, CreateMessageRequestParams, CreateMessageResult,
    ElicitRequestParams, ElicitResult, ElicitationAction, ElicitationCapability, ErrorData,
    FormElicitationCapability, Implementation, ListRootsResult, ProtocolVersion, RootsCapabilities,
    SamplingCapability,
};
use rmcp::service::{InboundStreamOrigin, NotificationContext, RequestContext};
use rmcp::{ClientHandler, RoleClient};
use tokio::sync::Semaphore;
use toolrt::{Asker, RequestKind};

use super::ClientOptions;
use super::answering::Askers;
use super::calls::{Calls, Line};

/// How many requests of a server are open at once.
const OPEN: usize = 64;

/// The host of a connection, for its server.
pub(super) struct Host {
    calls: Arc<Calls>,
    asker: Option<Arc<dyn Asker>>,
    config: ClientConfig,
    open: Semaphore,
    /// Whether the server has other tools by now.
    pub(super) changed: Arc<AtomicBool>,
}

impl Host {
    pub(super) fn new(
        options: &ClientOptions,
        calls: Arc<Calls>,
        changed: Arc<AtomicBool>,
    ) -> Self {
        let own = Implementation::new(options.name.clone(), options.version.clone());
        let config = ClientConfig::new(capabilities(&|_| true), own);
        Self {
            calls,
            asker: options.asker.clone(),
            config: config.with_protocol_version(ProtocolVersion::V_2025_11_25),
            open: Semaphore::new(OPEN),
            changed,
        }
    }

    /// Who answers a request, as long as its call waits: the call on whose stream it came, or one of calls that all have
    /// the same asker. Nobody is asked for the call of somebody else.
    fn askers(&self, context: &RequestContext<RoleClient>) -> Askers {
        let line: Option<Arc<Line>> = match context.extensions.get() {
            Some(InboundStreamOrigin::OutboundRequest(id)) => self.calls.of_request(id),
            Some(InboundStreamOrigin::Unassociated) | None => self.calls.of_asker(),
        };
        Askers::of(line, self.asker.as_ref())
    }

    /// Answers a request, unless too many are open, until nobody waits any more.
    async fn answered<T>(
        &self,
        context: &RequestContext<RoleClient>,
        answer: impl AsyncFnOnce(&Askers) -> Option<T>,
    ) -> Option<T> {
        let _open = self.open.try_acquire().ok()?;
        let askers = self.askers(context);
        tokio::select! {
            biased;
            () = context.ct.cancelled() => None,
            () = askers.over() => None,
            answer = answer(&askers) => answer,
        }
    }
}

/// What the host can be asked, as a server is told.
pub(super) fn capabilities(answers: &dyn Fn(RequestKind) -> bool) -> ClientCapabilities {
    let mut all = ClientCapabilities::default();
    if answers(RequestKind::Ask) || answers(RequestKind::Confirm) {
        let mut elicitation = ElicitationCapability::default();
        elicitation.form = Some(FormElicitationCapability::default());
        all.elicitation = Some(elicitation);
    }
    if answers(RequestKind::Sample) {
        all.sampling = Some(SamplingCapability::default());
    }
    if answers(RequestKind::Roots) {
        all.roots = Some(RootsCapabilities::default());
    }
    all
}

fn nobody() -> ErrorData {
    ErrorData::invalid_request("nobody answers that", None)
}

impl ClientHandler for Host {
    fn get_info(&self) -> ClientConfig {
        self.config.clone()
    }

    async fn create_elicitation(
        &self,
        params: ElicitRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<ElicitResult, ErrorData> {
        let answer = async |askers: &Askers| Some(askers.elicited(&params).await);
        let answer = self.answered(&context, answer).await;
        Ok(answer.unwrap_or_else(|| ElicitResult::new(ElicitationAction::Decline)))
    }

    async fn create_message(
        &self,
        params: CreateMessageRequestParams,
        context: RequestContext<RoleClient>,
    ) -> Result<CreateMessageResult, ErrorData> {
        let answer = async |askers: &Askers| askers.sampled(&params).await;
        self.answered(&context, answer).await.ok_or_else(nobody)
    }

    async fn list_roots(
        &self,
        context: RequestContext<RoleClient>,
    ) -> Result<ListRootsResult, ErrorData> {
        let answer = async |askers: &Askers| askers.rooted().await;
        self.answered(&context, answer).await.ok_or_else(nobody)
    }

    async fn on_tool_list_changed(&self, _context: NotificationContext<RoleClient>) {
        self.changed.store(true, Ordering::Release);
    }
}
