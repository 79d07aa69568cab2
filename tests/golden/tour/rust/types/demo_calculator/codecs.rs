// Made by toolc from calculator.tools; do not edit.

//! How the types of `demo.calculator` are read, written and checked.

use super::types::DivisionByZero;

toolrt::record! {
    DivisionByZero: DIVISION_BY_ZERO = "division_by_zero", closed;
}

toolrt::error_message!(DivisionByZero: "The divisor is zero.");
