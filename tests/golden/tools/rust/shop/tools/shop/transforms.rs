// Made by toolc from tools.tools; do not edit.

//! From the arguments of the bound tools of `shop` to the payloads of their methods, and back with the results.

use super::super::super::service::types as service;
use super::types::{NoteTextArgs, NoteTextResult};

/// What `shop.note` takes for a call of `note_text`.
pub fn note_text_payload(args: NoteTextArgs) -> Result<service::NotePayload, toolrt::Internal> {
    Ok(service::NotePayload { text: args.text })
}

/// What `note_text` gives for a result of `shop.note`.
pub fn note_text_result(result: service::NoteResult) -> Result<NoteTextResult, toolrt::Internal> {
    Ok(NoteTextResult {
        length: result.length,
    })
}
