// Made by toolc from words.tools; do not edit.

//! The service `library`.

pub mod tools;
