// Made by toolc from bindings.tools; do not edit.

//! Everything the design declares of the toolset `shop`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{Effects, ErrorSpec, Implementation, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "shop",
    service: "shop",
    description: "Sells.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&STOCK_OF];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Declared once, a method and a tool.
#[rustfmt::skip]
pub static STOCK_OF: Spec = Spec {
    name: "stock_of",
    description: "Declared once, a method and a tool.",
    toolset: "shop",
    service: "shop",
    implementation: Implementation::Method("shop.stock"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::STOCK_OF_ARGS),
    result: Some(codecs::STOCK_OF_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false}}"#),
    injected: &[
        Injected { argument: "run", source: Source::RunId },
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "gone",
            kind: Kind::NotFound,
            message: "Nothing has this id.",
            field: Some("id"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Not "), TextPart::Value(&["details", "id"]), TextPart::Text(".")]),
        },
    ],
    ..Spec::EMPTY
};
