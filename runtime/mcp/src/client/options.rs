//! What a host decides about a connection.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use toolrt::host::{Log, StderrLog};
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

/// What a host decides about a connection; the default is what most need.
#[derive(Clone)]
pub struct ClientOptions {
    /// Who answers what a server asks during a call, if the context of the call says nobody.
    pub asker: Option<Arc<dyn Asker>>,
    /// What happens when the server has other tools than a design says.
    pub drift: OnDrift,
    /// How long connecting may take; 30 seconds.
    pub connect_timeout: Duration,
    /// How long a call may take whose context does not say less; 10 minutes.
    pub call_timeout: Duration,
    /// From which level on the server tells of its log, where somebody listens.
    pub log_level: Level,
    /// The bearer token of each request over HTTP.
    pub token: Option<String>,
    /// Headers of each request over HTTP.
    pub headers: Vec<(String, String)>,
    /// The name and the version that the server hears.
    pub name: String,
    #[allow(missing_docs, reason = "see above")]
    pub version: String,
    /// Who hears of what no call can tell: drift, above all.
    pub log: Arc<dyn Log>,
}

impl Default for ClientOptions {
    fn default() -> Self {
        Self {
            asker: None,
            drift: OnDrift::default(),
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
    /// The same options with an asker.
    #[must_use]
    pub fn with_asker(mut self, asker: impl Asker + 'static) -> Self {
        self.asker = Some(Arc::new(asker));
        self
    }

    /// The same options with a bearer token.
    #[must_use]
    pub fn with_token(mut self, token: impl Into<String>) -> Self {
        self.token = Some(token.into());
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
