// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the toolset `cards`, as data.

use toolrt::call::{Action, Kind, Source, TextPart};
use toolrt::mcp::Icon;
use toolrt::spec::{Capability, Effects, ErrorSpec, Example, Handoff, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "cards",
    service: "board",
    description: "Cards of the board.",
    when: Some("Somebody speaks of cards."),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&FIND_CARDS, &MOVE_CARD, &DRAW];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Find cards.
#[rustfmt::skip]
pub static FIND_CARDS: Spec = Spec {
    name: "find_cards",
    title: Some("Find cards"),
    description: "Find cards.",
    toolset: "cards",
    service: "board",
    version: Some("2.0.0"),
    tags: &["reading"],
    icons: &[Icon { src: "https://acme.dev/find.png", mime: Some("image/png"), sizes: &["48x48", "96x96"], theme: Some("dark") }, Icon { src: "data:image/svg+xml;base64,PHN2Zy8+", mime: None, sizes: &["any"], theme: None }],
    args: table::Table::Record(&codecs::FIND_CARDS_ARGS),
    result: Some(codecs::FIND_CARDS_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"query":{"type":"string","default":""},"region":{"type":"string","x-mcp-header":"Region"}},"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"array","items":{"$ref":"#/$defs/Card"},"$defs":{"Card":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"next":{"$ref":"#/$defs/Card"}},"required":["id","title"],"additionalProperties":false}}}"##),
    injected: &[
        Injected { argument: "run", source: Source::RunId },
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    cost: Some("low"),
    errors: &[
        ErrorSpec {
            code: "no_such_card",
            kind: Kind::NotFound,
            message: "There is no such card.",
            field: None,
            action: Action::Correct,
            after_ms: None,
            hint: None,
        },
    ],
    next: &[
        Handoff { tool: "move_card", reason: "To move one" },
    ],
    result_hint: Some(&[TextPart::Text(""), TextPart::Count(&["result"]), TextPart::Text(" cards")]),
    examples: &[
        Example {
            name: Some("all"),
            args: r#"{}"#,
            result: Some(r#"[]"#),
            error: None,
        },
        Example {
            name: None,
            args: r#"{"query":"x"}"#,
            result: None,
            error: Some(("no_such_card", r#"{"id":7}"#)),
        },
    ],
    meta: Some(r#"{"acme.dev/team":"cards","dev.toolc/cost":"replaced"}"#),
    ..Spec::EMPTY
};

/// Move a card.
#[rustfmt::skip]
pub static MOVE_CARD: Spec = Spec {
    name: "move_card",
    description: "Move a card.",
    toolset: "cards",
    service: "board",
    version: Some("2.0.0"),
    deprecated: Some("use the board"),
    args: table::Table::Record(&codecs::MOVE_CARD_ARGS),
    result: Some(table::Table::Bool),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"integer"},"column":{"type":"string","enum":["Open","Done"]}},"required":["id","column"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"boolean"}"#),
    effects: Effects { idempotent: true, ..Effects::UNSAID },
    capabilities: &[
        Capability { name: "state:mutate", scope: None },
    ],
    scopes: &["cards:write"],
    data: Some("internal"),
    pii: Some("none"),
    avoid: Some("The card is archived."),
    ..Spec::EMPTY
};

/// Draw the board.
#[rustfmt::skip]
pub static DRAW: Spec = Spec {
    name: "draw",
    description: "Draw the board.",
    toolset: "cards",
    service: "board",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::DRAW_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    ..Spec::EMPTY
};
