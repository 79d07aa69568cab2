// Made by toolc from words.tools; do not edit.

//! Everything the design declares of the toolset `words`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "words",
    service: "library",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&LIST_TEST_CASES, &LIST_TEST_CASE_TEMPLATES];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].
///
/// Args:
///     pattern: what to look for
///
/// Returns:
///   The terms, as types.Terms
#[rustfmt::skip]
pub static LIST_TEST_CASES: Spec = Spec {
    name: "list_test_cases",
    description: "This looks terms up. Types are in `types.`; see Literal[…] and Callable[…].\n\nArgs:\n    pattern: what to look for\n\nReturns:\n  The terms, as types.Terms",
    toolset: "words",
    service: "library",
    args: table::Table::Record(&codecs::LIST_TEST_CASES_ARGS),
    input_schema: r#"{"type":"object","properties":{"pattern":{"type":"string"},"timeout":{"type":"number"}},"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// list_test_case_templates(kind)
///
/// Raises:
///
/// ```text
/// Nothing.
/// ```
/// Parameters
/// ----------
/// kind: which
#[rustfmt::skip]
pub static LIST_TEST_CASE_TEMPLATES: Spec = Spec {
    name: "list_test_case_templates",
    description: "list_test_case_templates(kind)\n\nRaises:\n\n    Nothing.\nParameters\n----------\nkind: which",
    toolset: "words",
    service: "library",
    args: table::Table::Record(&codecs::LIST_TEST_CASE_TEMPLATES_ARGS),
    input_schema: r#"{"type":"object","properties":{"kind":{"type":"string","enum":["UNSET","Struct"]}},"additionalProperties":false}"#,
    ..Spec::EMPTY
};
