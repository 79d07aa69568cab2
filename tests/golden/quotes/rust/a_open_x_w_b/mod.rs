// Made by toolc from quotes.tools; do not edit.

//! The service `a"""; open('x', 'w'); """b`.

pub mod tools;
