//! How a file is opened, and where it is.

use std::ffi::OsString;
use std::path::PathBuf;

/// How a file is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    Read,
    /// Empties what is there.
    Write,
    Append,
    /// Fails if something is there.
    New,
}

/// A file below a folder that is granted. No part of either path was a link when they were followed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) folder: PathBuf,
    /// The names from there on; empty for the folder itself.
    pub(super) names: Vec<OsString>,
}
