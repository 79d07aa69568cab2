// Made by toolc from research.tools; do not edit.

//! Answers questions.

pub mod agents;
pub mod tools;
