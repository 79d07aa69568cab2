// Made by toolc from wide.tools; do not edit.

//! The service `corners`.

pub mod service;
pub mod tools;
