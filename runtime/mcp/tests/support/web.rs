//! A client that writes HTTP by hand.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use toolrt::mcp::Server;
use toolrt_mcp::{Options, serve_listener};

const PATIENCE: Duration = Duration::from_secs(10);

/// A server at an address of its own.
pub struct Web {
    pub address: SocketAddr,
    pub serving: JoinHandle<std::io::Result<()>>,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// A header, by its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (own, value) = line.split_once(": ")?;
            own.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    /// The messages, of JSON or of a stream of events.
    pub fn messages(&self) -> Vec<Value> {
        match self.header("content-type") {
            Some("application/json") => vec![serde_json::from_str(&self.body).expect("JSON")],
            _ => {
                let data = self
                    .body
                    .lines()
                    .filter_map(|line| line.strip_prefix("data:"));
                let data = data.map(str::trim).filter(|data| !data.is_empty());
                data.map(|data| serde_json::from_str(data).expect("JSON"))
                    .collect()
            }
        }
    }

    /// The last message, which ends the request.
    pub fn last(&self) -> Value {
        self.messages()
            .pop()
            .unwrap_or_else(|| panic!("no message: {self:?}"))
    }
}

/// The headers of a request of the modern era.
pub fn headers(method: &str, name: Option<&str>) -> Vec<(String, String)> {
    let mut headers = vec![
        ("Mcp-Protocol-Version".to_owned(), "2026-07-28".to_owned()),
        ("Mcp-Method".to_owned(), method.to_owned()),
    ];
    headers.extend(name.map(|name| ("Mcp-Name".to_owned(), name.to_owned())));
    headers
}

/// A header more.
pub fn with(mut headers: Vec<(String, String)>, name: &str, value: &str) -> Vec<(String, String)> {
    headers.push((name.to_owned(), value.to_owned()));
    headers
}

/// A request of the modern era.
pub fn request(method: &str, mut params: Value) -> Value {
    params["_meta"] = super::modern(json!({}));
    json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
}

impl Web {
    pub async fn new(server: Server, options: Options) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let serving = tokio::spawn(serve_listener(server, listener, options));
        Self { address, serving }
    }

    /// Sends the head of a request, and what there is of its body.
    pub async fn begin(
        &self,
        (verb, path): (&str, &str),
        headers: &[(String, String)],
        (length, body): (usize, &[u8]),
    ) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.expect("it listens");
        let mut head = format!("{verb} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| name == "Host") {
            head.push_str(&format!("Host: {}\r\n", self.address));
        }
        head.push_str("Accept: application/json, text/event-stream\r\n");
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if verb == "POST" {
            head.push_str("Content-Type: application/json\r\n");
            head.push_str(&format!("Content-Length: {length}\r\n"));
        }
        head.push_str("\r\n");
        stream.write_all(head.as_bytes()).await.expect("it reads");
        // It may have refused already.
        let _ = stream.write_all(body).await;
        stream
    }

    pub async fn send(
        &self,
        what: (&str, &str),
        headers: &[(String, String)],
        body: &[u8],
    ) -> Answer {
        let stream = self.begin(what, headers, (body.len(), body)).await;
        answer(stream).await
    }

    /// Posts a message.
    pub async fn post(&self, headers: &[(String, String)], message: &Value) -> Answer {
        self.send(("POST", "/mcp"), headers, message.to_string().as_bytes())
            .await
    }

    /// Calls a tool in the modern era.
    pub async fn tool(&self, name: &str, arguments: Value) -> Answer {
        let headers = headers("tools/call", Some(name));
        let text = arguments["text"].as_str().unwrap_or_default();
        let headers = with(headers, "Mcp-Param-Text", text);
        let params = json!({"name": name, "arguments": arguments});
        self.post(&headers, &request("tools/call", params)).await
    }

    /// Begins a session of the older era.
    pub async fn initialize(&self, headers: &[(String, String)]) -> Answer {
        let params = super::initialize(json!({}));
        let message = json!({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": params});
        self.post(headers, &message).await
    }

    /// Sends a request of a session of the older era.
    pub async fn in_session(&self, session: &str, method: &str, params: Value) -> Answer {
        let headers = [
            ("Mcp-Session-Id".to_owned(), session.to_owned()),
            ("Mcp-Protocol-Version".to_owned(), "2025-11-25".to_owned()),
        ];
        let message = json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params});
        self.post(&headers, &message).await
    }
}

/// Reads an answer to its end.
pub async fn answer(mut stream: TcpStream) -> Answer {
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    // A server that has refused a body closes before it has read it.
    let _ = timeout(PATIENCE, read).await.expect("the answer ends");
    parsed(&bytes)
}

/// Reads what has come of an answer that need not end, when nothing more has come for so long.
pub async fn begun(mut stream: TcpStream, quiet: Duration) -> Answer {
    let (mut bytes, mut piece) = (Vec::new(), [0; 4096]);
    let mut patience = PATIENCE;
    while let Ok(Ok(read)) = timeout(patience, stream.read(&mut piece)).await
        && read > 0
    {
        bytes.extend_from_slice(&piece[..read]);
        patience = quiet;
    }
    parsed(&bytes)
}

fn parsed(bytes: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let is_chunked = head
        .to_ascii_lowercase()
        .contains("transfer-encoding: chunked");
    Answer {
        status: status.unwrap_or_else(|| panic!("no answer: {text:?}")),
        head: head.to_owned(),
        body: match is_chunked {
            true => unchunked(body),
            false => body.to_owned(),
        },
    }
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap_or(0);
        if length == 0 || length > rest.len() {
            break;
        }
        whole.push_str(&rest[..length]);
        body = rest[length..].trim_start_matches("\r\n");
    }
    whole
}
