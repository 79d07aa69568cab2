//! What a running call needs of its host.

use std::sync::Arc;

use super::{Clock, Log};

/// The clock and the log of a host.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) log: Arc<dyn Log>,
}
