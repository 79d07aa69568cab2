//! Tools that take long, as tasks.

use serde_json::{Value, json};
use toolrt_mcp::{Options, Tasking};

use crate::support::lines::Lines;
use crate::support::tools::{SERVER, until_waiting};
use crate::support::{error_of, server};

fn lines(capabilities: Value) -> Lines {
    let options =
        Options::new().tasks(|spec| matches!(spec.name, "wait" | "order" | "missing" | "broken"));
    Lines::modern(server(&SERVER), options, capabilities)
}

fn knows() -> Value {
    json!({"extensions": {"io.modelcontextprotocol/tasks": {}}, "elicitation": {}})
}

/// Polls until a task has a status.
async fn status(lines: &mut Lines, id: &Value, wanted: &str) -> Value {
    for _ in 0..500 {
        let task = lines.call("tasks/get", json!({"taskId": id})).await;
        if task["status"] == wanted {
            return task;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the task is never {wanted}");
}

#[tokio::test]
async fn a_task_is_polled_for_its_result() {
    let mut lines = lines(knows());
    let task = lines
        .tool("wait", json!({"text": "task", "times": 5}))
        .await;
    assert_eq!(task["resultType"], "task");
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(done["result"]["structuredContent"], 5, "{done}");
    // A failure of the tool is a result, too; one of the server is none.
    let task = lines.tool("missing", json!({"text": ""})).await;
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(error_of(&done["result"])["code"], "not_there");
    let task = lines.tool("broken", json!({"text": ""})).await;
    let failed = status(&mut lines, &task["taskId"], "failed").await;
    assert_eq!(failed["error"]["code"], -32603, "{failed}");
    // What takes no time, and clients that do not know tasks, have their results at once.
    assert_eq!(
        lines.tool("echo", json!({"text": "a"})).await["structuredContent"]["text"],
        "a"
    );
    let mut others = self::lines(json!({}));
    let result = others.tool("wait", json!({"text": "", "times": 0})).await;
    assert_eq!(result["structuredContent"], 0);
    assert_eq!(
        lines.error("tasks/get", json!({"taskId": "nobody"})).await["code"],
        -32602
    );
}

#[tokio::test]
async fn a_task_asks_and_is_cancelled() {
    let mut lines = lines(knows());
    let task = lines.tool("order", json!({"text": "a"})).await;
    for content in [json!({"text": "Rome"}), json!({"value": 3})] {
        let asked = status(&mut lines, &task["taskId"], "input_required").await;
        let requests = asked["inputRequests"].as_object().unwrap();
        let (name, request) = requests.iter().next().unwrap();
        assert_eq!(request["method"], "elicitation/create");
        let answer = json!({"action": "accept", "content": content});
        let update = json!({"taskId": task["taskId"], "inputResponses": {name: answer}});
        lines.call("tasks/update", update).await;
    }
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(done["result"]["structuredContent"], "3 to Rome");

    let task = lines
        .tool("wait", json!({"text": "cancelled task", "times": 1000}))
        .await;
    until_waiting("cancelled task", 1).await;
    lines
        .call("tasks/cancel", json!({"taskId": task["taskId"]}))
        .await;
    until_waiting("cancelled task", 0).await;
    status(&mut lines, &task["taskId"], "cancelled").await;
}

#[tokio::test]
async fn some_tools_are_only_tasks_and_some_ask_first() {
    let options = || {
        Options::new().tasks(|spec| match spec.name {
            "wait" => Tasking::Must,
            "order" => Tasking::Answered,
            _ => Tasking::Never,
        })
    };
    let mut others = Lines::modern(server(&SERVER), options(), json!({}));
    let wait = json!({"name": "wait", "arguments": {"text": "", "times": 0}});
    let error = others.error("tools/call", wait).await;
    assert_eq!(error["code"], -32021);
    let needed = json!({"extensions": {"io.modelcontextprotocol/tasks": {}}});
    assert_eq!(error["data"]["requiredCapabilities"], needed);

    let mut lines = Lines::modern(server(&SERVER), options(), knows());
    let asked = lines.tool("order", json!({"text": "a"})).await;
    assert_eq!(asked["resultType"], "input_required");
    let address = json!({"action": "accept", "content": {"text": "Rome"}});
    let answered = json!({
        "name": "order",
        "arguments": {"text": "a"},
        "inputResponses": {"address": address},
        "requestState": asked["requestState"],
    });
    let task = lines.call("tools/call", answered).await;
    assert_eq!(task["resultType"], "task");
    let asked = status(&mut lines, &task["taskId"], "input_required").await;
    let name = asked["inputRequests"]
        .as_object()
        .unwrap()
        .keys()
        .next()
        .unwrap();
    let many = json!({name: {"action": "accept", "content": {"value": 3}}});
    let update = json!({"taskId": task["taskId"], "inputResponses": many});
    lines.call("tasks/update", update).await;
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(done["result"]["structuredContent"], "3 to Rome");
}
