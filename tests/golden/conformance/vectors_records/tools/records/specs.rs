// Made by toolc from records.tools; do not edit.

//! Everything the design declares of the toolset `records`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_records::codecs as conformance_records;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "records",
    service: "vectors_records",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_RECORDS0, &CHECK_RECORDS1, &CHECK_RECORDS2, &CHECK_RECORDS3, &CHECK_RECORDS4, &CHECK_RECORDS5, &CHECK_RECORDS6, &CHECK_RECORDS7, &CHECK_RECORDS8, &CHECK_RECORDS9, &CHECK_RECORDS10, &CHECK_RECORDS11, &CHECK_RECORDS12, &CHECK_RECORDS13, &CHECK_RECORDS14, &CHECK_RECORDS15, &CHECK_RECORDS16, &CHECK_RECORDS17, &CHECK_RECORDS18, &CHECK_RECORDS19, &CHECK_RECORDS20];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Todo`.
#[rustfmt::skip]
pub static CHECK_RECORDS0: Spec = Spec {
    name: "check_records0",
    description: "Checks `Todo`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS0_ARGS),
    result: Some(table::Table::Record(&conformance_records::TODO)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Empty`.
#[rustfmt::skip]
pub static CHECK_RECORDS1: Spec = Spec {
    name: "check_records1",
    description: "Checks `Empty`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS1_ARGS),
    result: Some(table::Table::Record(&conformance_records::EMPTY)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Open`.
#[rustfmt::skip]
pub static CHECK_RECORDS2: Spec = Spec {
    name: "check_records2",
    description: "Checks `Open`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS2_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}"#),
    ..Spec::EMPTY
};

/// Checks `OpenJson`.
#[rustfmt::skip]
pub static CHECK_RECORDS3: Spec = Spec {
    name: "check_records3",
    description: "Checks `OpenJson`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS3_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN_JSON)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":true}"#),
    ..Spec::EMPTY
};

/// Checks `OpenTyped`.
#[rustfmt::skip]
pub static CHECK_RECORDS4: Spec = Spec {
    name: "check_records4",
    description: "Checks `OpenTyped`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS4_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN_TYPED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer","minimum":0}}"#),
    ..Spec::EMPTY
};

/// Checks `Odd`.
#[rustfmt::skip]
pub static CHECK_RECORDS5: Spec = Spec {
    name: "check_records5",
    description: "Checks `Odd`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS5_ARGS),
    result: Some(table::Table::Record(&conformance_records::ODD)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"filter[status]":{"type":"string"},"a/b~c":{"type":"integer"},"type":{"type":"string"},"quoted\"key":{"type":"integer"},"":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Outer`.
#[rustfmt::skip]
pub static CHECK_RECORDS6: Spec = Spec {
    name: "check_records6",
    description: "Checks `Outer`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS6_ARGS),
    result: Some(table::Table::Record(&conformance_records::OUTER)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"object","properties":{"inner":{"$ref":"#/$defs/Todo"},"rest":{"type":"array","items":{"$ref":"#/$defs/Todo"}}},"required":["inner"],"additionalProperties":false,"$defs":{"Todo":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string"},"done":{"type":"boolean","default":false},"note":{"type":"string"},"due":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"level":{"type":"integer","default":3}},"required":["id","title","owner"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Checks `Node`.
#[rustfmt::skip]
pub static CHECK_RECORDS7: Spec = Spec {
    name: "check_records7",
    description: "Checks `Node`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS7_ARGS),
    result: Some(table::Table::Record(&conformance_records::NODE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","default":[],"items":{"$ref":"#/$defs/Node"}}},"required":["value"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Checks `Absent`.
#[rustfmt::skip]
pub static CHECK_RECORDS8: Spec = Spec {
    name: "check_records8",
    description: "Checks `Absent`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS8_ARGS),
    result: Some(table::Table::Record(&conformance_records::ABSENT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"a":{"type":"integer","default":5},"b":{"type":"string","default":null},"c":{"type":"integer","default":7},"d":{"default":null,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["c"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Settings`.
#[rustfmt::skip]
pub static CHECK_RECORDS9: Spec = Spec {
    name: "check_records9",
    description: "Checks `Settings`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS9_ARGS),
    result: Some(table::Table::Record(&conformance_records::SETTINGS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"limits":{"default":{},"type":"object","properties":{"low":{"type":"integer","default":0},"high":{"type":"integer"}},"additionalProperties":false},"tags":{"type":"array","default":["x"],"items":{"type":"string"}},"names":{"type":"object","default":{"k":1},"additionalProperties":{"type":"integer"}},"mode":{"default":"slow","type":"string","enum":["fast","slow"]},"pair":{"type":"array","default":[1,"a"],"prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2},"any":{"default":{"z":[1.50]}},"when":{"type":"string","default":"2026-01-31T09:30:00Z","format":"date-time"},"size":{"type":"number","default":1.50}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `More`.
#[rustfmt::skip]
pub static CHECK_RECORDS10: Spec = Spec {
    name: "check_records10",
    description: "Checks `More`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS10_ARGS),
    result: Some(table::Table::Record(&conformance_records::MORE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"},"c":{"type":"integer"}},"required":["b","a"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Wanted`.
#[rustfmt::skip]
pub static CHECK_RECORDS11: Spec = Spec {
    name: "check_records11",
    description: "Checks `Wanted`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS11_ARGS),
    result: Some(table::Table::Record(&conformance_records::WANTED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"text":{"type":"string"},"list":{"type":"array","items":{"type":"integer"}},"map":{"type":"object","additionalProperties":{"type":"integer"}},"record":{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"}},"required":["b","a"],"additionalProperties":false},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":false,"minItems":2},"mode":{"type":"string","enum":["fast","slow"]},"one":{"type":"string","enum":["x"]},"maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]},"day":{"type":"string","format":"date"},"any":{},"either":{"anyOf":[{"type":"integer"},{"type":"string"}]},"flag":{"type":"boolean"},"real":{"type":"number"},"nothing":{"type":"null"},"data":{"type":"string","contentEncoding":"base64"}},"required":["text","list","map","record","pair","mode","one","maybe","day","any","either","flag","real","nothing","data"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Pick`.
#[rustfmt::skip]
pub static CHECK_RECORDS12: Spec = Spec {
    name: "check_records12",
    description: "Checks `Pick`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS12_ARGS),
    result: Some(table::Table::Record(&conformance_records::PICK)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"order_by":{"type":"integer"},"orders":{"type":"integer"}},"required":["order_by"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Base`.
#[rustfmt::skip]
pub static CHECK_RECORDS13: Spec = Spec {
    name: "check_records13",
    description: "Checks `Base`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS13_ARGS),
    result: Some(table::Table::Record(&conformance_records::BASE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"b":{"type":"integer"},"a":{"type":"integer"}},"required":["b","a"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Wide`.
#[rustfmt::skip]
pub static CHECK_RECORDS14: Spec = Spec {
    name: "check_records14",
    description: "Checks `Wide`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS14_ARGS),
    result: Some(table::Table::Record(&conformance_records::WIDE)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"f1":{"type":"integer"},"f2":{"type":"integer"},"f3":{"type":"integer"},"f4":{"type":"integer"},"f5":{"type":"integer"},"f6":{"type":"integer"},"f7":{"type":"integer"},"f8":{"type":"integer"},"f9":{"type":"integer"},"f10":{"type":"integer"},"f11":{"type":"integer"},"f12":{"type":"integer"},"f13":{"type":"integer"},"f14":{"type":"integer"},"f15":{"type":"integer"},"f16":{"type":"integer"},"f17":{"type":"integer"},"f18":{"type":"integer"},"f19":{"type":"integer"},"f20":{"type":"integer"},"f21":{"type":"integer"},"f22":{"type":"integer"}},"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Spelled`.
#[rustfmt::skip]
pub static CHECK_RECORDS15: Spec = Spec {
    name: "check_records15",
    description: "Checks `Spelled`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS15_ARGS),
    result: Some(table::Table::Record(&conformance_records::SPELLED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"a b":{"type":"integer"},"ключ":{"type":"integer"},"new\nline":{"type":"integer"},"back\\slash":{"type":"integer"}},"required":["a b"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Marked`.
#[rustfmt::skip]
pub static CHECK_RECORDS16: Spec = Spec {
    name: "check_records16",
    description: "Checks `Marked`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS16_ARGS),
    result: Some(table::Table::Record(&conformance_records::MARKED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"old":{"type":"integer","title":"Old","description":"Deprecated: use new","deprecated":true},"new":{"type":"integer","examples":[1]}},"required":["new"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `OpenDeep`.
#[rustfmt::skip]
pub static CHECK_RECORDS17: Spec = Spec {
    name: "check_records17",
    description: "Checks `OpenDeep`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS17_ARGS),
    result: Some(table::Table::Record(&conformance_records::OPEN_DEEP)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"inner":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"rest":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer","minimum":0}}},"required":["inner"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Even`.
#[rustfmt::skip]
pub static CHECK_RECORDS18: Spec = Spec {
    name: "check_records18",
    description: "Checks `Even`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS18_ARGS),
    result: Some(table::Table::Record(&conformance_records::EVEN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Even","$defs":{"Even":{"type":"object","properties":{"kids":{"type":"array","default":[],"items":{"type":"object","properties":{"even":{"$ref":"#/$defs/Even"},"by_name":{"type":"object","additionalProperties":{"$ref":"#/$defs/Even"}}},"additionalProperties":false}}},"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Checks `Chain`.
#[rustfmt::skip]
pub static CHECK_RECORDS19: Spec = Spec {
    name: "check_records19",
    description: "Checks `Chain`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS19_ARGS),
    result: Some(codecs::CHECK_RECORDS19_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Chain","$defs":{"Chain":{"type":"array","items":{"$ref":"#/$defs/Chain"},"maxItems":2}}}"##),
    ..Spec::EMPTY
};

/// Checks `Rows`.
#[rustfmt::skip]
pub static CHECK_RECORDS20: Spec = Spec {
    name: "check_records20",
    description: "Checks `Rows`.",
    toolset: "records",
    service: "vectors_records",
    args: table::Table::Record(&codecs::CHECK_RECORDS20_ARGS),
    result: Some(table::Table::Record(&conformance_records::ROWS)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"row":{"type":"array","items":{"type":"integer","minimum":1,"maximum":2}},"row_item":{"anyOf":[{"type":"integer","minimum":3,"maximum":4},{"type":"null"}]}},"required":["row"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
