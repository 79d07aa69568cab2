// Made by toolc from tools.tools; do not edit.

//! Everything the design declares of the toolset `extra`, as data.

use toolrt::call::Step::Key;
use toolrt::call::{Action, Call, ChainStep, Expr, Kind, Path, Return, Source, TextPart};
use toolrt::spec::{
    Confirm, Effects, ErrorSpec, Implementation, Injected, Paging, SideSpec, Spec, ToolsetSpec,
};
use toolrt::table;

use super::codecs;
use super::packages::case_tools::codecs as case_tools;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "extra",
    service: "shop",
    title: Some("Extra"),
    description: "",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&SAY, &WATCH, &WIPE, &SYNC, &PAGE, &FIND_AND_SAY];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Sends text and gives no typed result.
#[rustfmt::skip]
pub static SAY: Spec = Spec {
    name: "say",
    description: "Sends text and gives no typed result.",
    toolset: "extra",
    service: "shop",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::SAY_ARGS),
    input_schema: r#"{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// Streams.
#[rustfmt::skip]
pub static WATCH: Spec = Spec {
    name: "watch",
    description: "Streams.",
    toolset: "extra",
    service: "shop",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::WATCH_ARGS),
    result: Some(table::Table::Record(&case_tools::ITEM)),
    item: Some(table::Table::Record(&case_tools::ITEM)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}"#),
    item_schema: Some(r#"{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    errors: &[
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
    timeout_ms: Some(30000),
    ..Spec::EMPTY
};

/// Plans.
#[rustfmt::skip]
pub static WIPE: Spec = Spec {
    name: "wipe",
    description: "Plans.",
    toolset: "extra",
    service: "shop",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::WIPE_ARGS),
    result: Some(table::Table::Record(&codecs::WIPE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"},"minItems":1}},"required":["ids"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"deleted":{"type":"integer"}},"required":["deleted"],"additionalProperties":false}"#),
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    confirm: Some(Confirm { question: &[TextPart::Text("Delete "), TextPart::Count(&["args", "ids"]), TextPart::Text(" items?")], denied: Some(r#"{"deleted":0}"#) }),
    dry_run: true,
    ..Spec::EMPTY
};

/// Does a part.
#[rustfmt::skip]
pub static SYNC: Spec = Spec {
    name: "sync",
    description: "Does a part.",
    toolset: "extra",
    service: "shop",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::SYNC_ARGS),
    result: Some(table::Table::Record(&codecs::SYNC_RESULT)),
    input_schema: r#"{"type":"object","properties":{"ids":{"type":"array","items":{"type":"string"}}},"required":["ids"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"done":{"type":"integer"}},"required":["done"],"additionalProperties":false}"#),
    partial: true,
    side: &[
        SideSpec { name: "log", audience: "internal" },
        SideSpec { name: "chart", audience: "timeline" },
    ],
    ..Spec::EMPTY
};

/// The tool `page`.
#[rustfmt::skip]
pub static PAGE: Spec = Spec {
    name: "page",
    description: "",
    toolset: "extra",
    service: "shop",
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::PAGE_ARGS),
    result: Some(table::Table::Record(&codecs::PAGE_RESULT)),
    input_schema: r#"{"type":"object","properties":{"cursor":{"type":"string"}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"items":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"score":{"type":"number"}},"required":["id","score"],"additionalProperties":false}},"next":{"type":"string"}},"required":["items"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "token", source: Source::Label("token") },
        Injected { argument: "caller", source: Source::Caller },
    ],
    effects: Effects { readonly: true, ..Effects::UNSAID },
    paging: Some(Paging { cursor: &["cursor"], next: &["next"] }),
    meta: Some(r#"{"a/b":1}"#),
    ..Spec::EMPTY
};

/// The tool `find_and_say`.
#[rustfmt::skip]
pub static FIND_AND_SAY: Spec = Spec {
    name: "find_and_say",
    description: "",
    toolset: "extra",
    service: "shop",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(Some("found"), Call { tool: "watch", args: &[
            ("id", Expr::Path(Path::of("args", &[Key("id")]))),
        ] }),
        ChainStep::Return(Return::Call(Call { tool: "sync", args: &[
            ("ids", Expr::List(&[
                Expr::Path(Path::of("found", &[Key("id")])),
            ])),
        ] })),
    ],
    version: Some("2.0.0"),
    args: table::Table::Record(&codecs::FIND_AND_SAY_ARGS),
    result: Some(table::Table::Record(&codecs::FIND_AND_SAY_RESULT)),
    input_schema: r#"{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"done":{"type":"integer"}},"required":["done"],"additionalProperties":false}"#),
    ..Spec::EMPTY
};
