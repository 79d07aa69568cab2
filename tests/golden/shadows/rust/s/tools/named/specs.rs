// Made by toolc from shadows.tools; do not edit.

//! Everything the design declares of the toolset `named`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::case_shadows::codecs as case_shadows;
use super::super::super::super::types::other_names::codecs as other_names;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "named",
    service: "s",
    description: "Ends in a backslash \\\nand so does this \\\n  but not this.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&LIST, &BOOL, &TOOLRT, &TYPES, &É, &AUTO, &L, &UNSET, &TYPE_CHECKING, &A1, &CHECK];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `list`.
#[rustfmt::skip]
pub static LIST: Spec = Spec {
    name: "list",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::LIST_ARGS),
    result: Some(codecs::LIST_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"call":{"type":"integer"},"given":{"type":"array","default":[],"items":{"type":"string"}},"types":{"type":"array","prefixItems":[{"type":"integer","minimum":1,"maximum":3}],"items":{"type":"string","maxLength":5},"minItems":1}},"required":["call"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"description":"Only checkers read what stands in here.","anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},{"enum":["it's","a\\b",0.5,3]}]}}"#),
    ..Spec::EMPTY
};

/// The tool `bool`.
#[rustfmt::skip]
pub static BOOL: Spec = Spec {
    name: "bool",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::BOOL_ARGS),
    result: Some(table::Table::Bool),
    item: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{"with_items":{"type":"boolean"},"on_item":{"type":"boolean"},"acall":{"type":"boolean"}},"required":["with_items","on_item","acall"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    ..Spec::EMPTY
};

/// The tool `toolrt`.
#[rustfmt::skip]
pub static TOOLRT: Spec = Spec {
    name: "toolrt",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::TOOLRT_ARGS),
    result: Some(table::Table::Record(&other_names::T1)),
    input_schema: r#"{"type":"object","properties":{"low":{"type":"integer","default":-9223372036854775808,"maximum":8}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"way":{"type":"string"}},"required":["way"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `types`.
#[rustfmt::skip]
pub static TYPES: Spec = Spec {
    name: "types",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::TYPES_ARGS),
    result: Some(codecs::TYPES_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"pages":{"type":"string"},"É":{"type":"object","properties":{"way":{"type":"string"}},"required":["way"],"additionalProperties":false},"value":{"description":"Only checkers read what stands in here.","anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"object","properties":{"code":{"type":"integer"}},"required":["code"],"additionalProperties":false},{"enum":["it's","a\\b",0.5,3]}]}},"required":["pages","É","value"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"boolean"}}"#),
    ..Spec::EMPTY
};

/// The tool `É`.
#[rustfmt::skip]
pub static É: Spec = Spec {
    name: "É",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::É_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{"self":{"type":"integer"}},"required":["self"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    ..Spec::EMPTY
};

/// The tool `AUTO`.
#[rustfmt::skip]
pub static AUTO: Spec = Spec {
    name: "AUTO",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::AUTO_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// The tool `l`.
#[rustfmt::skip]
pub static L: Spec = Spec {
    name: "l",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::L_ARGS),
    result: Some(table::Table::Record(&case_shadows::O)),
    input_schema: r##"{"type":"object","properties":{"l":{"$ref":"#/$defs/O"},"O":{"type":"integer"}},"required":["l"],"additionalProperties":false,"$defs":{"O":{"description":"Looks like a digit, as some letters do.","type":"object","properties":{"I":{"type":"integer"},"l":{"$ref":"#/$defs/O"}},"required":["I"],"additionalProperties":false}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/O","$defs":{"O":{"description":"Looks like a digit, as some letters do.","type":"object","properties":{"I":{"type":"integer"},"l":{"$ref":"#/$defs/O"}},"required":["I"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// The tool `unset`.
#[rustfmt::skip]
pub static UNSET: Spec = Spec {
    name: "unset",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::UNSET_ARGS),
    result: Some(table::Table::Record(&case_shadows::TYPE_CHECKING)),
    input_schema: r#"{"type":"object","properties":{"value":{"description":"What Python calls the time of checkers.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}},"required":["value"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"What Python calls the time of checkers.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `TYPE_CHECKING`.
#[rustfmt::skip]
pub static TYPE_CHECKING: Spec = Spec {
    name: "TYPE_CHECKING",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::TYPE_CHECKING_ARGS),
    result: Some(table::Table::Record(&case_shadows::CLASS_VAR)),
    input_schema: r#"{"type":"object","properties":{"value":{"description":"What Python calls what belongs to a class.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false},"TYPE_CHECKING":{"type":"integer"}},"required":["value"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"What Python calls what belongs to a class.","type":"object","properties":{"own":{"type":"object","properties":{"next":{"anyOf":[{"description":"A declared word of Python.","type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false},{"type":"null"}]}},"required":["next"],"additionalProperties":false}},"required":["own"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `A_1`.
#[rustfmt::skip]
pub static A1: Spec = Spec {
    name: "A_1",
    description: "",
    toolset: "named",
    service: "s",
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::A1_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// The tool `check`.
#[rustfmt::skip]
pub static CHECK: Spec = Spec {
    name: "check",
    description: "",
    toolset: "named",
    service: "s",
    implementation: Implementation::Method("s.check"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::CHECK_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    ..Spec::EMPTY
};
