//! What a hostile server does, by a seed: on stdin and stdout, and behind an address.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::definitions::hostile_text;
use crate::Random;

/// How a server behaves.
#[derive(Debug, Clone)]
pub(super) struct Mood {
    seed: u64,
    /// What it does once it has answered some requests as it should.
    trick: Trick,
    /// So many requests are answered first.
    patience: usize,
    /// Whether it knows the newest protocol.
    newest: bool,
    /// Whether it goes on when its stdin ends and when it is told to end.
    pub(super) ignores_the_end: bool,
    has_child: bool,
    floods_stderr: bool,
    /// How answers over HTTP are sent.
    dress: Dress,
}

#[derive(Debug, Clone, Copy)]
enum Trick {
    None,
    Pages,
    LargePages,
    OnePageForEver,
    WrongIds,
    Refuses,
    Garbage,
    HalfALine,
    Huge,
    Nested,
    Silent,
    Ends,
    Asks,
    NoTools,
    Drips,
}

const TRICKS: [Trick; 15] = [
    Trick::None,
    Trick::Pages,
    Trick::LargePages,
    Trick::OnePageForEver,
    Trick::WrongIds,
    Trick::Refuses,
    Trick::Garbage,
    Trick::HalfALine,
    Trick::Huge,
    Trick::Nested,
    Trick::Silent,
    Trick::Ends,
    Trick::Asks,
    Trick::NoTools,
    Trick::Drips,
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dress {
    Json,
    Events,
    Status(u16),
    Moved,
    HugeHeaders,
    OtherType,
    LongerThanSaid,
}

impl Mood {
    pub(super) fn of(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let dress = match random.below(12) {
            0..=4 => Dress::Json,
            5..=7 => Dress::Events,
            8 => Dress::Status(*random.pick(&[204, 400, 401, 404, 405, 429, 500, 503])),
            9 => Dress::Moved,
            10 => *random.pick(&[Dress::HugeHeaders, Dress::OtherType]),
            _ => Dress::LongerThanSaid,
        };
        Self {
            seed,
            trick: *random.pick(&TRICKS),
            patience: random.below(4),
            newest: random.chance(50),
            ignores_the_end: random.chance(25),
            has_child: random.chance(20),
            floods_stderr: random.chance(20),
            dress,
        }
    }

    /// What is sent for the request of a number, counted from 0: a text, or pieces without an end.
    fn answer(&self, count: usize, request: &Value) -> Answer {
        let mut random = Random::new(self.seed.wrapping_add(count as u64));
        let id = request.get("id").cloned().unwrap_or_default();
        if id.is_null() {
            return Answer::Nothing;
        }
        let method = request
            .get("method")
            .and_then(Value::as_str)
            .unwrap_or_default();
        let good = self.good(&id, method, count, &mut random);
        if count < self.patience {
            return Answer::Text(good);
        }
        match self.trick {
            Trick::None | Trick::Pages | Trick::LargePages | Trick::OnePageForEver => Answer::Text(good),
            Trick::WrongIds => Answer::Text(good.replacen(&format!("\"id\":{id}"), "\"id\":4711", 1)),
            Trick::Refuses => {
                let message = hostile_text(&mut random);
                let code = *random.pick(&[-32601, -32022, -32020, 0, 1]);
                let error = json!({"code": code, "message": message});
                Answer::Text(json!({"jsonrpc": "2.0", "id": id, "error": error}).to_string())
            }
            Trick::Garbage => Answer::Endless(b"}{ \x1b[2J \xff\xfe no JSON at all\n".repeat(50)),
            Trick::HalfALine => Answer::Half(good),
            Trick::Huge => Answer::Endless(b"[[[[\"aaaaaaaaaaaaaaaaaaaa".repeat(500)),
            Trick::Nested => {
                let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
                Answer::Text(format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"tools":[{deep}],"serverInfo":{deep}}}}}"#))
            }
            Trick::Silent => Answer::Silence,
            Trick::Ends => Answer::End,
            Trick::Asks => Answer::Endless(
                br#"{"jsonrpc":"2.0","id":"s","method":"ping"}"#.iter().copied().chain(*b"\n").collect(),
            ),
            Trick::NoTools => {
                let odd = ["null", "[]", "{}", "{\"tools\":{}}", "{\"tools\":[1,null,\"x\"]}", "{\"tools\":[],\"nextCursor\":7}"];
                let result = *random.pick(&odd);
                Answer::Text(format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{result}}}"#))
            }
            Trick::Drips => Answer::Drips(good),
        }
    }

    /// What a server that means well would say.
    fn good(&self, id: &Value, method: &str, count: usize, random: &mut Random) -> String {
        let own_name = hostile_text(random);
        let result = match method {
            "server/discover" if self.newest => json!({
                "resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "ttlMs": 0,
                "cacheScope": "private", "_meta": {"io.modelcontextprotocol/serverInfo": {"name": own_name, "version": "1"}},
            }),
            "initialize" => json!({
                "protocolVersion": "2025-11-25", "capabilities": {"tools": {}},
                "serverInfo": {"name": own_name, "version": hostile_text(random)},
            }),
            "tools/list" => self.page(count, random),
            _ => {
                let error = json!({"code": -32601, "message": "Method not found"});
                return json!({"jsonrpc": "2.0", "id": id, "error": error}).to_string();
            }
        };
        json!({"jsonrpc": "2.0", "id": id, "result": result}).to_string()
    }

    fn page(&self, count: usize, random: &mut Random) -> Value {
        let tool = |random: &mut Random| {
            json!({
                "name": format!("{}{}", hostile_text(random), random.below(1000)),
                "description": format!("{}\n{}", hostile_text(random), hostile_text(random)),
                "inputSchema": {"type": "object", "properties": {
                    hostile_text(random): {"type": hostile_text(random), "default": hostile_text(random)},
                    "a": {"enum": [hostile_text(random), hostile_text(random)], "description": hostile_text(random)},
                }},
                "annotations": {"title": hostile_text(random), "readOnlyHint": hostile_text(random)},
                hostile_text(random): hostile_text(random),
            })
        };
        let tools: Vec<Value> = (0..random.between(0, 3)).map(|_| tool(random)).collect();
        let mut page = json!({ "tools": tools });
        match self.trick {
            Trick::Pages => page["nextCursor"] = json!(format!("{count}{}", hostile_text(random))),
            Trick::LargePages => {
                page["nextCursor"] = json!(count.to_string());
                page["more"] = json!("x".repeat(200_000));
            }
            Trick::OnePageForEver => {
                page["nextCursor"] = json!(hostile_text(&mut Random::new(self.seed)))
            }
            Trick::None
            | Trick::WrongIds
            | Trick::Refuses
            | Trick::Garbage
            | Trick::HalfALine
            | Trick::Huge
            | Trick::Nested
            | Trick::Silent
            | Trick::Ends
            | Trick::Asks
            | Trick::NoTools
            | Trick::Drips => {}
        }
        page
    }
}

/// What is done about a request.
enum Answer {
    Text(String),
    /// The same for ever.
    Endless(Vec<u8>),
    /// A text without its end.
    Half(String),
    /// A text, byte by byte.
    Drips(String),
    Nothing,
    Silence,
    End,
}

const DRIP: Duration = Duration::from_millis(20);

/// Longer than anybody waits.
pub(super) fn sleep_long() {
    thread::sleep(Duration::from_secs(60));
}

/// A server on stdin and stdout.
pub(super) fn on_stdio(mood: &Mood, child: impl Fn()) {
    if mood.has_child {
        child();
    }
    if mood.floods_stderr {
        thread::spawn(|| {
            while io::stderr()
                .write_all(&b"\x1b]0;owned\x07 \x1b[2J\xff\n".repeat(100))
                .is_ok()
            {}
        });
    }
    let mut out = io::stdout().lock();
    for (count, line) in io::stdin().lock().lines().enumerate() {
        let Ok(line) = line else { break };
        let request = serde_json::from_str(&line).unwrap_or_default();
        let Ok(true) = answered(mood.answer(count, &request), &mut out) else {
            break;
        };
    }
    if mood.ignores_the_end {
        sleep_long();
    }
}

/// Does what is to be done; whether the server goes on.
fn answered(answer: Answer, out: &mut impl Write) -> io::Result<bool> {
    match answer {
        Answer::Text(text) => writeln!(out, "{text}")?,
        Answer::Half(text) => out.write_all(&text.as_bytes()[..text.len() / 2])?,
        Answer::Drips(text) => {
            for byte in text.bytes() {
                out.write_all(&[byte])?;
                out.flush()?;
                thread::sleep(DRIP);
            }
        }
        Answer::Endless(piece) => loop {
            out.write_all(&piece)?;
        },
        Answer::Nothing => {}
        Answer::Silence => sleep_long(),
        Answer::End => return Ok(false),
    }
    out.flush()?;
    Ok(true)
}

/// A server behind an address, until it is dropped.
pub(super) struct Address {
    pub(super) url: String,
    stop: Arc<AtomicBool>,
}

impl Drop for Address {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

pub(super) fn on_http(mood: Mood) -> io::Result<Address> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let url = format!("http://{}/mcp", listener.local_addr()?);
    listener.set_nonblocking(true)?;
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = Arc::clone(&stop);
    thread::spawn(move || {
        let count = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        while !stopped.load(Ordering::Relaxed) {
            match listener.accept() {
                Ok((stream, _)) => {
                    let (mood, count) = (mood.clone(), Arc::clone(&count));
                    thread::spawn(move || connection(stream, &mood, &count));
                }
                Err(_) => thread::sleep(Duration::from_millis(2)),
            }
        }
    });
    Ok(Address { url, stop })
}

fn connection(
    stream: TcpStream,
    mood: &Mood,
    count: &std::sync::atomic::AtomicUsize,
) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    stream.set_write_timeout(Some(Duration::from_secs(20)))?;
    let mut out = stream.try_clone()?;
    let mut input = BufReader::new(stream);
    loop {
        let Some(request) = request(&mut input)? else {
            return Ok(());
        };
        let count = count.fetch_add(1, Ordering::Relaxed);
        if !dressed(mood, mood.answer(count, &request), &mut out)? {
            return Ok(());
        }
    }
}

/// The body of the next request.
fn request(input: &mut impl BufRead) -> io::Result<Option<Value>> {
    let mut length = 0;
    let mut line = String::new();
    loop {
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim_end().to_ascii_lowercase() {
            end if end.is_empty() => break,
            header => {
                if let Some(said) = header.strip_prefix("content-length:") {
                    length = said.trim().parse().unwrap_or(0);
                }
            }
        }
    }
    let mut body = vec![0; length];
    input.read_exact(&mut body)?;
    Ok(Some(serde_json::from_slice(&body).unwrap_or_default()))
}

/// Sends an answer over HTTP; whether the connection goes on.
fn dressed(mood: &Mood, answer: Answer, out: &mut impl Write) -> io::Result<bool> {
    let (kind, before) = match mood.dress {
        Dress::Events => ("text/event-stream", "data: "),
        Dress::OtherType => ("text/html\x1b[31m", ""),
        Dress::Json
        | Dress::Status(_)
        | Dress::Moved
        | Dress::HugeHeaders
        | Dress::LongerThanSaid => ("application/json", ""),
    };
    match mood.dress {
        Dress::Status(status) => {
            write!(
                out,
                "HTTP/1.1 {status} No \x1b[31m\r\ncontent-length: 0\r\n\r\n"
            )?;
            return Ok(true);
        }
        Dress::Moved => {
            let to = [
                "http://127.0.0.1:9/\u{202e}",
                "/mcp",
                "https://example.invalid/",
                "file:///etc/passwd",
            ];
            let to = Random::new(mood.seed).pick(&to).to_owned();
            write!(
                out,
                "HTTP/1.1 307 Elsewhere\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n"
            )?;
            return Ok(true);
        }
        Dress::HugeHeaders => loop {
            out.write_all(b"HTTP/1.1 200 OK\r\n")?;
            for index in 0.. {
                write!(out, "x-{index}: {}\r\n", "a".repeat(1000))?;
            }
        },
        Dress::Json | Dress::Events | Dress::OtherType | Dress::LongerThanSaid => {}
    }
    let head = format!("HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\n");
    match answer {
        Answer::Text(text) => {
            let body = if mood.dress == Dress::Events {
                format!(": hello\n\n{before}{text}\n\n")
            } else {
                text
            };
            let missing = if mood.dress == Dress::LongerThanSaid {
                1000
            } else {
                0
            };
            let length = body.len() + missing;
            write!(
                out,
                "{head}mcp-session-id: s\r\ncontent-length: {length}\r\n\r\n{body}"
            )?;
            out.flush()?;
            Ok(true)
        }
        Answer::Nothing => {
            write!(out, "HTTP/1.1 202 Accepted\r\ncontent-length: 0\r\n\r\n")?;
            Ok(true)
        }
        Answer::End => Ok(false),
        endless @ (Answer::Endless(_) | Answer::Half(_) | Answer::Drips(_) | Answer::Silence) => {
            write!(out, "{head}connection: close\r\n\r\n{before}")?;
            out.flush()?;
            answered(endless, out)?;
            Ok(false)
        }
    }
}
