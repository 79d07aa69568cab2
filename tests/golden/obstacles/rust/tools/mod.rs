// Made by toolc from obstacles.tools; do not edit.

//! The service `tools`.

pub mod service;
pub mod tools;
