//! A server as a service of HTTP, to mount in an application of one's own: what must hold before `rmcp` gets a request, and
//! what leaves behind it.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::{Buf, Bytes, BytesMut};
use http::header::{CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode};
use http_body::Body;
use http_body_util::combinators::BoxBody;
use http_body_util::{BodyExt, Full};
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use tokio::task::AbortHandle;
use tokio_util::sync::CancellationToken;
use toolrt::host::CallerKey;
use toolrt::mcp::Server;

use super::Options;
use super::auth;
use super::handler::Session;
use super::hosts::Hosts;
use super::identity::Identity;
use super::payload::{self, Way};
use super::peer::{Peer, SOMEWHERE};
use super::places::Place;
use super::raw::Spliced;
use super::refusals::refusal;
use super::sessions::Sessions;
use super::shared::Shared;

/// An answer to a request.
pub(super) type Answer = Response<BoxBody<Bytes, Infallible>>;

/// The type of messages.
const JSON: &str = "application/json";

/// The header with the session of the older era.
const SESSION: &str = "mcp-session-id";

/// An id that no session has.
const NO_SESSION: &str = "none";

/// A service that serves a server over streamable HTTP, both eras, at its path.
///
/// Mounted under a prefix that the application takes away it has the rest of the path: `Options::new().path("/")`.
pub fn service(server: Server, options: Options) -> HttpService {
    let shared = Shared::new(server, options);
    let options = &shared.options;
    let end = CancellationToken::new();
    // Hosts and origins are checked before anything is read.
    let config = StreamableHttpServerConfig::default()
        .disable_allowed_hosts()
        .disable_allowed_origins()
        .with_json_response(true)
        // Bodies are measured as they come; escaped they are longer.
        .with_max_request_body_bytes(usize::MAX)
        .with_cancellation_token(end.clone());
    let sessions = Arc::new(Sessions::new(options));
    let own = shared.clone();
    let inner =
        StreamableHttpService::new(move || Ok(Session::new(&own)), sessions.clone(), config);
    let hosts = Hosts::of(options);
    HttpService(Arc::new(Life {
        ending: OnceLock::new(),
        end,
        hosts,
        inner,
        sessions,
        shared,
    }))
}

/// A server as a `tower` service.
#[derive(Clone)]
pub struct HttpService(Arc<Life>);

struct Life {
    shared: Arc<Shared>,
    hosts: Hosts,
    sessions: Arc<Sessions>,
    inner: StreamableHttpService<Session, Sessions>,
    /// Ends all sessions and streams.
    end: CancellationToken,
    /// The task that does it when the server shuts down.
    ending: OnceLock<AbortHandle>,
}

impl Drop for Life {
    fn drop(&mut self) {
        self.end.cancel();
        if let Some(ending) = self.ending.get() {
            ending.abort();
        }
    }
}

impl<B> tower_service::Service<Request<B>> for HttpService
where
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: Send,
{
    type Response = Answer;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Answer, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let life = self.0.clone();
        Box::pin(async move { Ok(life.answer(request).await) })
    }
}

impl std::fmt::Debug for HttpService {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("HttpService")
            .field(&self.0.shared.server)
            .finish()
    }
}

impl HttpService {
    pub(super) fn shared(&self) -> &Arc<Shared> {
        &self.0.shared
    }

    /// Ends all sessions and streams.
    pub(super) fn end(&self) {
        self.0.end.cancel();
    }
}

impl Life {
    async fn answer<B>(&self, request: Request<B>) -> Answer
    where
        B: Body + Send + 'static,
        B::Data: Send,
        B::Error: Send,
    {
        self.checked(request)
            .await
            .unwrap_or_else(|refused| *refused)
    }

    /// The answer to a request, or why it is not even looked at.
    async fn checked<B>(&self, request: Request<B>) -> Result<Answer, Box<Answer>>
    where
        B: Body + Send + 'static,
        B::Data: Send,
        B::Error: Send,
    {
        self.watch();
        let options = &self.shared.options;
        if options.shutdown.is_cancelled() {
            return Err(refused(
                StatusCode::SERVICE_UNAVAILABLE,
                "The server shuts down.",
            ));
        }
        let (mut parts, body) = request.into_parts();
        let is_metadata =
            options.auth.is_some() && parts.uri.path() == auth::metadata_path(options);
        if !is_metadata && parts.uri.path() != options.path {
            return Err(refused(
                StatusCode::NOT_FOUND,
                "There is nothing at this path.",
            ));
        }
        if !self.hosts.allow(&parts.uri, &parts.headers) {
            let text = "Requests by this host or origin are not allowed.";
            return Err(refused(StatusCode::FORBIDDEN, text));
        }
        if is_metadata {
            return match parts.method {
                Method::GET => Ok(auth::metadata(&self.shared, &parts.headers)),
                _ => Err(refused(
                    StatusCode::METHOD_NOT_ALLOWED,
                    "It can only be read.",
                )),
            };
        }
        let identity = auth::identity(options, &parts.headers).await;
        let identity = identity?;
        let read = self.read(&parts.headers, body);
        let read = tokio::time::timeout(options.body_timeout, read);
        let body = read.await.unwrap_or_else(|_| {
            let text = "The request has taken too long to arrive.";
            Err(refused(StatusCode::REQUEST_TIMEOUT, text))
        })?;
        let kind = parts
            .headers
            .get(CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let kind = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim());
        let is_json = kind.is_some_and(|kind| kind.eq_ignore_ascii_case(JSON));
        // Streams that only listen end with the server, and not before it.
        let place = (parts.method == Method::POST).then(|| self.shared.requests.place());
        let readable = payload::readable(&self.shared, &body, Way::Http);
        let readable = readable.map_or(body.clone(), Bytes::from);
        if let Some(id) = session_of(&parts.headers) {
            self.sessions.seen(id);
        }
        let caller = counts_for(&parts.extensions, identity.as_ref());
        if let Some(identity) = &identity {
            self.keep_apart(identity, &mut parts.headers);
            if let Some(refused) = auth::refuse(&self.shared, identity, &parts.headers, &readable) {
                return Err(Box::new(refused));
            }
            parts.extensions.insert(identity.clone());
        }
        let request = Request::from_parts(parts, Full::new(readable));
        let sent = self
            .sessions
            .beginning(caller, self.inner.handle(request))
            .await
            .map_err(too_many_sessions)?;
        if sent.status() == StatusCode::UNSUPPORTED_MEDIA_TYPE && is_json {
            let refusal = typed(StatusCode::BAD_REQUEST, JSON, refusal(&body));
            return Err(Box::new(refusal));
        }
        let place = place.flatten();
        Ok(self.sent(sent, identity.as_ref(), place).await)
    }

    /// The body of a request, if it is not too large.
    async fn read<B>(&self, headers: &HeaderMap, body: B) -> Result<Bytes, Box<Answer>>
    where
        B: Body,
    {
        let most = self.shared.options.max_body;
        let too_large = || {
            let text = format!("A request may have {most} bytes.");
            refused(StatusCode::PAYLOAD_TOO_LARGE, text)
        };
        let declared = headers
            .get(CONTENT_LENGTH)
            .and_then(|it| it.to_str().ok()?.parse().ok());
        if declared.is_some_and(|declared: u64| declared > most as u64) {
            return Err(too_large());
        }
        let mut body = std::pin::pin!(body);
        let mut whole = BytesMut::new();
        while let Some(frame) = std::future::poll_fn(|task| body.as_mut().poll_frame(task)).await {
            let cut = |_| {
                refused(
                    StatusCode::BAD_REQUEST,
                    "The request has not arrived whole.",
                )
            };
            let Ok(mut data) = frame.map_err(cut)?.into_data() else {
                continue;
            };
            if data.remaining() > most - whole.len() {
                return Err(too_large());
            }
            while data.has_remaining() {
                let piece = data.chunk();
                whole.extend_from_slice(piece);
                let length = piece.len();
                data.advance(length);
            }
        }
        Ok(whole.freeze())
    }

    /// Makes a session that is not the caller's one that does not exist: it is answered in the same words.
    fn keep_apart(&self, identity: &Identity, headers: &mut HeaderMap) {
        let session = session_of(headers);
        if session.is_some_and(|id| !self.sessions.is_of(id, identity.owner())) {
            headers.insert(SESSION, HeaderValue::from_static(NO_SESSION));
        }
    }

    /// An answer of `rmcp` as it goes out: what stands for JSON that is ready becomes it, and nothing internal leaves.
    async fn sent(
        &self,
        sent: Answer,
        identity: Option<&Identity>,
        place: Option<Place>,
    ) -> Answer {
        let (mut parts, body) = sent.into_parts();
        if parts.status.is_server_error() {
            return match self.sessions.has_room() {
                true => answer(StatusCode::INTERNAL_SERVER_ERROR, "The server has failed."),
                false => answer(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "There is no room for another session.",
                ),
            };
        }
        let created = session_of(&parts.headers);
        if let (Some(id), Some(identity)) = (created, identity) {
            self.sessions.own(id, identity.owner());
        }
        let is_stream = parts
            .headers
            .get(CONTENT_TYPE)
            .is_some_and(|kind| kind == "text/event-stream");
        let shared = self.shared.clone();
        let body = match is_stream {
            // Each event is a frame.
            true => body
                .map_frame(move |frame| {
                    let _until_it_ends = &place;
                    frame.map_data(|data| spliced(&shared, data))
                })
                .boxed(),
            false => {
                let data = body.collect().await.unwrap_or_else(|never| match never {});
                parts.headers.remove(CONTENT_LENGTH);
                Full::new(spliced(&shared, data.to_bytes())).boxed()
            }
        };
        Response::from_parts(parts, body)
    }

    /// Makes the sessions and streams end with the server, whoever serves it.
    fn watch(&self) {
        self.ending.get_or_init(|| {
            let (shared, end) = (self.shared.clone(), self.end.clone());
            let ending = async move {
                shared.drained().await;
                end.cancel();
            };
            tokio::spawn(ending).abort_handle()
        });
    }
}

/// The session of a request or an answer.
fn session_of(headers: &HeaderMap) -> Option<&str> {
    headers.get(SESSION).and_then(|id| id.to_str().ok())
}

/// Whom a request counts for, before there is a context of it.
fn counts_for(extensions: &http::Extensions, identity: Option<&Identity>) -> CallerKey {
    let peer = extensions.get::<Peer>().map_or(SOMEWHERE, Peer::as_str);
    let cx = toolrt::Context::new().with_peer(peer);
    CallerKey::of(&match identity {
        Some(identity) => identity.bind(cx),
        None => cx,
    })
}

/// The answer to a caller that has as many sessions as one may have; one of them ends after this time.
fn too_many_sessions(wait: Duration) -> Box<Answer> {
    let mut answer = answer(
        StatusCode::TOO_MANY_REQUESTS,
        "The caller has too many sessions.",
    );
    let seconds = wait.as_millis().div_ceil(1000).max(1);
    if let Ok(seconds) = HeaderValue::from_str(&seconds.to_string()) {
        answer.headers_mut().insert(RETRY_AFTER, seconds);
    }
    Box::new(answer)
}

/// A message, or an event with one, as it goes out.
fn spliced(shared: &Shared, data: Bytes) -> Bytes {
    match shared.definitions.spliced(&data) {
        Spliced::AsItIs => data,
        Spliced::Changed(data) | Spliced::Failed(data) => data.into(),
    }
}

/// An answer that is a sentence.
pub(super) fn answer(status: StatusCode, text: impl Into<String>) -> Answer {
    typed(
        status,
        "text/plain; charset=utf-8",
        text.into().into_bytes(),
    )
}

/// The same, in place of the answer that was wanted.
fn refused(status: StatusCode, text: impl Into<String>) -> Box<Answer> {
    Box::new(answer(status, text))
}

/// An answer that is JSON.
pub(super) fn json_answer(status: StatusCode, json: String) -> Answer {
    typed(status, JSON, json.into_bytes())
}

fn typed(status: StatusCode, kind: &'static str, body: Vec<u8>) -> Answer {
    let mut answer = Response::new(Full::new(Bytes::from(body)).boxed());
    *answer.status_mut() = status;
    let kind = http::HeaderValue::from_static(kind);
    answer.headers_mut().insert(CONTENT_TYPE, kind);
    answer
}
