//! Messages on the wire: JSON-RPC. Only the frame of a message is parsed; the content stays text until it is needed.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use toolc_build::show::plain;

/// The protocol in which every request contains the client's identity.
pub const NEWEST: &str = "2026-07-28";
/// The last protocol that begins with `initialize`.
pub const LAST_WITH_INITIALIZE: &str = "2025-11-25";

/// A question.
pub struct Request<'a> {
    pub id: u64,
    pub method: &'a str,
    pub params: Value,
    /// The protocol, if every request contains it.
    pub newest: Option<&'static str>,
}

impl Request<'_> {
    pub fn text(&self) -> String {
        let mut params = self.params.clone();
        if let Some(version) = self.newest {
            params["_meta"] = json!({
                "io.modelcontextprotocol/protocolVersion": version,
                "io.modelcontextprotocol/clientInfo": client_info(),
                "io.modelcontextprotocol/clientCapabilities": {},
            });
        }
        json!({"jsonrpc": "2.0", "id": self.id, "method": self.method, "params": params})
            .to_string()
    }
}

/// A notification.
pub fn notification(method: &str) -> String {
    json!({"jsonrpc": "2.0", "method": method}).to_string()
}

/// The identity of the client.
pub fn client_info() -> Value {
    json!({"name": "toolc", "version": env!("CARGO_PKG_VERSION")})
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// The server rejects the request.
    Refusal(Refusal),
    /// The server rejects the request without JSON-RPC.
    NotTaken(String),
    /// It does not speak the protocol, or is not there at all.
    Broken(String),
    /// It sends more than the limits allow.
    TooMuch(String),
    /// It sends nothing for this long.
    Late(Duration),
}

/// An error of JSON-RPC.
#[derive(Debug, Deserialize)]
pub struct Refusal {
    pub code: i64,
    #[serde(default)]
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refusal(refusal) => {
                write!(f, "it says \"{}\"", shortened(&refusal.message))
            }
            Self::NotTaken(why) | Self::Broken(why) | Self::TooMuch(why) => f.write_str(why),
            Self::Late(_) => f.write_str("it does not answer in time"),
        }
    }
}

/// The kind of a message from the server.
pub enum Said {
    /// The answer to our request.
    Answer(Box<RawValue>),
    /// Its error.
    Refusal(Refusal),
    /// A request by the server, with our reply.
    Asks(String),
    /// An irrelevant message: a notification, an answer to no open request, invalid JSON-RPC.
    Else,
}

/// A longer id never belongs to an open request.
const MOST_OF_AN_ID: usize = 200;

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow, default)]
    id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    method: Option<&'a RawValue>,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
    #[serde(borrow, default)]
    error: Option<&'a RawValue>,
}

/// The kind of a message while the request `id` is open.
pub fn said(message: &[u8], id: u64) -> Said {
    let message = message.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(message);
    let Ok(message) = serde_json::from_slice::<Message<'_>>(message) else {
        return Said::Else;
    };
    if let (Some(own), Some(method)) = (message.id, message.method) {
        return match own.get().len() > MOST_OF_AN_ID {
            true => Said::Else,
            false => Said::Asks(reply(own, method)),
        };
    }
    let number = id.to_string();
    let is_ours = message
        .id
        .is_some_and(|own| own.get().trim_matches('"') == number);
    if !is_ours {
        return Said::Else;
    }
    match (message.result, message.error) {
        (_, Some(error)) => Said::Refusal(serde_json::from_str(error.get()).unwrap_or(Refusal {
            code: 0,
            message: "no, without a reason".to_owned(),
        })),
        (Some(result), None) => Said::Answer(result.to_owned()),
        (None, None) => Said::Else,
    }
}

/// The error in a message, whichever request it names: only one request can be open.
pub fn refusal(message: &[u8]) -> Option<Refusal> {
    let message: Message<'_> = serde_json::from_slice(message).ok()?;
    serde_json::from_str(message.error?.get()).ok()
}

/// Our capabilities: none.
fn reply(id: &RawValue, method: &RawValue) -> String {
    let rest = match method.get() {
        "\"ping\"" => r#""result":{}"#,
        _ => r#""error":{"code":-32601,"message":"Method not found"}"#,
    };
    format!(r#"{{"jsonrpc":"2.0","id":{},{rest}}}"#, id.get())
}

/// A name or a text of more letters is not shown whole.
const MOST_LETTERS: usize = 100;

/// The base of a toolset's name, shortened; without a name, another word.
pub fn label(name: Option<&Value>, else_word: &str) -> String {
    let name = name.and_then(Value::as_str).unwrap_or_default().trim();
    let name = if name.is_empty() { else_word } else { name };
    name.chars().take(MOST_LETTERS).collect()
}

/// A text of the server, fit for a line.
pub fn shortened(text: &str) -> String {
    let start: String = text.chars().take(MOST_LETTERS).collect();
    let more = if start.len() < text.len() { "…" } else { "" };
    plain(&start) + more
}
