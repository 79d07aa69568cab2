// Made by toolc from left.tools and right.tools; do not edit.

//! The types that packages declare.

pub mod case_circles_left;
pub mod case_circles_right;
