// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `worded` are read, written and checked.

use super::types::{HelloArgs, HelloError};

toolrt::record! {
    HelloArgs: HELLO_ARGS, closed;
}

toolrt::tool_errors!(HelloError {});
