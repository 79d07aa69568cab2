//! A secret that a person types at the terminal, and that nobody sees.

use std::io;

/// Asks for a secret, and gives it without its line feed; the terminal is as before then, whatever has happened.
///
/// `is_cancelled` is looked at again and again while the person types. Until then, nothing but this may end the process: it
/// would leave a terminal behind that shows nothing.
///
/// # Errors
/// There is no terminal, or nothing of UTF-8 was typed; [`Interrupted`](io::ErrorKind::Interrupted) if it was cancelled.
#[cfg(unix)]
pub fn ask(question: &str, is_cancelled: impl Fn() -> bool) -> io::Result<String> {
    use std::fs::OpenOptions;
    use std::io::Write;

    let mut options = OpenOptions::new();
    let terminal = options.read(true).write(true).open("/dev/tty")?;
    let silence = unix::Silence::of(&terminal)?;
    (&terminal).write_all(question.as_bytes())?;
    let line = unix::line(&terminal, is_cancelled);
    drop(silence);
    // The one that was typed was not shown.
    (&terminal).write_all(b"\n")?;
    String::from_utf8(line?).map_err(|_| io::Error::from(io::ErrorKind::InvalidData))
}

/// Asks for a secret, and gives it without its line feed.
///
/// # Errors
/// There is no terminal, or it is closed.
#[cfg(not(unix))]
pub fn ask(question: &str, _: impl Fn() -> bool) -> io::Result<String> {
    rpassword::prompt_password(question)
}

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::io::{self, ErrorKind, Read};

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

    use crate::cli::words::LARGEST;

    /// How long it waits for keys until it looks whether it is cancelled.
    const PAUSE: Timespec = Timespec {
        tv_sec: 0,
        tv_nsec: 50_000_000,
    };

    /// A terminal that does not show what is typed, as long as this is there.
    pub struct Silence<'t> {
        terminal: &'t File,
        before: Termios,
    }

    impl<'t> Silence<'t> {
        /// Lets a terminal show nothing, and forget what was typed before the question.
        pub fn of(terminal: &'t File) -> io::Result<Self> {
            let before = tcgetattr(terminal)?;
            let mut modes = before.clone();
            modes.local_modes.remove(LocalModes::ECHO);
            let silence = Self { terminal, before };
            tcsetattr(terminal, OptionalActions::Flush, &modes)?;
            Ok(silence)
        }
    }

    impl Drop for Silence<'_> {
        fn drop(&mut self) {
            // A terminal that is gone needs nothing.
            let _ = tcsetattr(self.terminal, OptionalActions::Now, &self.before);
        }
    }

    /// Reads a line, without its line feed; the end of the input ends it as well, unless nothing stands before.
    pub fn line(mut terminal: &File, is_cancelled: impl Fn() -> bool) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        let mut some = [0; 4096];
        loop {
            if is_cancelled() {
                return Err(ErrorKind::Interrupted.into());
            }
            let mut waits = [PollFd::new(terminal, PollFlags::IN)];
            match poll(&mut waits, Some(&PAUSE)) {
                Ok(0) | Err(Errno::INTR) => continue,
                Ok(_) => {}
                Err(error) => return Err(error.into()),
            }
            let size = match terminal.read(&mut some) {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                size => size?,
            };
            line.extend_from_slice(&some[..size]);
            if line.last() == Some(&b'\n') {
                line.pop();
                return Ok(line);
            }
            match size {
                0 if line.is_empty() => return Err(ErrorKind::UnexpectedEof.into()),
                0 => return Ok(line),
                _ if line.len() as u64 > LARGEST => return Err(ErrorKind::FileTooLarge.into()),
                _ => {}
            }
        }
    }
}
