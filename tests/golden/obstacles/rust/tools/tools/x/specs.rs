// Made by toolc from obstacles.tools; do not edit.

//! Everything the design declares of the toolset `../x`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::type_self::codecs as type_self;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "../x",
    service: "tools",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&TYPE, &NEW, &NEW2, &ABC, &CON];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `type`.
#[rustfmt::skip]
pub static TYPE: Spec = Spec {
    name: "type",
    description: "",
    toolset: "../x",
    service: "tools",
    args: table::Table::Record(&codecs::TYPE_ARGS),
    result: Some(table::Table::Record(&type_self::RESULT_)),
    input_schema: r#"{"type":"object","properties":{"type":{"type":"string"},"args":{"type":"integer"},"tool":{"type":"integer"}},"required":["type","args","tool"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `../new`.
#[rustfmt::skip]
pub static NEW: Spec = Spec {
    name: "../new",
    description: "",
    toolset: "../x",
    service: "tools",
    args: table::Table::Record(&codecs::NEW_ARGS),
    result: Some(table::Table::Record(&type_self::VEC_)),
    input_schema: r#"{"type":"object","properties":{"new":{"type":"boolean"}},"required":["new"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}}},"required":["items"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `new`.
#[rustfmt::skip]
pub static NEW2: Spec = Spec {
    name: "new",
    description: "",
    toolset: "../x",
    service: "tools",
    args: table::Table::Record(&codecs::NEW2_ARGS),
    result: Some(codecs::NEW_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}}"#),
    ..Spec::EMPTY
};

/// The tool `a.b-c`.
#[rustfmt::skip]
pub static ABC: Spec = Spec {
    name: "a.b-c",
    description: "",
    toolset: "../x",
    service: "tools",
    args: table::Table::Record(&codecs::ABC_ARGS),
    result: Some(codecs::A_B_C_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"cx":{"type":"integer"}},"required":["cx"],"additionalProperties":false},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// The tool `CON`.
#[rustfmt::skip]
pub static CON: Spec = Spec {
    name: "CON",
    description: "",
    toolset: "../x",
    service: "tools",
    args: table::Table::Record(&codecs::CON_ARGS),
    result: Some(table::Table::Json),
    input_schema: r#"{"type":"object","properties":{"a0":{"type":"integer"},"a1":{"type":"integer"},"a2":{"type":"integer"},"a3":{"type":"integer"},"a4":{"type":"integer"},"a5":{"type":"integer"},"a6":{"type":"integer"},"a7":{"type":"integer"},"a8":{"type":"integer"}},"required":["a0","a1","a2","a3","a4","a5","a6","a7","a8"],"additionalProperties":false}"#,
    output_schema: Some(r#"{}"#),
    ..Spec::EMPTY
};
