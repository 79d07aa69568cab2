// Made by toolc from suite_formats.tools; do not edit.

//! Everything the design declares of the toolset `suite_formats`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "suite_formats",
    service: "vectors_suite_formats",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_SUITE_FORMATS0, &CHECK_SUITE_FORMATS1, &CHECK_SUITE_FORMATS2, &CHECK_SUITE_FORMATS3, &CHECK_SUITE_FORMATS4, &CHECK_SUITE_FORMATS5, &CHECK_SUITE_FORMATS6, &CHECK_SUITE_FORMATS7, &CHECK_SUITE_FORMATS8, &CHECK_SUITE_FORMATS9];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `DateTime`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS0: Spec = Spec {
    name: "check_suite_formats0",
    description: "Checks `DateTime`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS0_ARGS),
    result: Some(table::Table::DATE_TIME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"date-time"}"#),
    ..Spec::EMPTY
};

/// Checks `Date`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS1: Spec = Spec {
    name: "check_suite_formats1",
    description: "Checks `Date`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS1_ARGS),
    result: Some(table::Table::DATE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"date"}"#),
    ..Spec::EMPTY
};

/// Checks `Duration`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS2: Spec = Spec {
    name: "check_suite_formats2",
    description: "Checks `Duration`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS2_ARGS),
    result: Some(table::Table::DURATION),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"duration"}"#),
    ..Spec::EMPTY
};

/// Checks `Email`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS3: Spec = Spec {
    name: "check_suite_formats3",
    description: "Checks `Email`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS3_ARGS),
    result: Some(table::Table::EMAIL),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"email"}"#),
    ..Spec::EMPTY
};

/// Checks `Hostname`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS4: Spec = Spec {
    name: "check_suite_formats4",
    description: "Checks `Hostname`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS4_ARGS),
    result: Some(table::Table::HOSTNAME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"hostname"}"#),
    ..Spec::EMPTY
};

/// Checks `Ipv4`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS5: Spec = Spec {
    name: "check_suite_formats5",
    description: "Checks `Ipv4`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS5_ARGS),
    result: Some(table::Table::IPV4),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"ipv4"}"#),
    ..Spec::EMPTY
};

/// Checks `Ipv6`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS6: Spec = Spec {
    name: "check_suite_formats6",
    description: "Checks `Ipv6`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS6_ARGS),
    result: Some(table::Table::IPV6),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"ipv6"}"#),
    ..Spec::EMPTY
};

/// Checks `Time`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS7: Spec = Spec {
    name: "check_suite_formats7",
    description: "Checks `Time`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS7_ARGS),
    result: Some(table::Table::TIME),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"time"}"#),
    ..Spec::EMPTY
};

/// Checks `Uri`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS8: Spec = Spec {
    name: "check_suite_formats8",
    description: "Checks `Uri`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS8_ARGS),
    result: Some(table::Table::URI),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"uri"}"#),
    ..Spec::EMPTY
};

/// Checks `Uuid`.
#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS9: Spec = Spec {
    name: "check_suite_formats9",
    description: "Checks `Uuid`.",
    toolset: "suite_formats",
    service: "vectors_suite_formats",
    args: table::Table::Record(&codecs::CHECK_SUITE_FORMATS9_ARGS),
    result: Some(table::Table::UUID),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","format":"uuid"}"#),
    ..Spec::EMPTY
};
