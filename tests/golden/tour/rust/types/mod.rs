// Made by toolc from calculator.tools and 5 other files; do not edit.

//! The types that packages declare.

pub mod acme_common;
pub mod acme_corners;
pub mod acme_files;
pub mod acme_planner;
pub mod acme_todos;
pub mod demo_calculator;
