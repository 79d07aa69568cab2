//! The only code that writes generated files: afterwards all of them are in place, or none.
//!
//! **A file belongs to toolc** if `toolc.lock` lists it and it still has the hash in the lock (line ends do not count).
//! Every other file belongs to the user: if it is in the way, it is reported, and nothing is written.
//!
//! In an `AGENTS.md` or `CLAUDE.md` with the lines [`BEGIN`] and [`END`], what stands between them is the file, and the
//! rest belongs to the user.
//!
//! **A run** stages changed files in `.toolc/stage/`, writes its planned changes to `.toolc/journal`, and then applies
//! them by renaming: stale files are removed, new ones moved into place, the lock comes last, and the journal is
//! deleted. A reader never sees a partial file. A run that is killed before its journal exists has changed nothing, and
//! the next one deletes the stage; if it is killed later, the next run completes it. `.toolc/running` is locked
//! meanwhile, so that runs wait for each other. `.toolc` ignores itself in git. Where packages are made one by one, each
//! [`Portion`] has all of this for itself.

mod commit;
mod disk;
#[cfg(target_os = "linux")]
mod guard;
#[cfg(not(target_os = "linux"))]
#[path = "no_guard.rs"]
mod guard;
mod hash;
mod journal;
mod lock;
mod look;
mod outputs;
mod part;
mod plan;
mod portion;
mod report;
mod run;
mod running;
mod section;
mod session;
mod stamps;

use std::path::Path;

pub(crate) use crate::name::LOCK;
pub use disk::Stop;
pub use hash::Hash;
pub use lock::Lock;
pub(crate) use look::Look;
pub(crate) use outputs::Outputs;
pub use portion::Portion;
pub(crate) use report::difference;
pub use report::{Change, Report, State};
pub use run::Mode;
pub use section::{BEGIN, END};
pub use session::{Prepared, Session};
pub(crate) use stamps::Stamps;

pub(crate) use commit::Places;

use crate::problem::Problem;

/// The targets that have files of a portion in a folder, as far as its lock can be read; `known` is what it was in the
/// last run.
pub(crate) fn listed_targets(
    folder: &Path,
    portion: &Portion,
    known: Option<&Outputs>,
) -> Vec<String> {
    let bytes = crate::regular::read_own(folder.join(portion.lock())).unwrap_or_default();
    if let Some(lock) = known.and_then(|known| known.lock_if(&bytes)) {
        return lock.targets().map(str::to_owned).collect();
    }
    let text = String::from_utf8(bytes).unwrap_or_default();
    let lock = Lock::parse(&text, LOCK).unwrap_or_default();
    lock.targets().map(str::to_owned).collect()
}

/// All files of one target.
#[derive(Clone, Debug)]
pub struct Output {
    /// The target's name in the lock.
    pub target: String,
    /// Paths below the output folder, with `/`, and contents.
    pub files: Vec<(String, String)>,
}

/// Writes the files of some targets into a folder, or reports what that would change.
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
    write_portion(outputs, (folder, &Portion::Whole), mode, stop)
}

/// Like [`write_until`], for a portion of the folder.
pub fn write_portion(
    outputs: &[Output],
    (folder, portion): (&Path, &Portion),
    mode: Mode,
    stop: Stop,
) -> Result<Report, Problem> {
    let targets: Vec<&str> = outputs
        .iter()
        .map(|output| output.target.as_str())
        .collect();
    let shown = crate::problem::shown(folder);
    let session = Session::open_portion((folder, portion), &shown, &targets, mode, stop)?;
    for output in outputs {
        for (path, contents) in &output.files {
            session.put(&output.target, path, contents)?;
        }
    }
    session.finish()
}
