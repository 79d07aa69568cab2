// Made by toolc from bindings.tools; do not edit.

//! Everything the design declares of the toolset `till`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::spec::{
    Confirm, Effects, ErrorSpec, Implementation, Injected, Paging, SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::codecs;
use super::packages::case_bindings::codecs as case_bindings;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "till",
    service: "shop",
    description: "Buy and look.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&BUY_ITEM, &SEARCH, &WATCH_PRICE, &CLEAR_ALL, &LABEL_ITEM];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// By name: everything is moved.
#[rustfmt::skip]
pub static BUY_ITEM: Spec = Spec {
    name: "buy_item",
    description: "By name: everything is moved.",
    toolset: "till",
    service: "shop",
    implementation: Implementation::Method("shop.buy"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::BUY_ITEM_ARGS),
    result: Some(table::Table::Record(&case_bindings::ITEM)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"},"note":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "gone",
            kind: Kind::NotFound,
            message: "Nothing has this id.",
            field: Some("id"),
            action: Action::Correct,
            after_ms: None,
            hint: Some(&[TextPart::Text("Not "), TextPart::Value(&["details", "id"]), TextPart::Text(".")]),
        },
        ErrorSpec {
            code: "sold_out",
            kind: Kind::Conflict,
            message: "Too much.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
    ],
    call_hint: Some(&[TextPart::Text("Buying "), TextPart::Value(&["args", "id"])]),
    result_hint: Some(&[TextPart::Text(""), TextPart::Value(&["args", "id"]), TextPart::Text(" costs "), TextPart::Value(&["result", "price", "amount"]), TextPart::Text(" {cents}")]),
    reminder: Some(&[TextPart::Text("Say that "), TextPart::Value(&["result", "id"]), TextPart::Text(" was bought.")]),
    ..Spec::EMPTY
};

/// Mapped, and back: a limit of the method is narrower than the tool's.
#[rustfmt::skip]
pub static SEARCH: Spec = Spec {
    name: "search",
    description: "Mapped, and back: a limit of the method is narrower than the tool's.",
    toolset: "till",
    service: "shop",
    implementation: Implementation::Method("shop.find"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::SEARCH_ARGS),
    result: Some(table::Table::Record(&codecs::SEARCH_RESULT)),
    input_schema: r#"{"type":"object","properties":{"words":{"type":"string"},"most":{"type":"integer"},"page":{"type":"string"}},"required":["words"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"type":"integer"}},"more":{"anyOf":[{"type":"string"},{"type":"null"}]},"count":{"type":"integer"},"lang":{"type":"string"}},"required":["hits","prices","more","count","lang"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
        ErrorSpec {
            code: "sold_out",
            kind: Kind::Conflict,
            message: "Too much.",
            field: None,
            action: Action::Retry,
            after_ms: None,
            hint: None,
        },
    ],
    paging: Some(Paging { cursor: &["page"], next: &["more"] }),
    ..Spec::EMPTY
};

/// By name, but of other types: whatever fits by shape.
#[rustfmt::skip]
pub static WATCH_PRICE: Spec = Spec {
    name: "watch_price",
    description: "By name, but of other types: whatever fits by shape.",
    toolset: "till",
    service: "shop",
    implementation: Implementation::Method("shop.watch"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::WATCH_PRICE_ARGS),
    result: Some(codecs::WATCH_PRICE_RESULT_TABLE),
    item: Some(table::Table::Record(&codecs::WATCH_PRICE_ITEM)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"anyOf":[{"type":"number"},{"type":"null"}]}"#),
    item_schema: Some(r#"{"type":"object","properties":{"at":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false}},"required":["at","price"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "token", source: Source::Label("token") },
    ],
    partial: true,
    side: &[
        SideSpec { name: "log", audience: "internal" },
    ],
    ..Spec::EMPTY
};

/// Nothing in, nothing out.
#[rustfmt::skip]
pub static CLEAR_ALL: Spec = Spec {
    name: "clear_all",
    description: "Nothing in, nothing out.",
    toolset: "till",
    service: "shop",
    implementation: Implementation::Method("shop.clear"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::CLEAR_ALL_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    confirm: Some(Confirm { question: &[TextPart::Text("Clear it all, {really}?")], denied: None }),
    ..Spec::EMPTY
};

/// The caller's text meets the method's limit.
#[rustfmt::skip]
pub static LABEL_ITEM: Spec = Spec {
    name: "label_item",
    description: "The caller's text meets the method's limit.",
    toolset: "till",
    service: "shop",
    implementation: Implementation::Method("shop.label"),
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::LABEL_ITEM_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    effects: Effects { destructive: Some(false), ..Effects::UNSAID },
    ..Spec::EMPTY
};
