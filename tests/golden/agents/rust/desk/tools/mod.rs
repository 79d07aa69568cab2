// Made by toolc from desk.tools; do not edit.

//! The toolsets of the service `desk`.

pub mod research;
pub mod review;
