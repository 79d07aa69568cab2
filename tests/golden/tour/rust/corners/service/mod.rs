// Made by toolc from wide.tools; do not edit.

//! The methods of the service `corners`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod provider;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use provider::CornersService;
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
