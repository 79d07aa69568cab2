// Made by toolc from desk.tools; do not edit.

//! Answers questions.

pub mod agents;
pub mod tools;
