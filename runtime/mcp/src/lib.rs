//! MCP servers and clients of the Rust code that toolc generates, on the protocol and the transports of `rmcp`.
//! `spec/mcp.md` says what becomes what.
//!
//! ```no_run
//! # async fn serve(server: toolrt::mcp::Server) -> std::io::Result<()> {
//! toolrt_mcp::serve_stdio(server).await
//! # }
//! # async fn serve_both(server: toolrt::mcp::Server) -> std::io::Result<()> {
//! toolrt_mcp::serve_http(server, "127.0.0.1:8000").await
//! # }
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

#[cfg(feature = "client")]
mod client;
#[cfg(feature = "server")]
mod server;

#[cfg(feature = "client")]
pub use client::*;
#[cfg(feature = "server")]
pub use server::*;
