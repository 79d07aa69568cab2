// Made by toolc from one.tools; do not edit.

//! From the arguments of the bound tools of `bound` to the payloads of their methods, and back with the results.

use super::super::super::service::types as service;
use super::types::{Nested, TwoUser, WeighArgs};

/// What `from.owner` takes for a call of `owner`.
pub fn owner_payload(args: TwoUser) -> Result<service::TwoUser, toolrt::Internal> {
    Ok(args)
}

/// What `owner` gives for a result of `from.owner`.
pub fn owner_result(result: service::OwnerResult) -> Result<Nested, toolrt::Internal> {
    Ok(result)
}

/// What `from.weigh` takes for a call of `weigh`.
pub fn weigh_payload(args: WeighArgs) -> Result<service::WeighPayload, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    inputs.payload()
}

/// What `weigh` gives for a result of `from.weigh`.
pub fn weigh_result(result: service::WeighResult) -> Result<Nested, toolrt::Internal> {
    Ok(result)
}
