//! Tools made at run time: without a design, through every step of the pipeline. `spec/made.md` says what a definition
//! holds.
//!
//! A spec lives as long as the process, and so does what is made of a definition. Equal definitions are made once: tools
//! that come and go fill nothing. A process takes [`MAX_DEFINITIONS`] different ones, and [`MAX_DEFINED_BYTES`] of them;
//! what is past that is refused.

mod beyond;
mod definition;
mod elsewhere;
mod error;
mod failure;
mod form;
mod given;
mod interned;
mod keywords;
mod patterns;
mod pointers;
mod ranges;
mod run;
mod tables;
mod texts;
mod tool;
mod toolset;

pub use error::DefinitionError;
pub use failure::Failure;
#[cfg(all(unix, feature = "program"))]
pub(crate) use form::is_name;
pub use interned::{MAX_DEFINED_BYTES, MAX_DEFINITIONS};
pub use tool::{Tool, ToolBuilder};
#[cfg(all(unix, feature = "program"))]
pub(crate) use toolset::toolset_of_command;
pub use toolset::{ToolsetBuilder, toolset_of_executor, toolset_of_server};
