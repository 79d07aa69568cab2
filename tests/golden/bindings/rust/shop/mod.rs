// Made by toolc from bindings.tools; do not edit.

//! Sells.

pub mod service;
pub mod tools;
