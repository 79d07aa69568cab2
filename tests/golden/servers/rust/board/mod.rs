// Made by toolc from servers.tools; do not edit.

//! A board with cards.

pub mod mcp;
pub mod tools;
