// Made by toolc from sizes.tools; do not edit.

//! The payloads, results and errors of the toolset `measuring`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_sizes::types::{Folder, Outline, Trail, Tree};

/// The arguments of `take_tuples`.
#[derive(Debug, Clone, PartialEq)]
pub struct TakeTuplesArgs {
    pub range: (i64, i64, Vec<i64>),
    pub pair: (String, String),
    pub many: toolrt::Maybe<(f64, Vec<toolrt::Value>)>,
    pub trail: Trail,
    pub long: Trail,
    pub longer: Option<Vec<Option<Trail>>>,
}

impl TakeTuplesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        range: (i64, i64, Vec<i64>),
        pair: (String, String),
        trail: Trail,
        long: Trail,
    ) -> Self {
        Self {
            range,
            pair,
            many: toolrt::Maybe::Absent,
            trail,
            long,
            longer: None,
        }
    }
}

/// The arguments of `take_trees`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TakeTreesArgs {
    pub tree: Tree,
    pub outline: toolrt::Maybe<Outline>,
    pub folder: Folder,
    pub secret: Option<toolrt::Secret<Folder>>,
}

impl TakeTreesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(tree: Tree, folder: Folder) -> Self {
        Self {
            tree,
            outline: toolrt::Maybe::Absent,
            folder,
            secret: None,
        }
    }
}

/// The errors of `take_tuples`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TakeTuplesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `take_trees`.
#[derive(Debug)]
#[non_exhaustive]
pub enum TakeTreesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
