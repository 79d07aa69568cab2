// Made by toolc from recursion.tools; do not edit.

//! The payloads, results and errors of the toolset `walking`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_recursion::types::{
    Chain, Deep, Folder, Node, Odd, Outline, Ping, Pong, Text, Tree,
};

/// The arguments of `walk_all`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WalkAllArgs {
    pub tree: Tree,
    pub outline: Outline,
    pub folder: Folder,
    pub ping: Ping,
    pub pong: Option<Pong>,
    pub chain: Option<Chain>,
    pub text: Text,
    pub deep: Deep,
    pub maybe: toolrt::Maybe<Tree>,
}

impl WalkAllArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        tree: Tree,
        outline: Outline,
        ping: Ping,
        pong: Option<Pong>,
        text: Text,
        deep: Deep,
    ) -> Self {
        Self {
            tree,
            outline,
            folder: Self::default_folder(),
            ping,
            pong,
            chain: None,
            text,
            deep,
            maybe: toolrt::Maybe::Absent,
        }
    }

    pub(super) fn default_folder() -> Folder {
        toolrt::codec::constant("{}")
    }
}

/// The arguments of `give_node`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GiveNodeArgs {
    pub node: Node,
    pub odd: Odd,
}

impl GiveNodeArgs {
    /// Takes the required fields.
    pub fn new(node: Node, odd: Odd) -> Self {
        Self { node, odd }
    }
}

/// The arguments of `give_pong`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GivePongArgs {
    pub ping: Ping,
}

impl GivePongArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            ping: Self::default_ping(),
        }
    }

    pub(super) fn default_ping() -> Ping {
        toolrt::codec::constant("[]")
    }
}

impl Default for GivePongArgs {
    fn default() -> Self {
        Self::new()
    }
}

/// The errors of `walk_all`.
#[derive(Debug)]
#[non_exhaustive]
pub enum WalkAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `give_node`.
#[derive(Debug)]
#[non_exhaustive]
pub enum GiveNodeError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `give_pong`.
#[derive(Debug)]
#[non_exhaustive]
pub enum GivePongError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
