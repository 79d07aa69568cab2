//! The policies that ship: what is checked, and what a host has granted.

mod arguments;
mod binding;
mod environment;
mod error;
mod file;
mod files;
mod grant;
mod granted;
mod host;
mod known;
mod mode;
mod refused;
mod site;
#[cfg(test)]
mod tests;
mod told;
mod touched;
mod uri;
mod usual;
mod written;

pub use error::PolicyError;
pub use granted::GrantPolicy;
pub use mode::Mode;
#[cfg(feature = "cli")]
pub(crate) use touched::effects_of;
pub(crate) use touched::touched;
pub(crate) use usual::usual;
