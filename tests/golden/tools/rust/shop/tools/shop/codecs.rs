// Made by toolc from tools.tools; do not edit.

//! How the payloads, results and errors of the toolset `shop` are read, written and checked.

use super::types::{NoteTextArgs, NoteTextError, NoteTextResult};

toolrt::record! {
    NoteTextArgs: NOTE_TEXT_ARGS, closed;
    "text" text: required, STRING;
}

toolrt::record! {
    NoteTextResult: NOTE_TEXT_RESULT, closed;
    "length" length: required, INT;
}

toolrt::tool_errors!(NoteTextError {});
