//! Tools as commands, for people and agents.
//!
//! Generated code gives a [`Command`] of each `cli` of a design; a program ends with its `main`, which needs the feature
//! `cli`. `spec/commands.md` says what it does.

mod command;
mod served;
mod spec;

#[cfg(feature = "cli")]
mod answer;
#[cfg(feature = "cli")]
mod calls;
#[cfg(feature = "cli")]
mod completion;
#[cfg(feature = "cli")]
mod documents;
#[cfg(feature = "cli")]
mod failed;
#[cfg(feature = "cli")]
mod form;
#[cfg(feature = "cli")]
mod help;
#[cfg(feature = "cli")]
mod incoming;
#[cfg(feature = "cli")]
mod kept;
#[cfg(feature = "cli")]
mod kinds;
#[cfg(feature = "cli")]
mod lines;
#[cfg(feature = "cli")]
mod man;
#[cfg(feature = "cli")]
mod manifest;
#[cfg(feature = "cli")]
mod options;
#[cfg(feature = "cli")]
mod output;
#[cfg(feature = "cli")]
mod pager;
#[cfg(feature = "cli")]
mod plan;
#[cfg(feature = "cli")]
mod recorded;
#[cfg(feature = "cli")]
mod rows;
#[cfg(feature = "cli")]
mod run;
#[cfg(feature = "cli")]
mod sampling;
#[cfg(feature = "cli")]
mod saved;
#[cfg(feature = "cli")]
mod screen;
#[cfg(feature = "cli")]
mod secret;
#[cfg(feature = "cli")]
mod session;
#[cfg(feature = "cli")]
mod shape;
mod shared;
#[cfg(feature = "cli")]
mod shell;
#[cfg(feature = "cli")]
mod shown;
#[cfg(feature = "cli")]
mod signals;
#[cfg(feature = "cli")]
mod terminal;
#[cfg(all(feature = "cli", test))]
mod tests;
#[cfg(feature = "cli")]
mod words;
#[cfg(feature = "cli")]
mod workers;

pub use command::Command;
pub use spec::CommandSpec;
