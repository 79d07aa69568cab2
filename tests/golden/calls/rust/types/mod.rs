// Made by toolc from calls.tools; do not edit.

//! The types that packages declare.

pub mod conformance_calls;
