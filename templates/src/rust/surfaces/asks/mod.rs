//! What tools may ask while they run, as constants for handlers.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::code::Code;
use crate::page::Page;
use crate::rust::docs::inner;
use crate::rust::models::ToolModel;
use crate::rust::{docs, symbols};
use crate::slot::Slot;

/// What `asks.rs.j2` prints.
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
    docs: Slot,
    /// The question with the type of its answer.
    r#type: Slot,
    name: Slot,
    /// The function that gives the codec of the answer.
    codec: Slot,
}

/// `asks.rs`, where a tool asks something.
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
            docs: Slot::docs(format!(
                "What {} may ask: {}",
                docs::code(&model.tool.name),
                docs::code(&ask.question)
            )),
            r#type: Slot::code(Code::generic("toolrt::Ask", vec![made.rust.clone()])),
            name: Slot::literal(&*ask.name),
            codec: Slot::code(match &made.function {
                Some(function) => symbols::below("codecs", &format!("codecs::{function}")),
                None => Code::word("toolrt::Codec::of"),
            }),
        })
    });
    let asks: Vec<Ask> = asks.collect();
    if asks.is_empty() {
        return None;
    }
    let about = format!(
        "What the tools of {} may ask while they run, for [`Context::ask`](toolrt::Context::ask).",
        docs::code(&toolset.name)
    );
    let model = Asks {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        asks,
    };
    Some(Page::of(folder, "asks", "rust/asks", model))
}
