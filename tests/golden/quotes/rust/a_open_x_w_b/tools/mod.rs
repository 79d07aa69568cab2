// Made by toolc from quotes.tools; do not edit.

//! The toolsets of the service `a"""; open('x', 'w'); """b`.

pub mod texts;
