// Made by toolc from wide.tools; do not edit.

//! Everything the design declares of the toolset `web`, as data.

use toolrt::call::{Source, TextPart};
use toolrt::spec::{Effects, Implementation, Injected, SideSpec, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "web",
    service: "corners",
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&WEB_SEARCH];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Search the web.
#[rustfmt::skip]
pub static WEB_SEARCH: Spec = Spec {
    name: "web-search",
    title: Some("Web search"),
    description: "Search the web.",
    toolset: "web",
    service: "corners",
    implementation: Implementation::Mcp("search-server"),
    version: Some("2.0.0"),
    deprecated: Some("Use search2"),
    args: table::Table::Record(&codecs::WEB_SEARCH_ARGS),
    result: Some(table::Table::Record(&codecs::WEB_SEARCH_RESULT)),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string","x-mcp-header":"Query"}},"required":["query"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"results":{"type":"array","items":{"type":"object","properties":{"title":{"type":"string"},"url":{"type":"string","format":"uri"}},"required":["title","url"],"additionalProperties":false}},"keywords":{"type":"object","properties":{"type":{"type":"string"},"tool":{"type":"integer"},"filter[status]":{"type":"string"},"from":{"type":"string","format":"date-time"},"in-reply-to":{"type":"string"},"args":{"type":"array","items":{"type":"array","items":{"type":"integer"}}}},"required":["type","from","args"],"additionalProperties":false},"nested":{"description":"Inline records, literals, tuples, maps.","type":"object","properties":{"point":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"],"additionalProperties":false},"mode":{"default":"fast","type":"string","enum":["fast","slow"]},"level":{"default":1,"type":"integer","enum":[1,2,3]},"sort":{"default":null,"anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"span":{"type":"array","prefixItems":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"trail":{"anyOf":[{"type":"array","prefixItems":[{"type":"string"}],"items":{"type":"integer"},"minItems":1},{"type":"null"}]},"bag":{"type":"object","default":{},"additionalProperties":{"type":"array","items":{}}},"money":{"description":"An amount of money.","type":"object","properties":{"amount":{"type":"integer","description":"Minor units, for example cents."},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}},"required":["amount","currency"],"additionalProperties":false}},"required":["point","span","money"],"additionalProperties":false},"open":{"description":"Keys that are not declared are kept.","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]},"typed":{"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":{"type":"string"}},"based":{"type":"object","properties":{"id":{"type":"integer"},"extra":{"anyOf":[{},{"type":"null"}]}},"required":["id"],"additionalProperties":false},"wire":{"description":"What the values mean:\n\n- \"done\": Deprecated: use closed","type":"string","enum":["To Do","in progress","done"]}},"required":["results","keywords","nested","open","typed","based","wire"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "token", source: Source::Label("token") },
    ],
    effects: Effects { readonly: true, open_world: Some(true), ..Effects::UNSAID },
    data: Some("confidential"),
    pii: Some("processes"),
    retries: 2,
    backoff_ms: 500,
    parallel: Some(4),
    side: &[
        SideSpec { name: "raw", audience: "internal" },
    ],
    reminder: Some(&[TextPart::Text("Quote your sources.")]),
    ..Spec::EMPTY
};
