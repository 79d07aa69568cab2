//! A file that processes lock in turns. The system releases the lock when a process ends, however it ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The mode of a lock.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    /// Shared with other readers.
    Look,
    /// The same. The file is created if there is none.
    Join,
    /// Exclusive. The file is created if there is none.
    Write,
}

/// The result of waiting for a lock.
pub(crate) enum Held {
    /// It is ours while this lives.
    Ours(File),
    /// There is no file.
    Absent,
    /// Another process held it all the time.
    Busy,
}

/// Waits for a file, but not forever.
pub(crate) fn hold(path: &Path, share: Share, patience: Duration) -> io::Result<Held> {
    let started = Instant::now();
    loop {
        let opened = match share {
            Share::Look => File::open(path),
            Share::Join | Share::Write => OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(path),
        };
        let file = match opened {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Held::Absent),
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => return Ok(Held::Absent),
            Err(error) => return Err(error),
        };
        let locked = match share {
            Share::Look | Share::Join => file.try_lock_shared(),
            Share::Write => file.try_lock(),
        };
        match locked {
            // Who held it before may have moved or removed it; a lock on a file that is elsewhere guards nothing.
            Ok(()) if is_still(&file, path) => return Ok(Held::Ours(file)),
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {}
            // A file system without locks: what is written is still put in place in one step.
            Err(TryLockError::Error(_)) => return Ok(Held::Ours(file)),
        }
        if started.elapsed() > patience {
            return Ok(Held::Busy);
        }
        sleep(Duration::from_millis(10));
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
