// Made by toolc from notes.tools; do not edit.

//! The toolsets of the service `notes`.

pub mod notes;
