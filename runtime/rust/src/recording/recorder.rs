//! What records calls: it knows what of a tool is secret, and adds a line at the end of each call.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Instant, SystemTime};

use super::VARIABLE;
use super::file::Files;
use super::line::{Call, Known};
use super::time;
use crate::call::{Context, Envelope};
use crate::diagnose::shown_text;
use crate::spec::Spec;

/// Records calls in a file; give it to a registry.
///
/// Threads and processes may share the file. It belongs to its owner alone, and no link is followed to it. What cannot be
/// written does not fail a call.
#[derive(Debug)]
pub struct Recorder {
    files: Files,
    secrets: Known,
    /// Whether it is known already that nothing can be written.
    has_failed: AtomicBool,
}

impl Recorder {
    /// Opens a file, or makes it; lines are added at its end.
    ///
    /// # Errors
    /// It is no regular file, or cannot be opened or made.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, RecordError> {
        let path = path.into();
        let shown = shown_text(&path.to_string_lossy());
        let files = Files::open(path).map_err(|error| {
            let why = why(&error);
            RecordError(format!("{shown} cannot be recorded to: {why}."))
        })?;
        Ok(Self {
            files,
            secrets: Known::default(),
            has_failed: AtomicBool::new(false),
        })
    }

    /// The recorder that the environment asks for (`TOOLRT_RECORD`).
    pub(crate) fn of_environment() -> Option<Result<Self, RecordError>> {
        let path = std::env::var_os(VARIABLE)?;
        let opened = match path.is_empty() {
            true => Err(RecordError("\"\" is no file.".to_owned())),
            false => Self::open(path),
        };
        Some(opened.map_err(|error| RecordError(format!("{VARIABLE}: {error}"))))
    }

    /// Sets how many bytes a file may have before the next one is begun; 64 MiB by default.
    #[must_use]
    pub fn with_largest_file(mut self, bytes: u64) -> Self {
        self.files.largest = bytes;
        self
    }

    /// Sets how many full files are kept beside the one that is written to; 4 by default.
    #[must_use]
    pub fn with_kept_files(mut self, count: u32) -> Self {
        self.files.kept = count;
        self
    }

    /// Sees a call begin; the line is written by [`Recorder::end`].
    pub(crate) fn begin(&self, spec: &'static Spec, cx: &Context) -> Begun {
        Begun {
            spec,
            cx: cx.clone(),
            moment: SystemTime::now(),
            start: Instant::now(),
        }
    }

    /// Writes the line of a call that has ended. Gives what is to be logged: the first failure, until a line is written
    /// again.
    pub(crate) fn end(&self, begun: &Begun, envelope: &Envelope) -> Option<String> {
        let passed = begun.start.elapsed().as_micros();
        let call = Call {
            spec: begun.spec,
            cx: &begun.cx,
            secrets: self.secrets.of(begun.spec),
            started: time::written(begun.moment),
            duration_us: u64::try_from(passed).unwrap_or(u64::MAX),
        };
        match self.files.add(&call.line(envelope)) {
            Ok(()) => {
                // Written only if it changes: all threads read it.
                if self.has_failed.load(Ordering::Relaxed) {
                    self.has_failed.store(false, Ordering::Relaxed);
                }
                None
            }
            Err(error) => {
                let is_first = !self.has_failed.swap(true, Ordering::Relaxed);
                is_first.then(|| format!("calls cannot be recorded: {}", why(&error)))
            }
        }
    }
}

/// A call that has begun.
pub(crate) struct Begun {
    spec: &'static Spec,
    cx: Context,
    moment: SystemTime,
    start: Instant,
}

/// Calls cannot be recorded there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError(String);

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RecordError {}

/// Why something failed; the frequent reasons in the same words in every language.
fn why(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::NotFound {
        "its folder does not exist".to_owned()
    } else if error.kind() == io::ErrorKind::PermissionDenied {
        "permission denied".to_owned()
    } else {
        error.to_string()
    }
}
