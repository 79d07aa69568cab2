// Made by toolc from research.tools; do not edit.

//! Everything the design declares of the toolset `notes`, as data.

use toolrt::call::TextPart;
use toolrt::spec::{Capability, Confirm, Effects, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "notes",
    service: "library",
    description: "Find, read and delete notes.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND_NOTES, &READ_NOTE, &DELETE_NOTE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find the notes that hold all of these words.
#[rustfmt::skip]
pub static FIND_NOTES: Spec = Spec {
    name: "find_notes",
    description: "Find the notes that hold all of these words.",
    toolset: "notes",
    service: "library",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::FIND_NOTES_ARGS),
    result: Some(codecs::FIND_NOTES_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"words":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":5}},"required":["words"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"}}"#),
    provider_schemas: &[
        ("openai-strict", r#"{"type":"object","properties":{"words":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string"}}},"required":["words"],"additionalProperties":false}"#),
        ("anthropic-strict", r#"{"type":"object","properties":{"words":{"type":"array","minItems":1,"description":"At most 5 items.","items":{"type":"string"}}},"required":["words"],"additionalProperties":false}"#),
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./notes") },
    ],
    ..Spec::EMPTY
};

/// Read one note.
#[rustfmt::skip]
pub static READ_NOTE: Spec = Spec {
    name: "read_note",
    description: "Read one note.",
    toolset: "notes",
    service: "library",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::READ_NOTE_ARGS),
    result: Some(codecs::READ_NOTE_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"description":"A note somebody took.","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false},{"type":"null"}]}"#),
    provider_schemas: &[
        ("openai-strict", r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
        ("anthropic-strict", r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./notes") },
    ],
    call_hint: Some(&[TextPart::Text("Reading "), TextPart::Value(&["args", "id"])]),
    ..Spec::EMPTY
};

/// Delete a note.
#[rustfmt::skip]
pub static DELETE_NOTE: Spec = Spec {
    name: "delete_note",
    description: "Delete a note.",
    toolset: "notes",
    service: "library",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::DELETE_NOTE_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    provider_schemas: &[
        ("openai-strict", r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
        ("anthropic-strict", r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#),
    ],
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:delete", scope: Some("./notes") },
    ],
    confirm: Some(Confirm { question: &[TextPart::Text("Delete the note "), TextPart::Value(&["args", "id"]), TextPart::Text("?")], denied: None }),
    ..Spec::EMPTY
};
