//! What calls ask: in results of the modern era, in requests of the older one.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use toolrt::Registry;
use toolrt::host::StateKeys;
use toolrt::mcp::Server;
use toolrt_mcp::Options;

use crate::support::lines::Lines;
use crate::support::tools::{self, SERVER};
use crate::support::{error_of, server};

fn all() -> Value {
    json!({"elicitation": {}, "sampling": {}, "roots": {}})
}

fn modern(capabilities: Value) -> Lines {
    Lines::modern(server(&SERVER), Options::new(), capabilities)
}

fn accept(content: Value) -> Value {
    json!({"action": "accept", "content": content})
}

fn order(responses: Value, state: &Value) -> Value {
    json!({
        "name": "order",
        "arguments": {"text": "a"},
        "inputResponses": responses,
        "requestState": state,
    })
}

#[tokio::test]
async fn the_modern_era_asks_in_results() {
    let mut lines = modern(all());
    let asked = lines.tool("order", json!({"text": "a"})).await;
    assert_eq!(asked["resultType"], "input_required");
    let address = &asked["inputRequests"]["address"];
    assert_eq!(
        (&address["method"], &address["params"]["mode"]),
        (&json!("elicitation/create"), &json!("form"))
    );
    assert_eq!(address["params"]["message"], "Where to?");
    assert_eq!(
        address["params"]["requestedSchema"]["properties"]["text"],
        json!({"type": "string"})
    );

    let responses = json!({"address": accept(json!({"text": "Rome"}))});
    let asked = lines
        .call("tools/call", order(responses, &asked["requestState"]))
        .await;
    let many = &asked["inputRequests"]["how_many"]["params"];
    assert_eq!(
        many["requestedSchema"]["properties"],
        json!({"value": {"type": "integer", "minimum": 1}})
    );
    assert_eq!(many["requestedSchema"]["required"], json!(["value"]));
    assert!(asked["inputRequests"].get("address").is_none());

    let responses = json!({"how_many": accept(json!({"value": 3}))});
    let done = lines
        .call("tools/call", order(responses, &asked["requestState"]))
        .await;
    assert_eq!(
        (&done["resultType"], &done["structuredContent"]),
        (&json!("complete"), &json!("3 to Rome"))
    );
}

#[tokio::test]
async fn what_is_no_answer_is_asked_again() {
    let mut lines = modern(all());
    let asked = lines.tool("order", json!({"text": "a"})).await;
    for none in [
        json!({}),
        json!({"address": 3}),
        json!({"address": accept(json!({"text": 3}))}),
        json!({"address": accept(json!(null))}),
        json!({"address": {"action": "dance"}}),
        json!({"nobody": accept(json!({"text": "Rome"}))}),
    ] {
        let again = lines
            .call("tools/call", order(none.clone(), &asked["requestState"]))
            .await;
        assert!(
            again["inputRequests"].get("address").is_some(),
            "{none}: {again}"
        );
    }
    let declined = json!({"address": {"action": "decline"}});
    let refused = lines
        .call("tools/call", order(declined, &asked["requestState"]))
        .await;
    assert_eq!(error_of(&refused)["code"], "denied");
}

#[tokio::test]
async fn answers_that_come_before_the_question_are_taken() {
    let mut lines = modern(all());
    let mut params = order(
        json!({"address": accept(json!({"text": "Rome"}))}),
        &Value::Null,
    );
    params.as_object_mut().unwrap().remove("requestState");
    let asked = lines.call("tools/call", params.clone()).await;
    let names: Vec<&String> = asked["inputRequests"].as_object().unwrap().keys().collect();
    assert_eq!(names, ["how_many"]);
    params["inputResponses"]["how_many"] = accept(json!({"value": 3}));
    params["inputResponses"]["nobody"] = json!(3);
    let done = lines.call("tools/call", params.clone()).await;
    assert_eq!(done["structuredContent"], "3 to Rome");
    // Consent is only given to what was asked.
    params["name"] = json!("remove");
    params["inputResponses"] = json!({"confirm": accept(json!({"agree": true}))});
    let asked = lines.call("tools/call", params).await;
    assert_eq!(asked["resultType"], "input_required");
}

#[tokio::test]
async fn a_state_is_for_its_call_alone() {
    let mut lines = modern(all());
    let asked = lines.tool("order", json!({"text": "a"})).await;
    let state = asked["requestState"].as_str().unwrap();
    let responses = json!({"address": accept(json!({"text": "Rome"}))});
    let (head, tail) = state.split_at(state.len() - 6);
    let turned: String = tail.chars().rev().collect();
    for other in [
        "",
        "x",
        &state[1..],
        &format!("{state}A"),
        &format!("{head}{turned}"),
    ] {
        let error = lines
            .error("tools/call", order(responses.clone(), &json!(other)))
            .await;
        assert_eq!(error["code"], -32602, "{other}");
    }
    let mut others = order(responses.clone(), &json!(state));
    others["arguments"]["text"] = json!("b");
    assert_eq!(lines.error("tools/call", others).await["code"], -32602);
    lines.set(
        "io.modelcontextprotocol/clientInfo",
        json!({"name": "somebody else", "version": "1"}),
    );
    let error = lines
        .error("tools/call", order(responses.clone(), &json!(state)))
        .await;
    assert_eq!(error["code"], -32602);
    // Another process has other keys.
    let error = modern(all())
        .error("tools/call", order(responses, &json!(state)))
        .await;
    assert_eq!(error["code"], -32602);
}

#[tokio::test]
async fn a_state_expires() {
    let mut registry = Registry::new();
    let keys = StateKeys::new([("a", [1; 32])]).expect("it is a key");
    registry.set_state_keys(keys.with_lifetime(Duration::from_secs(1)));
    let tools = registry.register(tools::toolset());
    tools.expect("the names are free");
    let server = Server::with(&SERVER, &Arc::new(registry), tools::served());
    let server = server.expect("the names are free");
    let mut lines = Lines::modern(server, Options::new(), all());
    let asked = lines.tool("order", json!({"text": "a"})).await;
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    let responses = json!({"address": accept(json!({"text": "Rome"}))});
    let late = order(responses, &asked["requestState"]);
    assert_eq!(lines.error("tools/call", late).await["code"], -32602);
    // It goes on answering.
    let asked = lines.tool("order", json!({"text": "a"})).await;
    assert_eq!(asked["resultType"], "input_required");
}

#[tokio::test]
async fn only_what_a_client_can_answer_is_asked() {
    let mut lines = modern(json!({"roots": {}}));
    let error = lines
        .error(
            "tools/call",
            json!({"name": "order", "arguments": {"text": "a"}}),
        )
        .await;
    assert_eq!(error["code"], -32021);
    assert_eq!(
        error["data"]["requiredCapabilities"],
        json!({"elicitation": {}})
    );
    let error = lines
        .error(
            "tools/call",
            json!({"name": "think", "arguments": {"text": "a"}}),
        )
        .await;
    assert_eq!(
        error["data"]["requiredCapabilities"],
        json!({"sampling": {}})
    );
    let refused = lines.tool("remove", json!({"text": "a"})).await;
    assert_eq!(error_of(&refused)["code"], "confirmation_required");

    let mut lines = Lines::older(server(&SERVER), Options::new(), json!({})).await;
    let refused = lines.tool("order", json!({"text": "a"})).await;
    assert_eq!(error_of(&refused)["code"], "no_asker");
}

#[tokio::test]
async fn consent_is_a_form_with_one_answer() {
    let mut lines = modern(all());
    let remove = |responses: Value, state: &Value| {
        json!({
            "name": "remove",
            "arguments": {"text": "it"},
            "inputResponses": responses,
            "requestState": state,
        })
    };
    let asked = lines.tool("remove", json!({"text": "it"})).await;
    let form = &asked["inputRequests"]["confirm"]["params"];
    assert_eq!(form["message"], "Remove it?");
    assert_eq!(
        form["requestedSchema"]["properties"]["agree"]["type"],
        "boolean"
    );
    for (answer, expected) in [
        (accept(json!({"agree": true})), json!(1)),
        (accept(json!({"agree": false})), json!("denied")),
        (json!({"action": "cancel"}), json!("denied")),
    ] {
        let params = remove(json!({"confirm": answer}), &asked["requestState"]);
        let done = lines.call("tools/call", params).await;
        match expected.is_string() {
            true => assert_eq!(error_of(&done)["code"], expected),
            false => assert_eq!(done["structuredContent"], expected),
        }
    }
}

#[tokio::test]
async fn models_and_folders_are_asked_in_both_eras() {
    let sample =
        json!({"role": "assistant", "model": "m", "content": {"type": "text", "text": "Hm"}});
    let roots = json!({"roots": [{"uri": "file:///a"}, {"uri": "file:///b", "name": "b"}]});
    let mut lines = modern(all());
    let mut params = json!({"name": "think", "arguments": {"text": "What?"}});
    let asked = lines.call("tools/call", params.clone()).await;
    let request = &asked["inputRequests"]["sample"];
    assert_eq!(request["method"], "sampling/createMessage");
    assert_eq!(
        (
            &request["params"]["systemPrompt"],
            &request["params"]["maxTokens"]
        ),
        (&json!("Be short."), &json!(100))
    );
    assert_eq!(request["params"]["messages"][0]["content"]["text"], "What?");
    params["inputResponses"] = json!({"sample": sample});
    params["requestState"] = asked["requestState"].clone();
    let asked = lines.call("tools/call", params.clone()).await;
    assert_eq!(asked["inputRequests"]["roots"]["method"], "roots/list");
    params["inputResponses"] = json!({"roots": roots});
    params["requestState"] = asked["requestState"].clone();
    let done = lines.call("tools/call", params).await;
    assert_eq!(done["structuredContent"], "Hm in 2");

    let mut lines = Lines::older(server(&SERVER), Options::new(), all()).await;
    let id = lines
        .begin(
            "tools/call",
            json!({"name": "think", "arguments": {"text": "What?"}}),
        )
        .await;
    let request = lines.heard("sampling/createMessage").await;
    lines
        .send(json!({"jsonrpc": "2.0", "id": request["id"], "result": sample}))
        .await;
    let request = lines.heard("roots/list").await;
    lines
        .send(json!({"jsonrpc": "2.0", "id": request["id"], "result": roots}))
        .await;
    assert_eq!(
        lines.answer(id).await["result"]["structuredContent"],
        json!({"result": "Hm in 2"})
    );
}

#[tokio::test]
async fn the_older_era_asks_by_requests() {
    let mut lines = Lines::older(server(&SERVER), Options::new(), json!({"elicitation": {}})).await;
    let id = lines
        .begin(
            "tools/call",
            json!({"name": "order", "arguments": {"text": "a"}}),
        )
        .await;
    let request = lines.heard("elicitation/create").await;
    assert_eq!(
        request["params"]["requestedSchema"]["required"],
        json!(["text"])
    );
    // A wrong answer is asked for again, three times in all.
    let wrong =
        json!({"jsonrpc": "2.0", "id": request["id"], "result": accept(json!({"text": 3}))});
    lines.send(wrong).await;
    let request = lines.heard("elicitation/create").await;
    let right = accept(json!({"text": "Rome"}));
    lines
        .send(json!({"jsonrpc": "2.0", "id": request["id"], "result": right}))
        .await;
    let request = lines.heard("elicitation/create").await;
    assert_eq!(request["params"]["message"], "How many?");
    lines
        .send(json!({"jsonrpc": "2.0", "id": request["id"], "result": accept(json!({"value": 3}))}))
        .await;
    assert_eq!(
        lines.answer(id).await["result"]["structuredContent"],
        json!({"result": "3 to Rome"})
    );

    // A client that cannot after all, and one that takes its time.
    let id = lines
        .begin(
            "tools/call",
            json!({"name": "order", "arguments": {"text": "a"}}),
        )
        .await;
    let request = lines.heard("elicitation/create").await;
    lines
        .send(
            json!({"jsonrpc": "2.0", "id": request["id"], "error": {"code": -1, "message": "no"}}),
        )
        .await;
    assert_eq!(
        error_of(&lines.answer(id).await["result"])["code"],
        "no_asker"
    );
    let meta = json!({"dev.toolc/timeout_ms": 50});
    let id = lines
        .begin(
            "tools/call",
            json!({"name": "order", "arguments": {"text": "a"}, "_meta": meta}),
        )
        .await;
    assert_eq!(
        error_of(&lines.answer(id).await["result"])["code"],
        "timeout"
    );
}
