//! The runtime of generated Rust code.
