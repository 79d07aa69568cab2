// Made by toolc from namesakes.tools; do not edit.

//! The service `sheet`.

pub mod service;
pub mod tools;
