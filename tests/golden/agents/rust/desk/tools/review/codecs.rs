// Made by toolc from desk.tools; do not edit.

//! How the payloads, results and errors of the toolset `review` are read, written and checked.

use toolrt::table;

use super::packages::acme_desk::codecs as acme_desk;
use super::types::{
    ReviewAllArgs, ReviewAllError, ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};

toolrt::record! {
    ReviewFindingArgs: REVIEW_FINDING_ARGS, closed;
    "finding" finding: required, Record(&acme_desk::FINDING);
}

#[rustfmt::skip]
static REVIEW_FINDING_RESULT_PROBLEMS: table::List = table::List::of(table::Table::STRING);

toolrt::record! {
    ReviewFindingResult: REVIEW_FINDING_RESULT, closed;
    "problems" problems: required, List(&REVIEW_FINDING_RESULT_PROBLEMS);
}

toolrt::record! {
    ReviewAllArgs: REVIEW_ALL_ARGS, rest(rest: Record(&acme_desk::FINDING));
}

toolrt::tool_errors!(ReviewFindingError {});

toolrt::tool_errors!(ReviewAllError {});
