//! A server at an address: streamable HTTP, a POST for each message.

use std::error::Error;
use std::time::Duration;

use reqwest::header::{ACCEPT, CONTENT_TYPE, HeaderValue, LOCATION};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, Url, redirect};
use serde_json::value::RawValue;
use tokio::time::timeout;
use toolc_build::Problem;
use toolc_build::show::plain;

use super::events::Events;
use super::limits::Spent;
use super::messages::{
    Failure, LAST_WITH_INITIALIZE, Request, Said, notification, refusal, said, shortened,
};

const SESSION: &str = "mcp-session-id";
const VERSION: &str = "mcp-protocol-version";
const METHOD: &str = "mcp-method";

/// How long a server may take to receive the end of the session.
const GRACE: Duration = Duration::from_millis(500);

/// How many redirects within an origin are followed.
const MOST_MOVES: usize = 5;

/// A server that is called.
pub struct Address {
    client: Client,
    url: Url,
    /// The id of the session, if the server uses sessions.
    session: Option<HeaderValue>,
    version: HeaderValue,
}

impl Address {
    pub fn of(text: &str) -> Result<Self, Problem> {
        let url = Url::parse(text).ok();
        let url = url.filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        let Some(url) = url else {
            let shown = plain(text);
            let problem = Problem::outside(format!("`{shown}` is no address of a server"));
            return Err(problem.help(format!(
                "write `http://` or `https://` before it, or, if it is a command, `--mcp -- {shown}`"
            )));
        };
        // Whoever was asked is whoever answers: another place is for the user to choose.
        let moves = redirect::Policy::custom(|attempt| {
            let asked = attempt.previous().first().map(Url::origin);
            match asked == Some(attempt.url().origin()) && attempt.previous().len() <= MOST_MOVES {
                true => attempt.follow(),
                false => attempt.stop(),
            }
        });
        // Whoever has installed one before us is fine as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().redirect(moves).build();
        let client = client.map_err(|error| {
            Problem::outside(format!("cannot ask a server: {}", first_cause(&error)))
        })?;
        Ok(Self {
            client,
            url,
            session: None,
            version: HeaderValue::from_static(LAST_WITH_INITIALIZE),
        })
    }

    /// Speaks the version that the server has chosen.
    pub fn speaks(&mut self, version: &str) {
        let is_date = version.len() == LAST_WITH_INITIALIZE.len()
            && version
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'-');
        if is_date && let Ok(version) = HeaderValue::from_str(version) {
            self.version = version;
        }
    }

    pub async fn answer(
        &mut self,
        request: &Request<'_>,
        spent: &mut Spent,
    ) -> Result<Box<RawValue>, Failure> {
        let mut post = self.post(request.text());
        if let Some(version) = request.newest {
            post = post.header(VERSION, version).header(METHOD, request.method);
        } else if request.method != "initialize" {
            post = post.header(VERSION, &self.version);
        }
        let mut response = sent(post).await?;
        let status = response.status();
        if request.method == "initialize" {
            self.session = response.headers().get(SESSION).cloned();
        }
        if !status.is_success() {
            return Err(self.turned_away(response, spent).await);
        }
        match kind(&response) {
            Kind::Json => {
                let body = whole(&mut response, spent).await?;
                match said(&body, request.id) {
                    Said::Answer(answer) => Ok(answer),
                    Said::Refusal(refusal) => Err(Failure::Refusal(refusal)),
                    Said::Asks(_) | Said::Else => Err(Failure::Broken(NO_ANSWER.to_owned())),
                }
            }
            Kind::Events => self.answer_in_events(response, request.id, spent).await,
            Kind::Else(kind) => Err(Failure::NotTaken(kind)),
        }
    }

    /// Sends a notification.
    pub async fn tell(&mut self, method: &str, spent: &mut Spent) -> Result<(), Failure> {
        let post = self
            .post(notification(method))
            .header(VERSION, &self.version);
        let response = sent(post).await?;
        match response.status().is_success() {
            true => Ok(()),
            false => Err(self.turned_away(response, spent).await),
        }
    }

    /// Ends the conversation, if there is one; a server that does not listen is left.
    pub async fn leave(self) {
        if let Some(session) = &self.session {
            let request = self
                .client
                .request(Method::DELETE, self.url.clone())
                .header(SESSION, session)
                .header(VERSION, &self.version);
            let _ = timeout(GRACE, request.send()).await;
        }
    }

    async fn answer_in_events(
        &self,
        mut response: Response,
        id: u64,
        spent: &mut Spent,
    ) -> Result<Box<RawValue>, Failure> {
        let mut events = Events::default();
        while let Some(piece) = piece(&mut response, spent).await? {
            for event in events.read(&piece) {
                spent.message()?;
                match said(&event, id) {
                    Said::Answer(answer) => return Ok(answer),
                    Said::Refusal(refusal) => return Err(Failure::Refusal(refusal)),
                    Said::Asks(reply) => {
                        sent(self.post(reply).header(VERSION, &self.version)).await?;
                    }
                    Said::Else => {}
                }
            }
        }
        Err(Failure::Broken(NO_ANSWER.to_owned()))
    }

    fn post(&self, text: String) -> RequestBuilder {
        let mut post = self
            .client
            .post(self.url.clone())
            .header(ACCEPT, "application/json, text/event-stream")
            .header(CONTENT_TYPE, "application/json")
            .body(text);
        if let Some(session) = &self.session {
            post = post.header(SESSION, session);
        }
        post
    }

    /// The meaning of an unsuccessful answer.
    async fn turned_away(&self, mut response: Response, spent: &mut Spent) -> Failure {
        let status = response.status();
        if status.is_redirection() {
            let to = response.headers().get(LOCATION);
            let to = to.map(|to| String::from_utf8_lossy(to.as_bytes()).into_owned());
            let to = to.unwrap_or_else(|| "somewhere".to_owned());
            return Failure::Broken(format!(
                "it sends us to another place, `{}`",
                shortened(&to)
            ));
        }
        if matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) {
            return Failure::Broken(format!("it wants to know who asks ({status})"));
        }
        if matches!(kind(&response), Kind::Json)
            && let Ok(body) = whole(&mut response, spent).await
        {
            // Who has not understood a request may not know its number.
            if let Some(refusal) = refusal(&body) {
                return Failure::Refusal(refusal);
            }
        }
        match status.is_client_error() {
            true => Failure::NotTaken(format!("it says {status}")),
            false => Failure::Broken(format!("it says {status}")),
        }
    }
}

const NO_ANSWER: &str = "it ends without an answer";

/// The kind of a body.
enum Kind {
    Json,
    Events,
    Else(String),
}

fn kind(response: &Response) -> Kind {
    let said = response.headers().get(CONTENT_TYPE);
    let said = said.map_or(&b""[..], HeaderValue::as_bytes);
    let is = |kind: &str| {
        said.get(..kind.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(kind.as_bytes()))
    };
    if is("application/json") {
        Kind::Json
    } else if is("text/event-stream") {
        Kind::Events
    } else {
        let said = String::from_utf8_lossy(said);
        Kind::Else(format!("it answers with `{}`", shortened(&said)))
    }
}

async fn sent(request: RequestBuilder) -> Result<Response, Failure> {
    let sent = request.send().await;
    sent.map_err(|error| Failure::Broken(first_cause(&error)))
}

/// A whole body, up to the limit.
async fn whole(response: &mut Response, spent: &mut Spent) -> Result<Vec<u8>, Failure> {
    let mut body = Vec::new();
    while let Some(piece) = piece(response, spent).await? {
        body.extend_from_slice(&piece);
    }
    spent.message()?;
    Ok(body)
}

async fn piece(response: &mut Response, spent: &mut Spent) -> Result<Option<Vec<u8>>, Failure> {
    let piece = response.chunk().await;
    let piece = piece.map_err(|error| Failure::Broken(first_cause(&error)))?;
    let Some(piece) = piece else { return Ok(None) };
    spent.read(piece.len())?;
    Ok(Some(piece.to_vec()))
}

/// The root cause of an error, in the system's own words without its number.
fn first_cause(error: &dyn Error) -> String {
    let mut cause = error;
    while let Some(earlier) = cause.source() {
        cause = earlier;
    }
    let text = cause.to_string();
    shortened(text.split(" (os error").next().unwrap_or_default())
}
