//! What was written: text to tree, nothing looked up.

pub mod ast;
