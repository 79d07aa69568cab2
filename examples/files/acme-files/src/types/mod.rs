// Made by toolc from files.tools; do not edit.

//! The types that packages declare.

pub mod acme_files;
