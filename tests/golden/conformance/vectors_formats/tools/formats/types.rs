// Made by toolc from formats.tools; do not edit.

//! The payloads, results and errors of the toolset `formats`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_formats::types::{
    ByHost, Clock, Data, Day, File, Host, Id, Link, Mail, Mails, ShortLink, Span, Stamp, V4, V6,
    When,
};

/// The arguments of `check_formats0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats0Args {}

/// The arguments of `check_formats1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats1Args {}

/// The arguments of `check_formats2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats2Args {}

/// The arguments of `check_formats3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats3Args {}

/// The arguments of `check_formats4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats4Args {}

/// The arguments of `check_formats5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats5Args {}

/// The arguments of `check_formats6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats6Args {}

/// The arguments of `check_formats7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats7Args {}

/// The arguments of `check_formats8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats8Args {}

/// The arguments of `check_formats9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats9Args {}

/// The arguments of `check_formats10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats10Args {}

/// The arguments of `check_formats11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats11Args {}

/// The arguments of `check_formats12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats12Args {}

/// The arguments of `check_formats13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats13Args {}

/// The arguments of `check_formats14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats14Args {}

/// The arguments of `check_formats15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckFormats15Args {}

/// The errors of `check_formats0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_formats15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckFormats15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
