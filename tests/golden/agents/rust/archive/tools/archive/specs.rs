// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the toolset `archive`, as data.

use toolrt::call::TextPart;
use toolrt::spec::{Capability, Confirm, Effects, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "archive",
    service: "archive",
    description: "What was kept.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&SEARCH_ARCHIVE, &FETCH, &BURN];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Search.
#[rustfmt::skip]
pub static SEARCH_ARCHIVE: Spec = Spec {
    name: "search_archive",
    description: "Search.",
    toolset: "archive",
    service: "archive",
    args: table::Table::Record(&codecs::SEARCH_ARCHIVE_ARGS),
    result: Some(table::Table::Record(&codecs::SEARCH_ARCHIVE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","default":10,"minimum":1,"maximum":100}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"items":{"type":"array","items":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"next_cursor":{"type":"string"}},"required":["items"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./archive") },
        Capability { name: "net:read", scope: None },
    ],
    scopes: &["archive:read"],
    ..Spec::EMPTY
};

/// The tool `fetch`.
#[rustfmt::skip]
pub static FETCH: Spec = Spec {
    name: "fetch",
    description: "",
    toolset: "archive",
    service: "archive",
    args: table::Table::Record(&codecs::FETCH_ARGS),
    result: Some(codecs::FETCH_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string","format":"uuid"}}},"required":["ids"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: Some("./archive") },
    ],
    ..Spec::EMPTY
};

/// Forget it.
#[rustfmt::skip]
pub static BURN: Spec = Spec {
    name: "burn",
    description: "Forget it.",
    toolset: "archive",
    service: "archive",
    args: table::Table::Record(&codecs::BURN_ARGS),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string","format":"uuid"}},"required":["id"],"additionalProperties":false}"#,
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:delete", scope: None },
        Capability { name: "fs:write", scope: None },
    ],
    scopes: &["archive:delete"],
    confirm: Some(Confirm { question: &[TextPart::Text("Burn "), TextPart::Value(&["args", "id"]), TextPart::Text("?")], denied: None }),
    ..Spec::EMPTY
};
