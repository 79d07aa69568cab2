// Made by toolc from shared.tools; do not edit.

//! How the payloads, results and errors of the toolset `helpers` are read, written and checked.

use super::packages::acme_shared::codecs as acme_shared;
use super::types::{
    CallsArgs, CallsError, CodecsArgs, CodecsError, PlanWipeArgs, PlanWipeError, WipeArgs,
    WipeError,
};

toolrt::record! {
    CodecsArgs: CODECS_ARGS, closed;
}

toolrt::record! {
    WipeArgs: WIPE_ARGS, closed;
}

toolrt::record! {
    PlanWipeArgs: PLAN_WIPE_ARGS, closed;
}

toolrt::record! {
    CallsArgs: CALLS_ARGS, closed;
    "calls" calls: required, Record(&acme_shared::ITEM);
}

toolrt::tool_errors!(CodecsError {});

toolrt::tool_errors!(WipeError {});

toolrt::tool_errors!(PlanWipeError {});

toolrt::tool_errors!(CallsError {});
