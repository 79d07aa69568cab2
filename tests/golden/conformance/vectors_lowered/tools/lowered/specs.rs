// Made by toolc from lowered.tools; do not edit.

//! Everything the design declares of the toolset `lowered`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_lowered::codecs as conformance_lowered;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "lowered",
    service: "vectors_lowered",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_LOWERED0, &CHECK_LOWERED1, &CHECK_LOWERED2, &CHECK_LOWERED3, &CHECK_LOWERED4, &CHECK_LOWERED5, &CHECK_LOWERED6, &CHECK_LOWERED7, &CHECK_LOWERED8, &CHECK_LOWERED9, &CHECK_LOWERED10, &CHECK_LOWERED11, &CHECK_LOWERED12, &CHECK_LOWERED13];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Line`.
#[rustfmt::skip]
pub static CHECK_LOWERED0: Spec = Spec {
    name: "check_lowered0",
    description: "Checks `Line`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED0_ARGS),
    result: Some(table::Table::Record(&conformance_lowered::LINE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["article"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Nested`.
#[rustfmt::skip]
pub static CHECK_LOWERED1: Spec = Spec {
    name: "check_lowered1",
    description: "Checks `Nested`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED1_ARGS),
    result: Some(codecs::CHECK_LOWERED1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}}"#),
    ..Spec::EMPTY
};

/// Checks `Labels`.
#[rustfmt::skip]
pub static CHECK_LOWERED2: Spec = Spec {
    name: "check_lowered2",
    description: "Checks `Labels`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED2_ARGS),
    result: Some(codecs::CHECK_LOWERED2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}"#),
    ..Spec::EMPTY
};

/// Checks `Point`.
#[rustfmt::skip]
pub static CHECK_LOWERED3: Spec = Spec {
    name: "check_lowered3",
    description: "Checks `Point`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED3_ARGS),
    result: Some(codecs::CHECK_LOWERED3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}"#),
    ..Spec::EMPTY
};

/// Checks `Way`.
#[rustfmt::skip]
pub static CHECK_LOWERED4: Spec = Spec {
    name: "check_lowered4",
    description: "Checks `Way`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED4_ARGS),
    result: Some(codecs::CHECK_LOWERED4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2},"minItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `Tree`.
#[rustfmt::skip]
pub static CHECK_LOWERED5: Spec = Spec {
    name: "check_lowered5",
    description: "Checks `Tree`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED5_ARGS),
    result: Some(table::Table::Record(&conformance_lowered::TREE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Tree","$defs":{"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}}}}"##),
    ..Spec::EMPTY
};

/// Checks `Target`.
#[rustfmt::skip]
pub static CHECK_LOWERED6: Spec = Spec {
    name: "check_lowered6",
    description: "Checks `Target`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED6_ARGS),
    result: Some(table::Table::Tagged(&conformance_lowered::TARGET)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["line"]},"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"$ref":"#/$defs/Labels"}},"required":["kind","article"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["tree"]},"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["kind","name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}],"$defs":{"Labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3},"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}}}"##),
    ..Spec::EMPTY
};

/// Checks `Answer`.
#[rustfmt::skip]
pub static CHECK_LOWERED7: Spec = Spec {
    name: "check_lowered7",
    description: "Checks `Answer`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED7_ARGS),
    result: Some(table::Table::Tagged(&conformance_lowered::ANSWER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["labels"]},"value":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["nothing"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Kept`.
#[rustfmt::skip]
pub static CHECK_LOWERED8: Spec = Spec {
    name: "check_lowered8",
    description: "Checks `Kept`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED8_ARGS),
    result: Some(table::Table::Tagged(&conformance_lowered::KEPT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"kind of":{"type":"string","enum":["[]"]},"items":{"type":"array","items":{"type":"integer"}}},"required":["kind of"],"additionalProperties":{"type":"array","items":{"type":"integer"}}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Either`.
#[rustfmt::skip]
pub static CHECK_LOWERED9: Spec = Spec {
    name: "check_lowered9",
    description: "Checks `Either`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED9_ARGS),
    result: Some(table::Table::Union(&conformance_lowered::EITHER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Tree"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Labels"}}],"$defs":{"Labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3},"Tree":{"type":"object","properties":{"name":{"type":"string"},"children":{"type":"array","items":{"$ref":"#/$defs/Tree"}}},"required":["name"],"additionalProperties":{"$ref":"#/$defs/Labels"}}}}"##),
    ..Spec::EMPTY
};

/// Checks `Odd`.
#[rustfmt::skip]
pub static CHECK_LOWERED10: Spec = Spec {
    name: "check_lowered10",
    description: "Checks `Odd`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED10_ARGS),
    result: Some(table::Table::Record(&conformance_lowered::ODD)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"word":{"anyOf":[{"type":"string","enum":["a"]},{"type":"null"}]},"any":{},"secret":{"type":"string"},"text":{"type":"string"},"lines":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"article":{"type":"string"},"count":{"type":"integer","default":1},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["article"],"additionalProperties":false}},{"type":"null"}]}}}"#),
    ..Spec::EMPTY
};

/// Checks `Documents`.
#[rustfmt::skip]
pub static CHECK_LOWERED11: Spec = Spec {
    name: "check_lowered11",
    description: "Checks `Documents`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED11_ARGS),
    result: Some(table::Table::Record(&conformance_lowered::DOCUMENTS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"one":{},"many":{"type":"array","items":{}},"by":{"type":"object","additionalProperties":{}}},"required":["many","by"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Deep`.
#[rustfmt::skip]
pub static CHECK_LOWERED12: Spec = Spec {
    name: "check_lowered12",
    description: "Checks `Deep`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED12_ARGS),
    result: Some(table::Table::Union(&conformance_lowered::DEEP)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Deep","$defs":{"Deep":{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]},"labels":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"null"}]},"maxProperties":3}},"required":["side","below"],"additionalProperties":false}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Pair`.
#[rustfmt::skip]
pub static CHECK_LOWERED13: Spec = Spec {
    name: "check_lowered13",
    description: "Checks `Pair`.",
    toolset: "lowered",
    service: "vectors_lowered",
    args: table::Table::Record(&codecs::CHECK_LOWERED13_ARGS),
    result: Some(table::Table::Record(&conformance_lowered::PAIR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"both":{"type":"array","items":{"type":"integer"},"uniqueItems":true},"at":{"type":"string","format":"date-time"},"ids":{"type":"array","items":{"type":"string","format":"uuid"},"minItems":1}},"required":["both"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
