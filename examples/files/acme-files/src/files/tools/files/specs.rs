// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the toolset `files`, as data.

use toolrt::call::{Action, Kind, TextPart};
use toolrt::spec::{Capability, Effects, ErrorSpec, Example, Handoff, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "files",
    service: "files",
    description: "Find files and read them.",
    when: Some("The task is about files on the local disk."),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND_FILES, &READ_LINES];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find files by their names, in a folder and all folders below it.
#[rustfmt::skip]
pub static FIND_FILES: Spec = Spec {
    name: "find_files",
    description: "Find files by their names, in a folder and all folders below it.",
    toolset: "files",
    service: "files",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::FIND_FILES_ARGS),
    result: Some(table::Table::Record(&codecs::FIND_FILES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"ending":{"type":"string","description":"What the name ends in, for example `.rs`; all files without it.","default":"","maxLength":20},"order":{"description":"The order of an answer.\n\n- \"path\": By path.\n- \"size\": The largest first.","default":"path","type":"string","enum":["path","size"]},"limit":{"type":"integer","default":100,"minimum":1,"maximum":1000}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"files":{"type":"array","items":{"description":"A file that was found.","type":"object","properties":{"path":{"type":"string","description":"From the folder that was searched, with `/` between the parts."},"size":{"type":"integer","description":"In bytes.","minimum":0}},"required":["path","size"],"additionalProperties":false}},"more":{"type":"boolean","description":"Whether there are more than the limit."}},"required":["files","more"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, idempotent: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: None },
    ],
    next: &[
        Handoff { tool: "read_lines", reason: "To read one of the files" },
    ],
    examples: &[
        Example {
            name: None,
            args: r#"{"ending":".rs","order":"size"}"#,
            result: None,
            error: None,
        },
    ],
    ..Spec::EMPTY
};

/// Read lines of a text file.
#[rustfmt::skip]
pub static READ_LINES: Spec = Spec {
    name: "read_lines",
    description: "Read lines of a text file.",
    toolset: "files",
    service: "files",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::READ_LINES_ARGS),
    result: Some(table::Table::Record(&codecs::READ_LINES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"path":{"type":"string"},"from":{"type":"integer","description":"The first line, counted from 1.","default":1,"minimum":1},"count":{"type":"integer","default":50,"minimum":1,"maximum":500}},"required":["path"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"lines":{"type":"array","items":{"type":"string"}},"total":{"type":"integer","description":"How many lines the file has.","minimum":0}},"required":["lines","total"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, idempotent: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: None },
    ],
    errors: &[
        ErrorSpec {
            code: "no_such_file",
            kind: Kind::NotFound,
            message: "Nothing is at this path.",
            field: Some("path"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Call find_files and pass one of its paths.")]),
        },
        ErrorSpec {
            code: "not_text",
            kind: Kind::Precondition,
            message: "The file is not text.",
            field: Some("path"),
            action: Action::Stop,
            after_ms: None,
            hint: Some(&[TextPart::Text("Tell the user that "), TextPart::Value(&["details", "path"]), TextPart::Text(" is not a text file.")]),
        },
    ],
    ..Spec::EMPTY
};
