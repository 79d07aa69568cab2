//! The tests of servers and clients as one program, which is built and linked once.

#[path = "../../rust/tests/support/args.rs"]
mod args;
#[path = "../../rust/tests/support/catalogue_tools.rs"]
mod catalogue_tools;
#[path = "support/keys.rs"]
#[allow(dead_code, reason = "what needs a feature may be all that needs it")]
mod keys;
mod support;

mod asking;
mod authorization;
mod catalogue;
mod changes;
mod client_own;
mod client_peer;
mod ending;
mod http;
mod jwt;
mod policies;
mod quota;
mod stdio;
mod surfaces;
mod tasks;
