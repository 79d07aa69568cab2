// Made by toolc from files.tools; do not edit.

//! Everything the design declares of the toolset `files`, as data.

use toolrt::call::Step::{Each, Key};
use toolrt::call::{Action, Call, ChainStep, Expr, Kind, Path, Return, Test, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Paging, Spec,
    ToolsetSpec,
};
use toolrt::table;

use super::codecs;
use super::packages::acme_files::codecs as acme_files;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "files",
    service: "files",
    description: "Find, rename and delete files.",
    when: Some("The task is about files on the local disk."),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND_FILES, &RENAME_FILES, &DELETE_FILES, &SWEEP];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find files matching a glob pattern in a directory tree.
#[rustfmt::skip]
pub static FIND_FILES: Spec = Spec {
    name: "find_files",
    description: "Find files matching a glob pattern in a directory tree.",
    toolset: "files",
    service: "files",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::FIND_FILES_ARGS),
    result: Some(table::Table::Record(&codecs::FIND_FILES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"pattern":{"type":"string","description":"Glob pattern, for example `*.py` or `**/*.json`.","minLength":1,"maxLength":1000},"root":{"type":"string","description":"Directory to search from.","default":"."},"max_depth":{"type":"integer","default":10,"minimum":1,"maximum":64},"limit":{"type":"integer","default":100,"minimum":1,"maximum":1000},"cursor":{"type":"string"}},"required":["pattern"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"files":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"size":{"type":"integer","minimum":0},"modified":{"type":"string","format":"date-time"}},"required":["path","size","modified"],"additionalProperties":false}},"next_cursor":{"type":"string"}},"required":["files"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, idempotent: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: None },
    ],
    errors: &[
        ErrorSpec {
            code: "bad_pattern",
            kind: Kind::Input,
            message: "The glob pattern cannot be parsed.",
            field: Some("pattern"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Close the bracket at "), TextPart::Value(&["details", "position"]), TextPart::Text(".")]),
        },
    ],
    timeout_ms: Some(30000),
    paging: Some(Paging { cursor: &["cursor"], next: &["next_cursor"] }),
    delegate: Some("Use an agent with filesystem access."),
    next: &[
        Handoff { tool: "rename_files", reason: "To rename the matched files" },
        Handoff { tool: "delete_files", reason: "To remove the matched files" },
    ],
    examples: &[
        Example {
            name: None,
            args: r#"{"pattern":"*.py"}"#,
            result: None,
            error: None,
        },
    ],
    ..Spec::EMPTY
};

/// Rename files by replacing text in their names.
#[rustfmt::skip]
pub static RENAME_FILES: Spec = Spec {
    name: "rename_files",
    description: "Rename files by replacing text in their names.",
    toolset: "files",
    service: "files",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::RENAME_FILES_ARGS),
    result: Some(codecs::RENAME_FILES_RESULT_TABLE),
    item: Some(table::Table::Record(&acme_files::RENAMED)),
    input_schema: r#"{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1},"find":{"type":"string","minLength":1},"replace":{"type":"string"}},"required":["paths","find","replace"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"}},"required":["from","to"],"additionalProperties":false}}"#),
    item_schema: Some(r#"{"type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"}},"required":["from","to"],"additionalProperties":false}"#),
    capabilities: &[
        Capability { name: "fs:read", scope: None },
        Capability { name: "fs:write", scope: Some("./output") },
    ],
    dry_run: true,
    ..Spec::EMPTY
};

/// Delete files for good.
#[rustfmt::skip]
pub static DELETE_FILES: Spec = Spec {
    name: "delete_files",
    description: "Delete files for good.",
    toolset: "files",
    service: "files",
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::DELETE_FILES_ARGS),
    result: Some(table::Table::Record(&codecs::DELETE_FILES_RESULT)),
    input_schema: r#"{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:delete", scope: None },
    ],
    scopes: &["files:delete"],
    data: Some("internal"),
    confirm: Some(Confirm { question: &[TextPart::Text("Delete "), TextPart::Count(&["args", "paths"]), TextPart::Text(" files?")], denied: Some(r#"{"deleted":0}"#) }),
    dry_run: true,
    ..Spec::EMPTY
};

/// Find files by pattern and delete what was found.
#[rustfmt::skip]
pub static SWEEP: Spec = Spec {
    name: "sweep",
    description: "Find files by pattern and delete what was found.",
    toolset: "files",
    service: "files",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(Some("found"), Call { tool: "find_files", args: &[
            ("pattern", Expr::Path(Path::of("args", &[Key("pattern")]))),
            ("root", Expr::Path(Path::of("args", &[Key("root")]))),
        ] }),
        ChainStep::If(Path::of("found", &[Key("files")]), Test::Empty, Return::Value(Expr::Json(r#"{"deleted":0}"#))),
        ChainStep::Return(Return::Call(Call { tool: "delete_files", args: &[
            ("paths", Expr::Path(Path::of("found", &[Key("files"), Each, Key("path")]))),
        ] })),
    ],
    version: Some("5.0.0"),
    args: table::Table::Record(&codecs::SWEEP_ARGS),
    result: Some(table::Table::Record(&codecs::SWEEP_RESULT)),
    input_schema: r#"{"type":"object","properties":{"pattern":{"type":"string"},"root":{"type":"string","default":"."}},"required":["pattern"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: None },
        Capability { name: "fs:delete", scope: None },
    ],
    scopes: &["files:delete"],
    ..Spec::EMPTY
};
