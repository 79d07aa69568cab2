//! `.toolc/running`: two runs into one folder wait for each other.

use std::fs::{self, File};
use std::path::Path;
use std::time::Duration;

use crate::held::{Held, Share, hold};
use crate::name::STATE;
use crate::problem::Problem;

const NAME: &str = "running";

const PATIENCE: Duration = Duration::from_secs(60);

/// The lock that a run holds while it works in a folder.
#[derive(Debug)]
pub(crate) struct Running {
    _file: File,
}

impl Running {
    /// Waits for the lock; `None` if there has never been a run.
    pub(crate) fn take(state: &Path, shown: &str, share: Share) -> Result<Option<Self>, Problem> {
        let file = wait(&state.join(NAME), shown, share)?;
        Ok(file.map(|file| Self { _file: file }))
    }

    /// Waits until no run of the whole folder is there, and keeps others waiting; `None` if toolc's own folder is gone.
    pub(crate) fn join(root: &Path, shown: &str) -> Result<Option<File>, Problem> {
        wait(&root.join(STATE).join(NAME), shown, Share::Join)
    }

    /// Removes the files that runs of portions share, if no other run is there.
    pub(crate) fn leave(root: &Path) {
        let state = root.join(STATE);
        let running = state.join(NAME);
        if let Ok(Held::Ours(_file)) = hold(&running, Share::Write, Duration::ZERO) {
            let _ = fs::remove_file(state.join(".gitignore"));
            let _ = fs::remove_file(&running);
        }
    }
}

fn wait(path: &Path, shown: &str, share: Share) -> Result<Option<File>, Problem> {
    match hold(path, share, PATIENCE).map_err(|error| Problem::disk("open", path, &error))? {
        Held::Ours(file) => Ok(Some(file)),
        Held::Absent => Ok(None),
        Held::Busy => Err(Problem::outside(format!(
            "another run of toolc has been writing into `{shown}` for a minute"
        ))
        .help("wait for it or end it, then run this again")),
    }
}
