// Made by toolc from enums.tools; do not edit.

//! The payloads, results and errors of the toolset `enums`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_enums::types::{
    Accent, Answer, ByStatus, Code, Flags, Job, Level, Long, Many, Mixed, Mode, Only, OnlyMaybe,
    OptionalMode, Rate, Sort, Status, Statuses, Twenty, TwentyOne, Yes,
};

/// The arguments of `check_enums0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums0Args {}

/// The arguments of `check_enums1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums1Args {}

/// The arguments of `check_enums2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums2Args {}

/// The arguments of `check_enums3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums3Args {}

/// The arguments of `check_enums4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums4Args {}

/// The arguments of `check_enums5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums5Args {}

/// The arguments of `check_enums6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums6Args {}

/// The arguments of `check_enums7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums7Args {}

/// The arguments of `check_enums8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums8Args {}

/// The arguments of `check_enums9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums9Args {}

/// The arguments of `check_enums10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums10Args {}

/// The arguments of `check_enums11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums11Args {}

/// The arguments of `check_enums12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums12Args {}

/// The arguments of `check_enums13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums13Args {}

/// The arguments of `check_enums14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums14Args {}

/// The arguments of `check_enums15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums15Args {}

/// The arguments of `check_enums16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums16Args {}

/// The arguments of `check_enums17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums17Args {}

/// The arguments of `check_enums18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums18Args {}

/// The arguments of `check_enums19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums19Args {}

/// The arguments of `check_enums20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckEnums20Args {}

/// The errors of `check_enums0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_enums20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEnums20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
