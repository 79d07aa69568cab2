// Made by toolc from servers.tools; do not edit.

//! The MCP servers of the service `board`.

pub mod bare;
pub mod board_server;
pub mod cards;
pub mod nothing;
pub mod worded;
