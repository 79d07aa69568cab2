// Made by toolc from shadows.tools; do not edit.

//! The agents of the service `s`.

pub mod a;
