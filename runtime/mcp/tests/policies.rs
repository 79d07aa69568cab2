//! What a client may see under the host's policy, and what becomes of calls of everything else.

use std::sync::Arc;

use serde_json::{Value, json};
use toolrt::host::{GrantPolicy, Mode, Policy, Refusal};
use toolrt::mcp::{Era, Server, ServerSpec};
use toolrt::{CallFault, Context, Executor, Kind, Registry, Spec};
use toolrt_mcp::{ClientOptions, Connection, Options, serve_streams};

use crate::support::error_of;
use crate::support::lines::Lines;
use crate::support::tools::{self, CATALOGUE, SERVER};

/// Admits `echo` alone, of whom it knows, and fails about `count`.
struct Knows(&'static str);

impl Policy for Knows {
    fn admit(&self, spec: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        assert_ne!(spec.name, "count", "a policy that fails");
        match spec.name == "echo" && cx.caller().as_str() == self.0 {
            true => Ok(()),
            false => Err(Box::new(CallFault::new("stranger", Kind::Auth, "No."))),
        }
    }
}

fn registry(policy: Option<GrantPolicy>) -> Registry {
    let mut registry = Registry::new();
    registry.register(tools::toolset()).expect("names are free");
    if let Some(policy) = policy {
        registry.set_policy(policy);
    }
    registry
}

fn server(spec: &'static ServerSpec, registry: Registry) -> Server {
    Server::with(spec, &Arc::new(registry), tools::served()).expect("names are free")
}

/// Grants everything that the tools need but the scope of `guarded`.
fn without_admin() -> GrantPolicy {
    let policy = GrantPolicy::new(Mode::Standard).expect("the environment is plain");
    policy.with_scopes(["other"]).expect("it is a scope")
}

async fn clients(server: impl Fn() -> Server) -> [Lines; 2] {
    [
        Lines::modern(server(), Options::new(), json!({})),
        Lines::older(server(), Options::new(), json!({})).await,
    ]
}

fn names(listed: &Value) -> Vec<&str> {
    let tools = listed["tools"].as_array().expect("it is a list");
    let names = tools.iter().map(|tool| &tool["name"]);
    names.filter_map(Value::as_str).collect()
}

#[tokio::test]
async fn a_list_has_what_the_policy_admits_and_calls_of_others_are_rejected() {
    for mut client in clients(|| server(&SERVER, registry(Some(without_admin())))).await {
        let listed = client.call("tools/list", json!({})).await;
        assert!(!names(&listed).contains(&"guarded"));
        assert!(names(&listed).contains(&"echo"));
        if let Some(scope) = listed.get("cacheScope") {
            assert_eq!(scope, "private");
        }
        let rejected = client.tool("guarded", json!({"text": "a"})).await;
        assert_eq!(rejected["isError"], true);
        let error = error_of(&rejected);
        assert_eq!(error["code"], "missing_scope");
        let done = client.tool("echo", json!({"text": "a"})).await;
        assert_ne!(done["isError"], true, "{done}");
    }
    // Nobody hides anything from a host that has no policy.
    for mut client in clients(|| server(&SERVER, registry(None))).await {
        let listed = client.call("tools/list", json!({})).await;
        assert_eq!(
            names(&listed),
            SERVER
                .tools
                .iter()
                .map(|spec| spec.name)
                .collect::<Vec<_>>()
        );
        if let Some(scope) = listed.get("cacheScope") {
            assert_eq!(scope, "public");
        }
    }
}

#[tokio::test]
async fn pages_are_those_of_what_is_seen() {
    let options = Options::new().page_size(1);
    let policy = without_admin();
    let seen = SERVER.tools.iter().filter(|spec| spec.name != "guarded");
    let seen: Vec<&str> = seen.map(|spec| spec.name).collect();
    let mut client = Lines::modern(server(&SERVER, registry(Some(policy))), options, json!({}));
    let (mut found, mut params) = (Vec::new(), json!({}));
    loop {
        let listed = client.call("tools/list", params).await;
        found.extend(names(&listed).into_iter().map(str::to_owned));
        match listed.get("nextCursor") {
            Some(cursor) => params = json!({ "cursor": cursor }),
            None => break,
        }
    }
    assert_eq!(found, seen);
}

#[tokio::test]
async fn a_search_finds_what_the_policy_admits() {
    for (policy, wanted) in [(Some(without_admin()), 0), (None, 1)] {
        let mut client = Lines::modern(
            server(&CATALOGUE, registry(policy)),
            Options::new(),
            json!({}),
        );
        let query = json!({"query": "guarded", "schemas": false});
        let found = client.tool("search_tools", query).await;
        let found = &found["structuredContent"]["tools"];
        assert_eq!(found.as_array().map(Vec::len), Some(wanted), "{found}");
    }
}

#[tokio::test]
async fn a_policy_of_the_host_sees_who_asks() {
    for (caller, wanted) in [("tester", &["echo"][..]), ("somebody", &[])] {
        for mut client in clients(|| {
            let mut registry = registry(None);
            registry.set_policy(Knows(caller));
            server(&SERVER, registry)
        })
        .await
        {
            let listed = client.call("tools/list", json!({})).await;
            assert_eq!(names(&listed), wanted, "{caller}");
            let result = client.tool("echo", json!({"text": "a"})).await;
            match wanted.is_empty() {
                true => assert_eq!(error_of(&result)["code"], "stranger", "{caller}"),
                false => assert_ne!(result["isError"], true, "{caller}"),
            }
        }
    }
}

/// By the client of the SDK: one that expects a tool that it may not see calls it all the same, and is told why not.
#[tokio::test]
async fn a_client_that_knows_more_is_told_why_not() {
    for era in [Era::Older, Era::Modern] {
        let server = server(&SERVER, registry(Some(without_admin())));
        let (own, other) = tokio::io::duplex(64 * 1024);
        let (read, write) = tokio::io::split(other);
        let serving = tokio::spawn(serve_streams(server, Options::new(), read, write));
        let (read, write) = tokio::io::split(own);
        let options = ClientOptions::new().era(era);
        let connection = Connection::streams(read, write, options).await;
        let connection = connection.expect("it connects");
        let listed = connection.tools();
        assert!(listed.iter().any(|name| name == "echo"));
        assert!(!listed.iter().any(|name| name == "guarded"));
        let cx = Context::new();
        let envelope = connection.call("guarded", br#"{"text":"a"}"#, &cx).await;
        let error = envelope.error.expect("it is rejected");
        assert_eq!(error.code, "missing_scope");
        connection.close().await;
        serving.abort();
    }
}
