// Made by toolc from secrets.tools; do not edit.

//! Everything the design declares of the toolset `secrets`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Paging,
    SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::super::super::super::types::conformance_secrets::codecs as conformance_secrets;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "secrets",
    service: "vectors_secrets",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_SECRETS0];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Login`.
#[rustfmt::skip]
pub static CHECK_SECRETS0: Spec = Spec {
    name: "check_secrets0",
    description: "Checks `Login`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS0_ARGS),
    result: Some(table::Table::Record(&conformance_secrets::LOGIN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","minLength":8},"pin":{"type":"integer","minimum":1000,"maximum":9999},"mode":{"type":"string","enum":["a","b"]},"keys":{"type":"array","items":{"type":"string"},"uniqueItems":true},"more":{"type":"object","additionalProperties":{"type":"integer"}},"inner":{"type":"object","properties":{"known":{"type":"integer"}},"required":["known"],"additionalProperties":false}},"required":["user","token"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
