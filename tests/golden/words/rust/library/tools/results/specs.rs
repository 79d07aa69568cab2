// Made by toolc from words.tools; do not edit.

//! Everything the design declares of the toolset `results`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "results",
    service: "library",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&READ_TERMS, &IMPORT, &TAKE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `read_terms`.
#[rustfmt::skip]
pub static READ_TERMS: Spec = Spec {
    name: "read_terms",
    description: "",
    toolset: "results",
    service: "library",
    args: table::Table::Record(&codecs::READ_TERMS_ARGS),
    result: Some(table::Table::Record(&codecs::READ_TERMS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"terms":{"type":"object","properties":{"count":{"type":"integer"}},"additionalProperties":false},"item":{"description":"An item of a list; Literal[\"a\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["terms","item"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"done":{"type":"boolean"},"item":{"description":"An item of a list; Literal[\"a\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["done","item"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `import`.
#[rustfmt::skip]
pub static IMPORT: Spec = Spec {
    name: "import",
    description: "",
    toolset: "results",
    service: "library",
    args: table::Table::Record(&codecs::IMPORT_ARGS),
    result: Some(table::Table::Record(&codecs::IMPORT_RESULT)),
    input_schema: r#"{"type":"object","properties":{"listed":{"type":"object","properties":{"item":{"description":"An item of a list; Literal[\"a\"] of types.Item, as msgspec.Struct says. UNSET is no value.","type":"object","properties":{"unit":{"type":"string","enum":["UNSET","types."]}},"required":["unit"],"additionalProperties":false}},"required":["item"],"additionalProperties":false}},"required":["listed"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"result":{"type":"object","properties":{"done":{"type":"boolean"}},"required":["done"],"additionalProperties":false}},"required":["result"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `take`.
#[rustfmt::skip]
pub static TAKE: Spec = Spec {
    name: "take",
    description: "",
    toolset: "results",
    service: "library",
    args: table::Table::Record(&codecs::TAKE_ARGS),
    result: Some(table::Table::Record(&codecs::TAKE_RESULT)),
    input_schema: r#"{"type":"object","properties":{}}"#,
    output_schema: Some(r#"{"type":"object","properties":{"other":{"type":"integer"}},"required":["other"],"additionalProperties":false}"#),
    meta: Some(r#"{"a":"types.b"}"#),
    ..Spec::EMPTY
};
