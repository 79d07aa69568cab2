//! Commands as tools: programs that a registry runs, each call as a process of its own. `spec/programs.md` says how.

mod asked;
mod cached;
mod discovered;
mod loaded;
mod outcome;
mod process;
mod runner;
mod said;
mod spoken;
mod surroundings;
mod toolable;
mod waiting;
mod words;

pub use discovered::{Discovered, Protocol, Unusable};
pub use process::Limits;
pub use runner::Program;
pub use waiting::settle;
