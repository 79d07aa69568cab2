//! Whatever can run a tool by name: a registry, and later a server or a command.

use crate::call::{BoxFuture, Context, Envelope};

/// Whatever can run a tool by name. Events, streamed items included, go to the context's receiver.
pub trait Executor: Send + Sync {
    /// Calls `tool` with JSON arguments.
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope>;
}
