//! The files that a call may open: where paths lead, and what a handler may do there.

#[cfg(unix)]
mod beneath;
#[cfg(not(unix))]
#[path = "rechecked.rs"]
mod beneath;
pub(crate) mod follow;
mod granted;
mod how;
mod rules;
#[cfg(all(test, unix))]
mod tests;

pub use granted::GrantedPath;
pub use rules::{FileAccess, FileKind, FileRules};
