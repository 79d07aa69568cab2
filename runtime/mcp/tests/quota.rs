//! What one caller may take of a server over HTTP, and that others get theirs.

#![cfg(feature = "http")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::net::TcpStream;
use toolrt::host::{Limits, Quota, Rate, ToolLimits};
use toolrt::mcp::Server;
use toolrt::{BoxFuture, Registry};
use toolrt_mcp::{Identity, Options, Peer, Refused, Verifier, service};

use crate::support;
use crate::support::tools::{self, SERVER};
use crate::support::web::{Answer, Web, answer, begun, headers, request, with};
use crate::support::{error_of, server};

const VECTORS: &str = include_str!("../../../spec/conformance/mcp/quotas.json");

/// Knows two callers; the second one is called like the first one's owner.
struct Tokens;

impl Verifier for Tokens {
    fn verify<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Identity, Refused>> {
        Box::pin(async move {
            match token {
                "greedy" => Ok(Identity::new("greedy").with_owner("iss greedy")),
                "modest" => Ok(Identity::new("iss greedy").with_owner("iss modest")),
                _ => Err(Refused::Invalid),
            }
        })
    }
}

fn vectors() -> Value {
    serde_json::from_str(VECTORS).expect("the vectors are JSON")
}

/// The error of those that have too many of something.
fn refusal(of: &str) -> Value {
    let vectors = vectors();
    let mut all = vectors["refusals"]
        .as_array()
        .expect("there are some")
        .iter();
    let found = all.find(|one| one["of"] == of).expect("it is there");
    found["error"].clone()
}

fn bearer(token: &str) -> (String, String) {
    ("Authorization".to_owned(), format!("Bearer {token}"))
}

/// A server whose registry has these limits.
fn limited(limits: Limits) -> Server {
    let mut registry = Registry::new();
    registry.set_limits(limits);
    registry
        .register(tools::toolset())
        .expect("the names are free");
    Server::with(&SERVER, &Arc::new(registry), tools::served()).expect("the names are free")
}

/// The head and the body of a call in the modern era.
fn call(token: &str, name: &str, text: &str, times: u32) -> (Vec<(String, String)>, String) {
    let mut headers = with(headers("tools/call", Some(name)), "Mcp-Param-Text", text);
    headers.push(bearer(token));
    let params = json!({"name": name, "arguments": {"text": text, "times": times}});
    (headers, request("tools/call", params).to_string())
}

async fn begin(web: &Web, token: &str, name: &str, text: &str, times: u32) -> TcpStream {
    let (headers, body) = call(token, name, text, times);
    let body = body.as_bytes();
    web.begin(("POST", "/mcp"), &headers, (body.len(), body))
        .await
}

/// The error of a call, if it has one.
async fn echo(web: &Web, token: &str) -> Option<Value> {
    let answer = answer(begin(web, token, "echo", "a", 1).await).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let result = &answer.last()["result"];
    (result["isError"] == true).then(|| error_of(result).clone())
}

#[tokio::test]
async fn one_caller_leaves_calls_for_others() {
    let web = Web::new(server(&SERVER), Options::new().auth(Tokens).max_calls(8)).await;
    let mut running = Vec::new();
    for _ in 0..4 {
        running.push(begin(&web, "greedy", "wait", "greedy", 1000).await);
    }
    tools::until_waiting("greedy", 4).await;
    for _ in 0..3 {
        assert_eq!(echo(&web, "greedy").await, Some(refusal("calls")));
        assert_eq!(echo(&web, "modest").await, None);
    }
    // Nobody waits for their answers any more.
    drop(running);
    tools::until_waiting("greedy", 0).await;
    for _ in 0..500 {
        if echo(&web, "greedy").await.is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the places are never given back");
}

#[tokio::test]
async fn a_greedy_caller_delays_no_modest_one() {
    let one = ToolLimits {
        parallel: Some(1),
        rate: None,
    };
    let limits = Limits::default().with_tool("wait", one);
    let web = Arc::new(Web::new(limited(limits), Options::new().auth(Tokens)).await);
    let mut greedy = Vec::new();
    for _ in 0..40 {
        let stream = begin(&web, "greedy", "wait", "delays", 5).await;
        greedy.push(tokio::spawn(async move {
            let answer = answer(stream).await;
            assert_eq!(answer.last()["result"]["structuredContent"], 5);
            Instant::now()
        }));
    }
    tools::until_waiting("delays", 1).await;
    let stream = begin(&web, "modest", "wait", "delays", 5).await;
    let answer = answer(stream).await;
    assert_eq!(answer.last()["result"]["structuredContent"], 5);
    let modest = Instant::now();
    let mut after = 0;
    for one in greedy {
        after += usize::from(one.await.expect("it ends") > modest);
    }
    assert!(after > 25, "{after}");
}

#[tokio::test]
async fn rates_are_those_of_the_owner_of_a_token() {
    let quota = Quota {
        rate: Some(Rate::new(2, Duration::from_secs(1))),
        burst: Some(3),
        ..Quota::default()
    };
    let limits = Limits::default().with_quota(quota);
    let web = Web::new(limited(limits), Options::new().auth(Tokens)).await;
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(echo(&web, "greedy").await);
    }
    assert_eq!(answers[..3], [None, None, None]);
    let refused = answers.into_iter().flatten().next().expect("one too many");
    assert_eq!(refused["code"], "rate_limited");
    let wait = refused["recovery"]["after_ms"].as_u64().expect("a time");
    assert!((1..=500).contains(&wait), "{wait}");
    assert_eq!(echo(&web, "modest").await, None);
    // A session is no way around.
    let session = web.initialize(&[bearer("greedy")]).await;
    let session = session.header("mcp-session-id").expect("a session");
    let mut codes = Vec::new();
    for _ in 0..4 {
        let headers = [
            ("Mcp-Session-Id".to_owned(), session.to_owned()),
            ("Mcp-Protocol-Version".to_owned(), "2025-11-25".to_owned()),
            bearer("greedy"),
        ];
        let params = json!({"name": "echo", "arguments": {"text": "a"}});
        let message = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params});
        codes.push(web.post(&headers, &message).await.last()["result"]["isError"].clone());
    }
    assert!(codes.contains(&json!(true)), "{codes:?}");
    tokio::time::sleep(Duration::from_millis(wait + 600)).await;
    assert_eq!(echo(&web, "greedy").await, None);
}

fn once_an_hour() -> Limits {
    Limits::default().with_quota(Quota {
        rate: Some(Rate::new(1, Duration::from_secs(3600))),
        burst: Some(2),
        ..Quota::default()
    })
}

#[tokio::test]
async fn without_tokens_an_address_is_the_caller() {
    let web = Web::new(limited(once_an_hour()), Options::new()).await;
    let mut codes = Vec::new();
    for caller in ["a", "b", "c"] {
        let (mut headers, body) = call("none", "echo", "a", 1);
        headers.push(("Toolrt-Caller".to_owned(), caller.to_owned()));
        headers.push(("X-Forwarded-For".to_owned(), format!("203.0.113.{caller}")));
        let answer = web.send(("POST", "/mcp"), &headers, body.as_bytes()).await;
        codes.push(answer.last()["result"]["isError"].clone());
    }
    assert_eq!(codes[2], true);
    assert!(codes[0] != true && codes[1] != true, "{codes:?}");
}

#[tokio::test]
async fn who_mounts_a_service_says_who_its_client_is() {
    use http_body_util::{BodyExt, Full};
    use tower_service::Service;

    let mut service = service(limited(once_an_hour()), Options::new());
    let mut is_refused = async |peer: Option<&str>| {
        let (headers, body) = call("none", "echo", "a", 1);
        let mut request = http::Request::post("http://localhost/mcp")
            .header("Host", "localhost")
            .header("Content-Type", "application/json")
            .header("Accept", "application/json, text/event-stream");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        if let Some(peer) = peer {
            request = request.extension(Peer::new(peer));
        }
        let request = request.body(Full::new(bytes::Bytes::from(body))).unwrap();
        let Ok(answer) = service.call(request).await;
        let body = answer.into_body().collect().await.expect("a body");
        let body: Value = serde_json::from_slice(&body.to_bytes()).expect("JSON");
        body["result"]["isError"] == true
    };
    for peer in [Some("203.0.113.7"), Some("203.0.113.8"), None] {
        assert!(!is_refused(peer).await);
        assert!(!is_refused(peer).await);
        assert!(is_refused(peer).await);
    }
}

#[tokio::test]
async fn the_host_says_who_a_peer_is() {
    let options = Options::new()
        .context(|cx, incoming| cx.with_peer(incoming.header("X-Real-Ip").unwrap_or("nobody")));
    let web = Web::new(limited(once_an_hour()), options).await;
    let is_refused = async |peer: &str| {
        let (mut headers, body) = call("none", "echo", "a", 1);
        headers.push(("X-Real-Ip".to_owned(), peer.to_owned()));
        let answer = web.send(("POST", "/mcp"), &headers, body.as_bytes()).await;
        answer.last()["result"]["isError"] == true
    };
    for peer in ["203.0.113.7", "203.0.113.8"] {
        assert!(!is_refused(peer).await);
        assert!(!is_refused(peer).await);
        assert!(is_refused(peer).await);
    }
}

#[tokio::test]
async fn a_caller_has_so_many_sessions() {
    let options = Options::new()
        .auth(Tokens)
        .max_sessions(5)
        .max_sessions_per_caller(2)
        .session_idle(Duration::from_secs(2));
    let web = Web::new(server(&SERVER), options).await;
    let session = async |token: &str| {
        let begun = web.initialize(&[bearer(token)]).await;
        assert_eq!(begun.status, 200, "{begun:?}");
        begun
            .header("mcp-session-id")
            .expect("a session")
            .to_owned()
    };
    let in_session = async |verb: &str, session: &str, token: &str| -> Answer {
        let headers = [
            ("Mcp-Session-Id".to_owned(), session.to_owned()),
            ("Mcp-Protocol-Version".to_owned(), "2025-11-25".to_owned()),
            bearer(token),
        ];
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": "ping"}).to_string();
        let body = match verb {
            "POST" => body.as_bytes(),
            _ => b"",
        };
        web.send((verb, "/mcp"), &headers, body).await
    };
    let refused = async || {
        let refused = web.initialize(&[bearer("greedy")]).await;
        let wait = refused.header("retry-after").and_then(|it| it.parse().ok());
        let said = vectors()["sessions"].clone();
        assert_eq!(said["status"], refused.status, "{refused:?}");
        assert_eq!(said["message"], refused.body.as_str());
        assert!(wait.is_some_and(|seconds: u64| (1..=2).contains(&seconds)));
    };
    let (first, second) = (session("greedy").await, session("greedy").await);
    for _ in 0..10 {
        refused().await;
    }
    // The modern era has no sessions.
    assert_eq!(echo(&web, "greedy").await, None);
    let modest = session("modest").await;
    session("modest").await;
    assert_eq!(in_session("POST", &modest, "modest").await.status, 200);
    // One that ends makes room, and so does one that is idle.
    let ended = in_session("DELETE", &first, "greedy").await;
    assert!((200..300).contains(&ended.status), "{ended:?}");
    let third = session("greedy").await;
    refused().await;
    for _ in 0..6 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        assert_eq!(in_session("POST", &third, "greedy").await.status, 200);
    }
    assert_eq!(in_session("POST", &second, "greedy").await.status, 404);
    session("greedy").await;
    refused().await;
}

#[tokio::test]
async fn a_caller_listens_so_often() {
    let options = Options::new().auth(Tokens).max_sessions(4);
    let web = Web::new(server(&SERVER), options).await;
    let listen = async |token: &str| {
        let mut headers = headers("subscriptions/listen", None);
        headers.push(bearer(token));
        let params = json!({"notifications": {"toolsListChanged": true}});
        let body = request("subscriptions/listen", params).to_string();
        let body = body.as_bytes();
        web.begin(("POST", "/mcp"), &headers, (body.len(), body))
            .await
    };
    let quiet = Duration::from_millis(300);
    let kept = [listen("greedy").await, listen("greedy").await];
    tokio::time::sleep(quiet).await;
    let refused = begun(listen("greedy").await, quiet).await.last();
    assert_eq!(refused["error"]["data"]["error"], refusal("listeners"));
    let modest = begun(listen("modest").await, quiet).await.last();
    assert_eq!(modest["method"], "notifications/subscriptions/acknowledged");
    drop(kept);
    for _ in 0..20 {
        let again = begun(listen("greedy").await, quiet).await.last();
        if again["error"].is_null() {
            return;
        }
    }
    panic!("the places are never given back");
}

#[tokio::test]
async fn a_caller_watches_so_many() {
    let web = Web::new(server(&SERVER), Options::new().auth(Tokens)).await;
    let listen = async |token: &str, count: usize| {
        let mut headers = headers("subscriptions/listen", None);
        headers.push(bearer(token));
        let uris = vec!["test://plain"; count];
        let params = json!({"notifications": {"resourceSubscriptions": uris}});
        let body = request("subscriptions/listen", params).to_string();
        let body = body.as_bytes();
        web.begin(("POST", "/mcp"), &headers, (body.len(), body))
            .await
    };
    let quiet = Duration::from_millis(500);
    let mut kept = Vec::new();
    for _ in 0..10 {
        kept.push(listen("greedy", 1000).await);
    }
    tokio::time::sleep(quiet).await;
    let refused = begun(listen("greedy", 1).await, quiet).await.last();
    let error = refusal("watched resources");
    assert_eq!(refused["error"]["data"]["error"], error, "{refused}");
    // So is a session of the older era.
    let session = web.initialize(&[bearer("greedy")]).await;
    let headers = [
        (
            "Mcp-Session-Id".to_owned(),
            session
                .header("mcp-session-id")
                .expect("a session")
                .to_owned(),
        ),
        ("Mcp-Protocol-Version".to_owned(), "2025-11-25".to_owned()),
        bearer("greedy"),
    ];
    let params = json!({"uri": "test://plain"});
    let message =
        json!({"jsonrpc": "2.0", "id": 1, "method": "resources/subscribe", "params": params});
    let refused = web.post(&headers, &message).await.last();
    assert_eq!(refused["error"]["data"]["error"], error, "{refused}");
    let modest = begun(listen("modest", 1).await, quiet).await.last();
    assert_eq!(modest["method"], "notifications/subscriptions/acknowledged");
    kept.pop();
    for _ in 0..20 {
        let again = web.post(&headers, &message).await.last();
        if again["error"].is_null() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the places are never given back");
}

#[tokio::test]
async fn a_caller_has_so_many_tasks() {
    let options = Options::new()
        .auth(Tokens)
        .max_sessions(4)
        .tasks(|spec| spec.name == "wait");
    let web = Web::new(server(&SERVER), options).await;
    let run = async |token: &str, times: u32| {
        let mut headers = with(
            headers("tools/call", Some("wait")),
            "Mcp-Param-Text",
            "kept",
        );
        headers.push(bearer(token));
        let params = json!({"name": "wait", "arguments": {"text": "kept", "times": times}});
        let mut message = request("tools/call", params);
        let tasks = json!({"extensions": {"io.modelcontextprotocol/tasks": {}}});
        message["params"]["_meta"] = support::modern(tasks);
        web.post(&headers, &message).await.last()["result"].clone()
    };
    for _ in 0..2 {
        assert_eq!(run("greedy", 1000).await["resultType"], "task");
    }
    // It waits for its result.
    assert_eq!(run("greedy", 1).await["structuredContent"], 1);
    assert_eq!(run("modest", 1000).await["resultType"], "task");
}
