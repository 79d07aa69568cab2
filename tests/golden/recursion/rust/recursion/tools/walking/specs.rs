// Made by toolc from recursion.tools; do not edit.

//! Everything the design declares of the toolset `walking`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::case_recursion::codecs as case_recursion;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "walking",
    service: "recursion",
    description: "Walks.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&WALK_ALL, &GIVE_NODE, &GIVE_PONG];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Takes them all.
#[rustfmt::skip]
pub static WALK_ALL: Spec = Spec {
    name: "walk_all",
    description: "Takes them all.",
    toolset: "walking",
    service: "recursion",
    args: table::Table::Record(&codecs::WALK_ALL_ARGS),
    result: Some(codecs::WALK_ALL_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"tree":{"$ref":"#/$defs/Tree"},"outline":{"$ref":"#/$defs/Outline"},"folder":{"$ref":"#/$defs/Folder","default":{}},"ping":{"$ref":"#/$defs/Ping"},"pong":{"$ref":"#/$defs/Pong"},"chain":{"$ref":"#/$defs/Chain"},"text":{"$ref":"#/$defs/Text"},"deep":{"$ref":"#/$defs/Deep"},"maybe":{"anyOf":[{"$ref":"#/$defs/Tree"},{"type":"null"}]}},"required":["tree","outline","ping","pong","text","deep"],"additionalProperties":false,"$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"},"maxItems":9},"Outline":{"type":"array","description":"Through an inline record, and null.","items":{"type":"object","properties":{"title":{"type":"string"},"inside":{"anyOf":[{"$ref":"#/$defs/Outline"},{"type":"null"}]}},"required":["title","inside"],"additionalProperties":false}},"Folder":{"type":"object","additionalProperties":{"$ref":"#/$defs/Folder"},"maxProperties":20},"Ping":{"type":"array","description":"Two that hold each other.","items":{"$ref":"#/$defs/Pong"}},"Pong":{"anyOf":[{"type":"object","additionalProperties":{"$ref":"#/$defs/Ping"}},{"type":"null"}]},"Chain":{"type":"array","description":"A pair of a value and perhaps another pair.","prefixItems":[{"type":"integer"},{"anyOf":[{"$ref":"#/$defs/Chain"},{"type":"null"}]}],"minItems":2,"maxItems":2},"Text":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Text"}}]},"Deep":{"type":"array","items":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Deep"},{"type":"null"}]}},"uniqueItems":true}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Tree","$defs":{"Tree":{"type":"array","description":"A list of itself.","items":{"$ref":"#/$defs/Tree"},"maxItems":9}}}"##),
    ..Spec::EMPTY
};

/// Gives a node.
#[rustfmt::skip]
pub static GIVE_NODE: Spec = Spec {
    name: "give_node",
    description: "Gives a node.",
    toolset: "walking",
    service: "recursion",
    args: table::Table::Record(&codecs::GIVE_NODE_ARGS),
    result: Some(table::Table::Record(&case_recursion::NODE)),
    input_schema: r##"{"type":"object","properties":{"node":{"$ref":"#/$defs/Node"},"odd":{"$ref":"#/$defs/Odd"}},"required":["node","odd"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]}},"required":["value","next"],"additionalProperties":false},"Odd":{"type":"array","items":{"$ref":"#/$defs/Odd"},"maxItems":3}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]}},"required":["value","next"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Gives the other one.
#[rustfmt::skip]
pub static GIVE_PONG: Spec = Spec {
    name: "give_pong",
    description: "Gives the other one.",
    toolset: "walking",
    service: "recursion",
    args: table::Table::Record(&codecs::GIVE_PONG_ARGS),
    result: Some(codecs::GIVE_PONG_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"ping":{"$ref":"#/$defs/Ping","default":[]}},"additionalProperties":false,"$defs":{"Ping":{"type":"array","description":"Two that hold each other.","items":{"anyOf":[{"type":"object","additionalProperties":{"$ref":"#/$defs/Ping"}},{"type":"null"}]}}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Pong","$defs":{"Pong":{"anyOf":[{"type":"object","additionalProperties":{"type":"array","description":"Two that hold each other.","items":{"$ref":"#/$defs/Pong"}}},{"type":"null"}]}}}"##),
    ..Spec::EMPTY
};
