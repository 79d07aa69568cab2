// Made by toolc from suite_patterns.tools; do not edit.

//! The payloads, results and errors of the toolset `suite_patterns`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_suite_patterns::types::{
    P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15,
};

/// The arguments of `check_suite_patterns0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns0Args {}

/// The arguments of `check_suite_patterns1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns1Args {}

/// The arguments of `check_suite_patterns2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns2Args {}

/// The arguments of `check_suite_patterns3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns3Args {}

/// The arguments of `check_suite_patterns4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns4Args {}

/// The arguments of `check_suite_patterns5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns5Args {}

/// The arguments of `check_suite_patterns6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns6Args {}

/// The arguments of `check_suite_patterns7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns7Args {}

/// The arguments of `check_suite_patterns8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns8Args {}

/// The arguments of `check_suite_patterns9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns9Args {}

/// The arguments of `check_suite_patterns10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns10Args {}

/// The arguments of `check_suite_patterns11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns11Args {}

/// The arguments of `check_suite_patterns12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns12Args {}

/// The arguments of `check_suite_patterns13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns13Args {}

/// The arguments of `check_suite_patterns14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuitePatterns14Args {}

/// The errors of `check_suite_patterns0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_patterns14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuitePatterns14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
