// Made by toolc from words.tools; do not edit.

//! The types that packages declare.

pub mod words;
