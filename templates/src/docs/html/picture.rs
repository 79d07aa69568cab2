//! The page with the graph: as a picture, and as sentences for those who do not see it.

use schemars::JsonSchema;
use serde::Serialize;

use super::Known;
use super::shell::Shell;
use crate::graph::{Told, drawn};
use crate::slot::Slot;

/// As many sentences are printed.
const MOST_SENTENCES: usize = 2_000;

/// What `graph.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct Picture {
    shell: Shell,
    /// SVG.
    picture: Slot,
    sentences: Vec<Slot>,
    left_out: usize,
}

impl Picture {
    pub(super) fn of(known: &Known<'_>) -> Self {
        let places = &known.places;
        let link = |told: Told| match told {
            Told::Toolset(id) => places.toolset(id).map(str::to_owned),
            Told::Tool(id) => places.tool(id).map(str::to_owned),
        };
        let (picture, mut sentences) = drawn(known.scope.design, &link);
        let left_out = sentences.len().saturating_sub(MOST_SENTENCES);
        sentences.truncate(MOST_SENTENCES);
        Self {
            shell: known.site.shell("graph.html", "Graph", None, &[]),
            picture: Slot::lines(picture.trim_end()),
            sentences: sentences.into_iter().map(Slot::literal).collect(),
            left_out,
        }
    }
}
