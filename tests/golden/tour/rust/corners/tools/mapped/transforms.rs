// Made by toolc from wide.tools; do not edit.

//! From the arguments of the bound tools of `mapped` to the payloads of their methods, and back with the results.

use toolrt::call::Step::Key;
use toolrt::call::{Expr, Path};

use super::super::super::service::codecs as service_codecs;
use super::super::super::service::types as service;
use super::types::{FindArgs, FindResult};

#[rustfmt::skip]
static FIND_ARGS: Expr = Expr::Object(&[
    ("text", Expr::Path(Path::of("args", &[Key("query")]))),
    ("top", Expr::Path(Path::of("args", &[Key("limit")]))),
    ("lang", Expr::Json(r#""en""#)),
]);

/// What `corners.search` takes for a call of `find`.
pub fn find_payload(args: FindArgs) -> Result<service::SearchArgs, toolrt::Internal> {
    let inputs = toolrt::Inputs::of(&args)?;
    inputs.mapped(&FIND_ARGS)
}

#[rustfmt::skip]
static FIND_RESULT: Expr = Expr::Object(&[
    ("hits", Expr::Path(Path::of("result", &[Key("items")]))),
    ("more", Expr::Path(Path::of("result", &[Key("truncated")]))),
]);

/// What `find` gives for a result of `corners.search`.
pub fn find_result(result: service::SearchResult) -> Result<FindResult, toolrt::Internal> {
    toolrt::call::transform_result(
        service_codecs::search_result(),
        &result,
        toolrt::Codec::of(),
        Some(&FIND_RESULT),
    )
}
