//! Load, compile, write.

pub mod problem;
pub mod write;

pub use problem::Problem;
