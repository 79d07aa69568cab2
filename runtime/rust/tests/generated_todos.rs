//! The reference of generated code, at work.

use std::sync::Arc;

use toolrt::{CallError, Context, Payload, Registry, Uuid};

use crate::reference::todos::tools::todos::{self, TodosTools, types::*};
use crate::support::block_on;

const RUN: &str = "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10";

struct Store;

impl TodosTools for Store {
    async fn update_todos(
        &self,
        _cx: &Context,
        args: UpdateTodosArgs,
        injected: UpdateTodosInjected,
    ) -> Result<TodosSnapshot, UpdateTodosError> {
        if args.mode == MergeMode::Replace {
            return Err(RevisionConflict {
                expected: 1,
                actual: 2,
            }
            .into());
        }
        Ok(TodosSnapshot::new(injected.run_id, args.items, 1))
    }

    async fn get_todos(
        &self,
        _cx: &Context,
        _args: GetTodosArgs,
        _injected: GetTodosInjected,
    ) -> Result<TodosSnapshot, GetTodosError> {
        Err(GetTodosError::internal("the disk is gone: /secret/place"))
    }
}

fn registry() -> Registry {
    let registry = Registry::new();
    registry
        .register(todos::toolset(Store))
        .expect("the names are free");
    registry
}

fn context() -> Context {
    Context::new().with_run_id(RUN).with_call_id("c1")
}

fn answer(tool: &str, payload: &str, cx: &Context) -> String {
    let mut envelope = block_on(registry().call(tool, payload, cx));
    envelope.meta.duration_ms = 0;
    envelope.to_json()
}

#[test]
fn a_call_by_json_gives_an_envelope() {
    let payload = r#"{"items":[{"id":"a","title":"A"}]}"#;
    let meta = r#""meta":{"tool":"update_todos","toolset":"todos","service":"todos","version":"1.2.0","call_id":"c1","duration_ms":0,"caller":"in-process"}"#;
    let result = format!(
        r#"{{"run_id":"{RUN}","items":[{{"id":"a","title":"A","status":"pending","tags":[]}}],"revision":1}}"#
    );
    let expected = format!(r#"{{"ok":true,"status":"success","result":{result},{meta}}}"#);
    assert_eq!(answer("update_todos", payload, &context()), expected);
}

#[test]
fn a_refusal_lists_every_issue() {
    let payload = r#"{"items":[{"id":"A","title":"A","status":"dne","titel":1}]}"#;
    let envelope = block_on(registry().call("update_todos", payload, &context()));
    let error = envelope.error.expect("the payload is wrong");
    assert_eq!(error.code, "invalid_input");
    assert_eq!(error.field.as_deref(), Some("items"));
    let messages: Vec<&str> = error
        .issues
        .iter()
        .map(|issue| issue.message.as_str())
        .collect();
    assert_eq!(
        messages,
        [
            r#"/items/0/id must match the pattern /^[a-z0-9-]+$/; got "A"."#,
            r#"/items/0/status must be one of "pending", "in_progress", "done"; got "dne". Did you mean "done"?"#,
            r#"/items/0/titel is not a known key. Did you mean "title"?"#,
        ]
    );
}

#[test]
fn declared_errors_travel_with_details_and_recovery() {
    let payload = r#"{"mode":"replace","items":[{"id":"a","title":"A"}]}"#;
    let expected = r#""error":{"code":"revision_conflict","kind":"conflict","message":"Somebody else changed the list since it was read.","retryable":true,"recovery":{"action":"retry","after_ms":200,"hint":"Call get_todos, merge again and repeat the call."},"details":{"expected":1,"actual":2}}"#;
    assert!(answer("update_todos", payload, &context()).contains(expected));
}

#[test]
fn undeclared_errors_tell_callers_nothing() {
    let answer = answer("get_todos", "{}", &context());
    assert!(answer.contains(r#""code":"internal""#), "{answer}");
    assert!(!answer.contains("secret"), "{answer}");
}

#[test]
fn a_missing_context_is_no_fault_of_the_caller() {
    let answer = answer("get_todos", "{}", &Context::new());
    assert!(
        answer.contains(r#""code":"missing_context","kind":"precondition""#),
        "{answer}"
    );
}

/// What a host keeps: a client that owns its registry.
struct App {
    todos: todos::Client<'static>,
}

#[test]
fn a_client_may_own_its_executor() {
    let registry = Arc::new(registry());
    let app = App {
        todos: todos::Client::new(registry.clone()),
    };
    let any: Arc<dyn toolrt::Executor> = registry;
    let other = todos::Client::new(any.clone());
    let borrowed = todos::Client::new(&*any);
    let args = UpdateTodosArgs::new(vec![Todo::new("a", "A")]);
    for client in [app.todos.clone(), other, borrowed] {
        block_on(client.update_todos(&args, &context())).expect("the call is fine");
    }
    drop(any);
    let moved = std::thread::spawn(move || {
        block_on(app.todos.update_todos(&args, &context())).expect("the call is fine")
    });
    assert_eq!(moved.join().unwrap().run_id, Uuid::parse(RUN).unwrap());
}

#[test]
fn the_typed_client_reads_results_and_errors() {
    let registry = registry();
    let client = todos::Client::new(&registry);
    let args = UpdateTodosArgs::new(vec![Todo::new("a", "A")]);
    let snapshot = block_on(client.update_todos(&args, &context())).expect("the call is fine");
    assert_eq!(snapshot.run_id, Uuid::parse(RUN).expect("it is one"));

    let args = UpdateTodosArgs {
        mode: MergeMode::Replace,
        ..args
    };
    match block_on(client.update_todos(&args, &context())) {
        Err(CallError::Declared(UpdateTodosError::RevisionConflict(conflict), _)) => {
            assert_eq!(conflict.actual, 2);
        }
        other => panic!("{other:?}"),
    }

    let args = UpdateTodosArgs::new(vec![]);
    match block_on(client.update_todos(&args, &context())) {
        Err(CallError::Args(issues)) => {
            assert_eq!(issues[0].message, "/items must have 1 to 100 items; got 0.");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn values_built_by_hand_are_held_to_their_types() {
    let mut todo = Todo::new("a", "A");
    assert_eq!(todo.validate(), Ok(()));
    todo.tags = vec!["x".into(), "y".into(), "x".into()];
    let issues = todo.validate().expect_err("a tag repeats");
    assert_eq!(
        issues[0].message,
        "/tags must not hold equal items; items 0 and 2 are equal."
    );
}
