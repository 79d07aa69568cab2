// Made by toolc from namesakes.tools; do not edit.

//! From the arguments of the bound tools of `sheets` to the payloads of their methods, and back with the results.

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::codecs;
use super::types::{ReadRowsArgs, ReadRowsResultItem};

/// What `sheet.read` takes for a call of `read_rows`.
pub fn read_rows_payload(args: ReadRowsArgs) -> Result<service::ReadPayload, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    inputs.payload()
}

/// What `read_rows` gives for a result of `sheet.read`.
pub fn read_rows_result(
    result: service::ReadResult,
) -> Result<Vec<ReadRowsResultItem>, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::read_result(),
        &result,
        codecs::read_rows_result(),
        None,
    )
}
