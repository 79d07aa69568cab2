//! What a running call needs of its host.

use std::sync::Arc;

use super::{Clock, Log};
use crate::texts::Texts;

/// The clock and the log of a host, how much it takes, and what its policy does to texts.
#[derive(Clone)]
pub(crate) struct Surroundings {
    /// The most bytes that a handler may give at once.
    pub(crate) max_result: usize,
    /// How many milliseconds of CPU time the checks of one call may take together.
    pub(crate) cpu_budget_ms: u64,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) log: Arc<dyn Log>,
    pub(crate) texts: Texts,
}
