// Made by toolc from calls.tools; do not edit.

//! What the tools of `calling` say while they run, behind their results, and to whom they ask for consent.

use super::provider::{CountWords, DropPaths};
use super::types::{CountWordsArgs, CountWordsResult, DropPathsArgs};

/// What `drop_paths` asks a human before it runs: `Drop {args.paths.count} paths?`
pub fn drop_paths_question(args: &DropPathsArgs) -> String {
    toolrt::host::question::<DropPaths>(args)
}

/// What `count_words` reminds the model of behind its result: `{result.count} words are in {args.text}.`
pub fn count_words_reminder(args: &CountWordsArgs, result: &CountWordsResult) -> String {
    toolrt::host::reminder::<CountWords>(args, result)
}
