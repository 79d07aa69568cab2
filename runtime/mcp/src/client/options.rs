//! What a host decides about a connection.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use toolrt::host::{Log, StderrLog};
use toolrt::mcp::Era;
use toolrt::{Asker, Level};

/// What happens when a server has other tools than a design says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum OnDrift {
    /// What is missing or changed is refused.
    #[default]
    Refuse,
    /// The host's log hears of it.
    Warn,
    /// Nothing.
    Ignore,
}

/// How a server is reached and called; what is not said is as `spec/mcp.md` has it.
///
/// ```
/// # use std::time::Duration;
/// # use toolrt_mcp::{ClientOptions, OnDrift};
/// let options = ClientOptions::new()
///     .token("secret")
///     .call_timeout(Duration::from_secs(60))
///     .drift(OnDrift::Warn);
/// ```
#[derive(Clone)]
pub struct ClientOptions {
    pub(super) asker: Option<Arc<dyn Asker>>,
    pub(super) drift: OnDrift,
    pub(super) era: Option<Era>,
    pub(super) connect_timeout: Duration,
    pub(super) call_timeout: Duration,
    pub(super) log_level: Level,
    pub(super) token: Option<String>,
    pub(super) headers: Vec<(String, String)>,
    pub(super) name: String,
    pub(super) version: String,
    pub(super) log: Arc<dyn Log>,
}

impl Default for ClientOptions {
    fn default() -> Self {
        Self {
            asker: None,
            drift: OnDrift::default(),
            era: None,
            connect_timeout: Duration::from_secs(30),
            call_timeout: Duration::from_secs(600),
            log_level: Level::Info,
            token: None,
            headers: Vec::new(),
            name: "toolrt".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            log: Arc::new(StderrLog),
        }
    }
}

impl ClientOptions {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Who answers what the server asks during a call, if the context of the call says nobody.
    #[must_use]
    pub fn asker(mut self, asker: impl Asker + 'static) -> Self {
        self.asker = Some(Arc::new(asker));
        self
    }

    /// What happens when the server has other tools than a design says.
    #[must_use]
    pub fn drift(mut self, drift: OnDrift) -> Self {
        self.drift = drift;
        self
    }

    /// The one era of the protocol that is spoken; otherwise the server decides.
    #[must_use]
    pub fn era(mut self, era: Era) -> Self {
        self.era = Some(era);
        self
    }

    /// How long connecting may take; 30 seconds by default.
    #[must_use]
    pub fn connect_timeout(mut self, time: Duration) -> Self {
        self.connect_timeout = time;
        self
    }

    /// How long a call may take whose context does not say less; 10 minutes by default.
    #[must_use]
    pub fn call_timeout(mut self, time: Duration) -> Self {
        self.call_timeout = time;
        self
    }

    /// From which level on the server tells of its log, where somebody listens; `info` by default.
    #[must_use]
    pub fn log_level(mut self, level: Level) -> Self {
        self.log_level = level;
        self
    }

    /// The bearer token of each request over HTTP.
    #[must_use]
    pub fn token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
        self
    }

    /// A header more of each request over HTTP.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// The name and the version that the server hears.
    #[must_use]
    pub fn name(mut self, name: impl Into<String>, version: impl Into<String>) -> Self {
        (self.name, self.version) = (name.into(), version.into());
        self
    }

    /// Who hears of what no call can tell, such as drift; stderr by default.
    #[must_use]
    pub fn log(mut self, log: impl Log + 'static) -> Self {
        self.log = Arc::new(log);
        self
    }
}

impl fmt::Debug for ClientOptions {
    /// Nothing of the token and the headers, which may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientOptions")
            .field("drift", &self.drift)
            .field("connect_timeout", &self.connect_timeout)
            .field("call_timeout", &self.call_timeout)
            .finish_non_exhaustive()
    }
}
