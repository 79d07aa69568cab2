//! MCP servers and clients of the Rust code that toolc generates, on the protocol and the transports of `rmcp`.
//! `spec/mcp.md` says what becomes what.

#[cfg(feature = "client")]
mod client;
#[cfg(feature = "server")]
mod server;
