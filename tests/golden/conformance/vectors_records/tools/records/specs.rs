// Made by toolc from records.tools; do not edit.

//! Everything the design declares of the toolset `records`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Paging,
    SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::super::super::super::types::conformance_records::codecs as conformance_records;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "records",
    service: "vectors_records",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_RECORDS0, &CHECK_RECORDS1, &CHECK_RECORDS2, &CHECK_RECORDS3, &CHECK_RECORDS4, &CHECK_RECORDS5, &CHECK_RECORDS6, &CHECK_RECORDS7];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Todo`.
#[rustfmt::skip]
pub static CHECK_RECORDS0: Spec = Spec {
    name: "check_records0",
    description: "Checks `Todo`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS0_ARGS),
    result: Some(table::Table::Record(&conformance_records::TODO)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Empty`.
#[rustfmt::skip]
pub static CHECK_RECORDS1: Spec = Spec {
    name: "check_records1",
    description: "Checks `Empty`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS1_ARGS),
    result: Some(table::Table::Record(&conformance_records::EMPTY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Open`.
#[rustfmt::skip]
pub static CHECK_RECORDS2: Spec = Spec {
    name: "check_records2",
    description: "Checks `Open`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS2_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}"#),
    ..Spec::EMPTY
};

/// Checks `OpenJson`.
#[rustfmt::skip]
pub static CHECK_RECORDS3: Spec = Spec {
    name: "check_records3",
    description: "Checks `OpenJson`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS3_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN_JSON)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true}"#),
    ..Spec::EMPTY
};

/// Checks `OpenTyped`.
#[rustfmt::skip]
pub static CHECK_RECORDS4: Spec = Spec {
    name: "check_records4",
    description: "Checks `OpenTyped`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS4_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN_TYPED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer","minimum":0}}"#),
    ..Spec::EMPTY
};

/// Checks `Odd`.
#[rustfmt::skip]
pub static CHECK_RECORDS5: Spec = Spec {
    name: "check_records5",
    description: "Checks `Odd`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS5_ARGS),
    result: Some(table::Table::Record(&conformance_records::ODD)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"filter[status]":{"type":"string"},"a/b~c":{"type":"integer"},"type":{"type":"string"},"quoted\"key":{"type":"integer"},"":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Outer`.
#[rustfmt::skip]
pub static CHECK_RECORDS6: Spec = Spec {
    name: "check_records6",
    description: "Checks `Outer`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS6_ARGS),
    result: Some(table::Table::Record(&conformance_records::OUTER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"object","properties":{"inner":{"$ref":"#/$defs/Todo"},"rest":{"type":"array","items":{"$ref":"#/$defs/Todo"}}},"required":["inner"],"additionalProperties":false,"$defs":{"Todo":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Checks `Node`.
#[rustfmt::skip]
pub static CHECK_RECORDS7: Spec = Spec {
    name: "check_records7",
    description: "Checks `Node`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS7_ARGS),
    result: Some(table::Table::Record(&conformance_records::NODE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","default":[],"items":{"$ref":"#/$defs/Node"}}},"required":["value"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};
