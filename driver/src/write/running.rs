//! `.toolc/running`: two runs into one folder wait for each other.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::name::STATE;
use crate::problem::Problem;

const PATIENCE: Duration = Duration::from_secs(60);

/// Held while a run works in a folder. The system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Running {
    _file: File,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    /// For a run that only looks.
    Look,
    /// For a run that writes.
    Write,
}

impl Running {
    /// Waits for its turn; `None` where no run ever was.
    pub(crate) fn take(folder: &Path, shown: &str, share: Share) -> Result<Option<Self>, Problem> {
        let path = folder.join(STATE).join("running");
        let started = Instant::now();
        loop {
            let opened = match share {
                Share::Look => File::open(&path),
                Share::Write => OpenOptions::new()
                    .read(true)
                    .write(true)
                    .create(true)
                    .truncate(false)
                    .open(&path),
            };
            let file = match opened {
                Ok(file) => file,
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
                Err(error) if error.kind() == io::ErrorKind::NotADirectory => return Ok(None),
                Err(error) => return Err(Problem::disk("open", &path, &error)),
            };
            let locked = match share {
                Share::Look => file.try_lock_shared(),
                Share::Write => file.try_lock(),
            };
            match locked {
                // A run that is undone removes the file; a lock on a removed file guards nothing.
                Ok(()) if is_still(&file, &path) => return Ok(Some(Self { _file: file })),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {}
                // A file system without locks: the journal still keeps the folder whole.
                Err(TryLockError::Error(_)) => return Ok(Some(Self { _file: file })),
            }
            if started.elapsed() > PATIENCE {
                return Err(Problem::outside(format!(
                    "another run of toolc has been writing into `{shown}` for a minute"
                ))
                .help("wait for it or end it, then run this again"));
            }
            sleep(Duration::from_millis(10));
        }
    }
}

#[cfg(unix)]
fn is_still(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(ours), Ok(there)) => (ours.dev(), ours.ino()) == (there.dev(), there.ino()),
        (Err(_), _) | (_, Err(_)) => false,
    }
}

#[cfg(not(unix))]
fn is_still(_: &File, path: &Path) -> bool {
    // An open file cannot be removed here.
    fs::metadata(path).is_ok()
}
