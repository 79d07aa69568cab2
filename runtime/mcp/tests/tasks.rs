//! Tools that take long, as tasks.

mod support;

use serde_json::{Value, json};
use support::lines::Lines;
use support::tools::{SERVER, until_waiting};
use support::server;
use toolrt_mcp::Options;

fn lines(capabilities: Value) -> Lines {
    let options = Options::new().tasks(|spec| matches!(spec.name, "wait" | "order" | "broken"));
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
    let task = lines.tool("wait", json!({"text": "task", "times": 5})).await;
    assert_eq!(task["resultType"], "task");
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(done["result"]["structuredContent"], 5, "{done}");
    // A failure of the tool is a result, too.
    let task = lines.tool("broken", json!({"text": ""})).await;
    let done = status(&mut lines, &task["taskId"], "completed").await;
    assert_eq!(done["result"]["isError"], true);
    // What takes no time, and clients that do not know tasks, have their results at once.
    assert_eq!(lines.tool("echo", json!({"text": "a"})).await["structuredContent"]["text"], "a");
    let mut others = self::lines(json!({}));
    let result = others.tool("wait", json!({"text": "", "times": 0})).await;
    assert_eq!(result["structuredContent"], 0);
    assert_eq!(lines.error("tasks/get", json!({"taskId": "nobody"})).await["code"], -32602);
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

    let task = lines.tool("wait", json!({"text": "cancelled task", "times": 1000})).await;
    until_waiting("cancelled task", 1).await;
    lines.call("tasks/cancel", json!({"taskId": task["taskId"]})).await;
    until_waiting("cancelled task", 0).await;
    status(&mut lines, &task["taskId"], "cancelled").await;
}
