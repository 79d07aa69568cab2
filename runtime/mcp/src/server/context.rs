//! What comes with a request, and what a call has of it.

use std::time::Duration;

#[cfg(feature = "http")]
use http::{HeaderMap, request::Parts};
use rmcp::RoleServer;
use rmcp::model::{JsonObject, ProtocolVersion};
use rmcp::service::RequestContext;
use serde_json::Value;
use toolrt::host::CallerKey;
use toolrt::mcp::{Era, Mapping, Origin, Target};
use toolrt::{Caller, Context, Spec};

use super::identity::Identity;
#[cfg(feature = "http")]
use super::peer::{Peer, SOMEWHERE};
use super::shared::Shared;

/// How long a text from outside may be.
const LONGEST: usize = 1024;

/// The name of a client that does not tell its own.
const NAMELESS: &str = "mcp";

/// Where requests have come from that nobody knows more of.
const LOCAL: &str = "stdio";

/// The header by which a client says for whom it calls, where its own name cannot.
const CALLER: &str = "toolrt-caller";

/// The header with the id of a session of the older era.
const SESSION: &str = "mcp-session-id";

/// What comes with a request, besides its arguments: for [`Options::context`](super::Options::context).
#[derive(Debug, Clone)]
pub struct Incoming<'a> {
    request: &'a RequestContext<RoleServer>,
    era: Era,
    #[cfg(feature = "http")]
    parts: Option<&'a Parts>,
}

impl<'a> Incoming<'a> {
    pub(super) fn of(request: &'a RequestContext<RoleServer>) -> Self {
        let version = request.protocol_version();
        let modern = version.is_some_and(|version| version >= ProtocolVersion::V_2026_07_28);
        Self {
            request,
            era: match modern {
                true => Era::Modern,
                false => Era::Older,
            },
            #[cfg(feature = "http")]
            parts: request.extensions.get::<Parts>(),
        }
    }

    /// The era of the request.
    pub fn era(&self) -> Era {
        self.era
    }

    /// Whether it has come over HTTP.
    #[cfg(feature = "http")]
    pub fn is_http(&self) -> bool {
        self.parts.is_some()
    }

    /// The name by which the client calls itself.
    pub fn client(&self) -> Option<String> {
        let inline = self
            .request
            .meta
            .0
            .0
            .get("io.modelcontextprotocol/clientInfo");
        let inline = inline.and_then(|client| client.get("name")?.as_str());
        let name = match inline {
            Some(name) => name.to_owned(),
            None => self.request.peer.peer_info()?.client_info.name.clone(),
        };
        Some(name).filter(|name| !name.is_empty() && name.len() <= LONGEST)
    }

    /// A text of `_meta`, of at most 1,024 bytes.
    pub fn meta(&self, key: &str) -> Option<&'a str> {
        bounded(self.request.meta.0.0.get(key)?.as_str()?)
    }

    /// All of `_meta`, as the client has sent it.
    pub fn all_meta(&self) -> &'a JsonObject {
        &self.request.meta.0.0
    }

    /// The headers of a request over HTTP.
    #[cfg(feature = "http")]
    pub fn headers(&self) -> Option<&'a HeaderMap> {
        self.parts.map(|parts| &parts.headers)
    }

    /// A header of a request over HTTP, in any case, of at most 1,024 bytes.
    #[cfg(feature = "http")]
    pub fn header(&self, name: &str) -> Option<&'a str> {
        bounded(self.headers()?.get(name)?.to_str().ok()?)
    }

    #[cfg(not(feature = "http"))]
    fn header(&self, _: &str) -> Option<&'a str> {
        None
    }

    /// Who calls, by the verifier of tokens.
    #[cfg(feature = "http")]
    pub fn identity(&self) -> Option<&'a Identity> {
        self.parts?.extensions.get::<Identity>()
    }

    #[cfg(not(feature = "http"))]
    pub(super) fn identity(&self) -> Option<&'a Identity> {
        None
    }

    /// Where the request has come from; not what a proxy says of its client.
    pub fn peer(&self) -> &'a str {
        #[cfg(feature = "http")]
        if let Some(parts) = self.parts {
            let peer = parts.extensions.get::<Peer>();
            return peer.map_or(SOMEWHERE, Peer::as_str);
        }
        LOCAL
    }

    /// Whom the request counts for, by its context; nobody where the server has one client alone.
    pub(super) fn counts_for(&self, cx: &Context) -> Option<CallerKey> {
        #[cfg(feature = "http")]
        let is_one_of_many = self.is_http();
        #[cfg(not(feature = "http"))]
        let is_one_of_many = false;
        is_one_of_many.then(|| CallerKey::of(cx))
    }

    /// A text among the claims of the token, of at most 1,024 bytes.
    pub fn claim(&self, name: &str) -> Option<&'a str> {
        bounded(self.identity()?.claims.get(name)?.as_str()?)
    }

    /// The session of the older era over HTTP: derived from the id that the client sends, always the same for the same one.
    /// Who knows that id can use the session, so it is in no envelope, recording or span.
    pub fn session_id(&self) -> Option<String> {
        let id = self.header(SESSION)?;
        (self.era == Era::Older).then(|| derived(id))
    }

    /// The scopes of a tool that the caller's token lacks; none without tokens.
    pub(super) fn lacks(&self, spec: &Spec) -> Vec<&'static str> {
        let identity = self.identity();
        identity.map_or_else(Vec::new, |identity| {
            identity.bind(Context::new()).lacking(spec.scopes)
        })
    }

    /// The most time that the client gives a call.
    fn timeout(&self) -> Option<Duration> {
        let millis = self.request.meta.0.0.get("dev.toolc/timeout_ms");
        millis.and_then(Value::as_u64).map(Duration::from_millis)
    }

    /// Who calls: the most that is known of it.
    fn caller(&self, shared: &Shared) -> String {
        if let Some(identity) = self.identity() {
            return identity.caller.clone();
        }
        let said = self.header(CALLER).filter(|name| !name.is_empty());
        let said = said.or(shared.options.caller.as_deref());
        match said.filter(|name| !name.is_empty() && name.len() <= LONGEST) {
            Some(name) => name.to_owned(),
            None => self.client().unwrap_or_else(|| NAMELESS.to_owned()),
        }
    }

    /// The context of a call that comes with the request.
    pub(super) fn context(&self, shared: &Shared) -> Context {
        let most = shared.options.deadline;
        let timeout = self.timeout().map_or(most, |timeout| timeout.min(most));
        let mut cx = self
            .bound(shared.options.base.clone())
            .with_caller(Caller::new(self.caller(shared)))
            .with_timeout(timeout);
        if let Some(trace) = self.meta("traceparent") {
            cx = cx.with_traceparent(trace);
        }
        if let Some(state) = self.meta("tracestate") {
            cx = cx.with_tracestate(state);
        }
        if let Some(baggage) = self.meta("baggage") {
            cx = cx.with_baggage(baggage);
        }
        if let Some(session) = self.session_id() {
            cx = cx.with_session_id(session);
        }
        for Mapping { to, from } in shared.server.spec().context {
            let session: Option<String>;
            let text = match from {
                Origin::Meta(key) => self.meta(key),
                Origin::Header(name) if name.eq_ignore_ascii_case(SESSION) => {
                    session = self.header(SESSION).map(derived);
                    session.as_deref()
                }
                Origin::Header(name) => self.header(name),
                Origin::Claim(name) => self.claim(name),
            };
            let Some(text) = text else {
                continue;
            };
            cx = match to {
                Target::SessionId => cx.with_session_id(text),
                Target::RunId => cx.with_run_id(text),
                Target::TurnId => cx.with_turn_id(text),
                Target::Label(name) => cx.with_label(*name, text),
            };
        }
        match &shared.options.contexts {
            // The host may make another context: the token holds for that, too.
            Some(contexts) => self.bound(contexts(cx, self)),
            None => cx,
        }
    }

    /// A context with what the token says, if there is one, and with where the request has come from, unless the host
    /// says that.
    fn bound(&self, cx: Context) -> Context {
        let cx = match cx.peer() {
            Some(_) => cx,
            None => cx.with_peer(self.peer()),
        };
        match self.identity() {
            Some(identity) => identity.bind(cx),
            None => cx,
        }
    }
}

/// What stands for the id of a session: half of its SHA-256, in hexadecimal digits.
#[cfg(feature = "http")]
fn derived(id: &str) -> String {
    use sha2::{Digest, Sha256};

    let digest = Sha256::digest(id.as_bytes());
    digest
        .into_iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Without HTTP there are no headers.
#[cfg(not(feature = "http"))]
fn derived(_: &str) -> String {
    String::new()
}

fn bounded(text: &str) -> Option<&str> {
    (text.len() <= LONGEST).then_some(text)
}
