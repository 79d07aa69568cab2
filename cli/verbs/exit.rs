//! How the command ends.

use std::process::ExitCode;

/// How the command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// All is well.
    Fine,
    /// There are findings, or files are out of date.
    Findings,
    /// The command line, `toolc.toml` or the disk must be fixed.
    Usage,
    /// It is our fault.
    Bug,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Fine => 0,
            Exit::Findings => 1,
            Exit::Usage => 2,
            Exit::Bug => 3,
        })
    }
}
