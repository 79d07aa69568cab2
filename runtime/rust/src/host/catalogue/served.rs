//! The two tools of an MCP server, which answers a call of `run_tool` by a call of the tool that is meant.

use super::Catalogue;
use super::below::below;
use super::definitions::{RUN_SERVED, SEARCH};
use super::front::{Front, read};
use super::run::Running;
use super::search::Searching;
use crate::call::{CallFault, Envelope, Json};
use crate::host::pipeline::unknown_tool;
use crate::spec::Spec;

impl Catalogue {
    /// The two tools as a server lists them: `search_tools` and `run_tool`. The second one gives what the tool gives,
    /// content as well, and declares no result.
    pub fn served() -> [&'static Spec; 2] {
        [&SEARCH, &RUN_SERVED]
    }

    /// The result of a call of `search_tools`, among the tools that its caller `may` see.
    ///
    /// # Errors
    /// The arguments are not valid.
    pub fn found(
        &self,
        payload: &[u8],
        may: impl Fn(&'static Spec) -> bool,
    ) -> Result<Json, Box<CallFault>> {
        Ok(self.search(&valid::<Searching>(payload)?, may))
    }

    /// The tool that a call of `run_tool` means, and its arguments.
    ///
    /// # Errors
    /// The arguments are not valid, or there is no such tool.
    pub fn meant(&self, payload: &[u8]) -> Result<(&'static Spec, Json), Box<CallFault>> {
        let args = valid::<Running>(payload)?;
        match self.tool(&args.name) {
            Some(spec) => Ok((spec, Json::from(&args.arguments))),
            None => {
                let known = self.specs().into_iter().map(|spec| spec.name);
                Err(Box::new(unknown_tool(known, &args.name)))
            }
        }
    }

    /// What the tool has answered, as whoever calls it by `run_tool` sees it: what is wrong with its arguments is below
    /// `/arguments`.
    pub fn below(mut envelope: Envelope) -> Envelope {
        envelope.error = envelope.error.map(below);
        envelope
    }
}

fn valid<F: Front>(payload: &[u8]) -> Result<F::Args, Box<CallFault>> {
    read::<F>(payload).map_err(|issues| Box::new(CallFault::invalid_input(issues)))
}
