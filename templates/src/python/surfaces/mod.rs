//! What toolc writes in Python: a surface is one folder, with its templates and what they print.

pub(super) mod agent;
pub(super) mod asks;
pub(super) mod client;
pub(super) mod codecs;
pub(super) mod command;
pub(super) mod documents;
pub(super) mod hints;
pub(super) mod package;
pub(super) mod program;
mod protocol;
pub(super) mod provider;
pub(super) mod remote;
pub(super) mod sdk;
pub(super) mod served;
pub(super) mod server;
pub(super) mod service;
pub(super) mod specs;
pub(super) mod transforms;
pub(super) mod types;
