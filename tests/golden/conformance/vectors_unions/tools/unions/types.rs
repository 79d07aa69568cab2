// Made by toolc from unions.tools; do not edit.

//! The payloads, results and errors of the toolset `unions`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_unions::types::{
    A, Answer, Anything, B, Box_, Branch, C, Cell, Circle, Cron, Deep, Either, Either2, EventRef,
    Full, Grade, High, Holder, Holders, Ids, Kept, Leaf, Left, Level, Lists, Locator, Loose,
    Loosely, Low, Maps, Measure, Mixed, Mode, Moment, Name, Named, Nullish, Number, One, OpenA,
    OpenB, OpenEither, Opened, Paths, Plain, Quoted, Ranges, Records, Right, Shape, Speed, Square,
    Texts, Tree, Trigger, Tuples, Whatever, Whole, Wider, X1, X2,
};

/// The arguments of `check_unions0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions0Args {}

/// The arguments of `check_unions1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions1Args {}

/// The arguments of `check_unions2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions2Args {}

/// The arguments of `check_unions3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions3Args {}

/// The arguments of `check_unions4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions4Args {}

/// The arguments of `check_unions5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions5Args {}

/// The arguments of `check_unions6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions6Args {}

/// The arguments of `check_unions7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions7Args {}

/// The arguments of `check_unions8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions8Args {}

/// The arguments of `check_unions9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions9Args {}

/// The arguments of `check_unions10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions10Args {}

/// The arguments of `check_unions11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions11Args {}

/// The arguments of `check_unions12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions12Args {}

/// The arguments of `check_unions13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions13Args {}

/// The arguments of `check_unions14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions14Args {}

/// The arguments of `check_unions15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions15Args {}

/// The arguments of `check_unions16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions16Args {}

/// The arguments of `check_unions17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions17Args {}

/// The arguments of `check_unions18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions18Args {}

/// The arguments of `check_unions19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions19Args {}

/// The arguments of `check_unions20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions20Args {}

/// The arguments of `check_unions21`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions21Args {}

/// The arguments of `check_unions22`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions22Args {}

/// The arguments of `check_unions23`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions23Args {}

/// The arguments of `check_unions24`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions24Args {}

/// The arguments of `check_unions25`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions25Args {}

/// The arguments of `check_unions26`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions26Args {}

/// The arguments of `check_unions27`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions27Args {}

/// The arguments of `check_unions28`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions28Args {}

/// The arguments of `check_unions29`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions29Args {}

/// The arguments of `check_unions30`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions30Args {}

/// The arguments of `check_unions31`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions31Args {}

/// The arguments of `check_unions32`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions32Args {}

/// The arguments of `check_unions33`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions33Args {}

/// The arguments of `check_unions34`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions34Args {}

/// The arguments of `check_unions35`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions35Args {}

/// The arguments of `check_unions36`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions36Args {}

/// The arguments of `check_unions37`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckUnions37Args {}

/// The errors of `check_unions0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions21`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions21Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions22`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions22Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions23`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions23Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions24`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions24Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions25`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions25Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions26`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions26Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions27`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions27Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions28`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions28Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions29`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions29Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions30`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions30Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions31`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions31Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions32`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions32Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions33`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions33Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions34`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions34Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions35`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions35Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions36`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions36Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_unions37`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckUnions37Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
