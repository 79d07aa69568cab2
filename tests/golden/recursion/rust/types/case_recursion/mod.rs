// Made by toolc from recursion.tools; do not edit.

//! Types that hold themselves: aliases alone, and through records, unions, lists, maps and tuples.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod types;

#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
