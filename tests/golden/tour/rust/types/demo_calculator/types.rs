// Made by toolc from calculator.tools; do not edit.

//! The types of the package `demo.calculator`.

/// The divisor is zero.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DivisionByZero {}
