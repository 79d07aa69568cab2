// Made by toolc from obstacles.tools; do not edit.

//! The toolsets of the service `tools`.

pub mod con_;
pub mod round;
pub mod tools;
pub mod x;
