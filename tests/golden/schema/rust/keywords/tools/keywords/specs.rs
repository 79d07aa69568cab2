// Made by toolc from schema.tools; do not edit.

//! Everything the design declares of the toolset `keywords`, as data.

use toolrt::spec::{Effects, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::schema::codecs as schema;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "keywords",
    service: "keywords",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&SWAP_BARS, &GIVE_TEXT];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Take one, give the other.
#[rustfmt::skip]
pub static SWAP_BARS: Spec = Spec {
    name: "swap_bars",
    description: "Take one, give the other.",
    toolset: "keywords",
    service: "keywords",
    args: table::Table::Record(&codecs::SWAP_BARS_ARGS),
    result: Some(table::Table::Record(&schema::FOO_BAR_2)),
    input_schema: r#"{"type":"object","properties":{"bar":{"description":"At least one of them.","type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"additionalProperties":false,"minProperties":1}},"required":["bar"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"numbers":{"type":"array","description":"Not three.","items":{"type":"integer","not":{"const":3}}},"pair":{"default":{"n":1,"m":100},"type":"object","properties":{"n":{"type":"integer"},"m":{"type":"integer"}},"required":["n","m"],"additionalProperties":false}},"required":["numbers"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// Give a text.
#[rustfmt::skip]
pub static GIVE_TEXT: Spec = Spec {
    name: "give_text",
    description: "Give a text.",
    toolset: "keywords",
    service: "keywords",
    args: table::Table::Record(&codecs::GIVE_TEXT_ARGS),
    result: Some(codecs::GIVE_TEXT_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":2}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};
