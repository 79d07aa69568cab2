// Made by toolc from servers.tools; do not edit.

//! A board with cards.

pub mod cli;
pub mod mcp;
pub mod tools;
