// Made by toolc from todos.tools; do not edit.

//! The types that packages declare.

pub mod acme_todos;
