//! Requests that no honest client makes: both servers answer them alike, and tell nothing of their inside.

use std::fs;
use std::net::SocketAddr;
use std::time::Instant;

use serde_json::{Value, json};

use super::super::{Attack, Order, Report};
use super::http::{Answer, ask, headers, honest, message, request};
use super::notes::Notes;
use crate::Random;

pub(crate) const ATTACK: Attack = Attack {
    name: "requests",
    about: "headers, ids, hosts, origins, tokens and URIs that no honest client sends, to servers in Rust and in Python",
    sample: 300,
    run,
};

/// What only the inside of a server says.
const INSIDE: &[&str] = &[
    "Traceback",
    "panicked",
    ".rs:",
    ".py\"",
    "site-packages",
    "pydantic",
    "serde",
    "/proc/",
    "root:x:",
];

/// What is sent, without what depends on the server.
#[derive(Debug, Clone)]
struct Sent {
    line: String,
    /// `$HOST` is the address of the server.
    headers: Vec<(String, String)>,
    body: String,
    /// The id as the message has it; nothing if it has none, or several.
    id: Option<String>,
}

fn run(order: &Order) -> Result<Report, String> {
    let _ = fs::remove_dir_all(&order.work);
    fs::create_dir_all(&order.work).map_err(|error| error.to_string())?;
    let mut servers = Notes::both(order)?;
    let mut report = Report::default();
    for seed in order.seed..order.seed + order.count {
        let sent = random_request(&mut Random::new(seed));
        let start = Instant::now();
        let outcome = match wrong(&mut servers, &sent) {
            None => Ok(vec![("both", start.elapsed())]),
            Some(why) => {
                let (sent, why) = smallest(&mut servers, sent, why);
                Err(format!("{why}, for\n{}", report_text(&sent)))
            }
        };
        report = report.joined(Report::of(seed, outcome));
        // One that has ended says nothing any more.
        if servers.iter_mut().any(|server| !server.is_alive()) {
            servers = Notes::both(order)?;
        }
    }
    Ok(report)
}

/// What is wrong with the answers to a request.
fn wrong(servers: &mut [Notes; 2], sent: &Sent) -> Option<String> {
    let mut answers = Vec::new();
    for server in servers.iter_mut() {
        let language = server.language;
        let answer = match ask(server.address, &sent.bytes(server.address)) {
            Ok(answer) => answer,
            Err(why) => return Some(format!("{language}: {why}")),
        };
        if let Some(why) = wrong_alone(sent, &answer) {
            return Some(format!("{language}: {why}"));
        }
        if !server.is_alive() {
            return Some(format!("{language} has ended"));
        }
        if let Err(why) = honest(server.address) {
            return Some(format!("after it, {language}: {why}"));
        }
        answers.push(answer);
    }
    let [rust, python] = &answers[..] else {
        return None;
    };
    if is_ambiguous(sent) {
        return None;
    }
    let (ours, theirs) = (outcome(rust)?, outcome(python)?);
    (ours != theirs).then(|| format!("Rust says {ours}, Python {theirs}"))
}

/// What no server may say.
fn wrong_alone(sent: &Sent, answer: &Answer) -> Option<String> {
    if answer
        .status
        .is_some_and(|status| status == 500 || status == 502)
    {
        return Some(format!("it fails: {:?} {}", answer.status, answer.body));
    }
    let all = format!("{}\n{}", answer.head, answer.body);
    if let Some(inside) = INSIDE.iter().find(|inside| all.contains(*inside)) {
        return Some(format!("it says {inside:?}: {all}"));
    }
    // Whoever waits for an answer knows it by the id: the same text, or the same value.
    let (Some(id), Some(message)) = (&sent.id, answer.message()) else {
        return None;
    };
    let is_answer = message.get("result").is_some() || message.get("error").is_some();
    let is_same = |line: &str| {
        line.contains(&format!("\"id\":{id}")) || line.contains(&format!("\"id\": {id}"))
    };
    let number = |value: &Value| value.as_f64();
    let own: Option<Value> = serde_json::from_str(id).ok();
    let has_value = own.is_some_and(|own| {
        own == message["id"] || (number(&own).is_some() && number(&own) == number(&message["id"]))
    });
    let has_id = has_value || answer.body.lines().any(is_same);
    (is_answer && !has_id && !message["id"].is_null())
        .then(|| format!("the answer has another id: {}", answer.body))
}

/// What a server has done, as far as both do the same: a result, or a refusal in the words and with the code of whichever
/// check came first. `None` if its answer cannot be read here: it has the id of the request, which may be `1e400`.
fn outcome(answer: &Answer) -> Option<Value> {
    let Some(message) = answer.message() else {
        return answer.is_refused().then(|| json!("refused"));
    };
    if message.get("error").is_some() {
        return Some(json!("refused"));
    }
    let result = message.get("result")?;
    let is_error = result["isError"] == true;
    Some(json!({ "isError": is_error, "structured": result["structuredContent"] }))
}

/// Whether a server may take a request or refuse it: one that has a key twice, a path that is another one once it is
/// decoded, and an id that is a number but no integer, which MCP does not have.
fn is_ambiguous(sent: &Sent) -> bool {
    let id = sent.id.as_deref().unwrap_or_default();
    let has_odd_number =
        !id.starts_with('"') && id.contains(['.', 'e', 'E']) && id != "true" && id != "false";
    has_odd_number || sent.line.contains('%') || sent.body.matches("\"params\":").count() > 1
}

/// The request without what is not needed to show it.
fn smallest(servers: &mut [Notes; 2], mut sent: Sent, mut why: String) -> (Sent, String) {
    'again: loop {
        for at in 0..sent.headers.len() {
            let mut smaller = sent.clone();
            smaller.headers.remove(at);
            if let Some(still) = wrong(servers, &smaller) {
                (sent, why) = (smaller, still);
                continue 'again;
            }
        }
        return (sent, why);
    }
}

impl Sent {
    fn is_chunked(&self) -> bool {
        let mut values = self.headers.iter();
        values.any(|(name, value)| name == "Transfer-Encoding" && value.ends_with("chunked"))
    }

    fn bytes(&self, address: SocketAddr) -> Vec<u8> {
        let host = address.to_string();
        let headers = self.headers.iter();
        let headers: Vec<_> = headers
            .map(|(name, value)| (name.clone(), value.replace("$HOST", &host)))
            .collect();
        // The line that should have the length of a chunk ends: a server would wait for that.
        let end = if self.is_chunked() { "\r\n" } else { "" };
        request(
            &self.line,
            &headers,
            format!("{}{end}", self.body).as_bytes(),
        )
    }
}

fn report_text(sent: &Sent) -> String {
    let text = format!("{}\n{:?}\n{}", sent.line, sent.headers, sent.body);
    text.chars().take(3000).collect()
}

/// Ids of messages, as they are written.
const IDS: &[&str] = &[
    "1",
    "0",
    "-1",
    "\"a\"",
    "\"\"",
    "1.5",
    "1.0",
    "1e2",
    "1e400",
    "-0",
    "null",
    "true",
    "[]",
    "{}",
    "12345678901234567890",
    "123456789012345678901234567890",
    "\"\\u0000\"",
    "\"\\u202e\"",
    "9007199254740993",
    "0.1e-400",
    "",
];

/// Names of notes, as URIs have them.
const NAMES: &[&str] = &[
    "shopping-list",
    "..",
    "%2e%2e",
    "%2fetc%2fpasswd",
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "shopping-list%00",
    "a b",
    "%",
    "%zz",
    "%c0%af",
    "",
    "SHOPPING-LIST",
    "shopping-list/",
    "shopping-list.md",
    "%5c..%5c",
    "\u{202e}",
    "a?b",
    "a#b",
    "nothing",
];

/// Headers that replace one, or come beside it.
const ODD_HEADERS: &[(&str, &str)] = &[
    ("Host", "evil.example"),
    ("Host", ""),
    ("Host", "127.0.0.1"),
    ("Host", "localhost:1"),
    ("Host", "[::1]"),
    ("Host", "a, b"),
    ("Host", "metadata.google.internal"),
    ("Host", "db.default.svc"),
    ("Host", "169.254.169.254"),
    ("Origin", "https://evil.example"),
    ("Origin", "null"),
    ("Origin", "http://$HOST"),
    ("Origin", "jar:http://$HOST"),
    ("Origin", "http://localhost.evil.example"),
    ("Origin", "file://"),
    ("Origin", ""),
    ("Mcp-Method", "tools/call"),
    ("Mcp-Method", "ping"),
    ("Mcp-Method", "TOOLS/LIST"),
    ("Mcp-Method", ""),
    ("Mcp-Name", "delete_note"),
    ("Mcp-Name", ""),
    ("Mcp-Name", "=?base64?ZGVsZXRlX25vdGU=?="),
    ("Mcp-Protocol-Version", "1999-01-01"),
    ("Mcp-Protocol-Version", "2025-11-25"),
    ("Mcp-Protocol-Version", ""),
    ("Mcp-Session-Id", "nobody"),
    ("Mcp-Session-Id", ""),
    ("Mcp-Session-Id", "../../x"),
    ("Content-Type", "text/plain"),
    ("Content-Type", "application/json; charset=latin1"),
    ("Content-Type", "application/json"),
    ("Content-Type", "application/x-www-form-urlencoded"),
    ("Content-Length", "0"),
    ("Content-Length", "5"),
    ("Content-Length", "-1"),
    ("Content-Length", "99999999999999999999"),
    ("Transfer-Encoding", "chunked"),
    ("Transfer-Encoding", "gzip, chunked"),
    ("Accept", "text/html"),
    ("Accept", "application/json"),
    ("Accept", "*/*"),
    ("Accept", ""),
    ("Authorization", "Bearer x"),
    ("Authorization", "Basic eDp4"),
    ("Authorization", "Bearer"),
    ("Last-Event-ID", "1"),
    ("X-Forwarded-Host", "evil.example"),
    ("X-Forwarded-For", "127.0.0.1"),
    ("Expect", "100-continue"),
    ("Upgrade", "websocket"),
    ("Connection", "close"),
    ("Content-Encoding", "gzip"),
    ("X-Odd", "a\tb"),
    ("X-Odd", "\u{e9}"),
    ("X Odd", "space"),
];

fn random_request(random: &mut Random) -> Sent {
    let id = *random.pick(IDS);
    let name = *random.pick(NAMES);
    let (method, params, named): (&str, Value, Option<String>) = match random.below(12) {
        0 | 1 => ("tools/list", json!({}), None),
        2 | 3 => {
            let arguments = random
                .pick(&[
                    json!({ "text": "milk" }),
                    json!({ "text": "milk", "limit": 1e2 }),
                    json!({ "text": "" }),
                    json!({ "text": 7 }),
                    json!({ "text": "milk", "more": 1 }),
                    json!([]),
                    json!(null),
                    json!("text"),
                    json!({ "text": "\u{0}\u{1b}[2J" }),
                ])
                .clone();
            (
                "tools/call",
                json!({ "name": "search_notes", "arguments": arguments }),
                Some("search_notes".to_owned()),
            )
        }
        4 => {
            let tool =
                *random.pick(&["read_note", "nothing", "", "../read_note", "read_note\u{0}"]);
            (
                "tools/call",
                json!({ "name": tool, "arguments": { "name": name } }),
                Some(tool.to_owned()),
            )
        }
        5..=7 => {
            let start = *random.pick(&[
                "note:///",
                "note:///",
                "note://",
                "NOTE:///",
                "note:////",
                "file:///",
                "note:///x/../",
            ]);
            let uri = format!("{start}{name}");
            ("resources/read", json!({ "uri": uri }), Some(uri))
        }
        8 => (
            "prompts/get",
            json!({ "name": "tidy", "arguments": { "name": name } }),
            Some("tidy".to_owned()),
        ),
        9 => {
            let reference = random
                .pick(&[
                    json!({ "type": "ref/resource", "uri": "note:///{name}" }),
                    json!({ "type": "ref/prompt", "name": "summarize" }),
                    json!({ "type": "ref/prompt", "name": "nothing" }),
                    json!({ "type": "ref/odd" }),
                    json!(7),
                ])
                .clone();
            let argument = json!({ "name": "length", "value": "s" });
            (
                "completion/complete",
                json!({ "ref": reference, "argument": argument }),
                None,
            )
        }
        10 => (
            *random.pick(&[
                "ping",
                "nothing",
                "",
                "tools/list\u{0}",
                "rpc.discover",
                "server/discover",
                "logging/setLevel",
            ]),
            json!({}),
            None,
        ),
        _ => (
            *random.pick(&["tasks/get", "tasks/cancel", "tasks/update"]),
            json!({ "taskId": name }),
            None,
        ),
    };
    let mut body = message(method, params, id);
    if random.chance(12) {
        body = random
            .pick(&[
                body.replacen("\"method\":", "\"method\":\"tools/call\",\"method\":", 1),
                body.replacen("\"params\":", "\"params\":{},\"params\":", 1),
                body.replacen("{\"jsonrpc\"", "{\"id\":7,\"jsonrpc\"", 1),
                body.replace("\"2.0\"", "\"1.0\""),
                format!("[{body}]"),
                format!("\u{feff}{body}"),
                body.chars().take(body.len() / 2).collect(),
                format!("{body}{body}"),
                body.replace("\"_meta\"", "\"_metA\""),
                body.replace("2026-07-28", "2025-11-25"),
            ])
            .clone();
    }
    let is_ascii = |name: &String| name.chars().all(|char| (' '..='~').contains(&char));
    let mut headers = headers(
        method,
        named
            .as_deref()
            .filter(|name| is_ascii(&(*name).to_owned())),
    );
    headers.retain(|(_, value)| is_ascii(value));
    headers.push(("Host".to_owned(), "$HOST".to_owned()));
    headers.push(("Content-Length".to_owned(), body.len().to_string()));
    for _ in 0..*random.pick(&[0, 0, 1, 1, 2]) {
        let (name, value) = *random.pick(ODD_HEADERS);
        match random.below(3) {
            // In the place of the right one, before it, or behind it.
            0 => {
                headers.retain(|(own, _)| own != name);
                headers.push((name.to_owned(), value.to_owned()));
            }
            1 => headers.insert(0, (name.to_owned(), value.to_owned())),
            _ => headers.push((name.to_owned(), value.to_owned())),
        }
    }
    if random.chance(10) {
        let at = random.below(headers.len());
        let twice = headers[at].clone();
        headers.push(twice);
    }
    if random.chance(5) {
        let at = random.below(headers.len());
        headers.remove(at);
    }
    headers.push(("Connection".to_owned(), "close".to_owned()));
    let line = match random.chance(90) {
        true => "POST /mcp",
        false => *random.pick(&[
            "GET /mcp",
            "DELETE /mcp",
            "PUT /mcp",
            "POST /",
            "POST /mcp/",
            "POST /mcp/../mcp",
            "POST //mcp",
            "OPTIONS /mcp",
            "HEAD /mcp",
            "POST http://evil.example/mcp",
            "POST /%6dcp",
        ]),
    };
    let ids = body.matches("\"id\":").count();
    Sent {
        line: line.to_owned(),
        headers,
        id: (ids == 1 && !id.is_empty()).then(|| id.to_owned()),
        body,
    }
}
