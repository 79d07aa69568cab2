// Made by toolc from unions.tools; do not edit.

//! The toolsets of the service `unions`.

pub mod unions;
