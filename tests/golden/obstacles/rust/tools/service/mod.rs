// Made by toolc from obstacles.tools; do not edit.

//! The methods of the service `tools`.

toolrt::generated_for!("0.1");

pub mod codecs;
pub mod provider;
pub mod types;

pub use provider::ToolsService;
