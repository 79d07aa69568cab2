//! A client that writes every byte of HTTP by hand, and what comes of it.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long an answer may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// What a server says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Answer {
    /// Nothing where it has closed the connection without a word.
    pub(super) status: Option<u16>,
    pub(super) head: String,
    pub(super) body: String,
}

/// Sends bytes, and reads what comes until the server closes the connection, or has said all that is there.
pub(super) fn ask(address: SocketAddr, request: &[u8]) -> Result<Answer, String> {
    let mut stream = connect(address)?;
    // A server that has refused the head reads no more.
    let _ = stream.write_all(request);
    read(stream)
}

pub(super) fn connect(address: SocketAddr) -> Result<TcpStream, String> {
    let stream = TcpStream::connect_timeout(&address, PATIENCE);
    let stream = stream.map_err(|error| format!("it takes no connection: {error}"))?;
    let limits = stream.set_read_timeout(Some(Duration::from_millis(500)));
    let limits = limits.and_then(|()| stream.set_write_timeout(Some(PATIENCE)));
    limits.map_err(|error| error.to_string())?;
    Ok(stream)
}

fn read(mut stream: TcpStream) -> Result<Answer, String> {
    let start = Instant::now();
    let (mut bytes, mut part) = (Vec::new(), [0; 1 << 14]);
    loop {
        match stream.read(&mut part) {
            Ok(0) => break,
            Ok(size) => bytes.extend_from_slice(&part[..size]),
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                if is_whole(&bytes) {
                    break;
                }
                if start.elapsed() > PATIENCE {
                    return Err(format!("no answer in {} s", PATIENCE.as_secs()));
                }
            }
            // What it has not read may drop its answer as well.
            Err(_) => break,
        }
        if is_whole(&bytes) {
            break;
        }
    }
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    Ok(Answer {
        status,
        head: head.to_owned(),
        body: body.to_owned(),
    })
}

/// Whether all that the head announces is there.
fn is_whole(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return false;
    };
    let head = head.to_ascii_lowercase();
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    match length.and_then(|length| length.trim().parse::<usize>().ok()) {
        Some(length) => body.len() >= length,
        None => head.contains("transfer-encoding: chunked") && body.ends_with("0\r\n\r\n"),
    }
}

impl Answer {
    /// The last message of a body of JSON or of events.
    pub(super) fn message(&self) -> Option<Value> {
        let data = |line: &str| {
            serde_json::from_str(line.strip_prefix("data:").unwrap_or(line).trim()).ok()
        };
        let messages: Vec<Value> = self
            .body
            .lines()
            .filter_map(data)
            .filter(Value::is_object)
            .collect();
        messages.into_iter().next_back()
    }

    /// Whether the server has refused the request, in whichever words.
    pub(super) fn is_refused(&self) -> bool {
        self.status
            .is_none_or(|status| (400..500).contains(&status) || status == 501 || status == 505)
    }
}

/// A message of the modern era.
pub(super) fn message(method: &str, mut params: Value, id: &str) -> String {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { "name": "hostile", "version": "1" },
        "io.modelcontextprotocol/clientCapabilities": {},
    });
    let params = params.to_string();
    let method = Value::from(method);
    let id = match id {
        "" => String::new(),
        id => format!("\"id\":{id},"),
    };
    format!("{{\"jsonrpc\":\"2.0\",{id}\"method\":{method},\"params\":{params}}}")
}

/// The headers that go with it.
pub(super) fn headers(method: &str, name: Option<&str>) -> Vec<(String, String)> {
    let mut headers = vec![
        ("Content-Type".to_owned(), "application/json".to_owned()),
        (
            "Accept".to_owned(),
            "application/json, text/event-stream".to_owned(),
        ),
        ("Mcp-Protocol-Version".to_owned(), "2026-07-28".to_owned()),
        ("Mcp-Method".to_owned(), method.to_owned()),
    ];
    headers.extend(name.map(|name| ("Mcp-Name".to_owned(), name.to_owned())));
    headers
}

/// The bytes of a request.
pub(super) fn request(line: &str, headers: &[(String, String)], body: &[u8]) -> Vec<u8> {
    let mut bytes = format!("{line} HTTP/1.1\r\n").into_bytes();
    for (name, value) in headers {
        bytes.extend_from_slice(format!("{name}: {value}\r\n").as_bytes());
    }
    bytes.extend_from_slice(b"\r\n");
    bytes.extend_from_slice(body);
    bytes
}

/// Whether an honest client is answered, and how fast.
pub(super) fn honest(address: SocketAddr) -> Result<Duration, String> {
    let body = message("tools/list", json!({}), "1");
    let mut headers = headers("tools/list", None);
    headers.push(("Host".to_owned(), address.to_string()));
    headers.push(("Content-Length".to_owned(), body.len().to_string()));
    let start = Instant::now();
    let answer = ask(address, &request("POST /mcp", &headers, body.as_bytes()))?;
    let time = start.elapsed();
    match answer.status == Some(200) && answer.body.contains("search_notes") {
        true => Ok(time),
        false => Err(format!(
            "an honest client gets {:?} {}",
            answer.status, answer.body
        )),
    }
}
