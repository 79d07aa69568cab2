//! `toolc docs --serve`, running: who is answered, what is seen of a change, and that it ends when told to.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

const GOOD: &str = "package demo

service shop {
  /// Things.
  toolset things {
    /// Find a thing.
    tool find_thing(name: string)
  }
}
";

/// A busy machine may take its time.
const PATIENCE: Duration = Duration::from_secs(30);

#[test]
fn a_change_is_seen_and_what_is_wrong_is_told() {
    let server = Server::start(GOOD);
    let page = server.get("/tools/things/find_thing.html");
    assert!(
        page.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html"),
        "{page}"
    );
    assert!(
        page.contains("Find a thing.") && page.contains("/.toolc/reload.js?site=1"),
        "{page}"
    );
    assert!(
        page.contains("default-src 'none'; connect-src 'self'; style-src 'self'"),
        "{page}"
    );
    assert!(server.get("/").contains("<h1>shop</h1>"));
    for (path, kind) in [
        ("/site.css", "text/css"),
        ("/site.js", "text/javascript"),
        ("/search.js", "text/javascript"),
        ("/icon.svg", "image/svg+xml"),
        ("/.toolc/reload.js", "text/javascript"),
    ] {
        let answer = server.get(path);
        assert!(
            answer.contains(&format!("\r\nContent-Type: {kind}; charset=utf-8\r\n")),
            "{answer}"
        );
    }
    let state = server.state("");
    assert_eq!(
        (&state["site"], &state["findings"]),
        (&Value::from(1), &Value::from(""))
    );

    server.save(&GOOD.replace("Find a thing", "Look for a thing"));
    let state = server.state("?after=1");
    assert_eq!(state["site"], state["run"]);
    assert!(
        server
            .get("/tools/things/find_thing.html")
            .contains("Look for a thing.")
    );

    server.save(&GOOD.replace("string", "Nowhere"));
    let wrong = server.state(&format!("?after={}", state["run"]));
    assert_eq!(wrong["site"], state["site"]);
    let findings = wrong["findings"].as_str().expect("it is a text");
    assert!(
        findings.contains("`Nowhere`") && !findings.contains('\u{1b}'),
        "{findings}"
    );
    assert!(
        server
            .get("/tools/things/find_thing.html")
            .contains("Look for a thing."),
        "the last site stays"
    );

    server.save(GOOD);
    let right = server.state(&format!("?after={}", wrong["run"]));
    assert_eq!(right["findings"], "");
    assert!(!server.folder.path().join("site").exists());
    assert_eq!(
        fs::read_dir(server.folder.path())
            .expect("it is a folder")
            .count(),
        1,
        "nothing is written"
    );
    server.ends();
}

#[test]
fn a_design_with_errors_has_no_site_yet() {
    let server = Server::start(&GOOD.replace("string", "Nowhere"));
    let page = server.get("/");
    assert!(
        page.contains("No site yet") && page.contains("/.toolc/reload.js?site=0"),
        "{page}"
    );
    server.save(GOOD);
    assert_eq!(server.state("?after=1")["site"], 2);
    assert!(server.get("/").contains("<h1>shop</h1>"));
    server.ends();
}

#[test]
fn only_who_means_this_server_is_answered() {
    let server = Server::start(GOOD);
    let port = server.port;
    let status = |request: &str| {
        let answer = server.send(request);
        answer.split("\r\n").next().unwrap_or_default().to_owned()
    };
    let get =
        |path: &str, host: &str| status(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
    assert_eq!(get("/", &format!("localhost:{port}")), "HTTP/1.1 200 OK");
    assert_eq!(
        get("/", &format!("evil.test:{port}")),
        "HTTP/1.1 403 Forbidden"
    );
    assert_eq!(
        get("/.toolc/changes", "evil.test"),
        "HTTP/1.1 403 Forbidden"
    );
    assert_eq!(
        get("/", &format!("127.0.0.1:{port}\r\nHost: evil.test")),
        "HTTP/1.1 403 Forbidden"
    );
    assert_eq!(status("GET / HTTP/1.0\r\n\r\n"), "HTTP/1.1 403 Forbidden");
    let host = format!("127.0.0.1:{port}");
    for path in [
        "/a.tools",
        "/../a.tools",
        "/%2e%2e/a.tools",
        "/..%2fa.tools",
        "//etc/passwd",
        "/tools/../index.html",
        "/toolc.lock",
        "/nothing.html",
    ] {
        assert_eq!(get(path, &host), "HTTP/1.1 404 Not Found", "{path}");
    }
    let post = format!("POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1\r\n\r\nx");
    assert_eq!(status(&post), "HTTP/1.1 405 Method Not Allowed");
    let head = server.send(&format!("HEAD / HTTP/1.1\r\nHost: {host}\r\n\r\n"));
    assert!(
        head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"),
        "{head}"
    );
    // What is no request gets no answer, and the next one is answered.
    for request in [
        "\u{0}\r\n\r\n",
        "GET /%zz HTTP/1.1\r\n\r\n",
        &"a".repeat(40_000),
    ] {
        assert_eq!(server.send(request), "");
    }
    assert_eq!(get("/", &host), "HTTP/1.1 200 OK");
    server.ends();
}

#[test]
fn a_port_that_is_taken_is_told() {
    let server = Server::start(GOOD);
    let mut other = Command::new(env!("CARGO_BIN_EXE_toolc"));
    other.args(["docs", ".", "--serve", "--port", &server.port.to_string()]);
    let done = other
        .current_dir(server.folder.path())
        .output()
        .expect("toolc runs");
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(said.contains("cannot listen on 127.0.0.1"), "{said}");
    server.ends();
}

struct Server {
    child: Child,
    port: u16,
    folder: TempDir,
}

impl Server {
    fn start(design: &str) -> Self {
        let folder = TempDir::new().expect("there is room");
        fs::write(folder.path().join("a.tools"), design).expect("it can be written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
        command
            .args(["docs", ".", "--serve"])
            .current_dir(folder.path());
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("toolc runs");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("it is a pipe"));
        said.read_line(&mut line).expect("it says where it listens");
        let port = line
            .split("127.0.0.1:")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        let port = port.and_then(|port| port.parse().ok());
        // Nobody reads on, and nobody minds.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Self {
            child,
            port: port.unwrap_or_else(|| panic!("{line}")),
            folder,
        }
    }

    fn save(&self, design: &str) {
        let draft = self.folder.path().join("a.tools~");
        fs::write(&draft, design).expect("it can be written");
        fs::rename(draft, self.folder.path().join("a.tools")).expect("it can be moved");
    }

    fn get(&self, path: &str) -> String {
        let host = format!("127.0.0.1:{}", self.port);
        self.send(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"))
    }

    /// What has changed.
    fn state(&self, query: &str) -> Value {
        let answer = self.get(&format!("/.toolc/changes{query}"));
        let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    /// The answer to some bytes; nothing where the connection is closed without one.
    fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream
            .set_read_timeout(Some(PATIENCE))
            .expect("it can be set");
        // Who has sent too much may be cut off while he sends.
        let _ = stream.write_all(request.as_bytes());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).expect("it is text")
    }

    fn ends(mut self) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.expect("there is kill").success());
        assert_eq!(self.child.wait().expect("it ends").code(), Some(0));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
