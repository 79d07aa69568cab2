//! What all sessions of a served server have in common.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rmcp::model::ServerConfig;
use tokio::time::{Instant, timeout_at};
use tokio_util::sync::CancellationToken;
use toolrt::host::Catalogue;
use toolrt::mcp::Server;

use super::Options;
use super::changes::Changes;
use super::discovery;
use super::info;
use super::places::{Place, Places};
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
    /// Tasks that are kept, also after their end.
    pub(super) kept: Places,
    /// The server shuts down, and its calls have had their time.
    pub(super) over: CancellationToken,
    info: Mutex<Option<(u64, ServerConfig)>>,
}

impl Shared {
    pub(super) fn new(server: Server, options: Options) -> Arc<Self> {
        // States of calls that ask are sealed; the keys of a host that has none live as long as it.
        server.registry().ensure_state_keys();
        Arc::new(Self {
            catalogue: discovery::catalogue(&server),
            definitions: Definitions::default(),
            tools: Tools::default(),
            templates: Templates::of(server.spec()),
            changes: Changes::of(&server),
            tasks: Owned::default(),
            calls: Places::new(options.max_calls),
            requests: Places::new(usize::MAX),
            listening: Places::new(options.max_sessions),
            kept: Places::new(options.max_sessions),
            over: CancellationToken::new(),
            info: Mutex::default(),
            server,
            options,
        })
    }

    /// A place among the calls that run; `None` if there is none, or the server shuts down.
    pub(super) fn place(&self) -> Option<Place> {
        match self.options.shutdown.is_cancelled() {
            true => None,
            false => self.calls.place(),
        }
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
