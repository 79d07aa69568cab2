//! `toolc import --mcp` against real servers of the official SDK: by command and by address, in both protocol eras.
//!
//! Called with `serve ERA`, this program is such a server on stdin and stdout.

use std::borrow::Cow;
use std::env;
use std::process::{Command, Output};
use std::sync::mpsc;
use std::thread;

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
    let all: [(&str, fn()); 4] = [
        ("servers_are_asked_by_their_command", commands),
        ("servers_are_asked_by_their_address", addresses),
        ("a_file_is_brought_up_to_date_by_a_server", updates),
        ("an_address_that_is_no_server_is_told", strangers),
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
        let own = env::current_exe().expect("it runs");
        let own = own.to_str().expect("it is UTF-8");
        let done = toolc(&["import", "--mcp", "--", own, "serve", era.name()]);
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
