// Made by toolc from wide.tools; do not edit.

//! The toolsets of the service `corners`.

pub mod mapped;
pub mod web;
