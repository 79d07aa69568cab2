//! A client with a connection of its own, and with a session in the older era.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{ACCEPT, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::Told;
use crate::messages::{Era, INITIALIZED, TOOL, initialize, is_order};

const SESSION: &str = "mcp-session-id";

pub struct Client {
    http: SendRequest<Full<Bytes>>,
    address: SocketAddr,
    era: Era,
    session: Option<String>,
    /// The call that it makes, whose id is the same each time: one is answered before the next one is sent.
    call: Bytes,
}

/// An answer that was read to its end.
struct Answer {
    status: StatusCode,
    session: Option<String>,
    body: Bytes,
}

impl Client {
    /// Connects, and begins a session in the older era.
    pub async fn connect(address: SocketAddr, era: Era, arguments: &str) -> Told<Self> {
        let stream = TcpStream::connect(address).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let (http, connection) = handshake(TokioIo::new(stream)).await.map_err(failed)?;
        tokio::spawn(connection);
        let mut client = Self {
            http,
            address,
            era,
            session: None,
            call: era.call(2, arguments).into(),
        };
        if era == Era::Older {
            let begun = client.post("initialize", initialize(1).into()).await?;
            client.session = begun.session;
            if client.session.is_none() {
                return Err(format!("no session is begun: {}", begun.status));
            }
            client
                .post("notifications/initialized", INITIALIZED.into())
                .await?;
        }
        Ok(client)
    }

    /// Makes its call, which must give the order back.
    pub async fn call(&mut self) -> Told<()> {
        let answer = self.post("tools/call", self.call.clone()).await?;
        let text = String::from_utf8_lossy(&answer.body);
        match answer.status == StatusCode::OK && is_order(&text) {
            true => Ok(()),
            false => Err(format!("{}, and no order: {text}", answer.status)),
        }
    }

    /// Ends its session and its connection.
    pub async fn leave(mut self) -> Told<()> {
        if self.session.is_some() {
            self.send(Method::DELETE, "", Bytes::new()).await?;
        }
        Ok(())
    }

    async fn post(&mut self, method: &str, body: Bytes) -> Told<Answer> {
        self.send(Method::POST, method, body).await
    }

    async fn send(&mut self, verb: Method, method: &str, body: Bytes) -> Told<Answer> {
        let mut request = Request::builder()
            .method(verb)
            .uri("/mcp")
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json")
            .header(ACCEPT, "application/json, text/event-stream");
        match (self.era, &self.session) {
            (Era::Older, None) => {}
            (Era::Older, Some(session)) => {
                request = request
                    .header(SESSION, session)
                    .header("mcp-protocol-version", self.era.version());
            }
            (Era::Modern, _) => {
                request = request
                    .header("mcp-protocol-version", self.era.version())
                    .header("mcp-method", method)
                    .header("mcp-name", TOOL);
            }
        }
        let request = request.body(Full::new(body)).map_err(failed)?;
        self.http.ready().await.map_err(failed)?;
        let answer = self.http.send_request(request).await.map_err(failed)?;
        let status = answer.status();
        let session = answer.headers().get(SESSION);
        let session = session.and_then(|id| id.to_str().ok()).map(str::to_owned);
        let body = answer
            .into_body()
            .collect()
            .await
            .map_err(failed)?
            .to_bytes();
        Ok(Answer {
            status,
            session,
            body,
        })
    }
}

fn failed(error: impl std::fmt::Display) -> String {
    format!("a client has failed: {error}")
}
