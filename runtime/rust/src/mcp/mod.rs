//! MCP servers without a protocol: what a design declares of a server, and what it does with a registry. The crate
//! `toolrt-mcp` brings the protocol and its transports. `spec/mcp.md` says what becomes what.

mod server;
mod spec;

pub use server::Server;
pub use spec::{
    Cache, Discovery, Icon, Mapping, MessageContent, MessageSpec, Origin, PromptArgument,
    PromptSpec, ResourceShape, ResourceSpec, ServerSpec, Target, Text,
};
