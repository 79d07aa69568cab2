//! MCP without a protocol: what a design declares of a server, and what it does with a registry. The crate `toolrt-mcp` brings the protocol and its transports. `spec/mcp.md` says what
//! becomes what.

mod completer;
mod definition;
mod instructions;
mod server;
mod spec;
mod uris;

pub use completer::{Completer, CompletionOf};
#[cfg(feature = "cli")]
pub(crate) use definition::icons;
pub use definition::{Era, definition, definition_of, wraps};
pub use server::Server;
pub use spec::{
    Cache, Discovery, Mapping, Origin, PromptArgument, PromptSpec, ResourceShape, ResourceSpec,
    ServerSpec, Target, Text,
};
pub use uris::variables_in;

pub use crate::call::{MessageContent, MessageSpec, Messages, PromptMessage};
pub use crate::host::Prompted;
pub use crate::spec::Icon;
