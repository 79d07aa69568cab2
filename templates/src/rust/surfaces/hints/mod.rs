//! The one-line texts of tools as functions of their values.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::page::Page;
use crate::plan;
use crate::rust::docs::inner;
use crate::rust::models::ToolModel;
use crate::rust::{docs, symbols};
use crate::slot::Slot;

/// What `hints.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Hints {
    header: Slot,
    docs: Slot,
    hints: Vec<Hint>,
}

/// A text of a tool.
#[derive(JsonSchema, Serialize)]
struct Hint {
    name: Slot,
    docs: Slot,
    args: Slot,
    result: Option<Slot>,
    /// The function of the runtime that fills it.
    kind: Slot,
    tool: Slot,
}

/// `hints.rs`, where a tool has a text.
pub(crate) fn page(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    folder: &str,
    header: &str,
) -> Option<Page> {
    let hints = models
        .iter()
        .flat_map(|model| plan::hints::of(model.tool).map(|one| hint(model, &one)));
    let hints: Vec<Hint> = hints.collect();
    if hints.is_empty() {
        return None;
    }
    let about = format!(
        "What the tools of {} say while they run, behind their results, and to whom they ask for consent.",
        docs::code(&toolset.name)
    );
    let model = Hints {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        hints,
    };
    Some(Page::of(folder, "hints", "rust/hints", model))
}

/// `update_todos_call_hint` of `update_todos`.
fn hint(model: &ToolModel<'_>, hint: &plan::hints::Hint<'_>) -> Hint {
    let about = format!(
        "What {} {}: {}",
        docs::code(&model.tool.name),
        hint.says,
        docs::code(&hint.written())
    );
    Hint {
        name: Slot::name(&format!(
            "{}_{}",
            model.method.trim_end_matches('_'),
            hint.kind
        )),
        docs: Slot::docs(about),
        args: Slot::code(model.args.clone()),
        result: hint.has_result.then(|| Slot::code(model.result.clone())),
        kind: Slot::word(hint.kind),
        tool: Slot::code(symbols::beside("provider", &model.name)),
    }
}
