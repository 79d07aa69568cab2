// Made by toolc from calculator.tools; do not edit.

//! Adds and divides numbers.

pub mod mcp;
pub mod service;
pub mod tools;
