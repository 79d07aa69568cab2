// Made by toolc from commands.tools; do not edit.

//! The desk with its wall.

toolrt::generated_for!("0.1");

pub mod asks;
pub mod codecs;
pub mod command;
pub mod messages;
pub mod provider;
pub mod specs;
pub mod types;

use super::super::super::types as packages;

#[allow(unused_imports, reason = "callers name them")]
pub use command::{COMMAND, command};
#[allow(unused_imports, reason = "callers name them")]
pub use provider::{LobbyProvider, toolset};
#[allow(unused_imports, reason = "callers name them")]
pub use specs::{SPECS, spec};
#[allow(unused_imports, reason = "callers name them")]
pub use types::*;
