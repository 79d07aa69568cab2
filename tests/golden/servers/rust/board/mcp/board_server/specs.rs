// Made by toolc from servers.tools; do not edit.

//! Everything the design declares of the toolset `board_server`, as data.

use toolrt::call::{Action, Kind};
use toolrt::mcp::{Icon, Messages};
use toolrt::spec::{AskSpec, Capability, ErrorSpec, Implementation, Spec, ToolsetSpec};
use toolrt::table;

use super::codecs;

/// The toolset.
#[rustfmt::skip]
pub static TOOLSET: ToolsetSpec = ToolsetSpec {
    name: "board_server",
    service: "board",
    title: Some("The board"),
    description: "Everything that a server may say.",
    version: Some("2.1.0"),
    tools: SPECS,
    ..ToolsetSpec::EMPTY
};

/// The specs of all tools, in declared order.
#[rustfmt::skip]
pub static SPECS: &[&Spec] = &[&COLUMN, &PICTURE, &A_FILE, &NOTES, &COMPARE, &IMPORTANT];

/// The spec of the tool `name`.
pub fn spec(name: &str) -> Option<&'static Spec> {
    SPECS.iter().copied().find(|spec| spec.name == name)
}

/// All cards of a column.
#[rustfmt::skip]
pub static COLUMN: Spec = Spec {
    name: "board_server/column",
    title: Some("A column"),
    description: "All cards of a column.",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Resource("board_server"),
    version: Some("2.1.0"),
    args: table::Table::Record(&codecs::COLUMN_ARGS),
    result: Some(codecs::COLUMN_RESULT_TABLE),
    input_schema: r#"{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}"#,
    output_schema: Some(r##"{"type":"array","items":{"$ref":"#/$defs/Card"},"$defs":{"Card":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"next":{"$ref":"#/$defs/Card"}},"required":["id","title"],"additionalProperties":false}}}"##),
    capabilities: &[
        Capability { name: "state:mutate", scope: None },
    ],
    scopes: &["cards:read"],
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
    timeout_ms: Some(5000),
    ..Spec::EMPTY
};

/// The picture of the board.
#[rustfmt::skip]
pub static PICTURE: Spec = Spec {
    name: "board_server/picture",
    description: "The picture of the board.",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Resource("board_server"),
    version: Some("2.1.0"),
    icons: &[Icon { src: "https://acme.dev/picture.png", mime: None, sizes: &[], theme: None }],
    args: table::Table::Record(&codecs::PICTURE_ARGS),
    result: Some(table::Table::BYTES),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string","contentEncoding":"base64"}"#),
    ..Spec::EMPTY
};

/// Files beside the board.
#[rustfmt::skip]
pub static A_FILE: Spec = Spec {
    name: "board_server/a file",
    description: "Files beside the board.",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Resource("board_server"),
    version: Some("2.1.0"),
    args: table::Table::Record(&codecs::A_FILE_ARGS),
    input_schema: r#"{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false}"#,
    asks: &[
        AskSpec { name: "which", question: "Which one?", schema: r#"{"type":"integer"}"# },
    ],
    ..Spec::EMPTY
};

/// The tool `board_server/notes`.
#[rustfmt::skip]
pub static NOTES: Spec = Spec {
    name: "board_server/notes",
    description: "",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Resource("board_server"),
    version: Some("2.1.0"),
    args: table::Table::Record(&codecs::NOTES_ARGS),
    result: Some(table::Table::STRING),
    input_schema: r#"{"type":"object","properties":{},"additionalProperties":false}"#,
    output_schema: Some(r#"{"type":"string"}"#),
    ..Spec::EMPTY
};

/// Compare a card with a sketch.
#[rustfmt::skip]
pub static COMPARE: Spec = Spec {
    name: "board_server/compare",
    title: Some("Compare"),
    description: "Compare a card with a sketch.",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Prompt("board_server"),
    version: Some("2.1.0"),
    icons: &[Icon { src: "https://acme.dev/compare.png", mime: None, sizes: &[], theme: None }],
    args: table::Table::Record(&codecs::COMPARE_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{"card":{"type":"string","title":"Card","description":"The card.","minLength":1,"maxLength":40},"how":{"default":"fast","type":"string","enum":["fast","very slow"]},"loud":{"type":"boolean"},"depth":{"anyOf":[{"type":"integer","enum":[1,2]},{"type":"null"}]},"limits":{"type":"object","properties":{"top":{"type":"integer"}},"required":["top"],"additionalProperties":false}},"required":["card"],"additionalProperties":false}"#,
    ..Spec::EMPTY
};

/// Whatever the host finds important.
#[rustfmt::skip]
pub static IMPORTANT: Spec = Spec {
    name: "board_server/important",
    description: "Whatever the host finds important.",
    toolset: "board_server",
    service: "board",
    implementation: Implementation::Prompt("board_server"),
    version: Some("2.1.0"),
    args: table::Table::Record(&codecs::IMPORTANT_ARGS),
    result: Some(Messages::TABLE),
    input_schema: r#"{"type":"object","properties":{"topic":{"type":"string"}},"additionalProperties":false}"#,
    scopes: &["cards:read"],
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
    asks: &[
        AskSpec { name: "depth", question: "How many cards?", schema: r#"{"type":"integer","minimum":1,"maximum":9}"# },
    ],
    ..Spec::EMPTY
};
