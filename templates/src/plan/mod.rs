//! What is decided once for all languages, before any of them spells it.

pub(crate) mod agent;
pub(crate) mod hints;
pub(crate) mod names;
pub(crate) mod origin;
pub(crate) mod own;
pub(crate) mod payloads;
pub(crate) mod recursion;
pub(crate) mod spec;
pub(crate) mod used;
