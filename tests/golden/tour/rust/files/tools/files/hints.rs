// Made by toolc from files.tools; do not edit.

//! What the tools of `files` say while they run, behind their results, and to whom they ask for consent.

use super::provider::DeleteFiles;
use super::types::DeleteFilesArgs;

/// What `delete_files` asks a human before it runs: `Delete {args.paths.count} files?`
pub fn delete_files_question(args: &DeleteFilesArgs) -> String {
    toolrt::host::question::<DeleteFiles>(args)
}
