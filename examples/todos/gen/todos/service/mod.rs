// Made by toolc from todos.tools; do not edit.

//! The methods of the service `todos`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod provider;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use provider::TodosService;
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
