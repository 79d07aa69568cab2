//! What Rust has of a toolset, a service and an agent: each surface is a folder with its model and its template.

pub(super) mod agent;
pub(super) mod asks;
pub(super) mod client;
pub(super) mod codecs;
pub(super) mod command;
pub(super) mod documents;
pub(super) mod hints;
mod host_trait;
pub(super) mod package;
pub(super) mod provider;
pub(super) mod sdk;
pub(super) mod served;
pub(super) mod server;
pub(super) mod service;
pub(super) mod specs;
pub(super) mod transforms;
pub(super) mod types;
pub(super) mod uses;
