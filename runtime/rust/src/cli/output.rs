//! Stdout, and what becomes of a command that cannot write there.

#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::lines::{json_seen, one_line, texts0_seen};
use super::terminal::{say, size_of};
use crate::why::why;

/// What a command ends with whose answer cannot be written.
pub const CANNOT_WRITE: u8 = 74;

/// What a command ends with of which nobody reads the answer, as if by SIGPIPE.
pub const NOBODY_READS: u8 = 141;

/// Stdout of a command. Lines of several threads stay whole.
#[derive(Debug, Clone)]
pub struct Output {
    name: &'static str,
    stdout: Arc<Mutex<Stdout>>,
    /// The exit code where it cannot be written; nothing more is written then.
    broken: Arc<OnceLock<u8>>,
    is_terminal: bool,
}

#[derive(Debug)]
enum Stdout {
    /// As everybody writes to it.
    Usual,
    /// Kept from all others, who write to stderr.
    #[cfg(unix)]
    Kept(File),
}

impl Output {
    /// The output of a command, which complains by its name.
    pub fn new(name: &'static str) -> Self {
        Self {
            name,
            stdout: Arc::new(Mutex::new(Stdout::Usual)),
            broken: Arc::default(),
            is_terminal: io::stdout().is_terminal(),
        }
    }

    /// The same, for a process that is the command and nothing else: what handlers print, and programs that they start,
    /// goes to stderr, and the answer stays alone. Where the system has no such files, they share stdout.
    pub fn alone(name: &'static str) -> Self {
        let output = Self::new(name);
        #[cfg(unix)]
        if let Ok(kept) = rustix::io::fcntl_dupfd_cloexec(io::stdout(), 3)
            && rustix::stdio::dup2_stdout(io::stderr()).is_ok()
        {
            *output.stdout() = Stdout::Kept(File::from(kept));
        }
        output
    }

    /// Whether people see it.
    pub fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// The columns and lines of the terminal, if it is one.
    pub fn size(&self) -> Option<(usize, usize)> {
        if !self.is_terminal {
            return None;
        }
        match &*self.stdout() {
            Stdout::Usual => size_of(&io::stdout()),
            #[cfg(unix)]
            Stdout::Kept(file) => size_of(file),
        }
    }

    /// Where a program writes to that shows something in place of the command.
    pub fn for_program(&self) -> Stdio {
        match &*self.stdout() {
            Stdout::Usual => Stdio::inherit(),
            #[cfg(unix)]
            Stdout::Kept(file) => file
                .try_clone()
                .map_or_else(|_| Stdio::inherit(), Stdio::from),
        }
    }

    fn stdout(&self) -> MutexGuard<'_, Stdout> {
        self.stdout.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes to stdout. On a terminal, what hides is escaped as in JSON; others get the bytes as they are.
    ///
    /// # Errors
    /// The exit code, if it cannot be written; people were told.
    pub fn write(&self, data: &[u8]) -> Result<(), u8> {
        if !self.is_terminal {
            return self.write_all(data);
        }
        self.write_all(json_seen(&String::from_utf8_lossy(data)).as_bytes())
    }

    fn write_all(&self, data: &[u8]) -> Result<(), u8> {
        let mut stdout = self.stdout();
        self.unbroken()?;
        let written = match &mut *stdout {
            Stdout::Usual => {
                let mut stdout = io::stdout().lock();
                stdout.write_all(data).and_then(|()| stdout.flush())
            }
            #[cfg(unix)]
            Stdout::Kept(file) => file.write_all(data),
        };
        written.map_err(|error| {
            let code = match error.kind() == ErrorKind::BrokenPipe {
                true => NOBODY_READS,
                false => self.cannot_write("stdout", &error),
            };
            *self.broken.get_or_init(|| code)
        })
    }

    /// Whether everything could be written so far.
    ///
    /// # Errors
    /// The exit code, if not; people were told.
    pub fn unbroken(&self) -> Result<(), u8> {
        self.broken.get().map_or(Ok(()), |code| Err(*code))
    }

    /// Writes a line to stdout.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub fn line(&self, line: &[u8]) -> Result<(), u8> {
        self.write(&[line, b"\n"].concat())
    }

    /// Writes texts that end with NUL to stdout. On a terminal, all that controls it is escaped.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub fn texts0(&self, texts: &[u8]) -> Result<(), u8> {
        match self.is_terminal {
            true => self.write(texts0_seen(&String::from_utf8_lossy(texts)).as_bytes()),
            false => self.write(texts),
        }
    }

    /// Replaces a file as a whole.
    ///
    /// # Errors
    /// The exit code, if it cannot be written; people were told.
    pub fn file(&self, path: &Path, name: &str, data: &[u8]) -> Result<(), u8> {
        let found = fs::metadata(path);
        // Nobody may take the place of a device.
        if found.is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            let opened = OpenOptions::new().write(true).open(path);
            let written = opened.and_then(|mut file| file.write_all(data));
            return written.map_err(|error| self.cannot_write(name, &error));
        }
        let mut draft = path.as_os_str().to_owned();
        draft.push(format!(".{}.draft", std::process::id()));
        let mut options = OpenOptions::new();
        let opened = options.write(true).create_new(true).open(&draft);
        let written = opened.and_then(|mut file| {
            file.write_all(data)?;
            fs::rename(&draft, path)
        });
        written.map_err(|error| {
            if error.kind() != ErrorKind::AlreadyExists {
                let _ = fs::remove_file(&draft);
            }
            self.cannot_write(name, &error)
        })
    }

    /// Tells people something by the name of the command.
    pub fn complain(&self, text: &str) {
        say(&format!("{}: {}\n", self.name, one_line(text)));
    }

    fn cannot_write(&self, what: &str, error: &io::Error) -> u8 {
        self.complain(&format!("{what} cannot be written: {}", why(error)));
        CANNOT_WRITE
    }
}
