// Made by toolc from calculator.tools; do not edit.

//! The payloads, results and errors of the service `calculator`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::types::demo_calculator::types::DivisionByZero;

/// The payload of `add`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AddPayload {
    pub a: f64,
    pub b: f64,
}

impl AddPayload {
    /// Takes the required fields.
    pub fn new(a: f64, b: f64) -> Self {
        Self { a, b }
    }
}

/// The result of `add`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AddResult {
    pub sum: f64,
}

impl AddResult {
    /// Takes the required fields.
    pub fn new(sum: f64) -> Self {
        Self { sum }
    }
}

/// The payload of `divide`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DividePayload {
    pub a: f64,
    pub b: f64,
}

impl DividePayload {
    /// Takes the required fields.
    pub fn new(a: f64, b: f64) -> Self {
        Self { a, b }
    }
}

/// The result of `divide`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DivideResult {
    pub quotient: f64,
}

impl DivideResult {
    /// Takes the required fields.
    pub fn new(quotient: f64) -> Self {
        Self { quotient }
    }
}

/// The errors of `add`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum AddError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `divide`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DivideError {
    /// The divisor is zero.
    DivisionByZero(DivisionByZero),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
