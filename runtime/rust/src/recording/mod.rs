//! Recordings: one line of JSON a call, in a file that several processes share (`spec/recordings.md`).
//!
//! ```no_run
//! # let mut registry = toolrt::Registry::new();
//! let recorder = toolrt::recording::Recorder::open("calls.jsonl")?;
//! registry.record(recorder);
//! # Ok::<(), toolrt::recording::RecordError>(())
//! ```

mod compare;
mod entry;
mod file;
mod line;
mod lines;
mod recorder;
mod redact;
mod report;
mod time;
mod times;

pub use compare::comparable;
pub use entry::{Entry, NoEntry};
pub use file::{KEPT_FILES, LARGEST_FILE};
pub use line::LARGEST_LINE;
pub use lines::{Line, Lines};
pub use recorder::{RecordError, Recorder};
pub use redact::{REDACTED, is_redacted, redacted};
pub use report::{Report, ToolReport};
pub use time::milliseconds;

#[cfg(any(feature = "opentelemetry", feature = "tracing"))]
pub(crate) use line::Known;

/// The variable that names the file in which a program records its calls.
pub const VARIABLE: &str = "TOOLRT_RECORD";

/// The version of the lines that are written.
pub(crate) const VERSION: u64 = 1;
