// Made by toolc from quotes.tools; do not edit.

//! The types that packages declare.

pub mod quotes;
