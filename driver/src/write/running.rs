//! `.toolc/running`: two runs into one folder wait for each other.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use crate::held::{Held, Share, hold};
use crate::name::STATE;
use crate::problem::Problem;

const PATIENCE: Duration = Duration::from_secs(60);

/// The lock that a run holds while it works in a folder.
#[derive(Debug)]
pub(crate) struct Running {
    _file: File,
}

impl Running {
    /// Waits for the lock; `None` if there has never been a run.
    pub(crate) fn take(folder: &Path, shown: &str, share: Share) -> Result<Option<Self>, Problem> {
        let path = folder.join(STATE).join("running");
        match hold(&path, share, PATIENCE).map_err(|error| Problem::disk("open", &path, &error))? {
            Held::Ours(file) => Ok(Some(Self { _file: file })),
            Held::Absent => Ok(None),
            Held::Busy => Err(Problem::outside(format!(
                "another run of toolc has been writing into `{shown}` for a minute"
            ))
            .help("wait for it or end it, then run this again")),
        }
    }
}
