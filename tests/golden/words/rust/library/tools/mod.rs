// Made by toolc from words.tools; do not edit.

//! The toolsets of the service `library`.

pub mod results;
pub mod words;
