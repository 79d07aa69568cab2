//! From `.tools` text to a checked design. Pure: no files, no environment, no printing.

pub mod diagnostics;
pub mod source;
pub mod syntax;
