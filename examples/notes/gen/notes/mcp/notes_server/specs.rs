// Made by toolc from notes.tools; do not edit.

//! Everything the design declares of the toolset `notes_server`, as data.

use toolrt::call::{Action, Kind, TextPart};
use toolrt::mcp::Messages;
use toolrt::spec::{ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "notes_server",
    service: "notes",
    title: Some("Notes"),
    description: "Notes as Markdown files in one folder.",
    version: Some("1.0.0"),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&NOTE, &SUMMARIZE, &TIDY];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The text of a note.
#[rustfmt::skip]
pub static NOTE: Spec = Spec {
    name: "notes_server/note",
    title: Some("A note"),
    description: "The text of a note.",
    toolset: "notes_server",
    service: "notes",
    implementation: Implementation::Resource("notes_server"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::NOTE_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    errors: &[
        ErrorSpec {
            code: "no_such_note",
            kind: Kind::NotFound,
            message: "There is no note of this name.",
            field: Some("name"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("List the notes and pass one of their names.")]),
        },
    ],
    ..Spec::EMPTY
};

/// Summarize what the notes say of a topic.
#[rustfmt::skip]
pub static SUMMARIZE: Spec = Spec {
    name: "notes_server/summarize",
    title: Some("Summarize a topic"),
    description: "Summarize what the notes say of a topic.",
    toolset: "notes_server",
    service: "notes",
    implementation: Implementation::Prompt("notes_server"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::SUMMARIZE_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{"topic":{"type":"string","description":"What the summary is about.","minLength":1,"maxLength":200},"length":{"description":"How long a summary is.","default":"short","type":"string","enum":["short","long"]}},"required":["topic"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// Tidy up a note.
#[rustfmt::skip]
pub static TIDY: Spec = Spec {
    name: "notes_server/tidy",
    title: Some("Tidy up a note"),
    description: "Tidy up a note.",
    toolset: "notes_server",
    service: "notes",
    implementation: Implementation::Prompt("notes_server"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::TIDY_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};
