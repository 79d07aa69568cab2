//! From `.tools` text to a checked design. Pure: no files, no environment, no printing.

pub mod decimal;
pub mod diagnostics;
pub mod ir;
pub mod source;
pub mod syntax;
