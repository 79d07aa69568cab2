//! What a host asks for beside the spans themselves.

use std::sync::Arc;

use crate::recording::Known;

/// How many bytes arguments or a result may have in a span, where the host says nothing.
pub const LARGEST_CONTENT: usize = 16 << 10;

/// What a host asks for.
#[derive(Debug, Clone)]
pub(super) struct Options {
    /// Whether spans have arguments and results.
    pub(super) content: bool,
    /// Whether spans have progress and lines of the log as events.
    pub(super) events: bool,
    pub(super) largest_content: usize,
    pub(super) known: Arc<Known>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            content: false,
            events: false,
            largest_content: LARGEST_CONTENT,
            known: Arc::default(),
        }
    }
}

/// The functions of a builder that sets them.
macro_rules! options {
    () => {
        /// Whether spans have the arguments and the results of calls; they have not, unless this is asked for. Values that
        /// their types declare `@secret` are left out in any case.
        #[must_use]
        pub fn with_content(mut self, content: bool) -> Self {
            std::sync::Arc::make_mut(&mut self.options).content = content;
            self
        }

        /// Sets how many bytes arguments or a result may have in a span; larger ones are left out.
        /// [`LARGEST_CONTENT`](super::LARGEST_CONTENT) by default.
        #[must_use]
        pub fn with_largest_content(mut self, bytes: usize) -> Self {
            std::sync::Arc::make_mut(&mut self.options).largest_content = bytes;
            self
        }

        /// Whether spans have the progress of calls and the lines of their logs as events.
        #[must_use]
        pub fn with_events(mut self, events: bool) -> Self {
            std::sync::Arc::make_mut(&mut self.options).events = events;
            self
        }
    };
}

pub(super) use options;
