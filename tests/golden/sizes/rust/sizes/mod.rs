// Made by toolc from sizes.tools; do not edit.

//! The service `sizes`.

pub mod tools;
