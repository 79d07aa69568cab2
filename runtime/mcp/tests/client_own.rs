//! Connections to servers of this crate.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use toolrt::call::Part;
use toolrt::host::{call, call_partial, with_items};
use toolrt::mcp::{Era, Server};
use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::{
    Answer, Asked, Asker, BoxFuture, Codec, Content, Context, Envelope, Executor, Inputs, Internal,
    Outcome, Registry, RequestKind, Status, Tool,
};
use toolrt::{Remote, Remoted};
use toolrt_mcp::{ClientOptions, Connection, Options, serve_streams};
use tools::Said;

use crate::support::server;
use crate::support::tools::{self, SERVER};
use crate::support::web::Web;

const ERAS: [Era; 2] = [Era::Older, Era::Modern];

fn said(text: &str, times: i64) -> Said {
    Said {
        text: text.to_owned(),
        times,
    }
}

/// A connection by two streams.
async fn joined(server: Server, options: ClientOptions) -> Connection {
    let (own, other) = tokio::io::duplex(64 * 1024);
    let (read, write) = tokio::io::split(other);
    tokio::spawn(serve_streams(server, Options::new(), read, write));
    let (read, write) = tokio::io::split(own);
    let connection = Connection::streams(read, write, options).await;
    connection.expect("it is a server")
}

/// Every way to reach a server.
async fn all_ways(options: impl Fn() -> ClientOptions) -> (Web, Vec<Connection>) {
    let web = Web::new(server(&SERVER), Options::new()).await;
    let url = format!("http://{}/mcp", web.address);
    let mut ways = Vec::new();
    for era in ERAS {
        ways.push(joined(server(&SERVER), options().era(era)).await);
        let http = Connection::http(&url, options().era(era)).await;
        ways.push(http.expect("it is a server"));
    }
    (web, ways)
}

async fn called<T: Tool<Args = Said>>(connection: &Connection, args: &Said) -> T::Result {
    let result = call::<T>(connection, args, &Context::new()).await;
    result.unwrap_or_else(|error| panic!("{error}"))
}

#[tokio::test]
async fn typed_clients_work_on_a_connection_as_on_a_registry() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for connection in &ways {
        assert_eq!(
            called::<tools::Echo>(connection, &said("é\"", 3)).await,
            said("é\"", 3)
        );
        // A result that is no object travels inside of one in the older era.
        assert_eq!(called::<tools::Count>(connection, &said("a", 2)).await, 2);
        let Content(parts) = called::<tools::Show>(connection, &said("a", 1)).await;
        assert_eq!((&parts[0], parts.len()), (&Part::text("a"), 5));
        let cx = Context::new();
        let partial = call_partial::<tools::Some_>(connection, &said("a", 1), &cx).await;
        let Ok(Outcome::Partial(partial)) = partial else {
            panic!("{partial:?}");
        };
        assert_eq!(
            (partial.result, partial.summary.failed, partial.errors.len()),
            (2, 1, 1)
        );
    }
}

#[tokio::test]
async fn envelopes_are_those_of_the_server() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for connection in &ways {
        let cx = Context::new().with_session_id("s").with_call_id("mine");
        let done = connection.call("echo", br#"{"text":"a"}"#, &cx).await;
        assert_eq!(
            done.result.as_ref().map(|json| json.as_str()),
            Some(r#"{"text":"a","times":1}"#)
        );
        let meta = &done.meta;
        assert_eq!(
            (&*meta.tool, &*meta.toolset, &*meta.service),
            ("echo", "saying", "tests")
        );
        assert_eq!(
            (&*meta.call_id, meta.session_id.as_deref()),
            ("mine", Some("s"))
        );
        assert_eq!(meta.reminder.as_deref(), Some("Do not say it twice."));

        let error = async |tool: &str, args: &[u8]| {
            let envelope = connection.call(tool, args, &Context::new()).await;
            assert_eq!(envelope.status, Status::Error);
            *envelope.error.expect("it fails")
        };
        let missing = error("missing", br#"{"text":"a"}"#).await;
        assert_eq!(
            (&*missing.code, missing.field.as_deref()),
            ("not_there", Some("text"))
        );
        assert_eq!(
            missing.recovery.hint.as_deref(),
            Some("Say something else.")
        );
        assert_eq!(
            missing
                .details
                .map(|json| json.as_str().to_owned())
                .as_deref(),
            Some("\"a\"")
        );
        let invalid = error("echo", br#"{"txt":"a"}"#).await;
        assert_eq!((&*invalid.code, invalid.issues.len()), ("invalid_input", 2));
        assert_eq!(error("nothing", b"{}").await.code, "unknown_tool");
        let broken = error("broken", br#"{"text":"a"}"#).await;
        assert_eq!(
            (&*broken.code, broken.message.contains("hunter2")),
            ("internal", false)
        );
    }
}

#[tokio::test]
async fn items_come_while_the_call_runs() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for connection in &ways {
        let items = Arc::new(Mutex::new(Vec::new()));
        let kept = items.clone();
        let cx = with_items(&Context::new(), Codec::<i64>::of(), move |item| {
            kept.lock().unwrap().push(item);
        });
        let done = call::<tools::Count>(connection, &said("a", 300), &cx).await;
        assert_eq!(done.expect("it counts"), 300);
        assert_eq!(*items.lock().unwrap(), (1..=300).collect::<Vec<i64>>());
    }
}

/// Answers what the tools ask.
struct Human;

impl Asker for Human {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        assert!(!asked.by.call_id.is_empty());
        let request = asked.request;
        let answer = match (request.kind, request.question.as_deref()) {
            (RequestKind::Ask, Some("Where to?")) => r#"{"text":"Rome"}"#,
            (RequestKind::Ask, _) => "3",
            (RequestKind::Confirm, Some("Remove a?")) => "true",
            (RequestKind::Confirm, _) => "false",
            (RequestKind::Sample, _) => "\"hm\"",
            (RequestKind::Roots, _) => r#"[{"uri":"file:///a"},{"uri":"file:///b"}]"#,
        };
        Box::pin(std::future::ready(Answer::json(answer)))
    }
}

#[tokio::test]
async fn the_asker_of_the_connection_answers() {
    let (_web, ways) = all_ways(|| ClientOptions::new().asker(Human)).await;
    for connection in &ways {
        assert_eq!(
            called::<tools::Order>(connection, &said("a", 1)).await,
            "3 to Rome"
        );
        assert_eq!(
            called::<tools::Think>(connection, &said("a", 1)).await,
            "hm in 2"
        );
        assert_eq!(called::<tools::Remove>(connection, &said("a", 1)).await, 1);
        let refused = connection
            .call("remove", br#"{"text":"b"}"#, &Context::new())
            .await;
        assert_eq!(refused.error.expect("it is refused").code, "denied");
    }
}

#[tokio::test]
async fn without_an_asker_nothing_is_answered() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for connection in &ways {
        let envelope = connection
            .call("order", br#"{"text":"a"}"#, &Context::new())
            .await;
        let code = envelope.error.expect("nobody answers").code;
        assert!(["no_asker", "denied"].contains(&&*code), "{code}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_calls_run_at_once() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for (way, connection) in ways.iter().enumerate() {
        let text = format!("many {way}");
        let calls: Vec<_> = (0..50)
            .map(|_| {
                let (connection, args) = (connection.clone(), said(&text, 50));
                tokio::spawn(async move { called::<tools::Wait>(&connection, &args).await })
            })
            .collect();
        tools::until_waiting(&text, 50).await;
        for call in calls {
            assert_eq!(call.await.expect("it ends"), 50);
        }
    }
}

#[tokio::test]
async fn what_nobody_waits_for_is_cancelled() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for (way, connection) in ways.iter().enumerate() {
        let text = format!("dropped {way}");
        let waiting = connection.clone();
        let args = said(&text, 1000);
        let task = tokio::spawn(async move { called::<tools::Wait>(&waiting, &args).await });
        tools::until_waiting(&text, 1).await;
        task.abort();
        tools::until_waiting(&text, 0).await;
        let late = Context::new().with_timeout(Duration::from_millis(50));
        let late = call::<tools::Wait>(connection, &said(&text, 1000), &late).await;
        assert_eq!(
            late.expect_err("it is late")
                .fault()
                .expect("it says so")
                .code,
            "timeout"
        );
        tools::until_waiting(&text, 0).await;
    }
}

/// `count`, in a design of somebody else.
struct Counting;

static COUNTING: Spec = Spec {
    name: "counting",
    remote: Some("count"),
    toolset: "web",
    description: "Counts, and tells how far it is.",
    implementation: Implementation::Mcp("test"),
    ..tools::NUMBER
};

static WEB: ToolsetSpec = ToolsetSpec {
    name: "web",
    tools: &[&COUNTING],
    ..ToolsetSpec::EMPTY
};

impl Tool for Counting {
    type Args = Said;
    type Result = i64;
    type Error = tools::Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        &COUNTING
    }

    fn result() -> Codec<i64> {
        Codec::of()
    }
}

impl Remoted for Counting {
    type Injected = ();

    fn inputs(args: &Said, (): &()) -> Result<Inputs, Internal> {
        Inputs::of(args)
    }
}

#[tokio::test]
async fn a_toolset_from_a_server_is_registered_like_all_others() {
    let (_web, ways) = all_ways(ClientOptions::new).await;
    for connection in &ways {
        let mut toolset = Remote::builder(&WEB, connection.clone()).expect("it is the same");
        toolset.remote::<Counting>();
        let registry = Registry::new();
        registry
            .register(toolset.build())
            .expect("the name is free");
        let mut events = registry.stream("counting", br#"{"text":"a","times":2}"#, &Context::new());
        let mut told = Vec::new();
        while let Some(event) = events.next().await {
            assert_eq!(&*event.tool, "counting");
            assert!(event.call_id.starts_with("call-"));
            // In the older era over HTTP, the log has a stream of its own.
            if event.kind.name() != "log" {
                told.push(event.kind.name());
            }
        }
        // All are events of the one call.
        let expected = [
            "call_scheduled",
            "call_started",
            "progress",
            "item",
            "item",
            "call_finished",
        ];
        assert_eq!(told, expected);
        let envelope: Envelope = registry.call("counting", "{}", &Context::new()).await;
        assert_eq!(
            envelope.error.expect("it is not valid").code,
            "invalid_input"
        );
        assert!(
            connection.drift(&WEB).is_empty(),
            "{}",
            connection.drift(&WEB)
        );
    }
}
