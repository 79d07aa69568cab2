//! What the generator writes for `todos.tools` and `corners.tools`, by hand.

pub mod corners;
pub mod todos;
pub mod types;
