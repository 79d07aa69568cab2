// Made by toolc from unions.tools; do not edit.

//! The service `unions`.

pub mod tools;
