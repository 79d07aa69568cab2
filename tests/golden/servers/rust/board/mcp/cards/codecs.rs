// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `cards` are read, written and checked.

use super::types::{ServerArgs, ServerError, ServerResult};

toolrt::record! {
    ServerArgs: SERVER_ARGS, closed;
}

toolrt::record! {
    ServerResult: SERVER_RESULT, closed;
    "ok" ok: required, Bool;
}

toolrt::tool_errors!(ServerError {});
