// Made by toolc from quotes.tools; do not edit.

//! Everything the design declares of the toolset `texts`, as data.

use toolrt::call::TextPart;
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::quotes::codecs as quotes;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "texts",
    service: "a\"\"\"; open('x', 'w'); \"\"\"b",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&C_OPEN_XWD];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Takes "quotes" of \"""; open("x").
#[rustfmt::skip]
pub static C_OPEN_XWD: Spec = Spec {
    name: "c\"\"\"; open('x', 'w'); \"\"\"d",
    title: Some("</script> %s"),
    description: "Takes \"quotes\" of \\\"\"\"; open(\"x\").",
    toolset: "texts",
    service: "a\"\"\"; open('x', 'w'); \"\"\"b",
    args: table::Table::Record(&codecs::C_OPEN_XWD_ARGS),
    result: Some(table::Table::Record(&quotes::OPEN)),
    input_schema: r#"{"type":"object","properties":{"{e} ${f} %s `g`":{"type":"string"}},"required":["{e} ${f} %s `g`"],"additionalProperties":false}"#,
    output_schema: Some(r##"{"description":"Ends in a block of its own:\n```\nstd::process::exit(1);","type":"object","properties":{"list":{"type":"array","description":"A Vec<T> of <script>evil()</script>, and [a link](javascript:evil).","items":{"type":"string"}},"more":{"type":"string","description":"- ```\n  std::process::exit(1);\n  ```\n\nDeprecated: */ \"\"\" '''","deprecated":true},"\"\"\"; open('x', 'w'); \"\"\"":{"type":"string","default":"\"#; evil(); r#\"\\"}},"required":["list"],"additionalProperties":false}"##),
    reminder: Some(&[TextPart::Text("`"), TextPart::Count(&["result", "list"]), TextPart::Text("` {open} \n```\n \"\"\"; open('x')")]),
    ..Spec::EMPTY
};
