//! What tools may ask while they run, as constants for handlers.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::code::Seen;
use crate::page::Page;
use crate::python::models::ToolModel;
use crate::python::{docs, symbols};
use crate::slot::Slot;

/// What `asks.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Asks {
    header: Slot,
    docs: Slot,
    asks: Vec<Ask>,
}

/// A question of a tool.
#[derive(JsonSchema, Serialize)]
struct Ask {
    constant: Slot,
    /// The type of the answer.
    r#type: Slot,
    name: Slot,
    codec: Slot,
}

/// `asks.py`, where a tool asks something.
pub(crate) fn page(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    folder: &str,
    header: &str,
) -> Option<Page> {
    let asks = models.iter().flat_map(|model| {
        let each = model.tool.asks.iter().zip(&model.asks);
        each.map(|(ask, made)| Ask {
            constant: Slot::name(&made.constant),
            r#type: Slot::code(made.typed.plain.seen(Seen::Checked)),
            name: Slot::literal(&*ask.name),
            codec: Slot::code(symbols::codec(&made.typed.codec)),
        })
    });
    let asks: Vec<Ask> = asks.collect();
    if asks.is_empty() {
        return None;
    }
    let about = format!(
        "What the tools of {} may ask while they run, for `cx.ask` and `cx.aask`.",
        docs::code(&toolset.name)
    );
    let model = Asks {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        asks,
    };
    Some(Page::of(folder, "asks", "python/asks", model))
}
