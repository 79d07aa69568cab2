// Made by toolc from todos.tools; do not edit.

//! Everything the design declares of the toolset `todos`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Spec, ToolsetSpec,
};
use toolrt::table;

use super::codecs;
use super::packages::acme_todos::codecs as acme_todos;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "todos",
    service: "todos",
    description: "Update or fetch the todo list of the current run.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&UPDATE_TODOS, &GET_TODOS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Create, replace or merge the todos of the current run.
#[rustfmt::skip]
pub static UPDATE_TODOS: Spec = Spec {
    name: "update_todos",
    description: "Create, replace or merge the todos of the current run.",
    toolset: "todos",
    service: "todos",
    implementation: Implementation::Method("todos.update_todos"),
    version: Some("1.2.0"),
    tags: &["planning", "memory"],
    args: table::Table::Record(&codecs::UPDATE_TODOS_ARGS),
    result: Some(table::Table::Record(&acme_todos::TODOS_SNAPSHOT)),
    input_schema: r#"{"type":"object","properties":{"mode":{"description":"How the given todos combine with those already there.\n\n- \"replace\": Throw the old list away.\n- \"merge\": Update todos with the same id and append the others.","default":"merge","type":"string","enum":["replace","merge"]},"items":{"type":"array","description":"The todos to write.","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false},"minItems":1,"maxItems":100}},"required":["items"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "run_id", source: Source::RunId },
    ],
    effects: Effects { idempotent: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "state:mutate", scope: None },
    ],
    errors: &[
        ErrorSpec {
            code: "revision_conflict",
            kind: Kind::Conflict,
            message: "Somebody else changed the list since it was read.",
            field: None,
            action: Action::Retry,
            after_ms: Some(200),
            hint: Some(&[TextPart::Text("Call get_todos, merge again and repeat the call.")]),
        },
        ErrorSpec {
            code: "run_not_found",
            kind: Kind::NotFound,
            message: "No run has this id.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: Some(&[TextPart::Text("List the runs and pass one of their ids.")]),
        },
    ],
    next: &[
        Handoff { tool: "get_todos", reason: "To see the whole list after a merge" },
    ],
    call_hint: Some(&[TextPart::Text("Writing "), TextPart::Count(&["args", "items"]), TextPart::Text(" todos")]),
    result_hint: Some(&[TextPart::Text(""), TextPart::Count(&["result", "items"]), TextPart::Text(" todos, revision "), TextPart::Value(&["result", "revision"])]),
    examples: &[
        Example {
            name: Some("Add one todo"),
            args: r#"{"items":[{"id":"write-spec","title":"Write the spec","due":"2026-12-01T09:00:00Z"}]}"#,
            result: Some(r#"{"run_id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","items":[{"id":"write-spec","title":"Write the spec","status":"pending","due":"2026-12-01T09:00:00Z"}],"revision":1}"#),
            error: None,
        },
    ],
    ..Spec::EMPTY
};

/// Fetch the todos of the current run.
#[rustfmt::skip]
pub static GET_TODOS: Spec = Spec {
    name: "get_todos",
    description: "Fetch the todos of the current run.",
    toolset: "todos",
    service: "todos",
    implementation: Implementation::Method("todos.get_todos"),
    version: Some("1.2.0"),
    tags: &["planning", "memory"],
    args: table::Table::Record(&codecs::GET_TODOS_ARGS),
    result: Some(table::Table::Record(&acme_todos::TODOS_SNAPSHOT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"run_id":{"type":"string","format":"uuid"},"items":{"type":"array","items":{"description":"One thing to do.","type":"object","properties":{"id":{"type":"string","description":"Stable id, unique within a run.","minLength":1,"maxLength":64,"pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1,"maxLength":200},"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"due":{"type":"string","format":"date-time"},"tags":{"type":"array","default":[],"items":{"type":"string"},"maxItems":10,"uniqueItems":true}},"required":["id","title"],"additionalProperties":false}},"revision":{"type":"integer","minimum":0}},"required":["run_id","items","revision"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "run_id", source: Source::RunId },
    ],
    effects: Effects { readonly: true, idempotent: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "run_not_found",
            kind: Kind::NotFound,
            message: "No run has this id.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: Some(&[TextPart::Text("List the runs and pass one of their ids.")]),
        },
    ],
    ..Spec::EMPTY
};
