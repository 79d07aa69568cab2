//! What toolc writes in Python: a surface is one folder, with its templates and what they print.

pub(super) mod agent;
pub(super) mod client;
