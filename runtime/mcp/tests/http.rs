//! A server over HTTP: both eras at one address, and what must not get in.

#![cfg(feature = "http")]

use std::time::Duration;

use serde_json::{Map, Value, json};
use toolrt::{BoxFuture, Cancel};
use toolrt_mcp::{Identity, Options, Refused, Verifier};

use crate::support;
use crate::support::server;
use crate::support::tools::{self, PERMITTED, SERVER};
use crate::support::web::{Web, answer, headers, request, with};

async fn web(options: Options) -> Web {
    Web::new(server(&SERVER), options).await
}

#[tokio::test]
async fn both_eras_at_one_address() {
    let web = web(Options::new()).await;
    let called = web.tool("echo", json!({"text": "a \"b"})).await;
    assert_eq!(
        (called.status, called.header("content-type")),
        (200, Some("application/json"))
    );
    assert_eq!(
        called.last()["result"]["structuredContent"],
        json!({"text": "a \"b", "times": 1})
    );

    let begun = web.initialize(&[]).await;
    assert_eq!(begun.last()["result"]["protocolVersion"], "2025-11-25");
    let session = begun.header("mcp-session-id").expect("a session");
    let called = web
        .in_session(
            session,
            "tools/call",
            json!({"name": "who", "arguments": {"text": ""}}),
        )
        .await;
    // The id of a session is as good as a token: what handlers see is made of it.
    let result = &called.last()["result"]["structuredContent"]["result"];
    let words: Vec<&str> = result.as_str().unwrap_or_default().split(' ').collect();
    assert_eq!(
        (words[0], words[1].len(), &words[2..]),
        ("tester", 32, &["-"; 3][..])
    );
    assert!(!called.body.contains(session));
    let listed = web.in_session(session, "tools/list", json!({})).await;
    assert_eq!(listed.last()["result"]["tools"][0]["name"], "echo");
    let ended = [("Mcp-Session-Id".to_owned(), session.to_owned())];
    assert_eq!(web.send(("DELETE", "/mcp"), &ended, b"").await.status, 202);
    assert_eq!(
        web.in_session(session, "tools/list", json!({}))
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn progress_comes_before_the_result() {
    let web = web(Options::new()).await;
    let mut message = request(
        "tools/call",
        json!({"name": "count", "arguments": {"text": "", "times": 3}}),
    );
    message["params"]["_meta"]["progressToken"] = json!(7);
    let headers = with(headers("tools/call", Some("count")), "Mcp-Param-Text", "");
    let called = web.post(&headers, &message).await;
    assert_eq!(called.header("content-type"), Some("text/event-stream"));
    let messages = called.messages();
    assert_eq!(messages.len(), 5);
    assert_eq!(messages[4]["result"]["structuredContent"], 3);
    assert_eq!(messages[3]["params"]["_meta"]["dev.toolc/item"], 3);
}

#[tokio::test]
async fn headers_say_what_the_body_says() {
    let web = web(Options::new()).await;
    let echo = request(
        "tools/call",
        json!({"name": "echo", "arguments": {"text": "a"}}),
    );
    let right = with(headers("tools/call", Some("echo")), "Mcp-Param-Text", "a");
    assert_eq!(web.post(&right, &echo).await.status, 200);
    for wrong in [
        vec![],
        headers("tools/list", Some("echo")),
        headers("tools/call", Some("count")),
        headers("tools/call", None),
        with(headers("tools/call", Some("echo")), "Mcp-Param-Text", "b"),
        with(
            headers("tools/call", Some("echo")),
            "Mcp-Param-Text",
            "=?base64?%%?=",
        ),
        headers("tools/call", Some("echo")),
    ] {
        let refused = web.post(&wrong, &echo).await;
        assert_eq!(refused.status, 400, "{wrong:?}");
        assert_eq!(refused.last()["error"]["code"], -32020, "{wrong:?}");
    }
    let tenant = with(headers("tools/call", Some("who")), "X-Tenant", "acme");
    let tenant = with(tenant, "Mcp-Param-Text", "t");
    let who = request(
        "tools/call",
        json!({"name": "who", "arguments": {"text": "t"}}),
    );
    assert_eq!(
        web.post(&tenant, &who).await.last()["result"]["structuredContent"],
        "tester - - acme -"
    );
    let named = with(tenant, "Toolrt-Caller", "langchain");
    assert_eq!(
        web.post(&named, &who).await.last()["result"]["structuredContent"],
        "langchain - - acme -"
    );
    let unknown = request("nonsense", json!({}));
    assert_eq!(
        web.post(&headers("nonsense", None), &unknown).await.status,
        404
    );
}

#[tokio::test]
async fn the_registry_gets_what_the_client_has_written() {
    let web = web(Options::new()).await;
    let meta = support::modern(json!({}));
    let headers = with(headers("tools/call", Some("echo")), "Mcp-Param-Text", "a");
    for (arguments, told) in [
        (r#"{"text":"a","times":1e400}"#, "got 1e400."),
        (r#"{"zz":1,"text":"a","aa":2}"#, "/zz is not a known key"),
    ] {
        let body = format!(
            r#"{{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{{"name":"echo","arguments":{arguments},"_meta":{meta}}}}}"#
        );
        let answer = web.send(("POST", "/mcp"), &headers, body.as_bytes()).await;
        let result = answer.last()["result"].take();
        let first = support::text(&result).lines().next().unwrap_or_default();
        assert!(first.contains(told), "{arguments}: {answer:?}");
    }
}

#[tokio::test]
async fn foreign_requests_do_not_get_in() {
    let web = web(Options::new()
        .max_body(2000)
        .body_timeout(Duration::from_millis(200)))
    .await;
    let list = request("tools/list", json!({}));
    let own = headers("tools/list", None);
    for (name, value, expected) in [
        ("Origin", "http://localhost:3000", 200),
        ("Origin", "https://evil.example", 403),
        ("Origin", "null", 403),
        ("Host", "evil.example", 403),
        ("Host", "localhost", 200),
    ] {
        let headers = with(own.clone(), name, value);
        assert_eq!(
            web.post(&headers, &list).await.status,
            expected,
            "{name}: {value}"
        );
    }
    assert_eq!(web.send(("POST", "/other"), &own, b"{}").await.status, 404);
    assert_eq!(web.send(("PUT", "/mcp"), &own, b"").await.status, 405);
    for (body, expected) in [
        (vec![b'x'; 2001], 413),
        (vec![b'x'; 2000], 400),
        (b"[[[[".to_vec(), 400),
        (vec![b'['; 1999], 400),
    ] {
        let refused = web.send(("POST", "/mcp"), &own, &body).await;
        assert_eq!(refused.status, expected);
    }
    // A hundred megabytes are announced, and never read.
    let stream = web.begin(("POST", "/mcp"), &own, (100_000_000, b"{")).await;
    assert_eq!(answer(stream).await.status, 413);
    let stream = web.begin(("POST", "/mcp"), &own, (100, b"{")).await;
    assert_eq!(answer(stream).await.status, 408);
    assert_eq!(web.post(&own, &list).await.status, 200);
}

#[tokio::test]
async fn sessions_have_room_and_end() {
    let options = Options::new()
        .max_sessions(3)
        .max_sessions_per_caller(3)
        .session_idle(Duration::from_millis(1000));
    let web = web(options).await;
    let mut sessions = Vec::new();
    for _ in 0..3 {
        let begun = web.initialize(&[]).await;
        sessions.push(
            begun
                .header("mcp-session-id")
                .expect("a session")
                .to_owned(),
        );
    }
    for _ in 0..50 {
        let refused = web.initialize(&[]).await;
        assert_eq!(
            (refused.status, refused.body.as_str()),
            (503, "There is no room for another session.")
        );
    }
    let listed = web.in_session(&sessions[0], "tools/list", json!({})).await;
    assert_eq!(listed.status, 200);
    // The modern era has no sessions.
    assert_eq!(web.tool("show", json!({"text": "a"})).await.status, 200);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(
        web.in_session(&sessions[0], "tools/list", json!({}))
            .await
            .status,
        404
    );
    assert_eq!(web.initialize(&[]).await.status, 200);
}

#[tokio::test]
async fn a_client_that_goes_cancels_its_call() {
    let web = web(Options::new()).await;
    let wait = request(
        "tools/call",
        json!({"name": "wait", "arguments": {"text": "gone", "times": 1000}}),
    );
    let headers = with(
        headers("tools/call", Some("wait")),
        "Mcp-Param-Text",
        "gone",
    );
    let body = wait.to_string();
    let stream = web
        .begin(("POST", "/mcp"), &headers, (body.len(), body.as_bytes()))
        .await;
    tools::until_waiting("gone", 1).await;
    drop(stream);
    tools::until_waiting("gone", 0).await;
}

#[tokio::test]
async fn sixty_four_clients_at_once() {
    let web = std::sync::Arc::new(web(Options::new()).await);
    let mut calls = tokio::task::JoinSet::new();
    for n in 0..64 {
        let web = web.clone();
        calls.spawn(async move {
            let message = request(
                "tools/call",
                json!({"name": "wait", "arguments": {"text": "web", "times": n % 7}}),
            );
            let headers = with(headers("tools/call", Some("wait")), "Mcp-Param-Text", "web");
            let answer = web.post(&headers, &message).await;
            (n % 7, answer.last()["result"]["structuredContent"].clone())
        });
    }
    while let Some(call) = calls.join_next().await {
        let (expected, result) = call.unwrap();
        assert_eq!(result, expected);
    }
}

#[tokio::test]
async fn a_shutdown_waits_for_calls_and_takes_no_more() {
    let shutdown = Cancel::new();
    let web = web(Options::new().shutdown(shutdown.clone())).await;
    web.initialize(&[]).await;
    let wait = request(
        "tools/call",
        json!({"name": "wait", "arguments": {"text": "last", "times": 30}}),
    );
    let headers = with(
        headers("tools/call", Some("wait")),
        "Mcp-Param-Text",
        "last",
    );
    let body = wait.to_string();
    let stream = web
        .begin(("POST", "/mcp"), &headers, (body.len(), body.as_bytes()))
        .await;
    tools::until_waiting("last", 1).await;
    shutdown.cancel();
    assert_eq!(
        answer(stream).await.last()["result"]["structuredContent"],
        30
    );
    let ended = tokio::time::timeout(Duration::from_secs(5), web.serving).await;
    ended.expect("it ends").expect("no panic").unwrap();
    assert!(tokio::net::TcpStream::connect(web.address).await.is_err());
}

/// Knows tokens by heart.
struct Known;

impl Verifier for Known {
    fn verify<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Identity, Refused>> {
        Box::pin(async move {
            let mut claims = Map::new();
            claims.insert("tenant".to_owned(), "acme".into());
            match token {
                "admin" => Ok(Identity::new("ada")
                    .with_scopes(["admin"])
                    .with_claims(claims)),
                "user" => Ok(Identity::new("bob")),
                "later" => Err(Refused::Unavailable),
                _ => Err(Refused::Invalid),
            }
        })
    }
}

fn bearer(token: &str, mut headers: Vec<(String, String)>) -> Vec<(String, String)> {
    headers.push(("Authorization".to_owned(), format!("Bearer {token}")));
    headers
}

#[tokio::test]
async fn tokens_say_who_may_call_what() {
    let options = Options::new()
        .auth(Known)
        .authorization_servers(["https://login.example.com"]);
    let web = Web::new(server(&PERMITTED), options).await;
    let metadata = format!(
        "http://{}/.well-known/oauth-protected-resource/mcp",
        web.address
    );
    let call = |name: &str| {
        request(
            "tools/call",
            json!({"name": name, "arguments": {"text": "t"}}),
        )
    };
    let own = |name: &str| with(headers("tools/call", Some(name)), "Mcp-Param-Text", "t");

    let refused = web.post(&own("who"), &call("who")).await;
    assert_eq!(refused.status, 401);
    let challenge = format!("Bearer resource_metadata=\"{metadata}\"");
    assert_eq!(refused.header("www-authenticate"), Some(challenge.as_str()));
    let refused = web.post(&bearer("nobody", own("who")), &call("who")).await;
    assert_eq!(refused.status, 401);
    assert!(
        refused
            .header("www-authenticate")
            .unwrap()
            .ends_with(", error=\"invalid_token\"")
    );
    assert_eq!(
        web.post(&bearer("later", own("who")), &call("who"))
            .await
            .status,
        503
    );

    let told = web
        .send(
            ("GET", "/.well-known/oauth-protected-resource/mcp"),
            &[],
            b"",
        )
        .await;
    let expected = json!({
        "resource": format!("http://{}/mcp", web.address),
        "authorization_servers": ["https://login.example.com"],
        "scopes_supported": ["admin", "items"],
        "bearer_methods_supported": ["header"],
    });
    assert_eq!(told.last(), expected);

    let called = web.post(&bearer("admin", own("who")), &call("who")).await;
    assert_eq!(
        called.last()["result"]["structuredContent"],
        "ada - - acme -"
    );
    let called = web
        .post(&bearer("admin", own("guarded")), &call("guarded"))
        .await;
    assert_eq!(called.last()["result"]["structuredContent"], 1);
    let refused = web
        .post(&bearer("user", own("guarded")), &call("guarded"))
        .await;
    assert_eq!(refused.status, 403);
    let challenge = refused.header("www-authenticate").unwrap();
    assert!(
        challenge.contains("error=\"insufficient_scope\", scope=\"admin\""),
        "{challenge}"
    );
    // Two names in one body are no way around it.
    let twice = call("guarded").to_string().replace(
        "\"name\":\"guarded\"",
        "\"name\":\"who\",\"name\":\"guarded\"",
    );
    let sent = web
        .send(
            ("POST", "/mcp"),
            &bearer("user", own("guarded")),
            twice.as_bytes(),
        )
        .await;
    assert!(!sent.body.contains("\"structuredContent\":1"), "{sent:?}");

    for (token, sees) in [("admin", true), ("user", false)] {
        let listed = web
            .post(
                &bearer(token, headers("tools/list", None)),
                &request("tools/list", json!({})),
            )
            .await;
        let listed = &listed.last()["result"];
        let tools = listed["tools"].as_array().unwrap();
        assert_eq!(tools.iter().any(|tool| tool["name"] == "guarded"), sees);
        assert_eq!(listed["cacheScope"], "private");
    }
}

#[tokio::test]
async fn a_token_says_who_calls_whatever_the_client_says() {
    let web = Web::new(server(&SERVER), Options::new().auth(Known)).await;
    let named = with(headers("tools/call", Some("who")), "Toolrt-Caller", "eve");
    let named = with(named, "Mcp-Param-Text", "t");
    let who = json!({"name": "who", "arguments": {"text": "t"}});
    let answer = web
        .post(&bearer("user", named), &request("tools/call", who))
        .await;
    let said = &answer.last()["result"]["structuredContent"];
    assert!(said.as_str().unwrap().starts_with("bob "), "{said}");
}

#[tokio::test]
async fn a_session_is_its_callers() {
    let web = Web::new(server(&SERVER), Options::new().auth(Known)).await;
    let begun = web.initialize(&bearer("admin", vec![])).await;
    let session = begun.header("mcp-session-id").unwrap();
    let list: Value = json!({"jsonrpc": "2.0", "id": 7, "method": "tools/list", "params": {}});
    for (token, expected) in [("admin", 200), ("user", 404)] {
        let headers = [
            ("Mcp-Session-Id".to_owned(), session.to_owned()),
            ("Authorization".to_owned(), format!("Bearer {token}")),
        ];
        assert_eq!(web.post(&headers, &list).await.status, expected);
    }
}

#[tokio::test]
async fn the_id_of_a_session_is_in_no_envelope() {
    let web = web(Options::new()).await;
    let mut seen = Vec::new();
    for _ in 0..2 {
        let begun = web.initialize(&[]).await;
        let id = begun.header("mcp-session-id").unwrap().to_owned();
        for _ in 0..2 {
            let params = json!({"name": "count", "arguments": {"text": "", "times": 1}});
            let called = web.in_session(&id, "tools/call", params).await;
            let result = &called.last()["result"];
            let known = &result["_meta"]["dev.toolc/envelope"]["meta"]["session_id"];
            assert_eq!(known.as_str().map(str::len), Some(32), "{result}");
            assert!(!called.body.contains(&id), "{result}");
            seen.push(known.clone());
        }
    }
    assert!(seen[0] == seen[1] && seen[2] == seen[3] && seen[0] != seen[2]);
}
