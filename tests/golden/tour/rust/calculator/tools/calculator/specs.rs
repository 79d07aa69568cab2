// Made by toolc from calculator.tools; do not edit.

//! Everything the design declares of the toolset `calculator`, as data.

use toolrt::call::{Action, Kind, TextPart};
use toolrt::spec::{ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "calculator",
    service: "calculator",
    description: "Adds and divides numbers.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&ADD, &DIVIDE];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Add two numbers.
#[rustfmt::skip]
pub static ADD: Spec = Spec {
    name: "add",
    description: "Add two numbers.",
    toolset: "calculator",
    service: "calculator",
    implementation: Implementation::Method("calculator.add"),
    args: table::Table::Record(&codecs::ADD_ARGS),
    result: Some(table::Table::Record(&codecs::ADD_RESULT)),
    input_schema: r#"{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"sum":{"type":"number"}},"required":["sum"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `divide`.
#[rustfmt::skip]
pub static DIVIDE: Spec = Spec {
    name: "divide",
    description: "",
    toolset: "calculator",
    service: "calculator",
    implementation: Implementation::Method("calculator.divide"),
    args: table::Table::Record(&codecs::DIVIDE_ARGS),
    result: Some(table::Table::Record(&codecs::DIVIDE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"a":{"type":"number"},"b":{"type":"number"}},"required":["a","b"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"quotient":{"type":"number"}},"required":["quotient"],"additionalProperties":false}"#),
    errors: &[
        ErrorSpec {
            code: "division_by_zero",
            kind: Kind::Input,
            message: "The divisor is zero.",
            field: Some("b"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Pass a divisor other than 0.")]),
        },
    ],
    ..Spec::EMPTY
};
