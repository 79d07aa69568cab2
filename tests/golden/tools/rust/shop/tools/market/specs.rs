// Made by toolc from tools.tools; do not edit.

//! Everything the design declares of the toolset `market`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{Effects, ErrorSpec, Implementation, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;
use super::packages::case_tools::codecs as case_tools;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "market",
    service: "shop",
    description: "Buy and sell.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&BUY_ITEM, &SEARCH_ITEMS];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// The tool `buy_item`.
#[rustfmt::skip]
pub static BUY_ITEM: Spec = Spec {
    name: "buy_item",
    description: "",
    toolset: "market",
    service: "shop",
    implementation: Implementation::Method("shop.buy"),
    version: Some("2.0.0"),
    tags: &["shop"],
    args: table::Table::Record(&codecs::BUY_ITEM_ARGS),
    result: Some(table::Table::Record(&case_tools::ITEM)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"},"count":{"type":"integer","default":1,"minimum":1,"maximum":9}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "too_busy",
            kind: Kind::RateLimited,
            message: "too_busy",
            field: None,
            action: Action::Retry,
            after_ms: Some(2000),
            hint: None,
        },
        ErrorSpec {
            code: "not_here",
            kind: Kind::NotFound,
            message: "Nothing has this id.",
            field: Some("id"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Use an id other than "), TextPart::Value(&["details", "id"]), TextPart::Text(".")]),
        },
    ],
    ..Spec::EMPTY
};

/// The tool `search_items`.
#[rustfmt::skip]
pub static SEARCH_ITEMS: Spec = Spec {
    name: "search_items",
    description: "",
    toolset: "market",
    service: "shop",
    implementation: Implementation::Method("shop.search"),
    version: Some("2.0.0"),
    tags: &["shop"],
    args: table::Table::Record(&codecs::SEARCH_ITEMS_ARGS),
    result: Some(table::Table::Record(&case_tools::FOUND)),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}}},"required":["items"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "run", source: Source::RunId },
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};
