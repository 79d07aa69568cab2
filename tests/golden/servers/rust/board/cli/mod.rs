// Made by toolc from servers.tools; do not edit.

//! The commands of the service `board`.

pub mod board;
