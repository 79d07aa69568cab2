//! A connection to a server: an executor of its tools.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::process::Command;
use tokio::runtime::Handle;
use toolrt::Drift;
use toolrt::host::{Relay, next_call_id};
use toolrt::made::{DefinitionError, toolset_of_server};
use toolrt::mcp::Era;
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::{Context, Envelope, Executor, Toolset, Value};

use super::call::{Call, failure};
use super::drift::{drift, sent_name};
use super::faults::unavailable;
use super::link::Link;
use super::target::{Streams, Target};
use super::{ClientOptions, ConnectError, OnDrift};

/// How long nobody tries to reach a server again that could not be reached.
const PAUSE: Duration = Duration::from_secs(1);

/// A connection to an MCP server: an executor of its tools, for typed clients and for toolsets `from mcp`.
///
/// Cheap to clone; the server of the last clone ends. It speaks both eras of the protocol. A server that has gone is
/// reached again with the next call.
///
/// ```no_run
/// # async fn connect() -> Result<(), Box<dyn std::error::Error>> {
/// use tokio::process::Command;
/// use toolrt::{Context, Executor};
///
/// let connection = toolrt_mcp::Connection::stdio(Command::new("todos-server")).await?;
/// let envelope = connection.call("get_todos", b"{}", &Context::new()).await;
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Connection(Arc<Shared>);

struct Shared {
    target: Target,
    options: ClientOptions,
    runtime: Handle,
    link: RwLock<Option<Arc<Link>>>,
    /// Held by whoever reaches the server again.
    again: tokio::sync::Mutex<Option<Instant>>,
    /// The toolsets that are from this server.
    checked: Mutex<Vec<&'static ToolsetSpec>>,
    is_closed: AtomicBool,
}

impl Connection {
    /// Starts a server as a process of its own, and connects by its stdin and stdout. The process ends with the
    /// connection, and so do those that it has started.
    ///
    /// # Errors
    /// It does not start, or is no server.
    pub async fn stdio(command: impl Into<Command>) -> Result<Self, ConnectError> {
        Self::stdio_with(command, ClientOptions::default()).await
    }

    /// The same, as a host decides.
    ///
    /// # Errors
    /// It does not start, or is no server.
    pub async fn stdio_with(
        command: impl Into<Command>,
        options: ClientOptions,
    ) -> Result<Self, ConnectError> {
        let command = Mutex::new(command.into());
        Self::open(Target::Stdio(command), options).await
    }

    /// Connects to a server by streamable HTTP, such as `http://127.0.0.1:8000/mcp`.
    ///
    /// # Errors
    /// There is no server.
    #[cfg(feature = "http")]
    pub async fn http(url: impl AsRef<str>, options: ClientOptions) -> Result<Self, ConnectError> {
        let address = super::web::Address::new(url.as_ref(), &options)?;
        Self::open(Target::Http(address), options).await
    }

    /// Connects to a server by two streams of lines, once.
    ///
    /// # Errors
    /// There is no server at their other ends.
    pub async fn streams(
        read: impl AsyncRead + Send + 'static,
        write: impl AsyncWrite + Send + 'static,
        options: ClientOptions,
    ) -> Result<Self, ConnectError> {
        let streams = Streams {
            read: Box::pin(read),
            write: Box::pin(write),
        };
        Self::open(Target::Streams(Mutex::new(Some(streams))), options).await
    }

    async fn open(target: Target, options: ClientOptions) -> Result<Self, ConnectError> {
        let link = Link::open(&target, &options).await?;
        Ok(Self(Arc::new(Shared {
            target,
            options,
            runtime: Handle::current(),
            link: RwLock::new(Some(Arc::new(link))),
            again: tokio::sync::Mutex::default(),
            checked: Mutex::default(),
            is_closed: AtomicBool::new(false),
        })))
    }

    /// The names of the tools that the server has told, in alphabetical order.
    pub fn tools(&self) -> Vec<String> {
        let link = self.0.link();
        link.map_or_else(Vec::new, |link| link.tools().names())
    }

    /// The schema of the arguments of a tool, as the server defines it.
    pub fn schema(&self, tool: &str) -> Option<Value> {
        let tools = self.0.link()?.tools();
        Some(tools.get(tool)?.input.clone())
    }

    /// The tools that the server has told, as a toolset without a design, by the host's label for the server. Descriptions
    /// and schemas are the server's; it says nothing of effects, capabilities and scopes that a host has to believe.
    ///
    /// # Errors
    /// A tool has a name or a schema that cannot be taken.
    pub fn toolset(&self, label: &str) -> Result<Toolset, DefinitionError> {
        let link = self.0.link();
        let definitions = link.map_or_else(Vec::new, |link| link.tools().made());
        toolset_of_server(label, &definitions, self.clone())
    }

    /// How the tools of the server differ from those of a design.
    pub fn drift(&self, toolset: &ToolsetSpec) -> Drift {
        match self.0.link() {
            Some(link) => drift(toolset, &link.tools()),
            None => Drift::default(),
        }
    }

    /// The era of the protocol that it speaks.
    pub fn era(&self) -> Option<Era> {
        self.0.link().map(|link| link.era)
    }

    /// What the server tells its clients to know about its tools.
    pub fn instructions(&self) -> Option<String> {
        self.0.link()?.info()?.instructions.clone()
    }

    /// Ends it, for all its clones: calls that run end as `unavailable`, and so do all others from now on.
    pub async fn close(&self) {
        self.0.is_closed.store(true, Ordering::Release);
        let link = self
            .0
            .link
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(link) = link {
            // What the SDK and the process need: a runtime.
            let closing = self.0.runtime.spawn(async move { link.close().await });
            let _ = closing.await;
        }
    }

    async fn called(
        &self,
        tool: &str,
        spec: Option<&'static Spec>,
        payload: &[u8],
        cx: &Context,
    ) -> Envelope {
        let shared = &self.0;
        let tool = match spec {
            Some(spec) if tool == spec.name => sent_name(spec),
            Some(_) | None => tool,
        };
        let relay = Relay::begin(tool, payload, cx, next_call_id);
        let limit = shared.options.call_timeout;
        let call = Call {
            tool,
            spec,
            payload,
            relay: &relay,
            options: &shared.options,
            runtime: &shared.runtime,
            time: relay.time_left().map_or(limit, |left| left.min(limit)),
        };
        let run = async {
            match self.reached().await {
                Ok(link) => call.run(&link).await,
                Err(message) => failure(unavailable(message)),
            }
        };
        let envelope = call.within(run).await;
        relay.end(envelope)
    }

    /// The server, reached again if it has gone; or why it cannot be reached.
    async fn reached(&self) -> Result<Arc<Link>, String> {
        if let Some(link) = self.0.link() {
            return Ok(link);
        }
        let mut tried = self.0.again.lock().await;
        if let Some(link) = self.0.link() {
            return Ok(link);
        }
        if self.0.is_closed.load(Ordering::Acquire) {
            return Err("The connection is closed.".to_owned());
        }
        if tried.is_some_and(|tried| tried.elapsed() < PAUSE) {
            return Err("The server cannot be reached.".to_owned());
        }
        *tried = Some(Instant::now());
        let own = self.clone();
        // On the runtime of the connection: whoever calls may have another one, or none, or stop waiting.
        let reaching = self.0.runtime.spawn(async move { own.reach().await });
        match reaching.await {
            Ok(Ok(link)) => Ok(link),
            Ok(Err(error)) => {
                self.0.options.log.failure("", "", &error.to_string());
                Err("The server cannot be reached.".to_owned())
            }
            Err(_) => Err("The connection is closed.".to_owned()),
        }
    }

    async fn reach(&self) -> Result<Arc<Link>, ConnectError> {
        let link = Link::open(&self.0.target, &self.0.options).await?;
        let checked = {
            let checked = self
                .0
                .checked
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            checked.clone()
        };
        for toolset in checked {
            let drift = drift(toolset, &link.tools());
            self.0
                .decide(toolset, drift)
                .map_err(|drift| ConnectError::Drift(Box::new(drift)))?;
        }
        let link = Arc::new(link);
        *self.0.link.write().unwrap_or_else(PoisonError::into_inner) = Some(link.clone());
        Ok(link)
    }
}

impl Shared {
    /// The server, if it is there.
    fn link(&self) -> Option<Arc<Link>> {
        let link = self.link.read().unwrap_or_else(PoisonError::into_inner);
        link.as_ref().filter(|link| !link.is_gone()).cloned()
    }

    /// What the host does about a difference.
    fn decide(&self, toolset: &ToolsetSpec, drift: Drift) -> Result<(), Drift> {
        match self.options.drift {
            OnDrift::Refuse if drift.is_breaking() => return Err(drift),
            OnDrift::Warn if !drift.is_empty() => {
                let text = format!("the toolset {}: {drift}", toolset.name);
                self.options.log.failure("", "", &text);
            }
            OnDrift::Refuse | OnDrift::Warn | OnDrift::Ignore => {}
        }
        Ok(())
    }
}

impl Executor for Connection {
    toolrt::calls_by!(called);

    fn check(&self, toolset: &'static ToolsetSpec) -> Result<(), Drift> {
        self.0.decide(toolset, self.drift(toolset))?;
        let mut checked = self
            .0
            .checked
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if !checked.iter().any(|known| std::ptr::eq(*known, toolset)) {
            checked.push(toolset);
        }
        Ok(())
    }
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection")
            .field("era", &self.era())
            .finish()
    }
}
