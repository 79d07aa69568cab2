//! From `.tools` text to a checked design. Pure: no files, no environment, no printing.
