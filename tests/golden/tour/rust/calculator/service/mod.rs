// Made by toolc from calculator.tools; do not edit.

//! The methods of the service `calculator`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod provider;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use provider::CalculatorService;
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
