// Made by toolc from files.tools; do not edit.

//! The service `files`.

pub mod cli;
pub mod mcp;
pub mod tools;
