// Made by toolc from sizes.tools; do not edit.

//! The toolsets of the service `sizes`.

pub mod measuring;
