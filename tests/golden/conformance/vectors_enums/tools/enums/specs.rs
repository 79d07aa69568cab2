// Made by toolc from enums.tools; do not edit.

//! Everything the design declares of the toolset `enums`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_enums::codecs as conformance_enums;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "enums",
    service: "vectors_enums",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_ENUMS0, &CHECK_ENUMS1, &CHECK_ENUMS2, &CHECK_ENUMS3, &CHECK_ENUMS4, &CHECK_ENUMS5, &CHECK_ENUMS6, &CHECK_ENUMS7, &CHECK_ENUMS8, &CHECK_ENUMS9, &CHECK_ENUMS10, &CHECK_ENUMS11, &CHECK_ENUMS12, &CHECK_ENUMS13, &CHECK_ENUMS14, &CHECK_ENUMS15, &CHECK_ENUMS16, &CHECK_ENUMS17, &CHECK_ENUMS18, &CHECK_ENUMS19, &CHECK_ENUMS20];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Status`.
#[rustfmt::skip]
pub static CHECK_ENUMS0: Spec = Spec {
    name: "check_enums0",
    description: "Checks `Status`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS0_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::STATUS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["pending","in_progress","done"]}"#),
    ..Spec::EMPTY
};

/// Checks `Code`.
#[rustfmt::skip]
pub static CHECK_ENUMS1: Spec = Spec {
    name: "check_enums1",
    description: "Checks `Code`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS1_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::CODE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","enum":[200,404]}"#),
    ..Spec::EMPTY
};

/// Checks `Sort`.
#[rustfmt::skip]
pub static CHECK_ENUMS2: Spec = Spec {
    name: "check_enums2",
    description: "Checks `Sort`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS2_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::SORT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["+1","-1",""]}"#),
    ..Spec::EMPTY
};

/// Checks `Mode`.
#[rustfmt::skip]
pub static CHECK_ENUMS3: Spec = Spec {
    name: "check_enums3",
    description: "Checks `Mode`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS3_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::MODE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["fast","slow"]}"#),
    ..Spec::EMPTY
};

/// Checks `Level`.
#[rustfmt::skip]
pub static CHECK_ENUMS4: Spec = Spec {
    name: "check_enums4",
    description: "Checks `Level`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS4_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::LEVEL)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","enum":[1,2,3]}"#),
    ..Spec::EMPTY
};

/// Checks `Mixed`.
#[rustfmt::skip]
pub static CHECK_ENUMS5: Spec = Spec {
    name: "check_enums5",
    description: "Checks `Mixed`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS5_ARGS),
    result: Some(codecs::CHECK_ENUMS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"enum":["auto",1,2.5,true]},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Only`.
#[rustfmt::skip]
pub static CHECK_ENUMS6: Spec = Spec {
    name: "check_enums6",
    description: "Checks `Only`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS6_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::ONLY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["v1"]}"#),
    ..Spec::EMPTY
};

/// Checks `OptionalMode`.
#[rustfmt::skip]
pub static CHECK_ENUMS7: Spec = Spec {
    name: "check_enums7",
    description: "Checks `OptionalMode`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS7_ARGS),
    result: Some(codecs::CHECK_ENUMS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","enum":["fast","slow"]},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Job`.
#[rustfmt::skip]
pub static CHECK_ENUMS8: Spec = Spec {
    name: "check_enums8",
    description: "Checks `Job`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS8_ARGS),
    result: Some(table::Table::Record(&conformance_enums::JOB)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"status":{"default":"pending","type":"string","enum":["pending","in_progress","done"]},"kind":{"type":"string","enum":["job"]}},"required":["kind"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Many`.
#[rustfmt::skip]
pub static CHECK_ENUMS9: Spec = Spec {
    name: "check_enums9",
    description: "Checks `Many`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS9_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::MANY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20","a21","a22"]}"#),
    ..Spec::EMPTY
};

/// Checks `Twenty`.
#[rustfmt::skip]
pub static CHECK_ENUMS10: Spec = Spec {
    name: "check_enums10",
    description: "Checks `Twenty`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS10_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::TWENTY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20"]}"#),
    ..Spec::EMPTY
};

/// Checks `TwentyOne`.
#[rustfmt::skip]
pub static CHECK_ENUMS11: Spec = Spec {
    name: "check_enums11",
    description: "Checks `TwentyOne`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS11_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::TWENTY_ONE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["a01","a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18","a19","a20","a21"]}"#),
    ..Spec::EMPTY
};

/// Checks `Rate`.
#[rustfmt::skip]
pub static CHECK_ENUMS12: Spec = Spec {
    name: "check_enums12",
    description: "Checks `Rate`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS12_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::RATE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"enum":[0.5,1,9007199254740993,1e-7]}"#),
    ..Spec::EMPTY
};

/// Checks `Accent`.
#[rustfmt::skip]
pub static CHECK_ENUMS13: Spec = Spec {
    name: "check_enums13",
    description: "Checks `Accent`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS13_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::ACCENT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["été","ÉTÉ","日本"]}"#),
    ..Spec::EMPTY
};

/// Checks `Yes`.
#[rustfmt::skip]
pub static CHECK_ENUMS14: Spec = Spec {
    name: "check_enums14",
    description: "Checks `Yes`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS14_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::YES)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean","enum":[true]}"#),
    ..Spec::EMPTY
};

/// Checks `Answer`.
#[rustfmt::skip]
pub static CHECK_ENUMS15: Spec = Spec {
    name: "check_enums15",
    description: "Checks `Answer`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS15_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::ANSWER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","enum":[42]}"#),
    ..Spec::EMPTY
};

/// Checks `OnlyMaybe`.
#[rustfmt::skip]
pub static CHECK_ENUMS16: Spec = Spec {
    name: "check_enums16",
    description: "Checks `OnlyMaybe`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS16_ARGS),
    result: Some(codecs::CHECK_ENUMS16_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"string","enum":["v1"]},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Flags`.
#[rustfmt::skip]
pub static CHECK_ENUMS17: Spec = Spec {
    name: "check_enums17",
    description: "Checks `Flags`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS17_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::FLAGS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"enum":[true,"unknown"]}"#),
    ..Spec::EMPTY
};

/// Checks `Statuses`.
#[rustfmt::skip]
pub static CHECK_ENUMS18: Spec = Spec {
    name: "check_enums18",
    description: "Checks `Statuses`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS18_ARGS),
    result: Some(codecs::CHECK_ENUMS18_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","enum":["pending","in_progress","done"]}}"#),
    ..Spec::EMPTY
};

/// Checks `ByStatus`.
#[rustfmt::skip]
pub static CHECK_ENUMS19: Spec = Spec {
    name: "check_enums19",
    description: "Checks `ByStatus`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS19_ARGS),
    result: Some(codecs::CHECK_ENUMS19_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"string","enum":["pending","in_progress","done"]}}"#),
    ..Spec::EMPTY
};

/// Checks `Long`.
#[rustfmt::skip]
pub static CHECK_ENUMS20: Spec = Spec {
    name: "check_enums20",
    description: "Checks `Long`.",
    toolset: "enums",
    service: "vectors_enums",
    args: table::Table::Record(&codecs::CHECK_ENUMS20_ARGS),
    result: Some(table::Table::Enum(&conformance_enums::LONG)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","enum":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","short"]}"#),
    ..Spec::EMPTY
};
