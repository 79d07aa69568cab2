//! What the generator writes for `todos.tools`, by hand.

pub mod todos;
pub mod types;
