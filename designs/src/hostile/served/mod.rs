//! The servers of `examples/notes` in Rust and in Python, asked by clients that mean no good: both give the same answer, or
//! both refuse, and both go on.

mod connections;
mod http;
mod notes;
mod requests;

pub(super) use connections::ATTACK as CONNECTIONS;
pub(super) use requests::ATTACK as REQUESTS;
