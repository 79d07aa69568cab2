//! Servers: a registry and the data of a design, served by `rmcp`.

// Samples, roots and the log are deprecated by the protocol, and served as long as it has them.
#![allow(deprecated)]

mod announcing;
mod arguments;
mod asking;
#[cfg(feature = "http")]
mod auth;
mod calls;
mod changes;
mod completion;
#[cfg(feature = "http")]
mod connections;
mod context;
mod discovery;
mod handler;
#[cfg(feature = "http")]
mod hosts;
#[cfg(feature = "http")]
mod http;
mod identity;
mod info;
#[cfg(feature = "jwt")]
mod jwt;
mod lines;
mod lists;
mod mark;
mod named;
mod numbers;
mod options;
mod payload;
#[cfg(feature = "http")]
mod peer;
mod places;
mod progress;
mod prompts;
mod raw;
mod refusals;
mod resources;
mod results;
mod seen;
#[cfg(feature = "http")]
mod service;
#[cfg(feature = "http")]
mod sessions;
mod shared;
mod signals;
mod stdin;
mod stdio;
mod tasks;
mod tools;
mod uris;

#[cfg(feature = "http")]
pub use auth::{Refused, Verifier};
pub use context::Incoming;
#[cfg(feature = "http")]
pub use http::{serve_http, serve_http_with, serve_listener};
pub use identity::Identity;
#[cfg(feature = "jwt")]
pub use jwt::{JwksError, JwtVerifier};
pub use options::Options;
#[cfg(feature = "http")]
pub use peer::Peer;
#[cfg(feature = "http")]
pub use service::{HttpService, service};
pub use stdio::{serve_command, serve_stdio, serve_stdio_with, serve_streams};
pub use tasks::Tasking;
