//! The policies that ship: what is checked, and what a host has granted.

mod environment;
mod error;
mod grant;
mod granted;
mod mode;
mod usual;
mod written;

pub use error::PolicyError;
pub use granted::GrantPolicy;
pub use mode::Mode;
pub(crate) use usual::usual;
