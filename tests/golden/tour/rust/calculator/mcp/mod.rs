// Made by toolc from calculator.tools; do not edit.

//! The MCP servers of the service `calculator`.

pub mod calc;
