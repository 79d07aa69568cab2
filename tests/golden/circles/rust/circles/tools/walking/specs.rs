// Made by toolc from right.tools; do not edit.

//! Everything the design declares of the toolset `walking`, as data.

use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::super::super::super::types::case_circles_left::codecs as case_circles_left;
use super::super::super::super::types::case_circles_right::codecs as case_circles_right;
use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "walking",
    service: "circles",
    description: "Walks.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&WALK_ALL, &GIVE_FORM];

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
    service: "circles",
    args: table::Table::Record(&codecs::WALK_ALL_ARGS),
    result: Some(table::Table::Union(&case_circles_left::EITHER)),
    input_schema: r##"{"type":"object","properties":{"turns":{"$ref":"#/$defs/Turns"},"few":{"$ref":"#/$defs/Turns","maxItems":1},"turn":{"$ref":"#/$defs/Turn"},"pair":{"$ref":"#/$defs/Pair"},"either":{"anyOf":[{"type":"string","minLength":1,"maxLength":3},{"type":"array","items":{"$ref":"#/$defs/Other"}}]},"there":{"type":"array","description":"Through aliases of the other package to a type of this one.","items":{"anyOf":[{"$ref":"#/$defs/Colour"},{"type":"null"}]}},"index":{"$ref":"#/$defs/Index"},"names":{"type":"array","items":{"type":"string","minLength":1,"maxLength":10},"maxItems":3},"mixed":{"type":"array","default":[],"items":{"anyOf":[{"type":"string","minLength":1,"maxLength":10},{"type":"integer"}]}},"shape":{"description":"Its variants are records of both.","anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["flat"]},"side":{"$ref":"#/$defs/Side","default":"near"}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}]},"form":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["round"]},"colour":{"$ref":"#/$defs/Colour"}},"required":["kind","colour"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}]}},"required":["turns","few","turn","pair","either","there","index","names","shape","form"],"additionalProperties":false,"$defs":{"Turns":{"type":"array","description":"Through a list to a record that leads back.","items":{"$ref":"#/$defs/Turn"},"maxItems":4},"Pair":{"type":"object","properties":{"other":{"anyOf":[{"$ref":"#/$defs/Other"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"side":{"$ref":"#/$defs/Side","default":"far"}},"required":["other","name"],"additionalProperties":false},"Index":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"#/$defs/Index"}}},"Colour":{"type":"string","enum":["red","green"]},"Turn":{"type":"object","properties":{"turns":{"anyOf":[{"$ref":"#/$defs/Turns"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"colour":{"$ref":"#/$defs/Colour","default":"red"}},"required":["turns","name"],"additionalProperties":false},"Other":{"type":"object","properties":{"pair":{"anyOf":[{"$ref":"#/$defs/Pair"},{"type":"null"}]},"names":{"type":"array","default":[],"items":{"type":"string","minLength":1,"maxLength":10}}},"required":["pair"],"additionalProperties":false},"Side":{"type":"string","enum":["near","far"]}}}"##,
    output_schema: Some(r##"{"anyOf":[{"type":"string","minLength":1,"maxLength":3},{"type":"array","items":{"$ref":"#/$defs/Other"}}],"$defs":{"Other":{"type":"object","properties":{"pair":{"anyOf":[{"type":"object","properties":{"other":{"anyOf":[{"$ref":"#/$defs/Other"},{"type":"null"}]},"name":{"type":"string","minLength":1,"maxLength":10},"side":{"default":"far","type":"string","enum":["near","far"]}},"required":["other","name"],"additionalProperties":false},{"type":"null"}]},"names":{"type":"array","default":[],"items":{"type":"string","minLength":1,"maxLength":10}}},"required":["pair"],"additionalProperties":false}}}"##),
    ..Spec::EMPTY
};

/// Gives a form.
#[rustfmt::skip]
pub static GIVE_FORM: Spec = Spec {
    name: "give_form",
    description: "Gives a form.",
    toolset: "walking",
    service: "circles",
    args: table::Table::Record(&codecs::GIVE_FORM_ARGS),
    result: Some(table::Table::Tagged(&case_circles_right::FORM)),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r##"{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["round"]},"colour":{"$ref":"#/$defs/Colour"}},"required":["kind","colour"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"colour":{"$ref":"#/$defs/Colour","default":"green"}},"required":["kind"],"additionalProperties":false}],"$defs":{"Colour":{"type":"string","enum":["red","green"]}}}"##),
    ..Spec::EMPTY
};
