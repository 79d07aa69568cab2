// Made by toolc from relatives.tools; do not edit.

//! Everything the design declares of the toolset `notes`, as data.

use toolrt::call::{Source, TextPart};
use toolrt::spec::{Confirm, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "notes",
    service: "sheet",
    description: "Tools whose payloads are called as parts of others are.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&P, &READ_P, &NOTE, &NOTE_ARGS, &NOTE_RESULT, &NOTE_TOOL, &NOTE_INJECTED, &PLAN_NOTE, &NOTE_CALL, &NOTE_CALL_HINT, &NOTE_TOOLS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `p`.
#[rustfmt::skip]
pub static P: Spec = Spec {
    name: "p",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::P_ARGS),
    result: Some(codecs::P_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"p":{"description":"Types that are called as what a provider has beside its tools.","type":"object","properties":{"p":{"type":"integer"}},"required":["p"],"additionalProperties":false}},"required":["p"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}}"#),
    ..Spec::EMPTY
};

/// The tool `read_p`.
#[rustfmt::skip]
pub static READ_P: Spec = Spec {
    name: "read_p",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::READ_P_ARGS),
    result: Some(codecs::READ_P_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"p":{"description":"Types that are called as what a provider has beside its tools.","type":"object","properties":{"p":{"type":"integer"}},"required":["p"],"additionalProperties":false}},"required":["p"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"integer","minimum":3,"maximum":4}}"#),
    ..Spec::EMPTY
};

/// Its argument has a type of its own, and the next tool an error.
#[rustfmt::skip]
pub static NOTE: Spec = Spec {
    name: "note",
    description: "Its argument has a type of its own, and the next tool an error.",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_ARGS),
    result: Some(table::Table::Record(&codecs::NOTE_RESULT)),
    item: Some(table::Table::Record(&codecs::NOTE_ITEM)),
    input_schema: r#"{"type":"object","properties":{"args_error":{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},"args_result":{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},"notes_provider":{"type":"integer"},"tool":{"type":"object","properties":{"note":{"type":"integer"}},"required":["note"],"additionalProperties":false}},"required":["args_error","args_result","notes_provider","tool"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"item":{"type":"object","properties":{"side":{"type":"integer"}},"required":["side"],"additionalProperties":false}},"required":["item"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `note_args`.
#[rustfmt::skip]
pub static NOTE_ARGS: Spec = Spec {
    name: "note_args",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_ARGS_ARGS),
    result: Some(table::Table::Record(&codecs::NOTE_ARGS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `note_result`.
#[rustfmt::skip]
pub static NOTE_RESULT: Spec = Spec {
    name: "note_result",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_RESULT_ARGS),
    result: Some(table::Table::Record(&codecs::NOTE_RESULT_RESULT)),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"y":{"type":"integer"}},"required":["y"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `note_tool`.
#[rustfmt::skip]
pub static NOTE_TOOL: Spec = Spec {
    name: "note_tool",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_TOOL_ARGS),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// The tool `note_injected`.
#[rustfmt::skip]
pub static NOTE_INJECTED: Spec = Spec {
    name: "note_injected",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_INJECTED_ARGS),
    input_schema: r#"{"type":"object","properties":{"c":{"type":"object","properties":{"value":{"type":"integer"}},"required":["value"],"additionalProperties":false}},"required":["c"],"additionalProperties":false}"#,
    injected: &[
        Injected { argument: "b", source: Source::RunId },
    ],
    ..Spec::EMPTY
};

/// The tool `plan_note`.
#[rustfmt::skip]
pub static PLAN_NOTE: Spec = Spec {
    name: "plan_note",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::PLAN_NOTE_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    dry_run: true,
    ..Spec::EMPTY
};

/// The tool `note_call`.
#[rustfmt::skip]
pub static NOTE_CALL: Spec = Spec {
    name: "note_call",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_CALL_ARGS),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    confirm: Some(Confirm { question: &[TextPart::Text("Note "), TextPart::Value(&["args", "x"]), TextPart::Text("?")], denied: None }),
    call_hint: Some(&[TextPart::Text("Noting "), TextPart::Value(&["args", "x"])]),
    ..Spec::EMPTY
};

/// The tool `note_call_hint`.
#[rustfmt::skip]
pub static NOTE_CALL_HINT: Spec = Spec {
    name: "note_call_hint",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_CALL_HINT_ARGS),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    call_hint: Some(&[TextPart::Text("Noting "), TextPart::Value(&["args", "x"])]),
    ..Spec::EMPTY
};

/// The tool `note_tools`.
#[rustfmt::skip]
pub static NOTE_TOOLS: Spec = Spec {
    name: "note_tools",
    description: "",
    toolset: "notes",
    service: "sheet",
    args: table::Table::Record(&codecs::NOTE_TOOLS_ARGS),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};
