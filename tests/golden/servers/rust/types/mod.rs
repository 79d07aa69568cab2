// Made by toolc from servers.tools; do not edit.

//! The types that packages declare.

pub mod acme_servers;
