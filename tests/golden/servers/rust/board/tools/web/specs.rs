// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the toolset `web`, as data.

use toolrt::call::Step::Key;
use toolrt::call::{Call, ChainStep, Expr, Path, Return, Source};
use toolrt::spec::{Effects, Implementation, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "web",
    service: "board",
    description: "The tools of a server elsewhere.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&WEB_SEARCH, &SEARCH_TWICE];

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
    name: "web_search",
    description: "Search the web.",
    toolset: "web",
    service: "board",
    implementation: Implementation::Mcp("search"),
    remote: Some("search"),
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::WEB_SEARCH_ARGS),
    result: Some(codecs::WEB_SEARCH_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"}}"#),
    injected: &[
        Injected { argument: "tenant", source: Source::Label("tenant") },
    ],
    effects: Effects { readonly: true, open_world: Some(true), ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// Search twice.
#[rustfmt::skip]
pub static SEARCH_TWICE: Spec = Spec {
    name: "search_twice",
    description: "Search twice.",
    toolset: "web",
    service: "board",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(None, Call { tool: "web_search", args: &[
            ("query", Expr::Path(Path::of("args", &[Key("query")]))),
        ] }),
        ChainStep::Return(Return::Call(Call { tool: "web_search", args: &[
            ("query", Expr::Path(Path::of("args", &[Key("query")]))),
        ] })),
    ],
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::SEARCH_TWICE_ARGS),
    result: Some(codecs::SEARCH_TWICE_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"array","items":{"type":"string"}}"#),
    effects: Effects { readonly: true, open_world: Some(true), ..Effects::UNSAID },
    ..Spec::EMPTY
};
