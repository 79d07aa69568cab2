//! Connections to MCP servers: executors for typed clients, and for toolsets `from mcp`.

// Samples, roots and the log are deprecated by the protocol, and answered as long as it has them.
#![allow(deprecated)]

mod answering;
mod call;
mod calls;
mod compare;
mod connection;
mod definitions;
mod drift;
mod error;
mod faults;
mod handler;
mod link;
mod options;
mod process;
mod results;
mod tap;
mod target;
#[cfg(feature = "http")]
mod web;

pub use connection::Connection;
pub use error::ConnectError;
pub use options::{ClientOptions, OnDrift};
