//! Requests that no honest client makes, against the servers of the notes in both languages: each goes on answering, tells
//! nothing of its inside, and takes no more memory than before.
#![cfg(target_os = "linux")]

mod support;

use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::thread::scope;
use std::time::Duration;

use serde_json::{Value, json};
use support::notes::{Listening, sample, words};
use support::{Language, folder};

const PATIENCE: Duration = Duration::from_secs(30);
const MIB: u64 = 1024 * 1024;

/// How much memory may grow while the same requests come again and again: what allocators keep.
const FLAT: u64 = 24 * MIB;
/// How much all sessions of one caller may take.
const SESSIONS: u64 = 160 * MIB;

/// What only the inside of a server says.
const INSIDE: [&str; 9] = [
    "Traceback",
    "panicked",
    ".rs:",
    ".py",
    "rmcp",
    "serde",
    "pydantic",
    "msgspec",
    "/examples/",
];

#[test]
fn rust_goes_on() {
    goes_on(Language::Rust);
}

#[test]
fn python_goes_on() {
    goes_on(Language::Python);
}

fn goes_on(language: Language) {
    let place = folder().join(format!("hostile/{}", language.name()));
    let server = Listening::new(&words(language, &sample(&place)));
    let hostile = Hostile {
        address: server.address,
    };
    hostile.requests();
    hostile.states(&Listening::new(&words(
        language,
        &sample(&place.join("other")),
    )));
    let before = resident(server.id());
    for _ in 0..5 {
        hostile.requests();
    }
    let after = resident(server.id());
    println!(
        "{}: {} MiB, then {} MiB",
        language.name(),
        before / MIB,
        after / MIB
    );
    assert!(
        after < before + FLAT,
        "{language:?}: {before}, then {after}"
    );

    let refused = hostile.sessions(10_000);
    let after = resident(server.id());
    println!(
        "{}: {refused} sessions refused, {} MiB",
        language.name(),
        after / MIB
    );
    // One caller has half of them.
    assert_eq!(refused, 9_500, "{language:?}");
    assert!(
        after < before + SESSIONS,
        "{language:?}: {before}, then {after}"
    );
    hostile.still_answers("10,000 sessions");
}

/// A client of a server that means no good.
struct Hostile {
    address: SocketAddr,
}

impl Hostile {
    fn requests(&self) {
        let list = request("tools/list", json!({})).to_string();
        let own = headers("tools/list", "");
        let deep = |open: &str, close: &str| {
            let nested = open.repeat(100_000) + "1" + &close.repeat(100_000);
            let call = request(
                "tools/call",
                json!({"name": "search_notes", "arguments": {"text": "DEEP"}}),
            );
            call.to_string().replace("\"DEEP\"", &nested)
        };
        let call = headers("tools/call", "search_notes");
        let refused = |status| (400..500).contains(&status);
        for (what, headers, body, expects) in [
            (
                "no headers",
                String::new(),
                list.as_str(),
                &refused as &dyn Fn(u16) -> bool,
            ),
            ("another method", headers("tools/call", ""), &list, &refused),
            (
                "another tool",
                headers("tools/call", "read_note"),
                &deep("", ""),
                &refused,
            ),
            (
                "no such revision",
                own.replace("2026-07-28", "1999-01-01"),
                &list,
                &refused,
            ),
            (
                "a foreign origin",
                own.clone() + "Origin: https://evil.example\r\n",
                &list,
                &|status| status == 403,
            ),
            (
                "no origin",
                own.clone() + "Origin: null\r\n",
                &list,
                &|status| status == 403,
            ),
            (
                "a foreign host",
                own.clone() + "Host: evil.example\r\n",
                &list,
                &refused,
            ),
            (
                "long headers",
                own.clone() + &format!("X-Long: {}\r\n", "x".repeat(1_000_000)),
                &list,
                &refused,
            ),
            ("no JSON", own.clone(), "{\"jsonrpc\":", &refused),
            ("no message", own.clone(), "[]", &refused),
            ("a deep list", call.clone(), &deep("[", "]"), &|status| {
                status < 500
            }),
            (
                "a deep object",
                call.clone(),
                &deep("{\"a\":", "}"),
                &|status| status < 500,
            ),
            (
                "two ids",
                own.clone(),
                &list.replace("\"id\":1", "\"id\":1,\"id\":2"),
                &|status| status < 500,
            ),
            (
                "two names",
                call.clone(),
                &deep("", "").replace("\"name\"", "\"name\":\"delete_note\",\"name\""),
                &|status| status < 500,
            ),
        ] {
            let (status, answer) = self.send(&headers, &[body.as_bytes()]);
            assert!(expects(status), "{what}: {status} {answer}");
            tells_nothing(what, &answer);
            self.still_answers(what);
        }
        // 100 MB, with and without a length.
        let part = vec![b' '; 1_000_000];
        let parts: Vec<&[u8]> = (0..100).map(|_| &part[..]).collect();
        let (status, answer) = self.send(&own, &parts);
        assert_eq!(status, 413, "{answer}");
        tells_nothing("100 MB", &answer);
        let (status, answer) = self.send_chunks(&own, &parts);
        assert_eq!(status, 413, "{answer}");
        self.still_answers("100 MB");
    }

    /// States that were not given for this call.
    fn states(&self, other: &Listening) {
        let ask = |who: &Self, name: &str, state: Option<&str>| {
            let mut params = json!({"name": "delete_note", "arguments": {"name": name}});
            if let Some(state) = state {
                params["requestState"] = state.into();
                params["inputResponses"] =
                    json!({"confirm": {"action": "accept", "content": {"agree": true}}});
            }
            let body = request("tools/call", params).to_string();
            let (_, answer) = who.send(&headers("tools/call", "delete_note"), &[body.as_bytes()]);
            tells_nothing("a state", &answer);
            answer
        };
        let state = |answer: &str| {
            let at = answer
                .find('{')
                .unwrap_or_else(|| panic!("no JSON: {answer}"));
            let answer: Value = serde_json::from_str(answer[at..].trim()).expect("it is JSON");
            let state = answer["result"]["requestState"].as_str();
            state
                .unwrap_or_else(|| panic!("no state: {answer}"))
                .to_owned()
        };
        let own = state(&ask(self, "shopping-list", None));
        let foreign = state(&ask(
            &Self {
                address: other.address,
            },
            "shopping-list",
            None,
        ));
        let middle = own.len() / 2;
        let turned = if own[middle..].starts_with('A') {
            "B"
        } else {
            "A"
        };
        let tampered = format!("{}{turned}{}", &own[..middle], &own[middle + 1..]);
        let long = "A".repeat(1_000_000);
        for (what, name, state) in [
            ("a changed state", "shopping-list", tampered.as_str()),
            ("half a state", "shopping-list", &own[..middle]),
            ("the state of another call", "trip-to-bergen", &own),
            ("the state of another server", "shopping-list", &foreign),
            ("a long state", "shopping-list", &long),
            ("an empty state", "shopping-list", ""),
        ] {
            let answer = ask(self, name, Some(state));
            assert!(answer.contains("-32602"), "{what}: {answer}");
            self.still_answers(what);
        }
        // The own one is good, once its call comes.
        let answer = ask(self, "shopping-list", Some(&own));
        assert!(answer.contains("\"deleted\":true"), "{answer}");
    }

    /// How many of so many sessions are refused.
    fn sessions(&self, count: usize) -> usize {
        const AT_ONCE: usize = 8;
        let params = json!({
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "many", "version": "1"},
        });
        let message = json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params});
        let body = message.to_string();
        let begin = || {
            let (status, answer) = self.send("", &[body.as_bytes()]);
            assert!([200, 429].contains(&status), "{status} {answer}");
            usize::from(status == 429)
        };
        scope(|scope| {
            let workers = (0..AT_ONCE)
                .map(|_| scope.spawn(|| (0..count / AT_ONCE).map(|_| begin()).sum::<usize>()));
            let workers: Vec<_> = workers.collect();
            workers
                .into_iter()
                .map(|worker| worker.join().expect("it is answered"))
                .sum()
        })
    }

    fn still_answers(&self, after: &str) {
        let body = request("tools/list", json!({})).to_string();
        let (status, answer) = self.send(&headers("tools/list", ""), &[body.as_bytes()]);
        assert!(
            status == 200 && answer.contains("search_notes"),
            "after {after}: {status} {answer}"
        );
    }

    /// The status of an answer, and what stands behind its head.
    fn send(&self, headers: &str, body: &[&[u8]]) -> (u16, String) {
        let length: usize = body.iter().map(|part| part.len()).sum();
        let mut stream = self.begin(&format!("{headers}Content-Length: {length}\r\n"));
        for part in body {
            // It may have refused, and reads no more.
            if stream.write_all(part).is_err() {
                break;
            }
        }
        answer(stream)
    }

    fn send_chunks(&self, headers: &str, body: &[&[u8]]) -> (u16, String) {
        let mut stream = self.begin(&format!("{headers}Transfer-Encoding: chunked\r\n"));
        for part in body {
            let sent = write!(stream, "{:x}\r\n", part.len());
            if sent
                .and_then(|()| stream.write_all(part))
                .and_then(|()| stream.write_all(b"\r\n"))
                .is_err()
            {
                break;
            }
        }
        answer(stream)
    }

    fn begin(&self, headers: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream
            .set_read_timeout(Some(PATIENCE))
            .expect("it can be set");
        stream
            .set_write_timeout(Some(PATIENCE))
            .expect("it can be set");
        let host = if headers.contains("Host: ") {
            String::new()
        } else {
            format!("Host: {}\r\n", self.address)
        };
        let head = format!(
            "POST /mcp HTTP/1.1\r\n{host}Connection: close\r\nContent-Type: application/json\r\n\
             Accept: application/json, text/event-stream\r\n{headers}\r\n"
        );
        // It may have refused before the end.
        let _ = stream.write_all(head.as_bytes());
        stream
    }
}

/// Reads an answer to its end.
fn answer(mut stream: TcpStream) -> (u16, String) {
    let mut bytes = Vec::new();
    // A server that has refused a request closes before it has read it, and the system may then drop its answer, too.
    let ended = stream.read_to_end(&mut bytes);
    if bytes.is_empty() && ended.is_err_and(|error| error.kind() == ErrorKind::ConnectionReset) {
        return (400, String::new());
    }
    let text = String::from_utf8_lossy(&bytes);
    let status = text
        .split(' ')
        .nth(1)
        .and_then(|status| status.parse().ok());
    let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (
        status.unwrap_or_else(|| panic!("no answer: {text:?}")),
        body.to_owned(),
    )
}

/// A request of the modern era, of a client that can be asked.
fn request(method: &str, mut params: Value) -> Value {
    params["_meta"] = json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": {"name": "hostile", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}},
    });
    json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
}

/// Its headers.
fn headers(method: &str, name: &str) -> String {
    let name = if name.is_empty() {
        String::new()
    } else {
        format!("Mcp-Name: {name}\r\n")
    };
    format!("Mcp-Protocol-Version: 2026-07-28\r\nMcp-Method: {method}\r\n{name}")
}

fn tells_nothing(what: &str, answer: &str) {
    for inside in INSIDE {
        assert!(!answer.contains(inside), "{what}: {inside}: {answer}");
    }
}

/// How many bytes of memory a process has.
fn resident(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok());
    kib.expect("Linux says it") * 1024
}

/// Two requests of one id that run at the same time: each is answered, or refused.
#[test]
fn an_id_that_comes_twice_is_no_end() {
    for language in Language::ALL {
        let place = folder().join(format!("hostile/{}-twice", language.name()));
        let words = words(language, &sample(&place));
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().expect("the server starts");
        let mut input = child.stdin.take().expect("it is piped");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let call = request(
            "tools/call",
            json!({"name": "search_notes", "arguments": {"text": "milk"}}),
        );
        let mut last = request("tools/list", json!({}));
        last["id"] = 2.into();
        for _ in 0..100 {
            write!(input, "{call}\n{call}\n").expect("it reads");
        }
        writeln!(input, "{last}").expect("it reads");
        let mut answered = 0;
        loop {
            let line = lines
                .next()
                .expect("it has not ended")
                .expect("it is a text");
            tells_nothing("one id twice", &line);
            let answer: Value = serde_json::from_str(&line).expect("it is JSON");
            if answer["id"] == 2 {
                assert!(
                    answer["result"]["tools"].is_array(),
                    "{language:?}: {answer}"
                );
                break;
            }
            answered += 1;
        }
        assert!(answered <= 200, "{language:?}: {answered}");
        drop(input);
        let ended = child.wait().expect("it has started");
        assert!(ended.success(), "{language:?}: {ended}");
    }
}
