// Made by toolc from shared.tools; do not edit.

//! Everything the design declares of the toolset `helpers`, as data.

use toolrt::spec::{Effects, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::acme_shared::codecs as acme_shared;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "helpers",
    service: "archive",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CODECS, &WIPE, &PLAN_WIPE, &CALLS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// The tool `codecs`.
#[rustfmt::skip]
pub static CODECS: Spec = Spec {
    name: "codecs",
    description: "",
    toolset: "helpers",
    service: "archive",
    args: table::Table::Record(&codecs::CODECS_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// Its plan is named like the next tool.
#[rustfmt::skip]
pub static WIPE: Spec = Spec {
    name: "wipe",
    description: "Its plan is named like the next tool.",
    toolset: "helpers",
    service: "archive",
    args: table::Table::Record(&codecs::WIPE_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    dry_run: true,
    ..Spec::EMPTY
};

/// The tool `plan_wipe`.
#[rustfmt::skip]
pub static PLAN_WIPE: Spec = Spec {
    name: "plan_wipe",
    description: "",
    toolset: "helpers",
    service: "archive",
    args: table::Table::Record(&codecs::PLAN_WIPE_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// The tool `calls`.
#[rustfmt::skip]
pub static CALLS: Spec = Spec {
    name: "calls",
    description: "",
    toolset: "helpers",
    service: "archive",
    args: table::Table::Record(&codecs::CALLS_ARGS),
    result: Some(table::Table::Record(&acme_shared::FINDING)),
    input_schema: r#"{"type":"object","properties":{"calls":{"description":"Something in the archive.","type":"object","properties":{"id":{"type":"string","format":"uuid"},"title":{"type":"string"}},"required":["id","title"],"additionalProperties":false}},"required":["calls"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"Names that only differ after conversion.","type":"object","properties":{"page":{"type":"integer"}},"required":["page"],"additionalProperties":false}"#),
    partial: true,
    ..Spec::EMPTY
};
