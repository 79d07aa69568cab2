// Made by toolc from files.tools; do not edit.

//! The MCP servers of the service `files`.

pub mod files_server;
