// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `Review!` are read, written and checked.

use super::packages::acme_shared::codecs as acme_shared;
use super::types::{ReviewFindingArgs, ReviewFindingError, ReviewFindingResult};

toolrt::record! {
    ReviewFindingArgs: REVIEW_FINDING_ARGS, closed;
    "finding" finding: required, Record(&acme_shared::FINDING);
}

toolrt::record! {
    ReviewFindingResult: REVIEW_FINDING_RESULT, closed;
    "problems" problems: required, INT;
}

toolrt::tool_errors!(ReviewFindingError {});
