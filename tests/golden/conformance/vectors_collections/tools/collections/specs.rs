// Made by toolc from collections.tools; do not edit.

//! Everything the design declares of the toolset `collections`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_collections::codecs as conformance_collections;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "collections",
    service: "vectors_collections",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_COLLECTIONS0, &CHECK_COLLECTIONS1, &CHECK_COLLECTIONS2, &CHECK_COLLECTIONS3, &CHECK_COLLECTIONS4, &CHECK_COLLECTIONS5, &CHECK_COLLECTIONS6, &CHECK_COLLECTIONS7, &CHECK_COLLECTIONS8, &CHECK_COLLECTIONS9, &CHECK_COLLECTIONS10, &CHECK_COLLECTIONS11, &CHECK_COLLECTIONS12, &CHECK_COLLECTIONS13, &CHECK_COLLECTIONS14, &CHECK_COLLECTIONS15, &CHECK_COLLECTIONS16, &CHECK_COLLECTIONS17, &CHECK_COLLECTIONS18, &CHECK_COLLECTIONS19, &CHECK_COLLECTIONS20, &CHECK_COLLECTIONS21, &CHECK_COLLECTIONS22, &CHECK_COLLECTIONS23, &CHECK_COLLECTIONS24, &CHECK_COLLECTIONS25, &CHECK_COLLECTIONS26, &CHECK_COLLECTIONS27, &CHECK_COLLECTIONS28, &CHECK_COLLECTIONS29, &CHECK_COLLECTIONS30, &CHECK_COLLECTIONS31, &CHECK_COLLECTIONS32, &CHECK_COLLECTIONS33, &CHECK_COLLECTIONS34, &CHECK_COLLECTIONS35, &CHECK_COLLECTIONS36, &CHECK_COLLECTIONS37];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Names`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS0: Spec = Spec {
    name: "check_collections0",
    description: "Checks `Names`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS0_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS0_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3}"#),
    ..Spec::EMPTY
};

/// Checks `Tags`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS1: Spec = Spec {
    name: "check_collections1",
    description: "Checks `Tags`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS1_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Numbers`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS2: Spec = Spec {
    name: "check_collections2",
    description: "Checks `Numbers`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS2_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"number"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Points`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS3: Spec = Spec {
    name: "check_collections3",
    description: "Checks `Points`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS3_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer","default":0}},"required":["x"],"additionalProperties":false},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Anything`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS4: Spec = Spec {
    name: "check_collections4",
    description: "Checks `Anything`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS4_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Scores`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS5: Spec = Spec {
    name: "check_collections5",
    description: "Checks `Scores`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS5_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer","minimum":0},"minProperties":1,"maxProperties":2}"#),
    ..Spec::EMPTY
};

/// Checks `Grid`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS6: Spec = Spec {
    name: "check_collections6",
    description: "Checks `Grid`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS6_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":2}}"#),
    ..Spec::EMPTY
};

/// Checks `Span`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS7: Spec = Spec {
    name: "check_collections7",
    description: "Checks `Span`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS7_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}"#),
    ..Spec::EMPTY
};

/// Checks `Trail`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS8: Spec = Spec {
    name: "check_collections8",
    description: "Checks `Trail`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS8_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `Bag`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS9: Spec = Spec {
    name: "check_collections9",
    description: "Checks `Bag`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS9_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"array","items":{}}}"#),
    ..Spec::EMPTY
};

/// Checks `AtMostOne`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS10: Spec = Spec {
    name: "check_collections10",
    description: "Checks `AtMostOne`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS10_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"integer"},"maxItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `AtLeastTwo`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS11: Spec = Spec {
    name: "check_collections11",
    description: "Checks `AtLeastTwo`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS11_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"integer"},"minItems":2}"#),
    ..Spec::EMPTY
};

/// Checks `One`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS12: Spec = Spec {
    name: "check_collections12",
    description: "Checks `One`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS12_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":1}"#),
    ..Spec::EMPTY
};

/// Checks `Few`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS13: Spec = Spec {
    name: "check_collections13",
    description: "Checks `Few`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS13_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":2}"#),
    ..Spec::EMPTY
};

/// Checks `Some`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS14: Spec = Spec {
    name: "check_collections14",
    description: "Checks `Some`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS14_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1}"#),
    ..Spec::EMPTY
};

/// Checks `Holes`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS15: Spec = Spec {
    name: "check_collections15",
    description: "Checks `Holes`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS15_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS15_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"null"}]}}"#),
    ..Spec::EMPTY
};

/// Checks `Empties`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS16: Spec = Spec {
    name: "check_collections16",
    description: "Checks `Empties`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS16_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS16_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"null"}}"#),
    ..Spec::EMPTY
};

/// Checks `Blobs`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS17: Spec = Spec {
    name: "check_collections17",
    description: "Checks `Blobs`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS17_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS17_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","contentEncoding":"base64"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Stamps`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS18: Spec = Spec {
    name: "check_collections18",
    description: "Checks `Stamps`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS18_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS18_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","format":"date-time"},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Pairs`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS19: Spec = Spec {
    name: "check_collections19",
    description: "Checks `Pairs`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS19_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS19_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Maps`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS20: Spec = Spec {
    name: "check_collections20",
    description: "Checks `Maps`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS20_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS20_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"object","additionalProperties":{"type":"number"}},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Kinds`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS21: Spec = Spec {
    name: "check_collections21",
    description: "Checks `Kinds`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS21_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS21_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"anyOf":[{"anyOf":[{"type":"integer"},{"type":"string"}]},{"type":"null"}]},"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Steps`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS22: Spec = Spec {
    name: "check_collections22",
    description: "Checks `Steps`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS22_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS22_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","enum":["up","down"]},"maxItems":2,"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Nested`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS23: Spec = Spec {
    name: "check_collections23",
    description: "Checks `Nested`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS23_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS23_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}}"#),
    ..Spec::EMPTY
};

/// Checks `Row`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS24: Spec = Spec {
    name: "check_collections24",
    description: "Checks `Row`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS24_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS24_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"},{"anyOf":[{"type":"integer"},{"type":"null"}]},{"type":"array","items":{"type":"number"}}],"items":{"type":"boolean"},"minItems":3}"#),
    ..Spec::EMPTY
};

/// Checks `Poly`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS25: Spec = Spec {
    name: "check_collections25",
    description: "Checks `Poly`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS25_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS25_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2}],"items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"items":false,"minItems":2},"minItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `Blank`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS26: Spec = Spec {
    name: "check_collections26",
    description: "Checks `Blank`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS26_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS26_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{},"minItems":0,"maxItems":0}"#),
    ..Spec::EMPTY
};

/// Checks `Trio`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS27: Spec = Spec {
    name: "check_collections27",
    description: "Checks `Trio`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS27_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS27_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":3,"maxItems":4}"#),
    ..Spec::EMPTY
};

/// Checks `Lone`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS28: Spec = Spec {
    name: "check_collections28",
    description: "Checks `Lone`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS28_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS28_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"integer"},"minItems":1,"maxItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `Mixed`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS29: Spec = Spec {
    name: "check_collections29",
    description: "Checks `Mixed`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS29_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS29_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"number"},{}],"items":{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"integer","default":0}},"required":["x"],"additionalProperties":false},"minItems":2,"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Couple`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS30: Spec = Spec {
    name: "check_collections30",
    description: "Checks `Couple`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS30_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS30_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Checks `Hedge`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS31: Spec = Spec {
    name: "check_collections31",
    description: "Checks `Hedge`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS31_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS31_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Hedge","$defs":{"Hedge":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Hedge"}},{"type":"null"}],"minItems":1}}}"##),
    ..Spec::EMPTY
};

/// Checks `Ivy`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS32: Spec = Spec {
    name: "check_collections32",
    description: "Checks `Ivy`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS32_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS32_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Ivy","$defs":{"Ivy":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Ivy","minItems":1}},{"type":"null"}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Grove`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS33: Spec = Spec {
    name: "check_collections33",
    description: "Checks `Grove`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS33_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS33_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Forest","minItems":2,"$defs":{"Forest":{"type":"array","items":{"$ref":"#/$defs/Forest"},"maxItems":3}}}"##),
    ..Spec::EMPTY
};

/// Checks `FewFolders`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS34: Spec = Spec {
    name: "check_collections34",
    description: "Checks `FewFolders`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS34_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS34_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Folders","maxProperties":1,"$defs":{"Folders":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folders"}}}}"##),
    ..Spec::EMPTY
};

/// Checks `TallStack`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS35: Spec = Spec {
    name: "check_collections35",
    description: "Checks `TallStack`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS35_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS35_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Stack","minItems":3,"uniqueItems":true,"$defs":{"Stack":{"type":"array","prefixItems":[{"type":"integer"},{"anyOf":[{"$ref":"#/$defs/Stack"},{"type":"null"}]}],"items":{},"minItems":2}}}"##),
    ..Spec::EMPTY
};

/// Checks `LongTrail`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS36: Spec = Spec {
    name: "check_collections36",
    description: "Checks `LongTrail`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS36_ARGS),
    result: Some(codecs::CHECK_COLLECTIONS36_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1,"minItems":3}"#),
    ..Spec::EMPTY
};

/// Checks `Shady`.
#[rustfmt::skip]
pub static CHECK_COLLECTIONS37: Spec = Spec {
    name: "check_collections37",
    description: "Checks `Shady`.",
    toolset: "collections",
    service: "vectors_collections",
    args: table::Table::Record(&codecs::CHECK_COLLECTIONS37_ARGS),
    result: Some(table::Table::List(&conformance_collections::SHADY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Shady","$defs":{"Shady":{"type":"array","items":{"$ref":"#/$defs/Shady","maxItems":1}}}}"##),
    ..Spec::EMPTY
};
