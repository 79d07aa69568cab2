//! A server that is reached: it ends when nobody uses it any more.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use rmcp::RoleClient;
use rmcp::model::{ServerPeerInfo, SetLevelRequestParams};
use rmcp::service::Peer;
use tokio::runtime::Handle;
use tokio::time::timeout;
use toolrt::mcp::Era;
use toolrt::{BoxFuture, Level};

use super::calls::Calls;
use super::definitions::Definitions;
use super::handler::Host;
use super::process::Process;
use super::target::{Hello, Running, Target};
use super::{ClientOptions, ConnectError};

/// A server that is reached.
pub(super) struct Link {
    pub(super) peer: Peer<RoleClient>,
    pub(super) calls: Arc<Calls>,
    pub(super) era: Era,
    tools: RwLock<Arc<Definitions>>,
    changed: Arc<AtomicBool>,
    running: Mutex<Option<Running>>,
    process: Mutex<Option<Process>>,
    runtime: Handle,
}

impl Link {
    /// Reaches a server, in whatever way it understands.
    pub(super) fn open<'a>(
        target: &'a Target,
        options: &'a ClientOptions,
    ) -> BoxFuture<'a, Result<Self, ConnectError>> {
        let limit = options.connect_timeout;
        let hello = match options.era {
            None => Hello::Any,
            Some(Era::Modern) => Hello::Modern,
            Some(Era::Older) => Hello::Older,
        };
        let reached = async move {
            match Self::greet(target, options, hello).await {
                // Some servers end, or answer with an error of HTTP, when they do not know what they are asked.
                Err(error @ ConnectError::Refused(_))
                    if hello == Hello::Any && target.may_try_again() =>
                {
                    match Self::greet(target, options, Hello::Older).await {
                        Ok(link) => Ok(link),
                        Err(_) => Err(error),
                    }
                }
                greeted => greeted,
            }
        };
        Box::pin(async move {
            let reached = timeout(limit, reached).await;
            reached.unwrap_or(Err(ConnectError::Timeout(limit)))
        })
    }

    async fn greet(
        target: &Target,
        options: &ClientOptions,
        hello: Hello,
    ) -> Result<Self, ConnectError> {
        let calls = Arc::new(Calls::default());
        let changed = Arc::new(AtomicBool::new(false));
        let host = Host::new(options, calls.clone(), changed.clone());
        let (running, process) = target.reach(host, calls.clone(), hello).await?;
        let peer = running.peer().clone();
        let info = peer.peer_info();
        let is_older = info
            .as_ref()
            .is_none_or(|info| info.protocol_version.has_initialize());
        let link = Self {
            calls,
            era: if is_older { Era::Older } else { Era::Modern },
            tools: RwLock::default(),
            changed,
            running: Mutex::new(Some(running)),
            process: Mutex::new(process),
            runtime: Handle::current(),
            peer,
        };
        let has_log = info.is_some_and(|info| info.capabilities.logging.is_some());
        if is_older && has_log && options.log_level != Level::Info {
            let params = SetLevelRequestParams::new(sent(options.log_level));
            // A server that does not do so tells more, or less.
            let _ = link.peer.set_level(params).await;
        }
        link.read_tools().await?;
        Ok(link)
    }

    async fn read_tools(&self) -> Result<(), ConnectError> {
        self.changed.store(false, Ordering::Release);
        let read = Arc::new(Definitions::of(&self.peer).await?);
        *self.tools.write().unwrap_or_else(PoisonError::into_inner) = read;
        Ok(())
    }

    /// What the server was told to be its tools when they changed last.
    pub(super) fn tools(&self) -> Arc<Definitions> {
        self.tools
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// The same, asked again if the server has told that they have changed.
    pub(super) async fn current_tools(&self) -> Arc<Definitions> {
        if self.changed.load(Ordering::Acquire) {
            // Those of before are better than none.
            let _ = self.read_tools().await;
        }
        self.tools()
    }

    pub(super) fn info(&self) -> Option<Arc<ServerPeerInfo>> {
        self.peer.peer_info()
    }

    pub(super) fn is_gone(&self) -> bool {
        self.peer.is_transport_closed()
    }

    /// Ends it, and waits until it has ended.
    pub(super) async fn close(&self) {
        let (running, process) = self.taken();
        if let Some(mut running) = running {
            let _ = running.close_with_timeout(super::process::PATIENCE).await;
        }
        if let Some(process) = process {
            process.end().await;
        }
    }

    fn taken(&self) -> (Option<Running>, Option<Process>) {
        let running = self
            .running
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let process = self
            .process
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        (running, process)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        let (running, process) = self.taken();
        // This closes the pipes.
        drop(running);
        if let Some(process) = process {
            self.runtime.spawn(process.end());
        }
    }
}

/// A level as servers name it.
pub(super) fn sent(level: Level) -> rmcp::model::LoggingLevel {
    use rmcp::model::LoggingLevel as Sent;
    match level {
        Level::Debug => Sent::Debug,
        Level::Info => Sent::Info,
        Level::Notice => Sent::Notice,
        Level::Warning => Sent::Warning,
        Level::Error => Sent::Error,
        Level::Critical => Sent::Critical,
        Level::Alert => Sent::Alert,
        Level::Emergency => Sent::Emergency,
    }
}
