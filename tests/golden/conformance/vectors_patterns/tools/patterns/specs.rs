// Made by toolc from patterns.tools; do not edit.

//! Everything the design declares of the toolset `patterns`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "patterns",
    service: "vectors_patterns",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_PATTERNS0, &CHECK_PATTERNS1, &CHECK_PATTERNS2, &CHECK_PATTERNS3, &CHECK_PATTERNS4, &CHECK_PATTERNS5, &CHECK_PATTERNS6, &CHECK_PATTERNS7, &CHECK_PATTERNS8, &CHECK_PATTERNS9, &CHECK_PATTERNS10, &CHECK_PATTERNS11, &CHECK_PATTERNS12, &CHECK_PATTERNS13, &CHECK_PATTERNS14, &CHECK_PATTERNS15, &CHECK_PATTERNS16, &CHECK_PATTERNS17, &CHECK_PATTERNS18, &CHECK_PATTERNS19, &CHECK_PATTERNS20, &CHECK_PATTERNS21, &CHECK_PATTERNS22, &CHECK_PATTERNS23, &CHECK_PATTERNS24, &CHECK_PATTERNS25, &CHECK_PATTERNS26, &CHECK_PATTERNS27, &CHECK_PATTERNS28, &CHECK_PATTERNS29, &CHECK_PATTERNS30, &CHECK_PATTERNS31, &CHECK_PATTERNS32, &CHECK_PATTERNS33, &CHECK_PATTERNS34, &CHECK_PATTERNS35, &CHECK_PATTERNS36, &CHECK_PATTERNS37, &CHECK_PATTERNS38, &CHECK_PATTERNS39, &CHECK_PATTERNS40, &CHECK_PATTERNS41, &CHECK_PATTERNS42, &CHECK_PATTERNS43, &CHECK_PATTERNS44, &CHECK_PATTERNS45, &CHECK_PATTERNS46, &CHECK_PATTERNS47, &CHECK_PATTERNS48, &CHECK_PATTERNS49, &CHECK_PATTERNS50, &CHECK_PATTERNS51, &CHECK_PATTERNS52, &CHECK_PATTERNS53, &CHECK_PATTERNS54, &CHECK_PATTERNS55, &CHECK_PATTERNS56, &CHECK_PATTERNS57, &CHECK_PATTERNS58];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Slug`.
#[rustfmt::skip]
pub static CHECK_PATTERNS0: Spec = Spec {
    name: "check_patterns0",
    description: "Checks `Slug`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS0_ARGS),
    result: Some(codecs::CHECK_PATTERNS0_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[a-z0-9-]+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Inside`.
#[rustfmt::skip]
pub static CHECK_PATTERNS1: Spec = Spec {
    name: "check_patterns1",
    description: "Checks `Inside`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS1_ARGS),
    result: Some(codecs::CHECK_PATTERNS1_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"b+"}"#),
    ..Spec::EMPTY
};

/// Checks `Digits`.
#[rustfmt::skip]
pub static CHECK_PATTERNS2: Spec = Spec {
    name: "check_patterns2",
    description: "Checks `Digits`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS2_ARGS),
    result: Some(codecs::CHECK_PATTERNS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\d+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Word`.
#[rustfmt::skip]
pub static CHECK_PATTERNS3: Spec = Spec {
    name: "check_patterns3",
    description: "Checks `Word`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS3_ARGS),
    result: Some(codecs::CHECK_PATTERNS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\w+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Space`.
#[rustfmt::skip]
pub static CHECK_PATTERNS4: Spec = Spec {
    name: "check_patterns4",
    description: "Checks `Space`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS4_ARGS),
    result: Some(codecs::CHECK_PATTERNS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\s$"}"#),
    ..Spec::EMPTY
};

/// Checks `Dot`.
#[rustfmt::skip]
pub static CHECK_PATTERNS5: Spec = Spec {
    name: "check_patterns5",
    description: "Checks `Dot`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS5_ARGS),
    result: Some(codecs::CHECK_PATTERNS5_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^.$"}"#),
    ..Spec::EMPTY
};

/// Checks `Ahead`.
#[rustfmt::skip]
pub static CHECK_PATTERNS6: Spec = Spec {
    name: "check_patterns6",
    description: "Checks `Ahead`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS6_ARGS),
    result: Some(codecs::CHECK_PATTERNS6_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?=.*\\d)(?!.*x).+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Behind`.
#[rustfmt::skip]
pub static CHECK_PATTERNS7: Spec = Spec {
    name: "check_patterns7",
    description: "Checks `Behind`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS7_ARGS),
    result: Some(codecs::CHECK_PATTERNS7_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?<=a)b"}"#),
    ..Spec::EMPTY
};

/// Checks `Twice`.
#[rustfmt::skip]
pub static CHECK_PATTERNS8: Spec = Spec {
    name: "check_patterns8",
    description: "Checks `Twice`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS8_ARGS),
    result: Some(codecs::CHECK_PATTERNS8_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(.)\\1$"}"#),
    ..Spec::EMPTY
};

/// Checks `Unset`.
#[rustfmt::skip]
pub static CHECK_PATTERNS9: Spec = Spec {
    name: "check_patterns9",
    description: "Checks `Unset`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS9_ARGS),
    result: Some(codecs::CHECK_PATTERNS9_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:(a)|b)\\1$"}"#),
    ..Spec::EMPTY
};

/// Checks `Letter`.
#[rustfmt::skip]
pub static CHECK_PATTERNS10: Spec = Spec {
    name: "check_patterns10",
    description: "Checks `Letter`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS10_ARGS),
    result: Some(codecs::CHECK_PATTERNS10_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\p{L}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Slash`.
#[rustfmt::skip]
pub static CHECK_PATTERNS11: Spec = Spec {
    name: "check_patterns11",
    description: "Checks `Slash`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS11_ARGS),
    result: Some(codecs::CHECK_PATTERNS11_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a\\/[/]$"}"#),
    ..Spec::EMPTY
};

/// Checks `Counted`.
#[rustfmt::skip]
pub static CHECK_PATTERNS12: Spec = Spec {
    name: "check_patterns12",
    description: "Checks `Counted`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS12_ARGS),
    result: Some(codecs::CHECK_PATTERNS12_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[A-Z]{2,3}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Named`.
#[rustfmt::skip]
pub static CHECK_PATTERNS13: Spec = Spec {
    name: "check_patterns13",
    description: "Checks `Named`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS13_ARGS),
    result: Some(codecs::CHECK_PATTERNS13_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?<year>\\d{2})-\\k<year>$"}"#),
    ..Spec::EMPTY
};

/// Checks `NotBehind`.
#[rustfmt::skip]
pub static CHECK_PATTERNS14: Spec = Spec {
    name: "check_patterns14",
    description: "Checks `NotBehind`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS14_ARGS),
    result: Some(codecs::CHECK_PATTERNS14_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?<!a)b"}"#),
    ..Spec::EMPTY
};

/// Checks `WordEdge`.
#[rustfmt::skip]
pub static CHECK_PATTERNS15: Spec = Spec {
    name: "check_patterns15",
    description: "Checks `WordEdge`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS15_ARGS),
    result: Some(codecs::CHECK_PATTERNS15_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"\\bcat\\b"}"#),
    ..Spec::EMPTY
};

/// Checks `Inner`.
#[rustfmt::skip]
pub static CHECK_PATTERNS16: Spec = Spec {
    name: "check_patterns16",
    description: "Checks `Inner`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS16_ARGS),
    result: Some(codecs::CHECK_PATTERNS16_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"a\\Bb"}"#),
    ..Spec::EMPTY
};

/// Checks `AnyOne`.
#[rustfmt::skip]
pub static CHECK_PATTERNS17: Spec = Spec {
    name: "check_patterns17",
    description: "Checks `AnyOne`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS17_ARGS),
    result: Some(codecs::CHECK_PATTERNS17_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[^]$"}"#),
    ..Spec::EMPTY
};

/// Checks `Escapes`.
#[rustfmt::skip]
pub static CHECK_PATTERNS18: Spec = Spec {
    name: "check_patterns18",
    description: "Checks `Escapes`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS18_ARGS),
    result: Some(codecs::CHECK_PATTERNS18_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\cA\\x41\\u0042\\u{43}\\t\\n\\v\\f\\r\\0$"}"#),
    ..Spec::EMPTY
};

/// Checks `Pair`.
#[rustfmt::skip]
pub static CHECK_PATTERNS19: Spec = Spec {
    name: "check_patterns19",
    description: "Checks `Pair`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS19_ARGS),
    result: Some(codecs::CHECK_PATTERNS19_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\ud83d\\ude00\\u{1F600}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Upper`.
#[rustfmt::skip]
pub static CHECK_PATTERNS20: Spec = Spec {
    name: "check_patterns20",
    description: "Checks `Upper`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS20_ARGS),
    result: Some(codecs::CHECK_PATTERNS20_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\p{Lu}$"}"#),
    ..Spec::EMPTY
};

/// Checks `NotLetter`.
#[rustfmt::skip]
pub static CHECK_PATTERNS21: Spec = Spec {
    name: "check_patterns21",
    description: "Checks `NotLetter`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS21_ARGS),
    result: Some(codecs::CHECK_PATTERNS21_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\P{L}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Greek`.
#[rustfmt::skip]
pub static CHECK_PATTERNS22: Spec = Spec {
    name: "check_patterns22",
    description: "Checks `Greek`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS22_ARGS),
    result: Some(codecs::CHECK_PATTERNS22_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\p{Script=Greek}+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Alternatives`.
#[rustfmt::skip]
pub static CHECK_PATTERNS23: Spec = Spec {
    name: "check_patterns23",
    description: "Checks `Alternatives`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS23_ARGS),
    result: Some(codecs::CHECK_PATTERNS23_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:a|ab)(?:c|bcd)$"}"#),
    ..Spec::EMPTY
};

/// Checks `Lazy`.
#[rustfmt::skip]
pub static CHECK_PATTERNS24: Spec = Spec {
    name: "check_patterns24",
    description: "Checks `Lazy`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS24_ARGS),
    result: Some(codecs::CHECK_PATTERNS24_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a+?b*?c$"}"#),
    ..Spec::EMPTY
};

/// Checks `AtLeastTwo`.
#[rustfmt::skip]
pub static CHECK_PATTERNS25: Spec = Spec {
    name: "check_patterns25",
    description: "Checks `AtLeastTwo`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS25_ARGS),
    result: Some(codecs::CHECK_PATTERNS25_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a{2,}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Blank`.
#[rustfmt::skip]
pub static CHECK_PATTERNS26: Spec = Spec {
    name: "check_patterns26",
    description: "Checks `Blank`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS26_ARGS),
    result: Some(codecs::CHECK_PATTERNS26_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^$"}"#),
    ..Spec::EMPTY
};

/// Checks `AtEnd`.
#[rustfmt::skip]
pub static CHECK_PATTERNS27: Spec = Spec {
    name: "check_patterns27",
    description: "Checks `AtEnd`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS27_ARGS),
    result: Some(codecs::CHECK_PATTERNS27_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"a$"}"#),
    ..Spec::EMPTY
};

/// Checks `AtStart`.
#[rustfmt::skip]
pub static CHECK_PATTERNS28: Spec = Spec {
    name: "check_patterns28",
    description: "Checks `AtStart`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS28_ARGS),
    result: Some(codecs::CHECK_PATTERNS28_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a"}"#),
    ..Spec::EMPTY
};

/// Checks `Faces`.
#[rustfmt::skip]
pub static CHECK_PATTERNS29: Spec = Spec {
    name: "check_patterns29",
    description: "Checks `Faces`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS29_ARGS),
    result: Some(codecs::CHECK_PATTERNS29_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[😀-😎]{2}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Everything`.
#[rustfmt::skip]
pub static CHECK_PATTERNS30: Spec = Spec {
    name: "check_patterns30",
    description: "Checks `Everything`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS30_ARGS),
    result: Some(codecs::CHECK_PATTERNS30_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[\\s\\S]{2}$"}"#),
    ..Spec::EMPTY
};

/// Checks `NotThese`.
#[rustfmt::skip]
pub static CHECK_PATTERNS31: Spec = Spec {
    name: "check_patterns31",
    description: "Checks `NotThese`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS31_ARGS),
    result: Some(codecs::CHECK_PATTERNS31_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[^\\d\\s]$"}"#),
    ..Spec::EMPTY
};

/// Checks `NotAny`.
#[rustfmt::skip]
pub static CHECK_PATTERNS32: Spec = Spec {
    name: "check_patterns32",
    description: "Checks `NotAny`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS32_ARGS),
    result: Some(codecs::CHECK_PATTERNS32_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\D\\W\\S$"}"#),
    ..Spec::EMPTY
};

/// Checks `Later`.
#[rustfmt::skip]
pub static CHECK_PATTERNS33: Spec = Spec {
    name: "check_patterns33",
    description: "Checks `Later`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS33_ARGS),
    result: Some(codecs::CHECK_PATTERNS33_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\1(a)$"}"#),
    ..Spec::EMPTY
};

/// Checks `Dashed`.
#[rustfmt::skip]
pub static CHECK_PATTERNS34: Spec = Spec {
    name: "check_patterns34",
    description: "Checks `Dashed`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS34_ARGS),
    result: Some(codecs::CHECK_PATTERNS34_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[\\w\\-.]+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Optional`.
#[rustfmt::skip]
pub static CHECK_PATTERNS35: Spec = Spec {
    name: "check_patterns35",
    description: "Checks `Optional`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS35_ARGS),
    result: Some(codecs::CHECK_PATTERNS35_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:https?:\\/\\/)?[a-z]+(?:\\.[a-z]+)*$"}"#),
    ..Spec::EMPTY
};

/// Checks `Quote`.
#[rustfmt::skip]
pub static CHECK_PATTERNS36: Spec = Spec {
    name: "check_patterns36",
    description: "Checks `Quote`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS36_ARGS),
    result: Some(codecs::CHECK_PATTERNS36_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\"[^\"]*\"$"}"#),
    ..Spec::EMPTY
};

/// Checks `Nested`.
#[rustfmt::skip]
pub static CHECK_PATTERNS37: Spec = Spec {
    name: "check_patterns37",
    description: "Checks `Nested`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS37_ARGS),
    result: Some(codecs::CHECK_PATTERNS37_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^((a)(b(c)?))\\3\\1$"}"#),
    ..Spec::EMPTY
};

/// Checks `Either`.
#[rustfmt::skip]
pub static CHECK_PATTERNS38: Spec = Spec {
    name: "check_patterns38",
    description: "Checks `Either`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS38_ARGS),
    result: Some(codecs::CHECK_PATTERNS38_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^a|b$"}"#),
    ..Spec::EMPTY
};

/// Checks `Astral`.
#[rustfmt::skip]
pub static CHECK_PATTERNS39: Spec = Spec {
    name: "check_patterns39",
    description: "Checks `Astral`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS39_ARGS),
    result: Some(codecs::CHECK_PATTERNS39_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^[^a]$"}"#),
    ..Spec::EMPTY
};

/// Checks `Ahead2`.
#[rustfmt::skip]
pub static CHECK_PATTERNS40: Spec = Spec {
    name: "check_patterns40",
    description: "Checks `Ahead2`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS40_ARGS),
    result: Some(codecs::CHECK_PATTERNS40_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?!.*(?:(a).*a|(b).*b))[a-c]+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Plain`.
#[rustfmt::skip]
pub static CHECK_PATTERNS41: Spec = Spec {
    name: "check_patterns41",
    description: "Checks `Plain`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS41_ARGS),
    result: Some(codecs::CHECK_PATTERNS41_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"a.c"}"#),
    ..Spec::EMPTY
};

/// Checks `Dollar`.
#[rustfmt::skip]
pub static CHECK_PATTERNS42: Spec = Spec {
    name: "check_patterns42",
    description: "Checks `Dollar`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS42_ARGS),
    result: Some(codecs::CHECK_PATTERNS42_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^\\$\\{\\w+\\}$"}"#),
    ..Spec::EMPTY
};

/// Checks `Three`.
#[rustfmt::skip]
pub static CHECK_PATTERNS43: Spec = Spec {
    name: "check_patterns43",
    description: "Checks `Three`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS43_ARGS),
    result: Some(codecs::CHECK_PATTERNS43_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","allOf":[{"pattern":"a"},{"pattern":"b"},{"pattern":"c"}]}"#),
    ..Spec::EMPTY
};

/// Checks `Thirty`.
#[rustfmt::skip]
pub static CHECK_PATTERNS44: Spec = Spec {
    name: "check_patterns44",
    description: "Checks `Thirty`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS44_ARGS),
    result: Some(codecs::CHECK_PATTERNS44_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?:a?){30}a{30}"}"#),
    ..Spec::EMPTY
};

/// Checks `Loops`.
#[rustfmt::skip]
pub static CHECK_PATTERNS45: Spec = Spec {
    name: "check_patterns45",
    description: "Checks `Loops`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS45_ARGS),
    result: Some(codecs::CHECK_PATTERNS45_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:(?:a)+)+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Doubled`.
#[rustfmt::skip]
pub static CHECK_PATTERNS46: Spec = Spec {
    name: "check_patterns46",
    description: "Checks `Doubled`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS46_ARGS),
    result: Some(codecs::CHECK_PATTERNS46_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:aa?)+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Stars`.
#[rustfmt::skip]
pub static CHECK_PATTERNS47: Spec = Spec {
    name: "check_patterns47",
    description: "Checks `Stars`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS47_ARGS),
    result: Some(codecs::CHECK_PATTERNS47_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"a*a*a*a*a*a*b"}"#),
    ..Spec::EMPTY
};

/// Checks `SpaceAtEnd`.
#[rustfmt::skip]
pub static CHECK_PATTERNS48: Spec = Spec {
    name: "check_patterns48",
    description: "Checks `SpaceAtEnd`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS48_ARGS),
    result: Some(codecs::CHECK_PATTERNS48_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"\\s+$"}"#),
    ..Spec::EMPTY
};

/// Checks `FarBehind`.
#[rustfmt::skip]
pub static CHECK_PATTERNS49: Spec = Spec {
    name: "check_patterns49",
    description: "Checks `FarBehind`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS49_ARGS),
    result: Some(codecs::CHECK_PATTERNS49_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?<=x{1,100})y"}"#),
    ..Spec::EMPTY
};

/// Checks `FarBack`.
#[rustfmt::skip]
pub static CHECK_PATTERNS50: Spec = Spec {
    name: "check_patterns50",
    description: "Checks `FarBack`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS50_ARGS),
    result: Some(codecs::CHECK_PATTERNS50_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"[ab]*a[ab]{20}c"}"#),
    ..Spec::EMPTY
};

/// Checks `Between`.
#[rustfmt::skip]
pub static CHECK_PATTERNS51: Spec = Spec {
    name: "check_patterns51",
    description: "Checks `Between`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS51_ARGS),
    result: Some(codecs::CHECK_PATTERNS51_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":".{0,500}x.{0,500}y"}"#),
    ..Spec::EMPTY
};

/// Checks `BothAround`.
#[rustfmt::skip]
pub static CHECK_PATTERNS52: Spec = Spec {
    name: "check_patterns52",
    description: "Checks `BothAround`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS52_ARGS),
    result: Some(codecs::CHECK_PATTERNS52_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"(?=.*y)(?<=x.*)z"}"#),
    ..Spec::EMPTY
};

/// Checks `Password`.
#[rustfmt::skip]
pub static CHECK_PATTERNS53: Spec = Spec {
    name: "check_patterns53",
    description: "Checks `Password`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS53_ARGS),
    result: Some(codecs::CHECK_PATTERNS53_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$"}"#),
    ..Spec::EMPTY
};

/// Checks `NoWord`.
#[rustfmt::skip]
pub static CHECK_PATTERNS54: Spec = Spec {
    name: "check_patterns54",
    description: "Checks `NoWord`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS54_ARGS),
    result: Some(codecs::CHECK_PATTERNS54_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?!(?:con|nul)$)\\w+$"}"#),
    ..Spec::EMPTY
};

/// Checks `EmptyLoops`.
#[rustfmt::skip]
pub static CHECK_PATTERNS55: Spec = Spec {
    name: "check_patterns55",
    description: "Checks `EmptyLoops`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS55_ARGS),
    result: Some(codecs::CHECK_PATTERNS55_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:a*|b|)*$"}"#),
    ..Spec::EMPTY
};

/// Checks `Nothing`.
#[rustfmt::skip]
pub static CHECK_PATTERNS56: Spec = Spec {
    name: "check_patterns56",
    description: "Checks `Nothing`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS56_ARGS),
    result: Some(codecs::CHECK_PATTERNS56_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"[]"}"#),
    ..Spec::EMPTY
};

/// Checks `EdgeInLoop`.
#[rustfmt::skip]
pub static CHECK_PATTERNS57: Spec = Spec {
    name: "check_patterns57",
    description: "Checks `EdgeInLoop`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS57_ARGS),
    result: Some(codecs::CHECK_PATTERNS57_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:\\b\\w+\\b ?)+$"}"#),
    ..Spec::EMPTY
};

/// Checks `Letters`.
#[rustfmt::skip]
pub static CHECK_PATTERNS58: Spec = Spec {
    name: "check_patterns58",
    description: "Checks `Letters`.",
    toolset: "patterns",
    service: "vectors_patterns",
    args: table::Table::Record(&codecs::CHECK_PATTERNS58_ARGS),
    result: Some(codecs::CHECK_PATTERNS58_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","pattern":"^(?:\\p{L}+\\p{Nd}?)+$"}"#),
    ..Spec::EMPTY
};
