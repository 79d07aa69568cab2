// Made by toolc from secrets.tools; do not edit.

//! Everything the design declares of the toolset `secrets`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::conformance_secrets::codecs as conformance_secrets;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "secrets",
    service: "vectors_secrets",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHECK_SECRETS0, &CHECK_SECRETS1, &CHECK_SECRETS2, &CHECK_SECRETS3, &CHECK_SECRETS4, &CHECK_SECRETS5, &CHECK_SECRETS6];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Checks `Login`.
#[rustfmt::skip]
pub static CHECK_SECRETS0: Spec = Spec {
    name: "check_secrets0",
    description: "Checks `Login`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS0_ARGS),
    result: Some(table::Table::Record(&conformance_secrets::LOGIN)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"user":{"type":"string"},"token":{"type":"string","minLength":8},"pin":{"type":"integer","minimum":1000,"maximum":9999},"mode":{"type":"string","enum":["a","b"]},"keys":{"type":"array","items":{"type":"string"},"uniqueItems":true},"more":{"type":"object","additionalProperties":{"type":"integer"}},"inner":{"type":"object","properties":{"known":{"type":"integer"}},"required":["known"],"additionalProperties":false}},"required":["user","token"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Vault`.
#[rustfmt::skip]
pub static CHECK_SECRETS1: Spec = Spec {
    name: "check_secrets1",
    description: "Checks `Vault`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS1_ARGS),
    result: Some(table::Table::Record(&conformance_secrets::VAULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"key":{"type":"string","minLength":4},"keys":{"type":"array","items":{"type":"string","minLength":4}},"by_name":{"type":"object","additionalProperties":{"type":"string","minLength":4}},"maybe":{"anyOf":[{"type":"string","pattern":"^k"},{"type":"null"}]},"either":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"integer"}}]},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string","format":"date"}],"items":false,"minItems":2},"kept":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"integer"}},"how":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["plain"]},"text":{"type":"string"}},"required":["kind","text"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["hash"]},"data":{"type":"string","contentEncoding":"base64"}},"required":["kind","data"],"additionalProperties":false}]},"step":{"type":"number","multipleOf":0.5},"blob":{"type":"string","contentEncoding":"base64"},"yes":{"type":"boolean","enum":[true]},"any":{},"count":{"type":"object","additionalProperties":{"type":"integer"},"minProperties":1,"maxProperties":1}},"required":["key"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Key`.
#[rustfmt::skip]
pub static CHECK_SECRETS2: Spec = Spec {
    name: "check_secrets2",
    description: "Checks `Key`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS2_ARGS),
    result: Some(codecs::CHECK_SECRETS2_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","minLength":4}"#),
    ..Spec::EMPTY
};

/// Checks `Keys`.
#[rustfmt::skip]
pub static CHECK_SECRETS3: Spec = Spec {
    name: "check_secrets3",
    description: "Checks `Keys`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS3_ARGS),
    result: Some(codecs::CHECK_SECRETS3_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string","minLength":4}}"#),
    ..Spec::EMPTY
};

/// Checks `Whole`.
#[rustfmt::skip]
pub static CHECK_SECRETS4: Spec = Spec {
    name: "check_secrets4",
    description: "Checks `Whole`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS4_ARGS),
    result: Some(codecs::CHECK_SECRETS4_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"known":{"type":"integer"}},"required":["known"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Checks `Dressed`.
#[rustfmt::skip]
pub static CHECK_SECRETS5: Spec = Spec {
    name: "check_secrets5",
    description: "Checks `Dressed`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS5_ARGS),
    result: Some(table::Table::Union(&conformance_secrets::DRESSED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["bare"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["veiled"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false}],"$defs":{"Listed":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]}}}"##),
    ..Spec::EMPTY
};

/// Checks `Undressed`.
#[rustfmt::skip]
pub static CHECK_SECRETS6: Spec = Spec {
    name: "check_secrets6",
    description: "Checks `Undressed`.",
    toolset: "secrets",
    service: "vectors_secrets",
    args: table::Table::Record(&codecs::CHECK_SECRETS6_ARGS),
    result: Some(table::Table::Union(&conformance_secrets::UNDRESSED)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["veiled"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["bare"]},"list":{"$ref":"#/$defs/Listed"}},"required":["kind","list"],"additionalProperties":false}],"$defs":{"Listed":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]}}}"##),
    ..Spec::EMPTY
};
