// Made by toolc from shadows.tools; do not edit.

//! The toolsets of the service `s`.

pub mod lengthy;
pub mod named;
