// Made by toolc from shadows.tools; do not edit.

//! Everything the design declares of the toolset `lengthy`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "lengthy",
    service: "s",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
#[rustfmt::skip]
pub static A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS: Spec = Spec {
    name: "a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns",
    description: "",
    toolset: "lengthy",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::A_NAME_THAT_IS_LONGER_THAN_WHAT_FITS_INTO_A_LINE_OF88_COLUMNS_ARGS),
    result: Some(table::Table::Record(&codecs::A_NAME_THAT_IS_LONGER_OF88_COLUMNS_RESULT)),
    input_schema: r#"{"type":"object","properties":{"another_name_that_is_longer_than_what_fits_into_a_line_by_itself":{"type":"array","items":{"type":"string"}},"one_more_of_those_long_names":{"default":-9223372036854775808,"anyOf":[{"type":"integer","maximum":9},{"type":"null"}]},"short":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string"}},"required":["a"],"additionalProperties":false}},"required":["short"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"result_with_a_long_name_that_nobody_would_type":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}},"required":["result_with_a_long_name_that_nobody_would_type"],"additionalProperties":false}"#),
    dry_run: true,
    ..Spec::EMPTY
};
