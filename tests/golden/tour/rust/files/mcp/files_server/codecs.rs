// Made by toolc from files.tools; do not edit.

//! How the types of resources and prompts of `files_server` are read, written and checked.

use super::types::{FileTextArgs, FileTextError, SuggestNamesArgs, SuggestNamesError};

toolrt::record! {
    FileTextArgs: FILE_TEXT_ARGS, closed;
    "path" path: required, STRING;
}

toolrt::record! {
    SuggestNamesArgs: SUGGEST_NAMES_ARGS, closed;
    "pattern" pattern: required, STRING;
}

toolrt::tool_errors!(FileTextError {});

toolrt::tool_errors!(SuggestNamesError {});
