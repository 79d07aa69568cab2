// Made by toolc from suite_formats.tools; do not edit.

//! The payloads, results and errors of the toolset `suite_formats`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_suite_formats::types::{
    Date, DateTime, Duration, Email, Hostname, Ipv4, Ipv6, Time, Uri, Uuid,
};

/// The arguments of `check_suite_formats0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats0Args {}

/// The arguments of `check_suite_formats1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats1Args {}

/// The arguments of `check_suite_formats2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats2Args {}

/// The arguments of `check_suite_formats3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats3Args {}

/// The arguments of `check_suite_formats4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats4Args {}

/// The arguments of `check_suite_formats5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats5Args {}

/// The arguments of `check_suite_formats6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats6Args {}

/// The arguments of `check_suite_formats7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats7Args {}

/// The arguments of `check_suite_formats8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats8Args {}

/// The arguments of `check_suite_formats9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckSuiteFormats9Args {}

/// The errors of `check_suite_formats0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_suite_formats9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckSuiteFormats9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
