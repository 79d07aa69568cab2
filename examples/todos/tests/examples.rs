//! Tests of the store, and of code that calls its tools.

#[path = "../src/store.rs"]
mod store;
#[path = "../gen/mod.rs"]
mod tools;

use store::Store;
use toolrt::testing::{Fake, assert_issue, assert_ok_as, fake};
use toolrt::{CallError, Context, Registry, Value};
use tools::todos::tools::todos::{self, specs::TOOLSET, types::*};

const RUN: &str = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10";

/// What the host knows of the run.
fn cx() -> Context {
    Context::new().with_run_id(RUN)
}

fn registry(toolset: toolrt::Toolset) -> Registry {
    let registry = Registry::new();
    registry.register(toolset).expect("the names are free");
    registry
}

// Each example of the design, against a store of its own.
toolrt::examples!(todos::toolset(Store::default()), context = cx());

#[tokio::test]
async fn a_list_has_its_todos() {
    let registry = registry(todos::toolset(Store::default()));
    let refused = registry
        .call("update_todos", r#"{"items":[]}"#, &cx())
        .await;
    assert_issue(&refused, "/items", "items");

    let payload = r#"{"items":[{"id":"a","title":"Read"}]}"#;
    registry.call("update_todos", payload, &cx()).await;
    let envelope = registry.call("get_todos", "{}", &cx()).await;
    let list: TodosSnapshot = assert_ok_as(&envelope);
    assert_eq!(list.items[0].title, "Read");
}

/// Code that calls tools: how many todos are left.
async fn left(client: todos::Client<'_>) -> Result<usize, CallError<GetTodosError>> {
    let list = client.get_todos(&GetTodosArgs {}, &cx()).await?;
    let left = list.items.iter().filter(|todo| todo.status != Status::Done);
    Ok(left.count())
}

#[tokio::test]
async fn callers_need_no_store() {
    let registry = registry(fake(&TOOLSET, 6));
    let count = left(todos::Client::new(&registry)).await;
    assert_eq!(count.expect("a fake answers"), 1);
}

#[tokio::test]
async fn callers_hear_of_errors() {
    let details = Value::parse(format!(r#"{{"run_id":"{RUN}"}}"#).as_bytes());
    let details = details.expect("this is JSON");
    let toolset = Fake::new(&TOOLSET, 6).fail_with("get_todos", "run_not_found", details);
    let registry = registry(toolset.build());
    let count = left(todos::Client::new(&registry)).await;
    assert!(count.is_err());
}

/// The page shows this file up to here, and the tests in Python.
#[test]
fn the_page_shows_tests_that_pass() {
    let page = include_str!("../../../spec/testing.md");
    let (own, _) = include_str!("examples.rs")
        .split_once("\n/// The page shows this file")
        .expect("this comment is there");
    assert!(page.contains(&format!("```rust\n{}\n```", own.trim_end())));
    let python = include_str!("../python/test_store.py");
    assert!(page.contains(&format!("```python\n{}\n```", python.trim_end())));
}
