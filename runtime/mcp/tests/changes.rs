//! What clients hear when a registry or a resource changes.

use serde_json::{Value, json};
use toolrt::mcp::Server;
use toolrt_mcp::Options;

use crate::support::lines::Lines;
use crate::support::server;
use crate::support::tools::{SERVER, one_more};

/// A server of all tools, whatever they are.
fn all() -> Server {
    Server::of(server(&SERVER).registry(), "all")
}

#[tokio::test]
async fn listeners_of_the_modern_era_hear_what_they_want() {
    let server = server(&SERVER);
    let mut lines = Lines::modern(server.clone(), Options::new(), json!({}));
    let wanted = json!({
        "toolsListChanged": true,
        "promptsListChanged": true,
        "resourceSubscriptions": ["test://plain", "test://item/a/1"],
    });
    let id = lines
        .begin("subscriptions/listen", json!({"notifications": wanted}))
        .await;
    let accepted = lines
        .heard("notifications/subscriptions/acknowledged")
        .await;
    let expected = json!({
        "toolsListChanged": true,
        "promptsListChanged": true,
        "resourceSubscriptions": ["test://plain"],
    });
    assert_eq!(accepted["params"]["notifications"], expected);
    server.registry().unregister("echo");
    let told = lines.heard("notifications/tools/list_changed").await;
    assert_eq!(
        told["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"],
        id
    );
    server.registry().unregister("test/greet");
    lines.heard("notifications/prompts/list_changed").await;
    server.registry().unregister("test/item");
    server.updated("test://item/a/1");
    server.updated("test://plain");
    let told = lines.heard("notifications/resources/updated").await;
    assert_eq!(told["params"]["uri"], "test://plain");
    assert_eq!(lines.heard, Vec::<Value>::new());

    assert_eq!(
        lines.call("prompts/list", json!({})).await["prompts"],
        json!([])
    );
    assert_eq!(
        lines.error("prompts/get", json!({"name": "greet"})).await["code"],
        -32602
    );
    assert_eq!(
        lines
            .error("resources/read", json!({"uri": "test://item/a/1"}))
            .await["code"],
        -32602
    );
    let error = lines
        .error(
            "tools/call",
            json!({"name": "echo", "arguments": {"text": ""}}),
        )
        .await;
    assert_eq!(error["code"], -32602);
}

#[tokio::test]
async fn sessions_of_the_older_era_hear_everything_and_watch_resources() {
    let server = server(&SERVER);
    let mut lines = Lines::older(server.clone(), Options::new(), json!({})).await;
    lines
        .call("resources/subscribe", json!({"uri": "test://plain"}))
        .await;
    for uri in ["test://item/a/1", "test://nothing"] {
        assert_eq!(
            lines
                .error("resources/subscribe", json!({"uri": uri}))
                .await["code"],
            -32002
        );
    }
    server.updated("test://plain");
    assert_eq!(
        lines.heard("notifications/resources/updated").await["params"]["uri"],
        "test://plain"
    );
    lines
        .call("resources/unsubscribe", json!({"uri": "test://plain"}))
        .await;
    server.updated("test://plain");
    server.registry().unregister("echo");
    lines.heard("notifications/tools/list_changed").await;
    assert_eq!(lines.heard, Vec::<Value>::new());
}

#[tokio::test]
async fn a_server_of_all_tools_shows_what_comes_and_goes() {
    let server = all();
    let mut lines = Lines::older(server.clone(), Options::new(), json!({})).await;
    let names = |listed: Value| {
        let tools = listed["tools"].as_array().unwrap().clone();
        tools
            .iter()
            .map(|it| it["name"].as_str().unwrap().to_owned())
            .collect::<Vec<String>>()
    };
    let before = names(lines.call("tools/list", json!({})).await);
    assert_eq!((before.len(), before[0].as_str()), (12, "echo"));
    server.registry().register(one_more()).unwrap();
    lines.heard("notifications/tools/list_changed").await;
    let after = names(lines.call("tools/list", json!({})).await);
    assert_eq!(after.last().unwrap(), "later");
    assert_eq!(
        lines.tool("later", json!({"text": ""})).await["structuredContent"],
        json!({"result": 1})
    );
    assert!(server.registry().unregister("later"));
    lines.heard("notifications/tools/list_changed").await;
    assert_eq!(names(lines.call("tools/list", json!({})).await), before);
}
