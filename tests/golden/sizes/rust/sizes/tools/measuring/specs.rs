// Made by toolc from sizes.tools; do not edit.

//! Everything the design declares of the toolset `measuring`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "measuring",
    service: "sizes",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&TAKE_TUPLES, &TAKE_TREES];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Takes tuples of limited sizes.
#[rustfmt::skip]
pub static TAKE_TUPLES: Spec = Spec {
    name: "take_tuples",
    description: "Takes tuples of limited sizes.",
    toolset: "measuring",
    service: "sizes",
    args: table::Table::Record(&codecs::TAKE_TUPLES_ARGS),
    result: Some(codecs::TAKE_TUPLES_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"range":{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":3,"maxItems":4},"pair":{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}],"items":false,"minItems":2,"uniqueItems":true},"many":{"anyOf":[{"type":"array","prefixItems":[{"type":"number"}],"items":{},"minItems":2,"uniqueItems":true},{"type":"null"}]},"trail":{"$ref":"#/$defs/Trail"},"long":{"$ref":"#/$defs/Trail","minItems":5},"longer":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Trail","minItems":7},{"type":"null"}]}}},"required":["range","pair","trail","long"],"additionalProperties":false,"$defs":{"Trail":{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1,"maxItems":9}}}"##,
    output_schema: Some(r#"{"type":"array","prefixItems":[{"type":"integer"}],"items":{"type":"integer"},"minItems":1,"maxItems":2,"uniqueItems":true}"#),
    ..Spec::EMPTY
};

/// Takes what holds itself.
#[rustfmt::skip]
pub static TAKE_TREES: Spec = Spec {
    name: "take_trees",
    description: "Takes what holds itself.",
    toolset: "measuring",
    service: "sizes",
    args: table::Table::Record(&codecs::TAKE_TREES_ARGS),
    result: Some(codecs::TAKE_TREES_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"tree":{"$ref":"#/$defs/Tree","minItems":1,"maxItems":2},"outline":{"anyOf":[{"$ref":"#/$defs/Outline","minItems":1,"uniqueItems":true},{"type":"null"}]},"folder":{"$ref":"#/$defs/Folder","maxProperties":1},"secret":{"$ref":"#/$defs/Folder","maxProperties":2}},"required":["tree","folder"],"additionalProperties":false,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"}},"Outline":{"type":"array","description":"Has a part without a name.","items":{"type":"object","properties":{"title":{"type":"string"},"inside":{"$ref":"#/$defs/Outline","maxItems":3}},"required":["title","inside"],"additionalProperties":false}},"Folder":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folder"}}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Tree","maxItems":5,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"}}}}"##),
    ..Spec::EMPTY
};
