//! What all sessions of a served server have in common.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rmcp::model::ServerConfig;
use tokio::time::{Instant, timeout_at};
use tokio_util::sync::CancellationToken;
use toolrt::host::{CallerKey, Catalogue};
use toolrt::mcp::Server;
use toolrt::{CallFault, Kind};

use super::Options;
use super::changes::Changes;
use super::discovery;
use super::info;
use super::options::share;
use super::places::{Full, Place, Places};
use super::raw::Definitions;
use super::tasks::Owned;
use super::tools::Tools;
use super::uris::Templates;

pub(super) struct Shared {
    pub(super) server: Server,
    pub(super) options: Options,
    /// What finds its tools by words.
    pub(super) catalogue: Catalogue,
    pub(super) definitions: Definitions,
    pub(super) tools: Tools,
    pub(super) templates: Templates,
    pub(super) changes: Changes,
    pub(super) tasks: Owned,
    pub(super) calls: Places,
    /// Requests over HTTP whose answers are not sent yet.
    pub(super) requests: Places,
    pub(super) listening: Places,
    /// Resources that are watched, or listened to.
    pub(super) watching: Places,
    /// Tasks that are kept, also after their end.
    pub(super) kept: Places,
    /// The server shuts down, and its calls have had their time.
    pub(super) over: CancellationToken,
    info: Mutex<Option<(u64, ServerConfig)>>,
}

/// How many resources one caller watches at most, in all its sessions and requests.
const WATCHED_BY_ONE: usize = 10_000;

fn busy() -> CallFault {
    let message = "The server has too many calls to take another one.";
    CallFault::new("unavailable", Kind::Unavailable, message)
}

/// The error of what one caller has too many of.
pub(super) fn too_many(message: &'static str) -> CallFault {
    CallFault::new("rate_limited", Kind::RateLimited, message)
}

impl Shared {
    pub(super) fn new(server: Server, options: Options) -> Arc<Self> {
        // States of calls that ask are sealed; the keys of a host that has none live as long as it.
        server.registry().ensure_state_keys();
        let calls = share(options.max_calls, options.max_calls_per_caller);
        let sessions = share(options.max_sessions, options.max_sessions_per_caller);
        Arc::new(Self {
            catalogue: discovery::catalogue(&server),
            definitions: Definitions::default(),
            tools: Tools::default(),
            templates: Templates::of(server.spec()),
            changes: Changes::of(&server),
            tasks: Owned::default(),
            calls: Places::shared(options.max_calls, calls),
            requests: Places::new(usize::MAX),
            listening: Places::shared(options.max_sessions, sessions),
            watching: Places::shared(usize::MAX, WATCHED_BY_ONE),
            kept: Places::shared(options.max_sessions, sessions),
            over: CancellationToken::new(),
            info: Mutex::default(),
            server,
            options,
        })
    }

    /// A place among the calls that run.
    ///
    /// # Errors
    /// There is none, the caller has too many, or the server shuts down.
    pub(super) fn place(&self, caller: Option<CallerKey>) -> Result<Place, Box<CallFault>> {
        if self.options.shutdown.is_cancelled() {
            return Err(Box::new(busy()));
        }
        self.calls.places(1, caller).map_err(|full| {
            Box::new(match full {
                Full::All => busy(),
                Full::Caller => too_many("The caller has too many calls at once."),
            })
        })
    }

    /// Waits until the server shuts down and its calls have ended; those that have had their time are cancelled.
    pub(super) async fn drained(&self) {
        self.options.shutdown.cancelled().await;
        let grace = self.options.grace;
        let until = Instant::now() + grace;
        if self.options.keeps_registry {
            let _ = timeout_at(until, self.calls.all_free()).await;
        } else {
            // Calls that nobody has asked for by MCP end, too: those of handlers.
            self.server.registry().shutdown(grace).await;
        }
        let _ = timeout_at(until, self.requests.all_free()).await;
        self.over.cancel();
    }

    /// Ends what is left of the calls of a client that has gone, if the registry is the server's alone.
    pub(super) async fn left(&self) {
        if !self.options.keeps_registry {
            self.server.registry().shutdown(Duration::ZERO).await;
        }
    }

    /// What the server tells of itself.
    pub(super) fn info(&self) -> ServerConfig {
        let changes = self.server.registry().changes();
        let mut known = self.info.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Some((at, info)) if *at == changes => info.clone(),
            Some(_) | None => {
                let info = info::of(&self.server, &self.options);
                *known = Some((changes, info.clone()));
                info
            }
        }
    }
}
