// Made by toolc from calculator.tools; do not edit.

//! From the arguments of the bound tools of `calculator` to the payloads of their methods, and back with the results.

use super::super::super::service::types as service;
use super::types::{AddArgs, AddResult, DivideArgs, DivideResult};

/// What `calculator.add` takes for a call of `add`.
pub fn add_payload(args: AddArgs) -> Result<service::AddPayload, toolrt::Internal> {
    Ok(service::AddPayload {
        a: args.a,
        b: args.b,
    })
}

/// What `add` gives for a result of `calculator.add`.
pub fn add_result(result: service::AddResult) -> Result<AddResult, toolrt::Internal> {
    Ok(AddResult { sum: result.sum })
}

/// What `calculator.divide` takes for a call of `divide`.
pub fn divide_payload(args: DivideArgs) -> Result<service::DividePayload, toolrt::Internal> {
    Ok(service::DividePayload {
        a: args.a,
        b: args.b,
    })
}

/// What `divide` gives for a result of `calculator.divide`.
pub fn divide_result(result: service::DivideResult) -> Result<DivideResult, toolrt::Internal> {
    Ok(DivideResult {
        quotient: result.quotient,
    })
}
