//! The file of a recording: lines at its end, from several processes, and a number of full files beside it.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::process;
// Loom has no files.
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many bytes a file may have, where the host says nothing.
pub const LARGEST_FILE: u64 = 64 << 20;

/// How many full files are kept, where the host says nothing.
pub const KEPT_FILES: u32 = 4;

/// How long a call waits for other processes.
const PATIENCE: Duration = Duration::from_secs(1);

/// For how long nobody looks whether the name still stands for the file: that takes longer than all else that a line needs.
const TRUST: Duration = Duration::from_millis(50);

/// How often the file may be exchanged for another one while a line waits.
const TRIES: u32 = 100;

/// A file that lines are added to.
#[derive(Debug)]
pub(super) struct Files {
    path: PathBuf,
    pub(super) largest: u64,
    pub(super) kept: u32,
    opened: Mutex<Opened>,
}

#[derive(Debug)]
struct Opened {
    file: File,
    /// What the file is, whatever it is called.
    identity: Option<(u64, u64)>,
    /// The process that has opened it: its children share the lock.
    process: u32,
    /// Whether nobody has looked how it ends.
    is_new: bool,
    /// When the name was known to stand for the file.
    known: Option<Instant>,
    /// How long a line waits for the lock: not at all, if the one before has waited in vain.
    patience: Duration,
}

impl Files {
    pub(super) fn open(path: PathBuf) -> io::Result<Self> {
        // Files are opened again later, when the process may be in another folder.
        let path = std::path::absolute(path)?;
        let opened = Mutex::new(Opened::open(&path)?);
        Ok(Self {
            path,
            largest: LARGEST_FILE,
            kept: KEPT_FILES,
            opened,
        })
    }

    /// Adds a line, which ends with a line feed.
    ///
    /// The lock keeps others from renaming the file while it is written to, and lines whole that a system takes in parts.
    pub(super) fn add(&self, line: &[u8]) -> io::Result<()> {
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if opened.process != process::id() {
            *opened = Opened::open(&self.path)?;
        }
        for _ in 0..TRIES {
            opened.lock()?;
            if let Some(size) = opened.trusted_size()?
                && size + line.len() as u64 <= self.largest
            {
                return opened.written(line, size);
            }
            let Some(size) = opened.size_at(&self.path) else {
                *opened = Opened::open(&self.path)?;
                continue;
            };
            // Of a file that is removed when it is full, no line may come too late.
            opened.known = (self.kept > 0).then(Instant::now);
            if size > 0 && size + line.len() as u64 > self.largest {
                self.rotate()?;
                *opened = Opened::open(&self.path)?;
                continue;
            }
            return opened.written(line, size);
        }
        Err(io::Error::other("others exchange it all the time"))
    }

    /// Gives the full file, and those before it, their next numbers.
    fn rotate(&self) -> io::Result<()> {
        if self.kept == 0 {
            return fs::remove_file(&self.path);
        }
        for number in (1..self.kept).rev() {
            let renamed = fs::rename(self.numbered(number), self.numbered(number + 1));
            if let Err(error) = renamed
                && error.kind() != ErrorKind::NotFound
            {
                return Err(error);
            }
        }
        fs::rename(&self.path, self.numbered(1))
    }

    /// `calls.1.jsonl` of `calls.jsonl`.
    fn numbered(&self, number: u32) -> PathBuf {
        let mut name = OsString::from(self.path.file_stem().unwrap_or_default());
        name.push(format!(".{number}"));
        if let Some(extension) = self.path.extension() {
            name.push(".");
            name.push(extension);
        }
        self.path.with_file_name(name)
    }
}

impl Opened {
    /// Opens the file, or makes it for its owner alone. No link is followed: what is opened is what has the name.
    fn open(path: &Path) -> io::Result<Self> {
        for _ in 0..TRIES {
            let mut options = OpenOptions::new();
            options.read(true).append(true);
            match fs::symlink_metadata(path) {
                Ok(found) if !found.is_file() => {
                    return Err(io::Error::other("it is no regular file"));
                }
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    options.create_new(true);
                    #[cfg(unix)]
                    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                }
                Err(error) => return Err(error),
            }
            let file = match options.open(path) {
                Ok(file) => file,
                // Somebody else was faster.
                Err(error)
                    if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::AlreadyExists)
                        && path.parent().is_some_and(|folder| {
                            folder.as_os_str().is_empty() || folder.is_dir()
                        }) =>
                {
                    continue;
                }
                Err(error) => return Err(error),
            };
            let opened = Self {
                identity: identity(&file.metadata()?),
                file,
                process: process::id(),
                is_new: true,
                known: None,
                patience: PATIENCE,
            };
            if opened.size_at(path).is_some() {
                return Ok(opened);
            }
        }
        Err(io::Error::other("others exchange it all the time"))
    }

    fn lock(&mut self) -> io::Result<()> {
        let mut start = None;
        loop {
            match self.file.try_lock() {
                Ok(()) => {
                    self.patience = PATIENCE;
                    return Ok(());
                }
                Err(TryLockError::Error(error)) => return Err(error),
                Err(TryLockError::WouldBlock) => {}
            }
            let start = *start.get_or_insert_with(Instant::now);
            if start.elapsed() >= self.patience {
                self.patience = Duration::ZERO;
                return Err(io::Error::other("another process keeps it locked"));
            }
            thread::sleep(Duration::from_micros(100));
        }
    }

    /// The size of the file at the path, if it is this one.
    fn size_at(&self, path: &Path) -> Option<u64> {
        let found = fs::symlink_metadata(path).ok()?;
        let is_same = match identity(&found) {
            Some(identity) => self.identity == Some(identity),
            // Two of the same size may be taken for each other; then a line is in the one that was renamed.
            None => {
                found.is_file()
                    && self
                        .file
                        .metadata()
                        .is_ok_and(|own| own.len() == found.len())
            }
        };
        is_same.then_some(found.len())
    }

    /// The size of the file, if its name is known to stand for it.
    fn trusted_size(&mut self) -> io::Result<Option<u64>> {
        match self.known.is_some_and(|known| known.elapsed() < TRUST) {
            true => self.file.seek(SeekFrom::End(0)).map(Some),
            false => Ok(None),
        }
    }

    /// Writes a line and gives the lock back.
    fn written(&mut self, line: &[u8], size: u64) -> io::Result<()> {
        let written = self.write(line, size);
        self.file.unlock()?;
        written
    }

    /// Writes a line behind `size` bytes, completely or not at all.
    fn write(&mut self, line: &[u8], size: u64) -> io::Result<()> {
        // What was killed while it wrote has left a part of a line.
        let whole = match self.is_new && !self.ends_in_line_feed(size)? {
            true => &[b"\n", line].concat(),
            false => line,
        };
        self.is_new = false;
        self.file.write_all(whole).inspect_err(|_| {
            // Then there is only one part of a line in the file.
            self.is_new = self.file.set_len(size).is_err();
        })
    }

    fn ends_in_line_feed(&mut self, size: u64) -> io::Result<bool> {
        if size == 0 {
            return Ok(true);
        }
        let mut last = [0];
        self.file.seek(SeekFrom::Start(size - 1))?;
        self.file.read_exact(&mut last)?;
        Ok(last == *b"\n")
    }
}

/// The device and the number of a file there, where the system tells.
fn identity(metadata: &Metadata) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        Some((metadata.dev(), metadata.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        None
    }
}
