// Made by toolc from shared.tools; do not edit.

//! What the tools of `archive` say while they run, behind their results, and to whom they ask for consent.

use super::provider::Burn;
use super::types::BurnArgs;

/// What `burn` asks a human before it runs: `Burn {args.id}?`
pub fn burn_question(args: &BurnArgs) -> String {
    toolrt::host::question::<Burn>(args)
}
