// Made by toolc from notes.tools; do not edit.

//! Everything the design declares of the toolset `notes`, as data.

use toolrt::call::{Action, Kind, TextPart};
use toolrt::spec::{Confirm, Effects, ErrorSpec, Example, Handoff, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::acme_notes::codecs as acme_notes;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "notes",
    service: "notes",
    description: "Find, read, write and delete notes.",
    when: Some("Somebody speaks of their notes."),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&LIST_NOTES, &SEARCH_NOTES, &READ_NOTE, &WRITE_NOTE, &DELETE_NOTE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// List the names of all notes.
#[rustfmt::skip]
pub static LIST_NOTES: Spec = Spec {
    name: "list_notes",
    title: Some("List notes"),
    description: "List the names of all notes.",
    toolset: "notes",
    service: "notes",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::LIST_NOTES_ARGS),
    result: Some(table::Table::Record(&codecs::LIST_NOTES_RESULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"names":{"type":"array","items":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}}},"required":["names"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, open_world: Some(false), ..Effects::UNSAID },
    next: &[
        Handoff { tool: "read_note", reason: "To read one" },
    ],
    result_hint: Some(&[TextPart::Text(""), TextPart::Count(&["result", "names"]), TextPart::Text(" notes")]),
    ..Spec::EMPTY
};

/// Find lines that contain a text, in any case of its letters.
#[rustfmt::skip]
pub static SEARCH_NOTES: Spec = Spec {
    name: "search_notes",
    title: Some("Search notes"),
    description: "Find lines that contain a text, in any case of its letters.",
    toolset: "notes",
    service: "notes",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::SEARCH_NOTES_ARGS),
    result: Some(table::Table::Record(&codecs::SEARCH_NOTES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string","description":"What to look for.","minLength":1,"maxLength":200},"limit":{"type":"integer","default":20,"minimum":1,"maximum":100}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"matches":{"type":"array","items":{"description":"A line of a note in which something was found.","type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"line":{"type":"integer","description":"From 1.","minimum":1},"text":{"type":"string"}},"required":["name","line","text"],"additionalProperties":false}},"complete":{"type":"boolean"}},"required":["matches","complete"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, open_world: Some(false), ..Effects::UNSAID },
    next: &[
        Handoff { tool: "read_note", reason: "To read the whole note" },
    ],
    call_hint: Some(&[TextPart::Text("Looking for "), TextPart::Value(&["args", "text"])]),
    result_hint: Some(&[TextPart::Text(""), TextPart::Count(&["result", "matches"]), TextPart::Text(" lines")]),
    examples: &[
        Example {
            name: Some("milk"),
            args: r#"{"text":"milk"}"#,
            result: Some(r#"{"matches":[{"name":"shopping-list","line":3,"text":"- milk"}],"complete":true}"#),
            error: None,
        },
    ],
    ..Spec::EMPTY
};

/// Read a note.
#[rustfmt::skip]
pub static READ_NOTE: Spec = Spec {
    name: "read_note",
    title: Some("Read a note"),
    description: "Read a note.",
    toolset: "notes",
    service: "notes",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::READ_NOTE_ARGS),
    result: Some(table::Table::Record(&acme_notes::NOTE)),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"A note.","type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","description":"Markdown.","maxLength":100000}},"required":["name","text"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, open_world: Some(false), ..Effects::UNSAID },
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

/// Write a note; one of the same name is replaced.
#[rustfmt::skip]
pub static WRITE_NOTE: Spec = Spec {
    name: "write_note",
    title: Some("Write a note"),
    description: "Write a note; one of the same name is replaced.",
    toolset: "notes",
    service: "notes",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::WRITE_NOTE_ARGS),
    result: Some(table::Table::Record(&codecs::WRITE_NOTE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","minLength":1,"maxLength":100000}},"required":["name","text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"created":{"type":"boolean"}},"required":["created"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(false), idempotent: true, open_world: Some(false), ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// Delete a note for good.
#[rustfmt::skip]
pub static DELETE_NOTE: Spec = Spec {
    name: "delete_note",
    title: Some("Delete a note"),
    description: "Delete a note for good.",
    toolset: "notes",
    service: "notes",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::DELETE_NOTE_ARGS),
    result: Some(table::Table::Record(&codecs::DELETE_NOTE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"deleted":{"type":"boolean"}},"required":["deleted"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), open_world: Some(false), ..Effects::UNSAID },
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
    confirm: Some(Confirm { question: &[TextPart::Text("Delete the note "), TextPart::Value(&["args", "name"]), TextPart::Text("?")], denied: Some(r#"{"deleted":false}"#) }),
    ..Spec::EMPTY
};
