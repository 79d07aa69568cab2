//! Registers a store of todos and calls its tools: by JSON, as a model does, and by the typed client.

mod store;

#[path = "../gen/mod.rs"]
mod tools;

use std::error::Error;

use store::Store;
use toolrt::{CallError, Context, Registry};
use tools::todos::tools::todos::{self, types::*};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Registry::new();
    registry.register(todos::toolset(Store::default()))?;

    // The host knows which run it is; the model neither sees nor sends it.
    let cx = Context::new().with_run_id("6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10");

    println!("A call by JSON:");
    let payload =
        r#"{"items": [{"id": "write-spec", "title": "Write the spec", "tags": ["docs"]}]}"#;
    let envelope = registry.call("update_todos", payload, &cx).await;
    if let Some(result) = &envelope.result {
        println!("  {}", result.as_str());
    }

    println!("\nA call with mistakes, all of them listed:");
    let payload = r#"{"items": [{"id": "Read Spec", "titel": "Read it", "status": "dne", "due": "tomorrow"}], "mode": 1}"#;
    let envelope = registry.call("update_todos", payload, &cx).await;
    for issue in envelope.error.iter().flat_map(|error| &error.issues) {
        println!("  {}", issue.message);
    }

    println!("\nThe typed client:");
    let client = todos::Client::new(&registry);
    let args = UpdateTodosArgs::new(vec![Todo {
        status: Status::Done,
        ..Todo::new("write-spec", "Write the spec")
    }]);
    let list = client.update_todos(&args, &cx).await?;
    for todo in &list.items {
        println!("  {}: {} ({})", todo.id, todo.title, todo.status.as_str());
    }

    println!("\nA declared error:");
    let elsewhere = cx.with_run_id("00000000-0000-4000-8000-000000000000");
    match client.get_todos(&GetTodosArgs::default(), &elsewhere).await {
        Err(CallError::Declared(GetTodosError::RunNotFound(error), fault)) => {
            println!("  {} {}: {}", fault.code, error.run_id, fault.message);
        }
        other => println!("  unexpected: {other:?}"),
    }
    Ok(())
}
