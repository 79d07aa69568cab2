// Made by toolc from notes.tools; do not edit.

//! The MCP servers of the service `notes`.

pub mod notes_server;
