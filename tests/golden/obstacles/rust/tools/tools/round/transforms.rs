// Made by toolc from obstacles.tools; do not edit.

//! From the arguments of the bound tools of `round` to the payloads of their methods, and back with the results.

use toolrt::call::Expr;

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::codecs;
use super::types::{BoundMaybeArgs, BoundMaybeResult, BoundNothingArgs, BoundNothingResult};

/// What `tools.maybe` takes for a call of `bound_maybe`.
pub fn bound_maybe_payload(
    args: BoundMaybeArgs,
) -> Result<service::MaybePayload, toolrt::Internal> {
    Ok(service::MaybePayload { x: args.x })
}

/// What `bound_maybe` gives for a result of `tools.maybe`.
pub fn bound_maybe_result(
    result: service::MaybeResult,
) -> Result<Option<BoundMaybeResult>, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::maybe_result(),
        &result,
        codecs::bound_maybe_result(),
        None,
    )
}

/// What `tools.always` takes for a call of `bound_nothing`.
pub fn bound_nothing_payload(
    _args: BoundNothingArgs,
) -> Result<service::AlwaysPayload, toolrt::Internal> {
    Ok(service::AlwaysPayload {})
}

#[rustfmt::skip]
static BOUND_NOTHING_RESULT: Expr = Expr::Json(r#"{}"#);

/// What `bound_nothing` gives for a result of `tools.always`.
pub fn bound_nothing_result(
    result: service::AlwaysResult,
) -> Result<BoundNothingResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::always_result(),
        &result,
        toolrt::Codec::of(),
        Some(&BOUND_NOTHING_RESULT),
    )
}
