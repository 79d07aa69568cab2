//! What a host decides about a server: limits, HTTP, who may call.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use toolrt::{Cancel, Context, Spec};

#[cfg(feature = "http")]
use super::auth::Verifier;
use super::context::Incoming;
use super::tasks::Tasking;

/// What a host gives to the context of a call.
pub(super) type Contexts = dyn Fn(Context, &Incoming<'_>) -> Context + Send + Sync;

/// Which tools run as tasks.
pub(super) type Tasks = dyn Fn(&'static Spec) -> Tasking + Send + Sync;

/// How a server is served; what is not said is as `spec/mcp.md` has it.
///
/// ```
/// # use std::time::Duration;
/// # use toolrt_mcp::Options;
/// let options = Options::new()
///     .deadline(Duration::from_secs(60))
///     .hosts(["mcp.example.com"]);
/// ```
#[derive(Clone)]
pub struct Options {
    pub(super) page_size: usize,
    pub(super) deadline: Duration,
    pub(super) max_calls: usize,
    pub(super) max_calls_per_caller: Option<usize>,
    pub(super) shutdown: Cancel,
    pub(super) grace: Duration,
    pub(super) keeps_registry: bool,
    pub(super) caller: Option<String>,
    pub(super) base: Context,
    pub(super) contexts: Option<Arc<Contexts>>,
    pub(super) tasks: Option<Arc<Tasks>>,
    pub(super) hosts: Vec<String>,
    pub(super) origins: Option<Vec<String>>,
    pub(super) max_body: usize,
    pub(super) body_timeout: Duration,
    pub(super) max_sessions: usize,
    pub(super) max_sessions_per_caller: Option<usize>,
    pub(super) session_idle: Duration,
    pub(super) path: String,
    #[cfg(feature = "http")]
    pub(super) auth: Option<Arc<dyn Verifier>>,
    pub(super) resource: Option<String>,
    pub(super) authorization_servers: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            page_size: 1000,
            deadline: Duration::from_secs(600),
            max_calls: 256,
            max_calls_per_caller: None,
            shutdown: Cancel::new(),
            grace: Duration::from_secs(10),
            keeps_registry: false,
            caller: None,
            base: Context::new(),
            contexts: None,
            tasks: None,
            hosts: ["localhost", "127.0.0.1", "[::1]"]
                .map(str::to_owned)
                .into(),
            origins: None,
            max_body: 4 * 1024 * 1024,
            body_timeout: Duration::from_secs(30),
            max_sessions: 1000,
            max_sessions_per_caller: None,
            session_idle: Duration::from_secs(30 * 60),
            path: "/mcp".to_owned(),
            #[cfg(feature = "http")]
            auth: None,
            resource: None,
            authorization_servers: Vec::new(),
        }
    }
}

impl Options {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many entries a page of a list has; 1,000 by default, at least 1.
    #[must_use]
    pub fn page_size(mut self, entries: usize) -> Self {
        self.page_size = entries.max(1);
        self
    }

    /// How long a call may take; 10 minutes by default. Clients may ask for less.
    #[must_use]
    pub fn deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// Who calls, where no token and no header says it; by default the name of the client. Over stdio the variable
    /// `TOOLRT_CALLER` of the environment says it, too.
    #[must_use]
    pub fn caller(mut self, caller: impl Into<String>) -> Self {
        self.caller = Some(caller.into());
        self
    }

    /// How many calls run at once, of tools, resources and prompts; 256 by default. Further ones end as `unavailable`.
    #[must_use]
    pub fn max_calls(mut self, calls: usize) -> Self {
        self.max_calls = calls;
        self
    }

    /// How many of these one caller has over HTTP; half of them by default. Further ones end as `rate_limited`. A caller is
    /// the owner of a token, else the [`Peer`](crate::Peer) that has sent the request.
    #[must_use]
    pub fn max_calls_per_caller(mut self, calls: usize) -> Self {
        self.max_calls_per_caller = Some(calls);
        self
    }

    /// Ends the server when it is cancelled: no new requests are taken, and those that run have time until they are
    /// cancelled, too.
    #[must_use]
    pub fn shutdown(mut self, shutdown: Cancel) -> Self {
        self.shutdown = shutdown;
        self
    }

    /// How much time running requests have at the end; 10 seconds by default.
    #[must_use]
    pub fn grace(mut self, grace: Duration) -> Self {
        self.grace = grace;
        self
    }

    /// Whether the registry goes on when the server has ended, since others use it as well. Without that it is shut down
    /// with the [`grace`](Self::grace) when the server is ([`Registry::shutdown`](toolrt::Registry::shutdown)), and when
    /// the client of [`serve_stdio`](crate::serve_stdio) has gone.
    #[must_use]
    pub fn keeps_registry(mut self, keeps: bool) -> Self {
        self.keeps_registry = keeps;
        self
    }

    /// What the context of each call begins with: labels, values, a working folder.
    #[must_use]
    pub fn base(mut self, context: Context) -> Self {
        self.base = context;
        self
    }

    /// Completes the context of each call by what came with its request; under a policy that of lists of tools as well.
    #[must_use]
    pub fn context(
        mut self,
        contexts: impl Fn(Context, &Incoming<'_>) -> Context + Send + Sync + 'static,
    ) -> Self {
        self.contexts = Some(Arc::new(contexts));
        self
    }

    /// Lets tools that take long run as tasks (the extension `io.modelcontextprotocol/tasks`): says of each tool which, or
    /// whether it may.
    #[must_use]
    pub fn tasks<T: Into<Tasking>>(
        mut self,
        of: impl Fn(&'static Spec) -> T + Send + Sync + 'static,
    ) -> Self {
        self.tasks = Some(Arc::new(move |spec| of(spec).into()));
        self
    }

    /// The hosts that requests may be for, each with a port or for any; those of this machine by default.
    #[must_use]
    pub fn hosts(mut self, hosts: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.hosts = hosts.into_iter().map(Into::into).collect();
        self
    }

    /// The pages in browsers that may send requests (`https://app.example.com`), each with a port or at any; those of the
    /// hosts by default.
    #[must_use]
    pub fn origins(mut self, origins: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.origins = Some(origins.into_iter().map(Into::into).collect());
        self
    }

    /// How many bytes a request may have; 4 MiB by default.
    #[must_use]
    pub fn max_body(mut self, bytes: usize) -> Self {
        self.max_body = bytes;
        self
    }

    /// How long a request may take to arrive; 30 seconds by default.
    #[must_use]
    pub fn body_timeout(mut self, timeout: Duration) -> Self {
        self.body_timeout = timeout;
        self
    }

    /// How many sessions of the older era there are at once; 1,000 by default.
    #[must_use]
    pub fn max_sessions(mut self, sessions: usize) -> Self {
        self.max_sessions = sessions;
        self
    }

    /// How many of these one caller has, and as many tasks and listeners; half of them by default. A request for a further
    /// one is 429.
    #[must_use]
    pub fn max_sessions_per_caller(mut self, sessions: usize) -> Self {
        self.max_sessions_per_caller = Some(sessions);
        self
    }

    /// How long a session may be idle; 30 minutes by default.
    #[must_use]
    pub fn session_idle(mut self, idle: Duration) -> Self {
        self.session_idle = idle;
        self
    }

    /// The path of the server; `/mcp` by default.
    #[must_use]
    pub fn path(mut self, path: impl Into<String>) -> Self {
        self.path = path.into();
        self
    }

    /// Asks each request over HTTP for a token, and this verifier about it.
    #[cfg(feature = "http")]
    #[must_use]
    pub fn auth(mut self, verifier: impl Verifier + 'static) -> Self {
        self.auth = Some(Arc::new(verifier));
        self
    }

    /// The address of the server as clients write it (`https://mcp.example.com/mcp`), for the metadata of RFC 9728;
    /// without one it is made of the host of the request.
    #[must_use]
    pub fn resource(mut self, url: impl Into<String>) -> Self {
        self.resource = Some(url.into());
        self
    }

    /// Who gives tokens, for the metadata of RFC 9728.
    #[must_use]
    pub fn authorization_servers(
        mut self,
        urls: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.authorization_servers = urls.into_iter().map(Into::into).collect();
        self
    }
}

/// What one caller has of so many, where nothing else is said: half of them, and at least one.
pub(super) fn share(most: usize, own: Option<usize>) -> usize {
    own.unwrap_or(most.div_ceil(2))
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("page_size", &self.page_size)
            .field("deadline", &self.deadline)
            .field("max_calls", &self.max_calls)
            .field("hosts", &self.hosts)
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}
