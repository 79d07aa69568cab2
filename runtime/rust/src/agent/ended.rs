//! Why runs of agents end.

use std::fmt;

/// Why a run makes no more calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ended {
    /// A tool has succeeded that ends the run (`final`).
    Finished,
    /// As many calls as `calls` allows have been made.
    Calls,
    /// As many calls in a row as `failures` allows have failed.
    Failures,
    /// The run has used the whole `time`.
    Time,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Finished => "the run is finished",
            Self::Calls => "the run has made all calls that it may make",
            Self::Failures => "too many calls in a row have failed",
            Self::Time => "the run has taken all the time that it may take",
        })
    }
}

impl std::error::Error for Ended {}
