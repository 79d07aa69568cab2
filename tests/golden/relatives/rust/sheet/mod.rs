// Made by toolc from relatives.tools; do not edit.

//! The service `sheet`.

pub mod agents;
pub mod service;
pub mod tools;
