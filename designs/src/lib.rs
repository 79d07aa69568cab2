//! Random well-formed designs over the whole language, random values of their types, and mutations of these: what every
//! target is held to. The same seed gives the same texts on every machine.
//!
//! ```
//! let inputs = toolc_designs::design(7);
//! assert!(toolc_compiler::compile(inputs).ready().is_ok());
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

pub mod apart;
pub mod edits;
pub mod growth;
pub mod hostile;
pub mod keys;
mod mutate;
mod names;
mod print;
mod project;
mod random;
pub mod sent;
mod spell;
pub mod sweep;
pub mod tables;
mod texts;
pub mod twins;
mod types;
mod values;

pub use mutate::mutated;
pub use project::design;
pub use random::Random;
pub use spell::respelled;
pub use tables::Tables;
pub use values::Values;
