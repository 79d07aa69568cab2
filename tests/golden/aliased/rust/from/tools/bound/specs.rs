// Made by toolc from one.tools; do not edit.

//! Everything the design declares of the toolset `bound`, as data.

use toolrt::spec::{Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::one::codecs as one;
use super::super::super::super::types::two::codecs as two;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "bound",
    service: "from",
    description: "Bound with and without names in between.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&OWNER, &WEIGH, &CONVERT, &TO_TEXT];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// Takes the type of the other package.
#[rustfmt::skip]
pub static OWNER: Spec = Spec {
    name: "owner",
    description: "Takes the type of the other package.",
    toolset: "bound",
    service: "from",
    implementation: Implementation::Method("from.owner"),
    args: table::Table::Record(&two::USER),
    result: Some(table::Table::List(&one::NESTED)),
    input_schema: r#"{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some(r##"{"$ref":"#/$defs/Nested","$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}"##),
    ..Spec::EMPTY
};

/// Takes what holds itself.
#[rustfmt::skip]
pub static WEIGH: Spec = Spec {
    name: "weigh",
    description: "Takes what holds itself.",
    toolset: "bound",
    service: "from",
    implementation: Implementation::Method("from.weigh"),
    args: table::Table::Record(&codecs::WEIGH_ARGS),
    result: Some(table::Table::List(&one::NESTED)),
    input_schema: r##"{"type":"object","properties":{"nested":{"$ref":"#/$defs/Nested"},"levels":{"type":"array","description":"Has a part without a name.","items":{"type":"string","enum":["low","high"]}},"user":{"description":"Has the name of a type of the other package.","type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}},"required":["nested","levels","user"],"additionalProperties":false,"$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}"##,
    output_schema: Some(r##"{"$ref":"#/$defs/Nested","$defs":{"Nested":{"type":"array","description":"Holds itself through nothing but lists.","items":{"$ref":"#/$defs/Nested"}}}}"##),
    ..Spec::EMPTY
};

/// Takes both types of one name in capitals.
#[rustfmt::skip]
pub static CONVERT: Spec = Spec {
    name: "convert",
    description: "Takes both types of one name in capitals.",
    toolset: "bound",
    service: "from",
    args: table::Table::Record(&codecs::CONVERT_ARGS),
    result: Some(table::Table::Record(&one::T1)),
    input_schema: r#"{"type":"object","properties":{"tree":{"description":"Has a field of the name of a member, and defaults that are no constants.","type":"object","properties":{"名":{"description":"A member without upper case.","type":"string","enum":["名"]},"step":{"type":"number","default":3.14159},"pairs":{"type":"object","default":{"a":[1,"b"],"c":[2,"d",{"name":"e"}]},"additionalProperties":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"minItems":2}}},"required":["名"],"additionalProperties":false},"from":{"description":"Has the name of a type of the other package, all in capitals.","type":"object","properties":{"second":{"type":"integer"}},"required":["second"],"additionalProperties":false}},"required":["tree","from"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"description":"Has the name of a type of the other package, all in capitals.","type":"object","properties":{"first":{"type":"integer"}},"required":["first"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};

/// Makes text of a tree.
#[rustfmt::skip]
pub static TO_TEXT: Spec = Spec {
    name: "to_text",
    description: "Makes text of a tree.",
    toolset: "bound",
    service: "from",
    args: table::Table::Record(&codecs::TO_TEXT_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"tree":{"description":"Has a field of the name of a member, and defaults that are no constants.","type":"object","properties":{"名":{"description":"A member without upper case.","type":"string","enum":["名"]},"step":{"type":"number","default":3.14159},"pairs":{"type":"object","default":{"a":[1,"b"],"c":[2,"d",{"name":"e"}]},"additionalProperties":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":{"description":"Has the name of a type of the other package.","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"minItems":2}}},"required":["名"],"additionalProperties":false}},"required":["tree"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};
