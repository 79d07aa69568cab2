// Made by toolc from tools.tools; do not edit.

//! The service `shop`.

pub mod service;
pub mod tools;
