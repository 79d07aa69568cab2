//! Everything that is declared of a command, as data.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Cli, Design};

use super::spec::some;
use crate::slot::Slot;

/// A command.
#[derive(JsonSchema, Serialize)]
pub(crate) struct CommandSpec {
    name: Slot,
    service: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    version: Option<Slot>,
    /// The names of the tools that it shows.
    tools: Vec<Slot>,
}

impl CommandSpec {
    pub(crate) fn of(design: &Design, command: &Cli) -> Self {
        let tools = command.exposes.iter().flat_map(|view| &view.tools);
        Self {
            name: Slot::literal(&*command.name),
            service: Slot::literal(&*design[command.service].name),
            title: some(&command.title),
            description: some(&command.docs),
            version: some(&command.version),
            tools: tools.map(|id| Slot::literal(&*design[*id].name)).collect(),
        }
    }
}
