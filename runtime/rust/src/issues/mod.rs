//! Issues of values: what callers see of them, and the words that all of them share.

mod count;
mod got;
mod issue;
mod path;
mod short;
mod shown;
mod suggest;

pub use issue::{Code, Issue};

pub(crate) use count::{count, count_bounds};
pub(crate) use got::Got;
pub(crate) use path::{Segment, pointer, subject};
pub(crate) use short::{listed, shortened, truncated};
pub(crate) use shown::shown;
pub(crate) use suggest::nearest;

/// How many issues are listed at most.
pub const MAX_ISSUES: usize = 100;
