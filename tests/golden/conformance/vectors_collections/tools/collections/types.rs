// Made by toolc from collections.tools; do not edit.

//! The payloads, results and errors of the toolset `collections`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::conformance_collections::types::{
    Anything, AtLeastTwo, AtMostOne, Bag, Blank, Blobs, Couple, Empties, Few, FewFolders, Folders,
    Forest, Grid, Grove, Hedge, Holes, Ivy, Kinds, Lone, LongTrail, Maps, Mixed, Names, Nested,
    Numbers, One, Pairs, Point, Points, Poly, Row, Scores, Shady, Some_, Span, Stack, Stamps, Step,
    Steps, Tags, TallStack, Trail, Trio,
};

/// The arguments of `check_collections0`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections0Args {}

/// The arguments of `check_collections1`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections1Args {}

/// The arguments of `check_collections2`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections2Args {}

/// The arguments of `check_collections3`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections3Args {}

/// The arguments of `check_collections4`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections4Args {}

/// The arguments of `check_collections5`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections5Args {}

/// The arguments of `check_collections6`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections6Args {}

/// The arguments of `check_collections7`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections7Args {}

/// The arguments of `check_collections8`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections8Args {}

/// The arguments of `check_collections9`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections9Args {}

/// The arguments of `check_collections10`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections10Args {}

/// The arguments of `check_collections11`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections11Args {}

/// The arguments of `check_collections12`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections12Args {}

/// The arguments of `check_collections13`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections13Args {}

/// The arguments of `check_collections14`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections14Args {}

/// The arguments of `check_collections15`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections15Args {}

/// The arguments of `check_collections16`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections16Args {}

/// The arguments of `check_collections17`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections17Args {}

/// The arguments of `check_collections18`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections18Args {}

/// The arguments of `check_collections19`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections19Args {}

/// The arguments of `check_collections20`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections20Args {}

/// The arguments of `check_collections21`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections21Args {}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum CheckCollections21ResultItem {
    Int(i64),
    Text(String),
}

/// The arguments of `check_collections22`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections22Args {}

/// The arguments of `check_collections23`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections23Args {}

/// The arguments of `check_collections24`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections24Args {}

/// The arguments of `check_collections25`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections25Args {}

/// The arguments of `check_collections26`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections26Args {}

/// The arguments of `check_collections27`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections27Args {}

/// The arguments of `check_collections28`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections28Args {}

/// The arguments of `check_collections29`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections29Args {}

/// The arguments of `check_collections30`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections30Args {}

/// The arguments of `check_collections31`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections31Args {}

/// The arguments of `check_collections32`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections32Args {}

/// The arguments of `check_collections33`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections33Args {}

/// The arguments of `check_collections34`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections34Args {}

/// The arguments of `check_collections35`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections35Args {}

/// The arguments of `check_collections36`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections36Args {}

/// The arguments of `check_collections37`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CheckCollections37Args {}

/// The errors of `check_collections0`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections0Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections1`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections1Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections2`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections2Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections3`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections3Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections4`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections4Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections5`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections5Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections6`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections6Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections7`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections7Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections8`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections8Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections9`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections9Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections10`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections10Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections11`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections11Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections12`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections12Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections13`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections13Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections14`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections14Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections15`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections15Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections16`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections16Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections17`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections17Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections18`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections18Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections19`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections19Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections20`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections20Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections21`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections21Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections22`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections22Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections23`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections23Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections24`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections24Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections25`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections25Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections26`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections26Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections27`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections27Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections28`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections28Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections29`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections29Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections30`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections30Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections31`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections31Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections32`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections32Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections33`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections33Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections34`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections34Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections35`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections35Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections36`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections36Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `check_collections37`.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckCollections37Error {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
