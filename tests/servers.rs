//! `toolc import --mcp` against real servers of the official SDK: by command and by address, in both protocol eras.
//!
//! And `toolc import --command` against commands that say what tools they have.
//!
//! Called with `serve ERA`, this program is such a server on stdin and stdout; called with `trick NAME`, one that means no
//! good; called with `command NAME`, a command.

use std::borrow::Cow;
use std::env;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rmcp::model::{
    DiscoverResult, ErrorCode, ErrorData, Implementation, ListToolsResult, PaginatedRequestParams,
    ProtocolVersion, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{MaybeSendFuture, RequestContext, RoleServer};
use rmcp::transport::stdio;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ServerHandler, ServiceExt};
use tokio::net::TcpListener;
use tokio::runtime::Builder;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    if let [serve, era] = &words[..]
        && serve == "serve"
    {
        return on_stdio(Era::named(era));
    }
    if let [trick, name] = &words[..]
        && trick == "trick"
    {
        return tricks(name);
    }
    if let [command, name, asked @ ..] = &words[..]
        && command == "command"
    {
        return says(name, asked);
    }
    let all: [(&str, fn()); 12] = [
        ("servers_are_asked_by_their_command", commands),
        ("servers_are_asked_by_their_address", addresses),
        ("a_file_is_brought_up_to_date_by_a_server", updates),
        ("an_address_that_is_no_server_is_told", strangers),
        ("a_list_without_an_end_is_ended", lists_without_an_end),
        (
            "a_server_that_says_too_much_or_nothing_is_left",
            too_much_or_nothing,
        ),
        ("nobody_is_left_behind", nobody_is_left_behind),
        (
            "what_a_server_says_is_only_seen",
            what_a_server_says_is_only_seen,
        ),
        ("commands_say_what_they_have", commands_say_what_they_have),
        (
            "commands_that_say_nothing_useful_are_told",
            useless_commands,
        ),
        ("commands_leave_nobody_behind", commands_leave_nobody_behind),
        (
            "what_a_command_says_is_only_seen",
            what_a_command_says_is_only_seen,
        ),
    ];
    // As the usual harness has it: a name, or a part of one, chooses.
    let wanted: Vec<&String> = words.iter().filter(|word| !word.starts_with('-')).collect();
    for (name, test) in all {
        if wanted.is_empty() || wanted.iter().any(|word| name.contains(*word)) {
            test();
            println!("{name}: ok");
        }
    }
}

fn commands() {
    for era in Era::ALL {
        let done = toolc(&["import", "--mcp", "--", &own_program(), "serve", era.name()]);
        is_imported(era, &done);
    }
}

fn addresses() {
    for era in Era::ALL {
        for sessions in [true, false] {
            let address = over_http(era, sessions);
            is_imported(era, &toolc(&["import", "--mcp", &address]));
        }
    }
}

fn updates() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let address = over_http(Era::Both, true);
    let done = toolc(&["import", "--mcp", &address, "--out", &path("")]);
    assert!(done.status.success(), "{}", said(&done));
    let into = path("harbour.tools");
    let done = toolc(&["import", "--mcp", &address, "--into", &into]);
    let told = "0 added, 0 differ, 0 gone, 3 as they were\n";
    assert_eq!(
        String::from_utf8_lossy(&done.stdout),
        told,
        "{}",
        said(&done)
    );
}

fn strangers() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = listener.local_addr().expect("it has one").port();
    drop(listener);
    let address = format!("http://127.0.0.1:{port}/mcp");
    let done = toolc(&["import", "--mcp", &address]);
    assert_eq!(done.status.code(), Some(2), "{}", said(&done));
    assert!(
        said(&done).contains(&format!("`{address}`")),
        "{}",
        said(&done)
    );
    // The reason is the system's, not the name of a type of some library.
    assert!(!said(&done).contains("::"), "{}", said(&done));
    let done = toolc(&["import", "--mcp", "localhost:80"]);
    assert_eq!(done.status.code(), Some(2), "{}", said(&done));
    let told = "`localhost:80` is no address of a server";
    assert!(said(&done).contains(told), "{}", said(&done));
}

fn lists_without_an_end() {
    for (name, told) in [
        (
            "cursor",
            "it gives the cursor `again` twice, so its list has no end",
        ),
        ("pages", "its list has more than 1000 pages"),
        ("messages", "it sends more than 10000 messages"),
    ] {
        refused(name, &[], told);
    }
}

fn too_much_or_nothing() {
    for (name, words, told) in [
        ("large", &["--max-size", "2"], "sends more than 2 MB"),
        ("line", &["--max-size", "1"], "sends more than 1 MB"),
        (
            "silent",
            &["--timeout", "1"],
            "did not answer within 0.5 seconds",
        ),
        ("ends", &["--timeout", "9"], "it ends without an answer"),
    ] {
        refused(name, words, told);
    }
}

/// A server that fails is told with the exit code 2, and nothing is written.
fn refused(trick: &str, words: &[&str], told: &str) {
    let folder = tempfile::tempdir().expect("there is room");
    let tools = folder.path().join("tools");
    let own = own_program();
    let mut all = vec!["import", "--out", tools.to_str().expect("UTF-8"), "--mcp"];
    all.extend(words);
    all.extend(["--", &own, "trick", trick]);
    let done = toolc(&all);
    assert_eq!(done.status.code(), Some(2), "{trick}: {}", said(&done));
    // Long lines are broken.
    let text = said(&done).replace("\n  │ ", " ");
    assert!(text.contains(told), "{trick}: {text}");
    assert!(!tools.exists(), "{trick}");
}

fn nobody_is_left_behind() {
    // Its child says its number where notes go.
    let own = own_program();
    let words = [
        "import",
        "--timeout",
        "1",
        "--mcp",
        "--",
        &own,
        "trick",
        "child",
    ];
    let done = toolc(&words);
    assert_eq!(done.status.code(), Some(2), "{}", said(&done));
    is_gone(&said(&done));
    #[cfg(unix)]
    for signal in ["-INT", "-TERM", "-HUP"] {
        use std::io::{BufRead, BufReader, Read};
        let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
        let words = ["import", "--mcp", "--", &own, "trick", "child"];
        let mut running = command
            .args(words)
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut stderr = BufReader::new(running.stderr.take().expect("it is piped"));
        let mut text = String::new();
        stderr.read_line(&mut text).expect("it is UTF-8");
        let sent = Command::new("kill")
            .args([signal, &running.id().to_string()])
            .status();
        assert!(sent.expect("there is `kill`").success());
        assert_eq!(running.wait().expect("it ends").code(), Some(2), "{signal}");
        stderr.read_to_string(&mut text).expect("it is UTF-8");
        assert!(
            text.contains("stopped before the server"),
            "{signal}: {text}"
        );
        is_gone(&text);
    }
}

/// The child that a server has told of does not run any more.
fn is_gone(text: &str) {
    let number = text
        .split("server: child ")
        .nth(1)
        .and_then(|rest| rest.lines().next());
    let number: u32 = number
        .and_then(|number| number.parse().ok())
        .expect("it says its number");
    // Who has been killed may take a moment.
    for _ in 0..100 {
        let about = std::fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        let state = about.rsplit(") ").next().unwrap_or_default();
        if state.is_empty() || state.starts_with('Z') {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("{number} lives on");
}

fn what_a_server_says_is_only_seen() {
    let done = toolc(&["import", "--mcp", "--", &own_program(), "trick", "escapes"]);
    let active = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
    assert!(!said(&done).contains(active), "{:?}", said(&done));
    for seen in ["server: \\u{1b}]0;owned", "\\u{1b}[31mred", "\\u{202e}"] {
        assert!(said(&done).contains(seen), "{seen}: {}", said(&done));
    }
}

/// A server that answers as it should, but for one thing.
fn tricks(name: &str) {
    use std::io::{BufRead, Write};
    let forever = || thread::sleep(Duration::from_secs(60));
    let mut out = std::io::stdout().lock();
    if name == "child" {
        let child = Command::new(own_program())
            .args(["trick", "sleeper"])
            .spawn();
        eprintln!("child {}", child.expect("it starts").id());
    }
    if matches!(name, "silent" | "sleeper") {
        return forever();
    }
    if name == "escapes" {
        eprintln!("\u{1b}]0;owned\u{7}");
    }
    for (count, line) in std::io::stdin().lock().lines().enumerate() {
        let request: serde_json::Value = line
            .ok()
            .and_then(|line| serde_json::from_str(&line).ok())
            .unwrap_or_default();
        let id = &request["id"];
        let pieces = match (request["method"].as_str().unwrap_or_default(), name) {
            ("initialize", _) => r#"{"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "tricky"}}"#.to_owned(),
            ("tools/list", "cursor") => r#"{"tools": [], "nextCursor": "again"}"#.to_owned(),
            ("tools/list", "pages") => format!(r#"{{"tools": [], "nextCursor": "{count}"}}"#),
            ("tools/list", "large") => format!(
                r#"{{"tools": [], "nextCursor": "{count}", "more": "{}"}}"#,
                "a".repeat(100_000)
            ),
            ("tools/list", "messages") => {
                let note = "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/message\"}\n";
                let _ = out.write_all(note.repeat(11_000).as_bytes());
                continue;
            }
            ("tools/list", "line") => {
                let _ = out.write_all(&vec![b'a'; 1 << 20]);
                continue;
            }
            ("tools/list", "child") => return forever(),
            ("tools/list", "ends") => return,
            ("tools/list", "escapes") => serde_json::json!({"tools": [{
                "name": "\u{1b}[31mred", "description": "\u{1b}[2J\u{202e}", "inputSchema": {"type": "\u{1b}[31m"},
                "\u{202e}": 1,
            }]})
            .to_string(),
            _ if id.is_null() => continue,
            _ => {
                let no = format!(r#"{{"jsonrpc": "2.0", "id": {id}, "error": {{"code": -32601, "message": "no"}}}}"#);
                let _ = writeln!(out, "{no}");
                continue;
            }
        };
        let _ = writeln!(
            out,
            r#"{{"jsonrpc": "2.0", "id": {id}, "result": {pieces}}}"#
        );
    }
}

/// A command of this program, asked with more words for toolc.
fn asked(name: &str, words: &[&str]) -> Output {
    let own = own_program();
    let mut all = vec!["import"];
    all.extend(words);
    all.extend(["--command", "--", &own, "command", name]);
    toolc(&all)
}

fn commands_say_what_they_have() {
    for (name, tool) in [
        (
            "toolc",
            "tool look(at: string, ...) {\n    readonly\n    confirm \"Look at {args.at}?\"\n",
        ),
        ("toolable", "tool look(at: string, ...)\n"),
        ("nameless", "tool look(at: string, ...)\n"),
        ("marked", "tool look(at: string, ...)"),
    ] {
        let done = asked(name, &[]);
        assert_eq!(done.status.code(), Some(0), "{name}: {}", said(&done));
        let text = String::from_utf8_lossy(&done.stdout);
        for part in [
            "toolset scope from command \"scope\" {",
            "  /// Look.\n",
            tool,
        ] {
            assert!(text.contains(part), "{name}: {part}: {text}");
        }
        let folder = tempfile::tempdir().expect("there is room");
        let file = folder.path().join("scope.tools");
        std::fs::write(&file, &*text).expect("it can be written");
        let checked = toolc(&["check", file.to_str().expect("UTF-8")]);
        assert!(checked.status.success(), "{name}: {}", said(&checked));
        // It is up to date.
        let done = asked(name, &["--into", file.to_str().expect("UTF-8")]);
        let told = "0 added, 0 differ, 0 gone, 1 as they were\n";
        assert!(said(&done).starts_with(told), "{name}: {}", said(&done));
    }
    // A command that is one word stands behind the option, too.
    let done = toolc(&["import", "--command", "true"]);
    assert_eq!(done.status.code(), Some(2), "{}", said(&done));
    for words in [
        &["import", "--command"][..],
        &["import", "--command", "true", "--", "true"],
        &["import", "--command", "true", "--mcp", "http://127.0.0.1:1"],
        &["import", "--timeout", "2", "tools.json"],
    ] {
        assert_eq!(toolc(words).status.code(), Some(2), "{words:?}");
    }
}

fn useless_commands() {
    let no_list = "`--discover` prints no list of tools";
    for (name, words, told) in [
        ("dies", &[][..], no_list),
        ("nonsense", &[], no_list),
        ("latin", &[], no_list),
        ("deep", &[], "`--discover` prints a tool that has no name"),
        ("odd", &[], "`--discover` prints a tool that has no name"),
        ("other", &[], "`look --manifest` prints another name"),
        ("list", &[], "`look --manifest` prints no JSON object"),
        ("nul", &[], "it cannot be started"),
        ("floods", &["--max-size", "1"], "sends more than 1 MB"),
        ("many", &["--max-size", "1"], "sends more than 1 MB"),
        (
            "hangs",
            &["--timeout", "1"],
            "did not answer within 0.5 seconds",
        ),
        (
            "slow",
            &["--timeout", "1"],
            "did not answer within 1 seconds",
        ),
    ] {
        let folder = tempfile::tempdir().expect("there is room");
        let tools = folder.path().join("tools");
        let out = ["--out", tools.to_str().expect("UTF-8")];
        let done = asked(name, &[&out[..], words].concat());
        assert_eq!(done.status.code(), Some(2), "{name}: {}", said(&done));
        // Long lines are broken.
        let text = said(&done).replace("\n  │ ", " ");
        assert!(text.contains(told), "{name}: {text}");
        assert!(!tools.exists(), "{name}");
    }
    let missing = toolc(&["import", "--command", "/no/such/command"]);
    assert_eq!(missing.status.code(), Some(2), "{}", said(&missing));
}

fn commands_leave_nobody_behind() {
    for name in ["child", "orphan"] {
        let done = asked(name, &["--timeout", "1"]);
        is_gone(&said(&done).replace("command: child ", "server: child "));
    }
}

fn what_a_command_says_is_only_seen() {
    let done = asked("escapes", &[]);
    let active = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
    assert!(!said(&done).contains(active), "{:?}", said(&done));
    for seen in ["command: \\u{1b}]0;owned", "\\u{1b}[31mred"] {
        assert!(said(&done).contains(seen), "{seen}: {}", said(&done));
    }
}

/// A command, asked with these words.
fn says(name: &str, asked: &[String]) {
    use std::io::Write;
    let forever = || thread::sleep(Duration::from_secs(60));
    let schema =
        r#"{"type": "object", "properties": {"at": {"type": "string"}}, "required": ["at"]}"#;
    let own = format!(
        r#"{{"name": "look", "command": "scope look", "usage": "scope look AT", "description": "Look.", "effects": {{"readonly": true}}, "confirm": "Look at {{args.at}}?", "input_schema": {schema}}}"#
    );
    let listed =
        r#"{"name": "look", "summary": "Look.", "streaming": false, "session_mode": false}"#;
    let of = |tools: &str| format!(r#"{{"name": "scope", "tools": [{tools}]}}"#);
    let words: Vec<&str> = asked.iter().map(String::as_str).collect();
    let text = match (name, &words[..]) {
        ("toolc", ["--discover"]) => of(&own),
        ("marked", ["--discover"]) => format!("\u{feff}{}", of(&own)),
        ("toolable" | "nameless" | "other" | "list" | "slow", ["--discover"]) => {
            if name == "slow" {
                thread::sleep(Duration::from_millis(400));
                of(&[listed; 9].join(","))
            } else {
                of(listed)
            }
        }
        ("toolable", ["look", "--manifest"]) => {
            format!(r#"{{"name": "look", "summary": "Look.", "schema": {schema}}}"#)
        }
        ("nameless", ["look", "--manifest"]) => {
            format!(r#" {{ "summary": "Look.", "schema": {schema}}} "#)
        }
        ("other", ["look", "--manifest"]) => r#"{"name": "see", "schema": {}}"#.to_owned(),
        ("list", ["look", "--manifest"]) => "[]".to_owned(),
        ("slow", ["look", "--manifest"]) => {
            thread::sleep(Duration::from_millis(200));
            "{}".to_owned()
        }
        ("dies", _) => std::process::exit(3),
        ("nonsense", _) => "Usage: scope [OPTIONS]".to_owned(),
        ("latin", _) => {
            let _ = std::io::stdout().write_all(b"{\"tools\": [{\"name\": \"\xff\"}]}");
            return;
        }
        ("deep", _) => of(&("[".repeat(100_000) + &"]".repeat(100_000))),
        ("odd", _) => of("7"),
        ("nul", _) => of(r#"{"name": "a\u0000b"}"#),
        ("floods", _) => loop {
            if std::io::stdout().write_all(&[b' '; 4096]).is_err() {
                return;
            }
        },
        ("many", _) => of(&vec![listed; 20_000].join(",")),
        ("child" | "orphan", _) => {
            let child = Command::new(own_program())
                .args(["trick", "sleeper"])
                .spawn();
            eprintln!("child {}", child.expect("it starts").id());
            match name {
                "child" => return forever(),
                _ => of(&own),
            }
        }
        ("escapes", _) => {
            eprintln!("\u{1b}]0;owned\u{7}");
            of(
                r#"{"name": "\u001b[31mred", "command": "a", "usage": "a", "input_schema": {"type": "\u001b[31m"}}"#,
            )
        }
        _ => return forever(),
    };
    println!("{text}");
}

fn own_program() -> String {
    let own = env::current_exe().expect("it runs");
    own.to_str().expect("it is UTF-8").to_owned()
}

/// What a server says is imported whole: all pages, and everything of each tool.
fn is_imported(era: Era, done: &Output) {
    assert_eq!(
        done.status.code(),
        Some(0),
        "{}: {}",
        era.name(),
        said(done)
    );
    let text = String::from_utf8_lossy(&done.stdout);
    for part in [
        "toolset harbour from mcp \"harbour\" {",
        "  /// List the ships.\n  tool list_ships(at: string, most?: int @range(1..50), ...) -> { ships: [string], ... } {\n    readonly\n",
        "\"example.com/pier\": 3",
        "tool moor(ship: string, ...) { additive idempotent }",
        "tool cast_off(ship: string, ...)",
    ] {
        assert!(text.contains(part), "{}: {part}: {text}", era.name());
    }
}

/// Which protocols a server speaks.
#[derive(Debug, Clone, Copy)]
enum Era {
    /// 2026-07-28 alone.
    Modern,
    /// Those with `initialize`; it has never heard of `server/discover`.
    Legacy,
    /// All.
    Both,
}

impl Era {
    const ALL: [Self; 3] = [Self::Modern, Self::Legacy, Self::Both];

    fn name(self) -> &'static str {
        match self {
            Self::Modern => "modern",
            Self::Legacy => "legacy",
            Self::Both => "both",
        }
    }

    fn named(name: &str) -> Self {
        let found = Self::ALL.into_iter().find(|era| era.name() == name);
        found.expect("it is an era")
    }
}

/// A server with three tools on two pages.
#[derive(Debug, Clone)]
struct Harbour(Era);

impl ServerHandler for Harbour {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().build();
        ServerConfig::new(capabilities).with_server_info(Implementation::new("harbour", "1.0.0"))
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(match self.0 {
            Era::Modern => &[ProtocolVersion::V_2026_07_28],
            Era::Legacy => ProtocolVersion::known_up_to(&ProtocolVersion::V_2025_11_25),
            Era::Both => ProtocolVersion::known_up_to(&ProtocolVersion::V_2026_07_28),
        })
    }

    fn discover(
        &self,
        _context: RequestContext<RoleServer>,
    ) -> impl Future<Output = Result<DiscoverResult, ErrorData>> + MaybeSendFuture + '_ {
        let unknown = ErrorData::new(ErrorCode::METHOD_NOT_FOUND, "Method not found", None);
        std::future::ready(match self.0 {
            Era::Modern | Era::Both => Ok(DiscoverResult::from_server_info(
                self.supported_protocol_versions().into_owned(),
                self.get_info(),
            )),
            Era::Legacy => Err(unknown),
        })
    }

    async fn list_tools(
        &self,
        request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        let tools =
            |text: &str| -> Vec<Tool> { serde_json::from_str(text).expect("these are tools") };
        Ok(
            match request.and_then(|request| request.cursor).as_deref() {
                None => ListToolsResult {
                    next_cursor: Some("more".to_owned()),
                    ..ListToolsResult::with_all_items(tools(FIRST))
                },
                Some(_) => ListToolsResult::with_all_items(tools(SECOND)),
            },
        )
    }
}

const FIRST: &str = r#"[{
  "name": "list_ships",
  "description": "List the ships.",
  "inputSchema": {"type": "object", "properties": {"at": {"type": "string"}, "most": {"type": "integer", "minimum": 1, "maximum": 50}}, "required": ["at"]},
  "outputSchema": {"type": "object", "properties": {"ships": {"type": "array", "items": {"type": "string"}}}, "required": ["ships"]},
  "annotations": {"readOnlyHint": true},
  "_meta": {"example.com/pier": 3}
}]"#;

const SECOND: &str = r#"[
  {"name": "moor", "description": "Moor a ship.", "inputSchema": {"type": "object", "properties": {"ship": {"type": "string"}}, "required": ["ship"]}, "annotations": {"idempotentHint": true, "destructiveHint": false}},
  {"name": "cast_off", "inputSchema": {"type": "object", "properties": {"ship": {"type": "string"}}, "required": ["ship"]}}
]"#;

fn on_stdio(era: Era) {
    let runtime = Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        // A client that finds no version that it speaks goes away, and comes back otherwise.
        if let Ok(running) = Harbour(era).serve(stdio()).await {
            let _ = running.waiting().await;
        }
    });
}

/// The address of a server in a thread of its own, which ends with this program.
fn over_http(era: Era, sessions: bool) -> String {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let runtime = Builder::new_current_thread().enable_all().build();
        runtime.expect("a runtime").block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0")
                .await
                .expect("a port is free");
            tell.send(listener.local_addr().expect("it has one"))
                .expect("somebody waits");
            let config = StreamableHttpServerConfig::default().with_legacy_session_mode(sessions);
            let service: StreamableHttpService<Harbour, LocalSessionManager> =
                StreamableHttpService::new(move || Ok(Harbour(era)), Default::default(), config);
            loop {
                let (stream, _) = listener.accept().await.expect("a caller");
                let service = service.clone();
                tokio::spawn(async move {
                    let answer = hyper::service::service_fn(
                        move |request: hyper::Request<hyper::body::Incoming>| {
                            use hyper::service::Service;
                            TowerToHyperService::new(service.clone()).call(request)
                        },
                    );
                    let connection = hyper::server::conn::http1::Builder::new();
                    let _ = connection
                        .serve_connection(TokioIo::new(stream), answer)
                        .await;
                });
            }
        });
    });
    format!("http://{}/mcp", told.recv().expect("it listens"))
}

fn toolc(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let done = command.args(words).env("NO_COLOR", "1").output();
    done.expect("toolc runs")
}

fn said(done: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr)
    )
}
