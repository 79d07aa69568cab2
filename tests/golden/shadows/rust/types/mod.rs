// Made by toolc from other.tools and shadows.tools; do not edit.

//! The types that packages declare.

pub mod case_shadows;
pub mod other_names;
