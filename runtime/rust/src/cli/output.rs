//! Stdout, and what becomes of a command that cannot write there.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::sync::{Arc, Mutex, PoisonError};

use super::lines::one_line;
use super::terminal::say;

/// What a command ends with whose answer cannot be written.
pub const CANNOT_WRITE: u8 = 74;

/// What a command ends with of which nobody reads the answer, as if by SIGPIPE.
pub const NOBODY_READS: u8 = 141;

/// Stdout of a command. Lines of several threads stay whole.
#[derive(Debug, Clone)]
pub struct Output {
    name: &'static str,
    lock: Arc<Mutex<()>>,
}

impl Output {
    /// The output of a command, which complains by its name.
    pub fn new(name: &'static str) -> Self {
        Self {
            name,
            lock: Arc::default(),
        }
    }

    /// Writes to stdout.
    ///
    /// # Errors
    /// The exit code, if it cannot be written; people were told.
    pub fn write(&self, data: &[u8]) -> Result<(), u8> {
        let _whole = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let mut stdout = io::stdout().lock();
        let written = stdout.write_all(data).and_then(|()| stdout.flush());
        written.map_err(|error| {
            if error.kind() == ErrorKind::BrokenPipe {
                NOBODY_READS
            } else {
                self.cannot_write("stdout", &error)
            }
        })
    }

    /// Writes a line to stdout.
    ///
    /// # Errors
    /// As [`write`](Self::write).
    pub fn line(&self, line: &[u8]) -> Result<(), u8> {
        self.write(&[line, b"\n"].concat())
    }

    /// Replaces a file as a whole.
    ///
    /// # Errors
    /// The exit code, if it cannot be written; people were told.
    pub fn file(&self, path: &str, data: &[u8]) -> Result<(), u8> {
        let draft = format!("{path}.{}.draft", std::process::id());
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
            self.cannot_write(path, &error)
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

/// What the system says, without its number.
fn why(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
