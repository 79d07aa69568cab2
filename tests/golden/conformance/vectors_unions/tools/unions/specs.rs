// Made by toolc from unions.tools; do not edit.

//! Everything the design declares of the toolset `unions`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Injected, Paging,
    SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::super::super::super::types::conformance_unions::codecs as conformance_unions;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "unions",
    service: "vectors_unions",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_UNIONS0, &CHECK_UNIONS1, &CHECK_UNIONS2, &CHECK_UNIONS3, &CHECK_UNIONS4, &CHECK_UNIONS5, &CHECK_UNIONS6, &CHECK_UNIONS7, &CHECK_UNIONS8, &CHECK_UNIONS9];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Trigger`.
#[rustfmt::skip]
pub static CHECK_UNIONS0: Spec = Spec {
    name: "check_unions0",
    description: "Checks `Trigger`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS0_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::TRIGGER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["kind","source","name"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Answer`.
#[rustfmt::skip]
pub static CHECK_UNIONS1: Spec = Spec {
    name: "check_unions1",
    description: "Checks `Answer`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS1_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::ANSWER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string","minLength":1}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"object","properties":{"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["expression"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Locator`.
#[rustfmt::skip]
pub static CHECK_UNIONS2: Spec = Spec {
    name: "check_unions2",
    description: "Checks `Locator`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS2_ARGS),
    result: Some(table::Table::Union(&conformance_unions::LOCATOR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]}"#),
    ..Spec::EMPTY
};

/// Checks `Number`.
#[rustfmt::skip]
pub static CHECK_UNIONS3: Spec = Spec {
    name: "check_unions3",
    description: "Checks `Number`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS3_ARGS),
    result: Some(table::Table::Union(&conformance_unions::NUMBER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer"},{"type":"number"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Either`.
#[rustfmt::skip]
pub static CHECK_UNIONS4: Spec = Spec {
    name: "check_unions4",
    description: "Checks `Either`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS4_ARGS),
    result: Some(table::Table::Union(&conformance_unions::EITHER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"number"},{"type":"integer"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Shape`.
#[rustfmt::skip]
pub static CHECK_UNIONS5: Spec = Spec {
    name: "check_unions5",
    description: "Checks `Shape`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS5_ARGS),
    result: Some(table::Table::Union(&conformance_unions::SHAPE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"shape":{"type":"string","enum":["circle"]},"radius":{"type":"number","exclusiveMinimum":0}},"required":["shape","radius"],"additionalProperties":false},{"type":"object","properties":{"shape":{"type":"string","enum":["square"]},"side":{"type":"number","exclusiveMinimum":0}},"required":["shape","side"],"additionalProperties":false},{"type":"array","items":{"type":"integer"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Loose`.
#[rustfmt::skip]
pub static CHECK_UNIONS6: Spec = Spec {
    name: "check_unions6",
    description: "Checks `Loose`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS6_ARGS),
    result: Some(table::Table::Union(&conformance_unions::LOOSE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name","age"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Deep`.
#[rustfmt::skip]
pub static CHECK_UNIONS7: Spec = Spec {
    name: "check_unions7",
    description: "Checks `Deep`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS7_ARGS),
    result: Some(codecs::CHECK_UNIONS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Deep","$defs":{"Deep":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Deep"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Deep"}},"required":["side","below"],"additionalProperties":false}]},{"type":"null"}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Holder`.
#[rustfmt::skip]
pub static CHECK_UNIONS8: Spec = Spec {
    name: "check_unions8",
    description: "Checks `Holder`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS8_ARGS),
    result: Some(table::Table::Record(&conformance_unions::HOLDER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"locator":{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]},{"type":"null"}]}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Quoted`.
#[rustfmt::skip]
pub static CHECK_UNIONS9: Spec = Spec {
    name: "check_unions9",
    description: "Checks `Quoted`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS9_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::QUOTED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"the \"kind\"":{"type":"string","enum":["a\"b"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["the \"kind\"","expression"],"additionalProperties":false},{"type":"object","properties":{"the \"kind\"":{"type":"string","enum":["c\\d"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["the \"kind\"","source","name"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};
