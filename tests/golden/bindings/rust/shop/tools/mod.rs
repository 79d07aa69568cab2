// Made by toolc from bindings.tools; do not edit.

//! The toolsets of the service `shop`.

pub mod both;
pub mod recipes;
pub mod shop;
pub mod till;
