// Made by toolc from left.tools; do not edit.

//! Types that name those of another package, which names these.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
