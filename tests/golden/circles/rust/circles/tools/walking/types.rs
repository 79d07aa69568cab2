// Made by toolc from right.tools; do not edit.

//! The payloads, results and errors of the toolset `walking`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_circles_left::types::{
    Colour, Either, Flat, Index, Name, Pair, Round, Shape, There, Turns,
};
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::case_circles_right::types::{
    AndBack, Code, Folder, Form, Mixed, Names, Other, Side, Square, Turn,
};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WalkAllArgsMixedItem {
    Name(Name),
    Int(i64),
}

/// The arguments of `walk_all`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct WalkAllArgs {
    pub turns: Turns,
    pub few: Turns,
    pub turn: Turn,
    pub pair: Pair,
    pub either: Either,
    pub there: There,
    pub index: Index,
    pub names: Names,
    pub mixed: Vec<WalkAllArgsMixedItem>,
    pub shape: Shape,
    pub form: Form,
}

impl WalkAllArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        turns: Turns,
        few: Turns,
        turn: Turn,
        pair: Pair,
        either: Either,
        there: There,
        index: Index,
        names: Names,
        shape: Shape,
        form: Form,
    ) -> Self {
        Self {
            turns,
            few,
            turn,
            pair,
            either,
            there,
            index,
            names,
            mixed: Vec::new(),
            shape,
            form,
        }
    }
}

/// The arguments of `give_form`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct GiveFormArgs {}

/// The errors of `walk_all`.
#[derive(Debug)]
#[non_exhaustive]
pub enum WalkAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `give_form`.
#[derive(Debug)]
#[non_exhaustive]
pub enum GiveFormError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
