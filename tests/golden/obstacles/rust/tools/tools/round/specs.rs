// Made by toolc from obstacles.tools; do not edit.

//! Everything the design declares of the toolset `round`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::type_self::codecs as type_self;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "round",
    service: "tools",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&GO_ROUND, &U202E_TURNED_X, &BOUND_MAYBE, &BOUND_NOTHING];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `go_round`.
#[rustfmt::skip]
pub static GO_ROUND: Spec = Spec {
    name: "go_round",
    description: "",
    toolset: "round",
    service: "tools",
    args: table::Table::Record(&codecs::GO_ROUND_ARGS),
    result: Some(table::Table::Record(&type_self::CLIENT)),
    input_schema: r##"{"type":"object","properties":{"circle":{"$ref":"#/$defs/Circle"},"tagged":{"description":"Found by the sweep: each of these did not compile once.","anyOf":[{"type":"object","properties":{"ki\"nd\\":{"type":"string","enum":["a\"b"]},"value":{"type":"string"}},"required":["ki\"nd\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\"nd\\":{"type":"string","enum":["c\\d"]},"value":{"type":"string"}},"required":["ki\"nd\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\"nd\\":{"type":"string","enum":["e\nf"]},"value":{"type":"string"}},"required":["ki\"nd\\","value"],"additionalProperties":false},{"type":"object","properties":{"ki\"nd\\":{"type":"string","enum":["own record"]},"size":{"type":"integer"}},"required":["ki\"nd\\","size"],"additionalProperties":{"type":"integer"}},{"type":"object","properties":{"ki\"nd\\":{"type":"string","enum":["名\u0001"]},"value":{"type":"string"}},"required":["ki\"nd\\","value"],"additionalProperties":false}]},"labelled":{"anyOf":[{"type":"object","properties":{"type":{"type":"string","enum":["a\"b"]},"value":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","enum":["\u007f"]},"value":{"type":"integer"}},"required":["type","value"],"additionalProperties":false}]},"nothing":{"type":"object","properties":{"pair":{"type":"array","default":["x",null],"prefixItems":[{"type":"string"},{"anyOf":[{"type":"string"},{"type":"null"}]}],"items":false,"minItems":2},"wide":{"default":null,"anyOf":[{"type":"array","prefixItems":[{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"string"},{"type":"string","format":"uuid"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":12},{"type":"null"}]},"client":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}},"additionalProperties":false},"more":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/Field"}},"forty":{"type":"object","properties":{"f1":{"type":"integer"},"f2":{"type":"integer"},"f3":{"type":"integer"},"f4":{"type":"integer"},"f5":{"type":"integer"},"f6":{"type":"integer"},"f7":{"type":"integer"},"f8":{"type":"integer"},"f9":{"type":"integer"},"f10":{"type":"integer"},"f11":{"type":"integer"},"f12":{"type":"integer"},"f13":{"type":"integer"},"f14":{"type":"integer"},"f15":{"type":"integer"},"f16":{"type":"integer"},"f17":{"type":"integer"},"f18":{"type":"integer"},"f19":{"type":"integer"},"f20":{"type":"integer"},"f21":{"type":"integer"},"f22":{"type":"integer"},"f23":{"type":"integer"},"f24":{"type":"integer"},"f25":{"type":"integer"},"f26":{"type":"integer"},"f27":{"type":"integer"},"f28":{"type":"integer"},"f29":{"type":"integer"},"f30":{"type":"integer"},"f31":{"type":"integer"},"f32":{"type":"integer"},"f33":{"type":"integer"},"f34":{"type":"integer"},"f35":{"type":"integer"},"f36":{"type":"integer"},"f37":{"type":"integer"},"f38":{"type":"integer"},"f39":{"type":"integer"},"f40":{"type":"integer"}},"required":["f1","f2","f3","f4","f5","f6","f7","f8","f9","f10","f11","f12","f13","f14","f15","f16","f17","f18","f19","f20","f21","f22","f23","f24","f25","f26","f27","f28","f29","f30","f31","f32","f33","f34","f35","f36","f37","f38","f39","f40"],"additionalProperties":false}},"required":["name","fields"],"additionalProperties":false}},"required":["circle","tagged","labelled","nothing","more"],"additionalProperties":false,"$defs":{"Field":{"type":"object","properties":{"table":{"type":"object","properties":{"rows":{"type":"array","items":{"type":"array","items":{}}}},"required":["rows"],"additionalProperties":false},"record":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/Field"}}},"required":["name","fields"],"additionalProperties":false}},"required":["table"],"additionalProperties":false},"Circle":{"type":"object","properties":{"again":{"$ref":"#/$defs/Round"},"_list":{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":3},"list":{"type":"object","additionalProperties":{"type":"integer"},"maxProperties":4},"far":{"type":"array","prefixItems":[{"anyOf":[{"$ref":"#/$defs/Round"},{"type":"null"}]},{"type":"string","minLength":1}],"items":false,"minItems":2}},"additionalProperties":false},"Round":{"$ref":"#/$defs/Circle"}}}"##,
    output_schema: Some(r#"{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// The tool `` \u{202e}turned\u{a}`x` ``.
#[rustfmt::skip]
pub static U202E_TURNED_X: Spec = Spec {
    name: "\u{202e}turned\n`x`",
    description: "",
    toolset: "round",
    service: "tools",
    args: table::Table::Record(&codecs::U202E_TURNED_X_ARGS),
    result: Some(codecs::U202E_TURNED_X_RESULT_TABLE),
    input_schema: r##"{"type":"object","properties":{"wide":{"$ref":"#/$defs/Wide13"},"items":{"type":"array","items":{"$ref":"#/$defs/Wide13"}}},"required":["wide","items"],"additionalProperties":false,"$defs":{"Wide13":{"type":"array","prefixItems":[{"type":"integer"},{"type":"number"},{"type":"boolean"},{"type":"string"},{"type":"string","format":"uuid"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"},{"type":"integer"}],"items":{"type":"integer"},"minItems":12}}}"##,
    output_schema: Some(r##"{"type":"array","prefixItems":[{"type":"string"},{"$ref":"#/$defs/Box"},{"$ref":"#/$defs/Record"},{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"self":{"type":"integer"},"Self":{"type":"integer"},"crate":{"type":"integer"},"super":{"type":"integer"},"fn":{"type":"boolean"},"async":{"type":"boolean"},"gen":{"type":"boolean"},"$eq":{},"orderBy":{"type":"string"},"order_by":{"type":"string"},"🎉":{"type":"integer"},"名前":{"type":"string"},"":{"type":"integer"},"in-reply-to":{"type":"string"},"rest":{"type":"integer"},"_":{"type":"integer"}},"required":["type","from","self","Self","crate","super","fn","async","gen","orderBy","order_by","🎉","名前","","rest","_"],"additionalProperties":{"type":"string"}},{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},{"type":"integer"}],"items":false,"minItems":6,"$defs":{"Box":{"type":"object","properties":{"inside":{"$ref":"#/$defs/Box"}},"additionalProperties":false},"Record":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"type":"object","properties":{"table":{"type":"object","properties":{"rows":{"type":"array","items":{"type":"array","items":{}}}},"required":["rows"],"additionalProperties":false},"record":{"$ref":"#/$defs/Record"}},"required":["table"],"additionalProperties":false}}},"required":["name","fields"],"additionalProperties":false},"ALongNameOfATypeThatGoesOn":{"description":"Docs with `*/`, back-ticks ```, quotes \"\"\", braces {{}} {x}, [a link](nowhere), [`broken`], <b>, a mark \u202e turned, \u200f.\n\n    indented code();\n\n```\nfenced();\n```\n\n- a list\nlazily continued","type":"object","properties":{"a_very_long_name_of_a_field_that_goes_on_and_on":{"anyOf":[{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},{"type":"null"}]},"another_very_long_name_of_a_field_with_limits_that_goes_on_and_on":{"type":"array","items":{"type":"string","minLength":1,"maxLength":9},"minItems":1,"maxItems":3,"uniqueItems":true},"yet_another_very_long_name_of_a_field_with_a_default_that_goes_on":{"type":"string","default":"x","minLength":1,"maxLength":9}},"required":["a_very_long_name_of_a_field_that_goes_on_and_on","another_very_long_name_of_a_field_with_limits_that_goes_on_and_on"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// The tool `bound_maybe`.
#[rustfmt::skip]
pub static BOUND_MAYBE: Spec = Spec {
    name: "bound_maybe",
    description: "",
    toolset: "round",
    service: "tools",
    implementation: Implementation::Method("tools.maybe"),
    args: table::Table::Record(&codecs::BOUND_MAYBE_ARGS),
    result: Some(codecs::BOUND_MAYBE_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"x":{"type":"integer"}},"required":["x"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"object","properties":{"b":{"type":"integer"}},"required":["b"],"additionalProperties":false},{"type":"null"}]}"#),
    ..Spec::EMPTY
};

/// The tool `bound_nothing`.
#[rustfmt::skip]
pub static BOUND_NOTHING: Spec = Spec {
    name: "bound_nothing",
    description: "",
    toolset: "round",
    service: "tools",
    implementation: Implementation::Method("tools.always"),
    args: table::Table::Record(&codecs::BOUND_NOTHING_ARGS),
    result: Some(table::Table::Record(&codecs::BOUND_NOTHING_RESULT)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{},"additionalProperties":false}"#),
    ..Spec::EMPTY
};
