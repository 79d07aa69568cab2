// Made by toolc from shared.tools; do not edit.

//! The toolsets of the service `archive`.

pub mod archive;
pub mod helpers;
pub mod odd_things;
