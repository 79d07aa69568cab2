// Made by toolc from servers.tools; do not edit.

//! The toolsets of the service `board`.

pub mod cards;
pub mod web;
