// Made by toolc from unions.tools; do not edit.

//! Everything the design declares of the toolset `unions`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::case_unions::codecs as case_unions;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "unions",
    service: "unions",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&CHOOSE, &PICK, &DESCEND, &COUNT, &NEST];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// The tool `choose`.
#[rustfmt::skip]
pub static CHOOSE: Spec = Spec {
    name: "choose",
    description: "",
    toolset: "unions",
    service: "unions",
    args: table::Table::Record(&codecs::CHOOSE_ARGS),
    result: Some(codecs::CHOOSE_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"wire":{"$ref":"#/$defs/Wire"},"code":{"type":"integer","enum":[200,410]},"locator":{"anyOf":[{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]},{"type":"null"}]},"trigger":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["schedule"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["event-ref"]},"source":{"type":"string","format":"uri"},"labels":{"type":"object","default":{},"additionalProperties":{"type":"string"}}},"required":["kind","source"],"additionalProperties":false}]},"answer":{"$ref":"#/$defs/Answer"},"any":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{"type":"integer"}},{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false},{"$ref":"#/$defs/Wire"}]},"span":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"trail":{"anyOf":[{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer","minimum":0},"minItems":1},{"type":"null"}]},"tree":{"$ref":"#/$defs/Tree"},"cell":{"anyOf":[{"type":"integer","minimum":0,"maximum":9},{"type":"array","prefixItems":[{"type":"integer"},{"type":"integer"}],"minItems":2,"maxItems":2}]},"where":{"anyOf":[{"type":"string"},{"type":"array","items":{"type":"string"}}]},"inline":{"anyOf":[{"type":"string","enum":["a","b"]},{"type":"null"}]},"mixed":{"enum":[1,"one",true,1.5]},"lists":{"type":"array","items":{"type":"array","items":{"type":"string","minLength":1,"maxLength":3},"maxItems":2}},"maps":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"integer","minimum":0}}}},"required":["wire","code","locator","trigger","answer","any","span","tree","inline","mixed","lists","maps"],"additionalProperties":false,"$defs":{"Wire":{"description":"What the values mean:\n\n- \"done\": Deprecated: use closed","type":"string","enum":["To Do","in progress","done","+1","-1",""]},"Answer":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["text"]},"value":{"type":"string","minLength":1}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["plan"]},"value":{"type":"array","items":{"$ref":"#/$defs/Step"}}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["none"]},"value":{"type":"null"}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["again"]},"value":{"$ref":"#/$defs/Answer"}},"required":["type","value"],"additionalProperties":false}]},"Step":{"type":"object","properties":{"title":{"type":"string"},"steps":{"type":"array","default":[],"items":{"$ref":"#/$defs/Step"}},"next":{"$ref":"#/$defs/Step"},"answer":{"$ref":"#/$defs/Answer"}},"required":["title"],"additionalProperties":false},"Tree":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Tree"}}]}}}"##,
    output_schema: Some(r#"{"type":"array","items":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2}}"#),
    ..Spec::EMPTY
};

/// The tool `pick`.
#[rustfmt::skip]
pub static PICK: Spec = Spec {
    name: "pick",
    description: "",
    toolset: "unions",
    service: "unions",
    args: table::Table::Record(&codecs::PICK_ARGS),
    result: Some(table::Table::Union(&case_unions::LOCATOR)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"A ticket, by key or by number.","anyOf":[{"type":"string","pattern":"^[A-Z]{3}-\\d+$"},{"type":"integer","minimum":1}]}"#),
    ..Spec::EMPTY
};

/// The tool `descend`.
#[rustfmt::skip]
pub static DESCEND: Spec = Spec {
    name: "descend",
    description: "",
    toolset: "unions",
    service: "unions",
    args: table::Table::Record(&codecs::DESCEND_ARGS),
    result: Some(codecs::DESCEND_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"below":{"$ref":"#/$defs/Below"},"json":{"$ref":"#/$defs/Json"}},"required":["below","json"],"additionalProperties":false,"$defs":{"Below":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Below"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Below"}},"required":["side"],"additionalProperties":false}]},{"type":"null"}]},"Json":{"anyOf":[{"anyOf":[{"type":"string"},{"type":"number"},{"type":"array","items":{"$ref":"#/$defs/Json"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Json"}}]},{"type":"null"}]}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Below","$defs":{"Below":{"anyOf":[{"anyOf":[{"type":"object","properties":{"side":{"type":"string","enum":["left"]},"below":{"$ref":"#/$defs/Below"}},"required":["side","below"],"additionalProperties":false},{"type":"object","properties":{"side":{"type":"string","enum":["right"]},"below":{"$ref":"#/$defs/Below"}},"required":["side"],"additionalProperties":false}]},{"type":"null"}]}}}"##),
    ..Spec::EMPTY
};

/// The tool `count`.
#[rustfmt::skip]
pub static COUNT: Spec = Spec {
    name: "count",
    description: "",
    toolset: "unions",
    service: "unions",
    args: table::Table::Record(&codecs::COUNT_ARGS),
    result: Some(codecs::COUNT_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"integer","minimum":0}"#),
    ..Spec::EMPTY
};

/// The tool `nest`.
#[rustfmt::skip]
pub static NEST: Spec = Spec {
    name: "nest",
    description: "",
    toolset: "unions",
    service: "unions",
    args: table::Table::Record(&codecs::NEST_ARGS),
    result: Some(table::Table::Record(&case_unions::GROUP)),
    input_schema: r##"{"type":"object","properties":{"of":{"type":"array","items":{"type":"object","properties":{"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["nodes"],"additionalProperties":false}}},"required":["of"],"additionalProperties":false,"$defs":{"Node":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["group"]},"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["kind","nodes"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["leaf"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false}]}}}"##,
    output_schema: Some(r##"{"type":"object","properties":{"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["nodes"],"additionalProperties":false,"$defs":{"Node":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["group"]},"nodes":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["kind","nodes"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["leaf"]},"expression":{"type":"string"},"timezone":{"type":"string","default":"UTC"}},"required":["kind","expression"],"additionalProperties":false}]}}}"##),
    ..Spec::EMPTY
};
