// Made by toolc from shadows.tools; do not edit.

//! The service `s`.

pub mod agents;
pub mod service;
pub mod tools;
