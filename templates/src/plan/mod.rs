//! What is decided once for all languages, before any of them spells it.

pub(crate) mod agent;
pub(crate) mod checked;
pub(crate) mod command;
pub(crate) mod docs;
pub(crate) mod errors;
pub(crate) mod folders;
pub(crate) mod hints;
pub(crate) mod implemented;
pub(crate) mod instructions;
pub(crate) mod limits;
pub(crate) mod literals;
pub(crate) mod made;
pub(crate) mod names;
pub(crate) mod origin;
pub(crate) mod own;
pub(crate) mod parameters;
pub(crate) mod parts;
pub(crate) mod payloads;
pub(crate) mod recursion;
pub(crate) mod remote;
pub(crate) mod rest;
pub(crate) mod sdk;
pub(crate) mod server;
pub(crate) mod spec;
pub(crate) mod used;
