// Made by toolc from tools.tools; do not edit.

//! What the tools of `extra` say while they run, behind their results, and to whom they ask for consent.

use super::provider::Wipe;
use super::types::WipeArgs;

/// What `wipe` asks a human before it runs: `Delete {args.ids.count} items?`
pub fn wipe_question(args: &WipeArgs) -> String {
    toolrt::host::question::<Wipe>(args)
}
