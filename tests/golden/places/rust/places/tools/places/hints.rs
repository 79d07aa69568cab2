// Made by toolc from places.tools; do not edit.

//! What the tools of `places` say while they run, behind their results, and to whom they ask for consent.

use super::provider::Clean;
use super::types::CleanArgs;

/// What `clean` asks a human before it runs: `Delete {args.paths.count} files?`
pub fn clean_question(args: &CleanArgs) -> String {
    toolrt::host::question::<Clean>(args)
}
