// Made by toolc from unions.tools; do not edit.

//! Everything the design declares of the toolset `unions`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
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
pub static SPECS: &[&Spec] = &[&CHECK_UNIONS0, &CHECK_UNIONS1, &CHECK_UNIONS2, &CHECK_UNIONS3, &CHECK_UNIONS4, &CHECK_UNIONS5, &CHECK_UNIONS6, &CHECK_UNIONS7, &CHECK_UNIONS8, &CHECK_UNIONS9, &CHECK_UNIONS10, &CHECK_UNIONS11, &CHECK_UNIONS12, &CHECK_UNIONS13, &CHECK_UNIONS14, &CHECK_UNIONS15, &CHECK_UNIONS16, &CHECK_UNIONS17, &CHECK_UNIONS18, &CHECK_UNIONS19, &CHECK_UNIONS20, &CHECK_UNIONS21, &CHECK_UNIONS22, &CHECK_UNIONS23, &CHECK_UNIONS24, &CHECK_UNIONS25, &CHECK_UNIONS26, &CHECK_UNIONS27, &CHECK_UNIONS28, &CHECK_UNIONS29, &CHECK_UNIONS30, &CHECK_UNIONS31, &CHECK_UNIONS32, &CHECK_UNIONS33, &CHECK_UNIONS34, &CHECK_UNIONS35, &CHECK_UNIONS36, &CHECK_UNIONS37];

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

/// Checks `Lists`.
#[rustfmt::skip]
pub static CHECK_UNIONS10: Spec = Spec {
    name: "check_unions10",
    description: "Checks `Lists`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS10_ARGS),
    result: Some(table::Table::Union(&conformance_unions::LISTS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Ids`.
#[rustfmt::skip]
pub static CHECK_UNIONS11: Spec = Spec {
    name: "check_unions11",
    description: "Checks `Ids`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS11_ARGS),
    result: Some(table::Table::Union(&conformance_unions::IDS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","format":"uuid"},{"type":"integer"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Moment`.
#[rustfmt::skip]
pub static CHECK_UNIONS12: Spec = Spec {
    name: "check_unions12",
    description: "Checks `Moment`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS12_ARGS),
    result: Some(table::Table::Union(&conformance_unions::MOMENT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","format":"date"},{"type":"string","format":"date-time"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Measure`.
#[rustfmt::skip]
pub static CHECK_UNIONS13: Spec = Spec {
    name: "check_unions13",
    description: "Checks `Measure`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS13_ARGS),
    result: Some(table::Table::Union(&conformance_unions::MEASURE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","enum":["auto"]},{"type":"integer"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Speed`.
#[rustfmt::skip]
pub static CHECK_UNIONS14: Spec = Spec {
    name: "check_unions14",
    description: "Checks `Speed`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS14_ARGS),
    result: Some(codecs::CHECK_UNIONS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"anyOf":[{"type":"string","enum":["fast","slow"]},{"type":"integer"}]},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Named`.
#[rustfmt::skip]
pub static CHECK_UNIONS15: Spec = Spec {
    name: "check_unions15",
    description: "Checks `Named`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS15_ARGS),
    result: Some(table::Table::Union(&conformance_unions::NAMED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","enum":["v1"]},{"type":"array","items":{"type":"integer"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Wider`.
#[rustfmt::skip]
pub static CHECK_UNIONS16: Spec = Spec {
    name: "check_unions16",
    description: "Checks `Wider`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS16_ARGS),
    result: Some(table::Table::Union(&conformance_unions::WIDER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]},{"type":"boolean"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Anything`.
#[rustfmt::skip]
pub static CHECK_UNIONS17: Spec = Spec {
    name: "check_unions17",
    description: "Checks `Anything`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS17_ARGS),
    result: Some(table::Table::Union(&conformance_unions::ANYTHING)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{},{"type":"integer"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Whole`.
#[rustfmt::skip]
pub static CHECK_UNIONS18: Spec = Spec {
    name: "check_unions18",
    description: "Checks `Whole`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS18_ARGS),
    result: Some(table::Table::Union(&conformance_unions::WHOLE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer"},{}]}"#),
    ..Spec::EMPTY
};

/// Checks `Mode`.
#[rustfmt::skip]
pub static CHECK_UNIONS19: Spec = Spec {
    name: "check_unions19",
    description: "Checks `Mode`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS19_ARGS),
    result: Some(table::Table::Union(&conformance_unions::MODE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["a"]},"mode":{"type":"string","enum":["x"]},"n":{"type":"integer"}},"required":["kind","mode","n"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["a"]},"mode":{"type":"string","enum":["y"]},"n":{"type":"integer"}},"required":["kind","mode","n"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["b"]},"p":{"type":"integer"},"q":{"type":"integer"},"r":{"type":"integer"}},"required":["kind","p","q","r"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Level`.
#[rustfmt::skip]
pub static CHECK_UNIONS20: Spec = Spec {
    name: "check_unions20",
    description: "Checks `Level`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS20_ARGS),
    result: Some(table::Table::Union(&conformance_unions::LEVEL)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"object","properties":{"grade":{"$ref":"#/$defs/Grade"},"low":{"type":"integer"}},"required":["grade","low"],"additionalProperties":false},{"type":"object","properties":{"rank":{"$ref":"#/$defs/Grade"},"high":{"type":"integer"}},"required":["rank","high"],"additionalProperties":false}],"$defs":{"Grade":{"type":"string","enum":["low","high"]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Mixed`.
#[rustfmt::skip]
pub static CHECK_UNIONS21: Spec = Spec {
    name: "check_unions21",
    description: "Checks `Mixed`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS21_ARGS),
    result: Some(table::Table::Union(&conformance_unions::MIXED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event"]},"source":{"type":"string","format":"uri"},"name":{"type":"string"}},"required":["kind","source","name"],"additionalProperties":false}]},{"type":"object","properties":{"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["expression"],"additionalProperties":false},{"type":"object","additionalProperties":{"type":"integer"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Records`.
#[rustfmt::skip]
pub static CHECK_UNIONS22: Spec = Spec {
    name: "check_unions22",
    description: "Checks `Records`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS22_ARGS),
    result: Some(codecs::CHECK_UNIONS22_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"anyOf":[{"type":"object","properties":{"shape":{"type":"string","enum":["circle"]},"radius":{"type":"number","exclusiveMinimum":0}},"required":["shape","radius"],"additionalProperties":false},{"type":"object","properties":{"shape":{"type":"string","enum":["square"]},"side":{"type":"number","exclusiveMinimum":0}},"required":["shape","side"],"additionalProperties":false},{"type":"array","items":{"type":"integer"}}]}}"#),
    ..Spec::EMPTY
};

/// Checks `Either2`.
#[rustfmt::skip]
pub static CHECK_UNIONS23: Spec = Spec {
    name: "check_unions23",
    description: "Checks `Either2`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS23_ARGS),
    result: Some(table::Table::Union(&conformance_unions::EITHER2)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"list":{"type":"array","items":{"type":"integer"}},"kind":{"type":"string","enum":["x"]}},"required":["list","kind"],"additionalProperties":false},{"type":"object","properties":{"list":{"type":"array","items":{"type":"boolean"}},"kind":{"type":"string","enum":["y"]}},"required":["list","kind"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `OpenEither`.
#[rustfmt::skip]
pub static CHECK_UNIONS24: Spec = Spec {
    name: "check_unions24",
    description: "Checks `OpenEither`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS24_ARGS),
    result: Some(table::Table::Union(&conformance_unions::OPEN_EITHER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]},{"type":"object","properties":{"b":{"type":"integer"}},"required":["b"],"additionalProperties":{"type":"string"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Tuples`.
#[rustfmt::skip]
pub static CHECK_UNIONS25: Spec = Spec {
    name: "check_unions25",
    description: "Checks `Tuples`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS25_ARGS),
    result: Some(table::Table::Union(&conformance_unions::TUPLES)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2},{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"string"},"minItems":1}]}"#),
    ..Spec::EMPTY
};

/// Checks `Maps`.
#[rustfmt::skip]
pub static CHECK_UNIONS26: Spec = Spec {
    name: "check_unions26",
    description: "Checks `Maps`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS26_ARGS),
    result: Some(table::Table::Union(&conformance_unions::MAPS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"object","additionalProperties":{"type":"string"}}]}"#),
    ..Spec::EMPTY
};

/// Checks `Nullish`.
#[rustfmt::skip]
pub static CHECK_UNIONS27: Spec = Spec {
    name: "check_unions27",
    description: "Checks `Nullish`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS27_ARGS),
    result: Some(codecs::CHECK_UNIONS27_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer"},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Texts`.
#[rustfmt::skip]
pub static CHECK_UNIONS28: Spec = Spec {
    name: "check_unions28",
    description: "Checks `Texts`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS28_ARGS),
    result: Some(table::Table::Union(&conformance_unions::TEXTS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","maxLength":3},{"type":"string","pattern":"^x"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Ranges`.
#[rustfmt::skip]
pub static CHECK_UNIONS29: Spec = Spec {
    name: "check_unions29",
    description: "Checks `Ranges`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS29_ARGS),
    result: Some(table::Table::Union(&conformance_unions::RANGES)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"integer","minimum":100,"maximum":199}]}"#),
    ..Spec::EMPTY
};

/// Checks `Tree`.
#[rustfmt::skip]
pub static CHECK_UNIONS30: Spec = Spec {
    name: "check_unions30",
    description: "Checks `Tree`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS30_ARGS),
    result: Some(table::Table::Union(&conformance_unions::TREE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Tree","$defs":{"Tree":{"anyOf":[{"type":"object","properties":{"leaf":{"type":"integer"}},"required":["leaf"],"additionalProperties":false},{"type":"object","properties":{"left":{"$ref":"#/$defs/Tree"},"right":{"$ref":"#/$defs/Tree"}},"required":["left","right"],"additionalProperties":false}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `One`.
#[rustfmt::skip]
pub static CHECK_UNIONS31: Spec = Spec {
    name: "check_unions31",
    description: "Checks `One`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS31_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::ONE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["only"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["type","expression"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Opened`.
#[rustfmt::skip]
pub static CHECK_UNIONS32: Spec = Spec {
    name: "check_unions32",
    description: "Checks `Opened`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS32_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::OPENED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["loose"]},"x":{"type":"integer"}},"required":["kind"]},{"type":"object","properties":{"kind":{"type":"string","enum":["kept"]},"x":{"type":"integer"}},"required":["kind"],"additionalProperties":{"type":"integer"}},{"type":"object","properties":{"kind":{"type":"string","enum":["plain"]}},"required":["kind"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Whatever`.
#[rustfmt::skip]
pub static CHECK_UNIONS33: Spec = Spec {
    name: "check_unions33",
    description: "Checks `Whatever`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS33_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::WHATEVER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["flag"]},"value":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["nothing"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["many"]},"value":{"type":"array","items":{"type":"integer"}}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["any"]},"value":{}},"required":["type","value"],"additionalProperties":false}]}"#),
    ..Spec::EMPTY
};

/// Checks `Box`.
#[rustfmt::skip]
pub static CHECK_UNIONS34: Spec = Spec {
    name: "check_unions34",
    description: "Checks `Box`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS34_ARGS),
    result: Some(table::Table::Tagged(&conformance_unions::BOX_)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Box","$defs":{"Box":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["boxed"]},"value":{"$ref":"#/$defs/Box"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["empty"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Holders`.
#[rustfmt::skip]
pub static CHECK_UNIONS35: Spec = Spec {
    name: "check_unions35",
    description: "Checks `Holders`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS35_ARGS),
    result: Some(table::Table::Record(&conformance_unions::HOLDERS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"object","properties":{"a":{"$ref":"#/$defs/Loose"},"b":{"type":"array","items":{"$ref":"#/$defs/Loose"}}},"required":["a","b"],"additionalProperties":false,"$defs":{"Loose":{"anyOf":[{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name","age"],"additionalProperties":false}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Cell`.
#[rustfmt::skip]
pub static CHECK_UNIONS36: Spec = Spec {
    name: "check_unions36",
    description: "Checks `Cell`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS36_ARGS),
    result: Some(table::Table::Union(&conformance_unions::CELL)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2}]}"#),
    ..Spec::EMPTY
};

/// Checks `Paths`.
#[rustfmt::skip]
pub static CHECK_UNIONS37: Spec = Spec {
    name: "check_unions37",
    description: "Checks `Paths`.",
    toolset: "unions",
    service: "vectors_unions",
    args: table::Table::Record(&codecs::CHECK_UNIONS37_ARGS),
    result: Some(table::Table::Union(&conformance_unions::PATHS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]}"#),
    ..Spec::EMPTY
};
