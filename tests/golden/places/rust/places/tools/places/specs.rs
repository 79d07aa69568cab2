// Made by toolc from places.tools; do not edit.

//! Everything the design declares of the toolset `places`, as data.

use toolrt::call::TextPart;
use toolrt::spec::{Capability, Confirm, Effects, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::case_places::codecs as case_places;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "places",
    service: "places",
    description: "Tools with paths and URIs in their arguments.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&READ, &COPY, &CLEAN, &VISIT, &FETCH, &LOAD];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Reads a file.
#[rustfmt::skip]
pub static READ: Spec = Spec {
    name: "read",
    description: "Reads a file.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&codecs::READ_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"file":{"type":"string","default":"."}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:read", scope: None },
    ],
    ..Spec::EMPTY
};

/// Copies.
#[rustfmt::skip]
pub static COPY: Spec = Spec {
    name: "copy",
    description: "Copies.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&case_places::COPY),
    result: Some(table::Table::STRING),
    input_schema: r#"{"description":"What to copy, and where to.","type":"object","properties":{"from":{"type":"string"},"to":{"type":"string"},"log":{"type":"string","description":"Where the design says it."},"about":{"type":"string","format":"uri"}},"required":["from","to"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    capabilities: &[
        Capability { name: "fs:read", scope: None },
        Capability { name: "fs:write", scope: None },
    ],
    scopes: &["copies:out"],
    data: Some("restricted"),
    pii: Some("stores"),
    ..Spec::EMPTY
};

/// Cleans up.
#[rustfmt::skip]
pub static CLEAN: Spec = Spec {
    name: "clean",
    description: "Cleans up.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&codecs::CLEAN_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"paths":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["paths"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "fs:delete", scope: Some("./out") },
        Capability { name: "fs:delete", scope: Some("./tmp") },
    ],
    confirm: Some(Confirm { question: &[TextPart::Text("Delete "), TextPart::Count(&["args", "paths"]), TextPart::Text(" files?")], denied: None }),
    ..Spec::EMPTY
};

/// Deals with places of all kinds.
#[rustfmt::skip]
pub static VISIT: Spec = Spec {
    name: "visit",
    description: "Deals with places of all kinds.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&codecs::VISIT_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r##"{"type":"object","properties":{"trees":{"type":"object","additionalProperties":{"$ref":"#/$defs/Tree"}},"pair":{"type":"array","prefixItems":[{"type":"string"},{"type":"string","format":"uri"}],"minItems":2,"maxItems":2},"targets":{"type":"array","items":{"description":"Where something is.","anyOf":[{"description":"A file.","type":"object","properties":{"kind":{"type":"string","enum":["file"]},"path":{"type":"string"}},"required":["kind","path"],"additionalProperties":false},{"description":"A page.","type":"object","properties":{"kind":{"type":"string","enum":["page"]},"url":{"type":"string","format":"uri"}},"required":["kind","url"],"additionalProperties":false}]}},"thing":{"description":"Any of several things.","anyOf":[{"description":"A file.","type":"object","properties":{"type":{"type":"string","enum":["file"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false},{"description":"A word.","type":"object","properties":{"type":{"type":"string","enum":["word"]},"value":{"type":"string"}},"required":["type","value"],"additionalProperties":false}]},"words":{"anyOf":[{"type":"string","enum":["stdin"]},{"type":"string"},{"type":"integer"}]},"source":{"anyOf":[{"type":"string","format":"uri"},{"type":"string"}]},"upload":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["file"]},"source":{"type":"string"}},"required":["kind","source"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","enum":["text"]},"source":{"type":"string"}},"required":["kind","source"],"additionalProperties":false}]},"hidden":{"type":"array","writeOnly":true,"items":{"type":"string"}},"folder":{"anyOf":[{"type":"string"},{"type":"null"}]},"note":{"type":"string"}},"additionalProperties":{"type":"string"},"$defs":{"Tree":{"description":"A tree of folders: as deep as it is.","type":"object","properties":{"at":{"type":"string","description":"A folder by another name.","minLength":1,"maxLength":200},"below":{"type":"array","default":[],"items":{"$ref":"#/$defs/Tree"}}},"required":["at"],"additionalProperties":false}}}"##,
    output_schema: Some(r#"{"type":"string"}"#),
    capabilities: &[
        Capability { name: "fs:read", scope: None },
        Capability { name: "net:read", scope: None },
    ],
    ..Spec::EMPTY
};

/// Gets a page.
#[rustfmt::skip]
pub static FETCH: Spec = Spec {
    name: "fetch",
    description: "Gets a page.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&codecs::FETCH_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"url":{"type":"string","format":"uri"}},"required":["url"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "net:read", scope: None },
    ],
    ..Spec::EMPTY
};

/// Gets a file or a page, and nothing else.
#[rustfmt::skip]
pub static LOAD: Spec = Spec {
    name: "load",
    description: "Gets a file or a page, and nothing else.",
    toolset: "places",
    service: "places",
    args: table::Table::Record(&codecs::LOAD_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"from":{"type":"string","format":"uri"},"log":{"type":"string","format":"uri"}},"required":["from"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    capabilities: &[
        Capability { name: "fs:read", scope: None },
        Capability { name: "net:read", scope: Some("api.example.com") },
        Capability { name: "net:read", scope: Some("www.example.com") },
        Capability { name: "net:write", scope: None },
    ],
    ..Spec::EMPTY
};
