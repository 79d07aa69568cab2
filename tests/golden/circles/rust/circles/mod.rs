// Made by toolc from right.tools; do not edit.

//! The service `circles`.

pub mod tools;
