// Made by toolc from bindings.tools; do not edit.

//! The methods of the service `depot`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod provider;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use provider::DepotService;
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
