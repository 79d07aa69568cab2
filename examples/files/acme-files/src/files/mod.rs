// Made by toolc from files.tools; do not edit.

//! Looks at files.

pub mod cli;
pub mod tools;
