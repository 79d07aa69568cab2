//! Schemas for providers that take a part of JSON Schema: the same meaning in other shapes, with the way back.
//!
//! `spec/providers.md` has the rules. What a shape cannot say goes into the description; what is lost is told.

mod alike;
mod notes;
mod undo;
mod writer;

use toolc_compiler::ir::{Design, Tool};
use toolc_compiler::providers::Provider;

pub(super) use notes::{decimal_range, other_format};
pub use undo::Undo;

/// The arguments of a tool as a provider takes them.
#[derive(Debug)]
pub struct Lowered {
    /// The schema.
    pub schema: String,
    /// Whether the provider may hold the model to it.
    pub strict: bool,
    /// From arguments that fit the schema to those that the tool takes.
    pub undo: Undo,
    /// What the schema does not say, or says otherwise.
    pub losses: Vec<Loss>,
}

/// Something that a provider is not told, or only in words.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Loss {
    /// The tool.
    pub tool: String,
    /// Where in its arguments; empty for all of them.
    pub path: String,
    /// What, and what becomes of it.
    pub what: String,
}

/// The schemas of a tool's arguments for those of some providers that are sent another one than the whole.
pub fn own_schemas(
    design: &Design,
    tool: &Tool,
    providers: &[&'static Provider],
    whole: &str,
) -> Vec<(&'static str, String)> {
    let all = providers.iter().filter_map(|provider| {
        let lowered = lowered(design, tool, provider);
        let own = lowered.strict || lowered.schema != whole;
        own.then_some((provider.name, lowered.schema))
    });
    all.collect()
}

/// The schema of a tool's arguments for a provider.
///
/// In a strict mode that cannot say it, the tool goes without: with the whole schema, and a loss that names the reason.
pub fn lowered(design: &Design, tool: &Tool, provider: &Provider) -> Lowered {
    let plain = |losses: Vec<Loss>| Lowered {
        schema: super::of_record(design, &tool.payload.record, tool.payload.declared),
        strict: false,
        undo: Undo::Nothing,
        losses,
    };
    if provider.schema.keywords.is_none() {
        return match writer::root_alternative(design, tool, provider) {
            None => plain(Vec::new()),
            Some(loss) => Lowered {
                schema: super::of_plain_root(design, tool),
                ..plain(vec![loss])
            },
        };
    }
    let written = writer::write(design, tool, provider);
    match written.refusals.is_empty() {
        true => Lowered {
            schema: written.schema,
            strict: provider.strict,
            undo: written.undo,
            losses: written.losses,
        },
        false => plain(written.refusals),
    }
}
