//! The one-line texts of tools as functions of their values.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::code::{Module, Seen};
use crate::page::Page;
use crate::plan;
use crate::python::constants::Constants;
use crate::python::models::ToolModel;
use crate::python::{docs, symbols};
use crate::slot::Slot;

/// What `hints.py.j2` prints.
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
    function: Slot,
    tool: Slot,
}

/// `hints.py`, where a tool has a text.
pub(crate) fn page(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    folder: &str,
    header: &str,
) -> Option<Page> {
    let all = models.iter().zip(&constants.tools);
    let all = all.flat_map(|(model, constant)| {
        plan::hints::of(model.tool).map(move |one| hint(model, constant, &one))
    });
    let hints: Vec<Hint> = all.collect();
    if hints.is_empty() {
        return None;
    }
    let about = format!(
        "What the tools of {} say, and ask a human before they run.",
        docs::code(&toolset.name)
    );
    let model = Hints {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        hints,
    };
    Some(Page::of(folder, "hints", "python/hints", model))
}

/// `update_todos_call_hint` of `update_todos`.
fn hint(model: &ToolModel<'_>, constant: &str, hint: &plan::hints::Hint<'_>) -> Hint {
    let result = hint.has_result.then(|| match &model.result {
        Some(result) => result.plain.seen(Seen::Checked),
        None => symbols::toolrt("toolrt.Content").seen(Seen::Checked),
    });
    let name = format!("{}_{}", model.method.trim_end_matches('_'), hint.kind);
    let about = format!(
        "Give what {} {}: {}.",
        docs::code(&model.tool.name),
        hint.says,
        docs::code(&hint.written())
    );
    Hint {
        name: Slot::name(&name),
        docs: Slot::docs(about),
        args: Slot::code(symbols::own_type(&model.args).seen(Seen::Checked)),
        result: result.map(Slot::code),
        function: Slot::code(symbols::from_library("toolrt.host", hint.kind)),
        tool: Slot::code(symbols::known_as(
            Module::Beside("provider"),
            constant,
            constant,
        )),
    }
}
