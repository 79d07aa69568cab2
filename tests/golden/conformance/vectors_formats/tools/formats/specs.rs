// Made by toolc from formats.tools; do not edit.

//! Everything the design declares of the toolset `formats`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "formats",
    service: "vectors_formats",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_FORMATS0, &CHECK_FORMATS1, &CHECK_FORMATS2, &CHECK_FORMATS3, &CHECK_FORMATS4, &CHECK_FORMATS5, &CHECK_FORMATS6, &CHECK_FORMATS7, &CHECK_FORMATS8, &CHECK_FORMATS9, &CHECK_FORMATS10, &CHECK_FORMATS11, &CHECK_FORMATS12, &CHECK_FORMATS13, &CHECK_FORMATS14, &CHECK_FORMATS15];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Stamp`.
#[rustfmt::skip]
pub static CHECK_FORMATS0: Spec = Spec {
    name: "check_formats0",
    description: "Checks `Stamp`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS0_ARGS),
    result: Some(table::Table::DATE_TIME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"date-time"}"#),
    ..Spec::EMPTY
};

/// Checks `Day`.
#[rustfmt::skip]
pub static CHECK_FORMATS1: Spec = Spec {
    name: "check_formats1",
    description: "Checks `Day`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS1_ARGS),
    result: Some(table::Table::DATE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"date"}"#),
    ..Spec::EMPTY
};

/// Checks `Clock`.
#[rustfmt::skip]
pub static CHECK_FORMATS2: Spec = Spec {
    name: "check_formats2",
    description: "Checks `Clock`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS2_ARGS),
    result: Some(table::Table::TIME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"time"}"#),
    ..Spec::EMPTY
};

/// Checks `Span`.
#[rustfmt::skip]
pub static CHECK_FORMATS3: Spec = Spec {
    name: "check_formats3",
    description: "Checks `Span`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS3_ARGS),
    result: Some(table::Table::DURATION),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"duration"}"#),
    ..Spec::EMPTY
};

/// Checks `Id`.
#[rustfmt::skip]
pub static CHECK_FORMATS4: Spec = Spec {
    name: "check_formats4",
    description: "Checks `Id`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS4_ARGS),
    result: Some(table::Table::UUID),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"uuid"}"#),
    ..Spec::EMPTY
};

/// Checks `Link`.
#[rustfmt::skip]
pub static CHECK_FORMATS5: Spec = Spec {
    name: "check_formats5",
    description: "Checks `Link`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS5_ARGS),
    result: Some(table::Table::URI),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"uri"}"#),
    ..Spec::EMPTY
};

/// Checks `Mail`.
#[rustfmt::skip]
pub static CHECK_FORMATS6: Spec = Spec {
    name: "check_formats6",
    description: "Checks `Mail`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS6_ARGS),
    result: Some(table::Table::EMAIL),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"email"}"#),
    ..Spec::EMPTY
};

/// Checks `Host`.
#[rustfmt::skip]
pub static CHECK_FORMATS7: Spec = Spec {
    name: "check_formats7",
    description: "Checks `Host`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS7_ARGS),
    result: Some(table::Table::HOSTNAME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"hostname"}"#),
    ..Spec::EMPTY
};

/// Checks `V4`.
#[rustfmt::skip]
pub static CHECK_FORMATS8: Spec = Spec {
    name: "check_formats8",
    description: "Checks `V4`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS8_ARGS),
    result: Some(table::Table::IPV4),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"ipv4"}"#),
    ..Spec::EMPTY
};

/// Checks `V6`.
#[rustfmt::skip]
pub static CHECK_FORMATS9: Spec = Spec {
    name: "check_formats9",
    description: "Checks `V6`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS9_ARGS),
    result: Some(table::Table::IPV6),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"ipv6"}"#),
    ..Spec::EMPTY
};

/// Checks `File`.
#[rustfmt::skip]
pub static CHECK_FORMATS10: Spec = Spec {
    name: "check_formats10",
    description: "Checks `File`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS10_ARGS),
    result: Some(table::Table::PATH),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};

/// Checks `Data`.
#[rustfmt::skip]
pub static CHECK_FORMATS11: Spec = Spec {
    name: "check_formats11",
    description: "Checks `Data`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS11_ARGS),
    result: Some(table::Table::BYTES),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","contentEncoding":"base64"}"#),
    ..Spec::EMPTY
};

/// Checks `ShortLink`.
#[rustfmt::skip]
pub static CHECK_FORMATS12: Spec = Spec {
    name: "check_formats12",
    description: "Checks `ShortLink`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS12_ARGS),
    result: Some(codecs::CHECK_FORMATS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"uri","maxLength":20}"#),
    ..Spec::EMPTY
};

/// Checks `Mails`.
#[rustfmt::skip]
pub static CHECK_FORMATS13: Spec = Spec {
    name: "check_formats13",
    description: "Checks `Mails`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS13_ARGS),
    result: Some(codecs::CHECK_FORMATS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","format":"email"},"minItems":1}"#),
    ..Spec::EMPTY
};

/// Checks `ByHost`.
#[rustfmt::skip]
pub static CHECK_FORMATS14: Spec = Spec {
    name: "check_formats14",
    description: "Checks `ByHost`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS14_ARGS),
    result: Some(codecs::CHECK_FORMATS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","additionalProperties":{"type":"string","format":"hostname"}}"#),
    ..Spec::EMPTY
};

/// Checks `When`.
#[rustfmt::skip]
pub static CHECK_FORMATS15: Spec = Spec {
    name: "check_formats15",
    description: "Checks `When`.",
    toolset: "formats",
    service: "vectors_formats",
    args: table::Table::Record(&codecs::CHECK_FORMATS15_ARGS),
    result: Some(codecs::CHECK_FORMATS15_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"date-time","maxLength":20,"pattern":"Z$"}"#),
    ..Spec::EMPTY
};
