// Made by toolc from calls.tools; do not edit.

//! What the tools of `calling` say while they run, behind their results, and to whom they ask for consent.

use super::provider::DropPaths;
use super::types::DropPathsArgs;

/// What `drop_paths` asks a human before it runs: `Drop {args.paths.count} paths?`
pub fn drop_paths_question(args: &DropPathsArgs) -> String {
    toolrt::host::question::<DropPaths>(args)
}
