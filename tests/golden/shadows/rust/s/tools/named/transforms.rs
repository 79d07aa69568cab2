// Made by toolc from shadows.tools; do not edit.

//! From the arguments of the bound tools of `named` to the payloads of their methods, and back with the results.

use toolrt::call::{Expr, Path};

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::types::CheckArgs;

/// What `s.check` takes for a call of `check`.
pub fn check_payload(args: CheckArgs) -> Result<service::CheckPayload, toolrt::Internal> {
    Ok(service::CheckPayload { id: args.id })
}

#[rustfmt::skip]
static CHECK_RESULT: Expr = Expr::Path(Path::of("result", &[]));

/// What `check` gives for a result of `s.check`.
pub fn check_result(result: service::CheckResult) -> Result<bool, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::check_result(),
        &result,
        toolrt::Codec::of(),
        Some(&CHECK_RESULT),
    )
}
