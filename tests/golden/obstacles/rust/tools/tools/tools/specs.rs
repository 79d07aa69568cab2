// Made by toolc from obstacles.tools; do not edit.

//! Everything the design declares of the toolset `tools`, as data.

use toolrt::call::{Action, Kind};
use toolrt::spec::{ErrorSpec, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::type_self::codecs as type_self;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "tools",
    service: "tools",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&TOOLS_TOOL];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The tool `tools_tool`.
#[rustfmt::skip]
pub static TOOLS_TOOL: Spec = Spec {
    name: "tools_tool",
    description: "",
    toolset: "tools",
    service: "tools",
    args: table::Table::Record(&codecs::TOOLS_TOOL_ARGS),
    result: Some(table::Table::Record(&type_self::BOX_)),
    input_schema: r##"{"type":"object","properties":{"x":{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"self":{"type":"integer"},"Self":{"type":"integer"},"crate":{"type":"integer"},"super":{"type":"integer"},"fn":{"type":"boolean"},"async":{"type":"boolean"},"gen":{"type":"boolean"},"$eq":{},"orderBy":{"type":"string"},"order_by":{"type":"string"},"🎉":{"type":"integer"},"名前":{"type":"string"},"":{"type":"integer"},"in-reply-to":{"type":"string"},"rest":{"type":"integer"},"_":{"type":"integer"}},"required":["type","from","self","Self","crate","super","fn","async","gen","orderBy","order_by","🎉","名前","","rest","_"],"additionalProperties":{"type":"string"}},"y":{"type":"string","enum":["Self","self","crate","super","$eq","🎉","名前","a b","a-b","aB","created_at","-created_at","1","2.5"]},"z":{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},"p":{"type":"object","properties":{"reader":{"type":"string"},"writer":{"type":"integer"},"r":{"type":"integer"},"w":{"type":"integer"},"key":{"type":"string"},"value":{"type":"string"}},"required":["reader","writer","r","w","key","value"],"additionalProperties":false},"q":{"type":"object","properties":{"method":{"type":"string"},"URL":{"type":"object","properties":{"url":{"type":"string","format":"uri"}},"required":["url"],"additionalProperties":false}},"required":["method","URL"],"additionalProperties":false},"t":{"$ref":"#/$defs/Record"},"s":{"type":"object","properties":{"string":{"type":"string"}},"required":["string"],"additionalProperties":false}},"required":["x","y","z","p","q","t","s"],"additionalProperties":false,"$defs":{"Record":{"type":"object","properties":{"name":{"type":"string"},"fields":{"type":"array","items":{"type":"object","properties":{"table":{"type":"object","properties":{"rows":{"type":"array","items":{"type":"array","items":{}}}},"required":["rows"],"additionalProperties":false},"record":{"$ref":"#/$defs/Record"}},"required":["table"],"additionalProperties":false}}},"required":["name","fields"],"additionalProperties":false},"ALongNameOfATypeThatGoesOn":{"description":"Docs with `*/`, back-ticks ```, quotes \"\"\", braces {{}} {x}, [a link](nowhere), [`broken`], <b>, a mark \u202e turned, \u200f.\n\n    indented code();\n\n```\nfenced();\n```\n\n- a list\nlazily continued","type":"object","properties":{"a_very_long_name_of_a_field_that_goes_on_and_on":{"anyOf":[{"$ref":"#/$defs/ALongNameOfATypeThatGoesOn"},{"type":"null"}]},"another_very_long_name_of_a_field_with_limits_that_goes_on_and_on":{"type":"array","items":{"type":"string","minLength":1,"maxLength":9},"minItems":1,"maxItems":3,"uniqueItems":true},"yet_another_very_long_name_of_a_field_with_a_default_that_goes_on":{"type":"string","default":"x","minLength":1,"maxLength":9}},"required":["a_very_long_name_of_a_field_that_goes_on_and_on","another_very_long_name_of_a_field_with_limits_that_goes_on_and_on"],"additionalProperties":false}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Box","$defs":{"Box":{"type":"object","properties":{"inside":{"$ref":"#/$defs/Box"}},"additionalProperties":false}}}"##),
    errors: &[
        ErrorSpec {
            code: "box",
            kind: Kind::Input,
            message: "Nothing is inside.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    ..Spec::EMPTY
};
