//! The only door to the disk: generated files go in here, and all of them are in place afterwards, or none.
//!
//! **What belongs to toolc** is what `toolc.lock` lists, as long as it has the hash that the lock says (line ends do not
//! count). Everything else is somebody's work: a file in the way is named, and nothing is written.
//!
//! **A run** stages what changed in `.toolc/stage/`, writes down what it is about to do in `.toolc/journal`, and then does
//! it by renaming: stale files go, new ones come, the lock comes last, the journal goes. A reader never sees half a file.
//! A run that is killed before its journal is there has changed nothing, and the next one throws the stage away; killed
//! later, the next run completes it. `.toolc/running` is locked meanwhile, so that runs wait for each other. `.toolc` ignores
//! itself in git.

mod commit;
mod disk;
mod hash;
mod journal;
mod lock;
mod look;
mod name;
mod plan;
mod report;
mod run;
mod running;
mod session;

use std::path::Path;

pub use disk::Stop;
pub use hash::Hash;
pub use lock::Lock;
pub(crate) use look::{Found, Look};
pub(crate) use name::LOCK;
pub(crate) use report::difference;
pub use report::{Change, Report, State};
pub use run::Mode;
pub use session::{Prepared, Session};

pub(crate) use commit::Places;

use crate::problem::Problem;

/// The targets that have files in a folder, as far as its lock can be read.
pub(crate) fn listed_targets(folder: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(folder.join(LOCK)).unwrap_or_default();
    let lock = Lock::parse(&text, LOCK).unwrap_or_default();
    let mut targets: Vec<String> = lock.all().map(|(target, ..)| target.to_owned()).collect();
    targets.dedup();
    targets
}

/// All files of one target.
#[derive(Clone, Debug)]
pub struct Output {
    /// The target's name in the lock.
    pub target: String,
    /// Paths below the output folder, with `/`, and contents.
    pub files: Vec<(String, String)>,
}

/// Writes the files of some targets into a folder, or tells what that would change.
pub fn write(outputs: &[Output], folder: &Path, mode: Mode) -> Result<Report, Problem> {
    write_until(outputs, folder, mode, Stop::never())
}

/// Like [`write`], but cut off as if by a kill.
pub fn write_until(
    outputs: &[Output],
    folder: &Path,
    mode: Mode,
    stop: Stop,
) -> Result<Report, Problem> {
    let targets: Vec<&str> = outputs
        .iter()
        .map(|output| output.target.as_str())
        .collect();
    let session =
        Session::open_until(folder, &crate::problem::shown(folder), &targets, mode, stop)?;
    for output in outputs {
        for (path, contents) in &output.files {
            session.put(&output.target, path, contents)?;
        }
    }
    session.finish()
}
