// Made by toolc from notes.tools; do not edit.

//! The types that packages declare.

pub mod acme_notes;
