// Made by toolc from bindings.tools; do not edit.

//! Everything the design declares of the toolset `recipes`, as data.

use toolrt::call::Step::Key;
use toolrt::call::{Call, ChainStep, Expr, Path, Return, Source, Test};
use toolrt::spec::{Effects, Implementation, Injected, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "recipes",
    service: "shop",
    description: "Only chains: nobody implements anything.",
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&BUY_FIRST, &CLEAR_TWICE, &PAGE_OF];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// The specs of the tools that a model may see under these grants.
pub fn advertised(grants: &dyn toolrt::host::Policy) -> Vec<&'static Spec> {
    toolrt::host::advertised(SPECS.iter().copied(), grants, &toolrt::Context::new())
}

/// Finds and buys the first.
#[rustfmt::skip]
pub static BUY_FIRST: Spec = Spec {
    name: "buy_first",
    description: "Finds and buys the first.",
    toolset: "recipes",
    service: "shop",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(Some("found"), Call { tool: "search", args: &[
            ("words", Expr::Path(Path::of("args", &[Key("words")]))),
        ] }),
        ChainStep::If(Path::of("found", &[Key("hits")]), Test::Empty, Return::Value(Expr::Json(r#"{"bought":null,"all":[]}"#))),
        ChainStep::Call(Some("item"), Call { tool: "buy_item", args: &[
            ("id", Expr::Path(Path::of("args", &[Key("words")]))),
            ("note", Expr::Json(r#""from a chain""#)),
        ] }),
        ChainStep::Return(Return::Value(Expr::Object(&[
            ("bought", Expr::Path(Path::of("item", &[]))),
            ("all", Expr::Path(Path::of("found", &[Key("hits")]))),
        ]))),
    ],
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::BUY_FIRST_ARGS),
    result: Some(table::Table::Record(&codecs::BUY_FIRST_RESULT)),
    input_schema: r#"{"type":"object","properties":{"words":{"type":"string"}},"required":["words"],"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"bought":{"anyOf":[{"type":"object","properties":{"id":{"type":"string"},"price":{"description":"How much.","type":"object","properties":{"amount":{"type":"integer","minimum":0},"currency":{"type":"string","default":"EUR","minLength":3,"maxLength":3}},"required":["amount"],"additionalProperties":false},"tags":{"type":"array","default":[],"items":{"type":"string"}}},"required":["id","price"],"additionalProperties":false},{"type":"null"}]},"all":{"type":"array","items":{"type":"string"}}},"required":["bought","all"],"additionalProperties":false}"#),
    injected: &[
        Injected { argument: "run", source: Source::RunId },
    ],
    ..Spec::EMPTY
};

/// Passes content on.
#[rustfmt::skip]
pub static CLEAR_TWICE: Spec = Spec {
    name: "clear_twice",
    description: "Passes content on.",
    toolset: "recipes",
    service: "shop",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::Call(None, Call { tool: "clear_all", args: &[] }),
        ChainStep::Return(Return::Call(Call { tool: "clear_all", args: &[] })),
    ],
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::CLEAR_TWICE_ARGS),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    effects: Effects { destructive: Some(true), ..Effects::UNSAID },
    ..Spec::EMPTY
};

/// The tool `page_of`.
#[rustfmt::skip]
pub static PAGE_OF: Spec = Spec {
    name: "page_of",
    description: "",
    toolset: "recipes",
    service: "shop",
    implementation: Implementation::Chain,
    chain: &[
        ChainStep::If(Path::of("args", &[Key("page")]), Test::Absent, Return::Call(Call { tool: "search", args: &[
            ("words", Expr::Json(r#""all""#)),
        ] })),
        ChainStep::Return(Return::Call(Call { tool: "search", args: &[
            ("words", Expr::Json(r#""all""#)),
            ("page", Expr::Path(Path::of("args", &[Key("page")]))),
        ] })),
    ],
    version: Some("1.0.0"),
    args: table::Table::Record(&codecs::PAGE_OF_ARGS),
    result: Some(table::Table::Record(&codecs::PAGE_OF_RESULT)),
    input_schema: r#"{"type":"object","properties":{"page":{"type":"string"}},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"object","properties":{"hits":{"type":"array","items":{"type":"string"}},"prices":{"type":"array","items":{"type":"integer"}},"more":{"anyOf":[{"type":"string"},{"type":"null"}]},"count":{"type":"integer"},"lang":{"type":"string"}},"required":["hits","prices","more","count","lang"],"additionalProperties":false}"#),
    effects: Effects { readonly: true, ..Effects::UNSAID },
    ..Spec::EMPTY
};
