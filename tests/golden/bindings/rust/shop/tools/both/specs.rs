// Made by toolc from bindings.tools; do not edit.

//! Everything the design declares of the toolset `both`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{Effects, ErrorSpec, Implementation, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "both",
    service: "shop",
    description: "Tools of two services, and what neither gives.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&COUNT_BOXES, &GREET, &LOOK];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Counting is written down, so that there is something to plan.
#[rustfmt::skip]
pub static COUNT_BOXES: Spec = Spec {
    name: "count_boxes",
    description: "Counting is written down, so that there is something to plan.",
    toolset: "both",
    service: "shop",
    implementation: Implementation::Method("depot.count"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::COUNT_BOXES_ARGS),
    result: Some(codecs::COUNT_BOXES_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"sizes":{"type":"array","items":{"type":"string","enum":["box"]}}},"required":["sizes"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"number"}}"#),
    injected: &[
        Injected { argument: "run", source: Source::RunId },
    ],
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "gone",
            kind: Kind::NotFound,
            message: "Nothing has this id.",
            field: None,
            action: Action::Stop,
            after_ms: None,
            hint: Some(&[TextPart::Text("Not "), TextPart::Value(&["details", "id"]), TextPart::Text(".")]),
        },
    ],
    dry_run: true,
    ..Spec::EMPTY
};

/// No service has this.
#[rustfmt::skip]
pub static GREET: Spec = Spec {
    name: "greet",
    description: "No service has this.",
    toolset: "both",
    service: "shop",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::GREET_ARGS),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// The tool `look`.
#[rustfmt::skip]
pub static LOOK: Spec = Spec {
    name: "look",
    description: "",
    toolset: "both",
    service: "shop",
    implementation: Implementation::Method("shop.stock"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::LOOK_ARGS),
    result: Some(codecs::LOOK_RESULT_TABLE),
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
