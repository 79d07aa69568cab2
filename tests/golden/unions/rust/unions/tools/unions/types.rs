// Made by toolc from unions.tools; do not edit.

//! The payloads, results and errors of the toolset `unions`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::case_unions::types::{
    Answer, Any, AnyRecord, Below, Cell, Code, Cron, EventRef, Group, Json, Left, LeftSide,
    Locator, Node, Right, RightSide, Span, Step, Trail, Tree, Trigger, Where, Wire,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChooseArgsInline {
    A,
    B,
}

impl ChooseArgsInline {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChooseArgsMixed {
    N1,
    One,
    True,
    N1Point5,
}

impl ChooseArgsMixed {
    /// Every member, in declared order.
    pub const ALL: [Self; 4] = [Self::N1, Self::One, Self::True, Self::N1Point5];
}

/// The arguments of `choose`.
#[derive(Debug, Clone, PartialEq)]
pub struct ChooseArgs {
    pub wire: Wire,
    pub code: Code,
    pub locator: Option<Locator>,
    pub trigger: Trigger,
    pub answer: Answer,
    pub any: Any,
    pub span: Span,
    pub trail: toolrt::Maybe<Trail>,
    pub tree: Tree,
    pub cell: Option<Cell>,
    pub where_: Option<Where>,
    pub inline: Option<ChooseArgsInline>,
    pub mixed: ChooseArgsMixed,
    pub lists: Vec<Vec<String>>,
    pub maps: std::collections::BTreeMap<String, std::collections::BTreeMap<String, i64>>,
}

impl ChooseArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        wire: Wire,
        code: Code,
        locator: Option<Locator>,
        trigger: Trigger,
        answer: Answer,
        any: Any,
        span: Span,
        tree: Tree,
        inline: Option<ChooseArgsInline>,
        mixed: ChooseArgsMixed,
        lists: Vec<Vec<String>>,
        maps: std::collections::BTreeMap<String, std::collections::BTreeMap<String, i64>>,
    ) -> Self {
        Self {
            wire,
            code,
            locator,
            trigger,
            answer,
            any,
            span,
            trail: toolrt::Maybe::Absent,
            tree,
            cell: None,
            where_: None,
            inline,
            mixed,
            lists,
            maps,
        }
    }
}

/// The arguments of `pick`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PickArgs {}

/// The arguments of `descend`.
#[derive(Debug, Clone, PartialEq)]
pub struct DescendArgs {
    pub below: Option<Below>,
    pub json: Option<Json>,
}

impl DescendArgs {
    /// Takes the required fields.
    pub fn new(below: Option<Below>, json: Option<Json>) -> Self {
        Self { below, json }
    }
}

/// The arguments of `count`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CountArgs {}

/// The arguments of `nest`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NestArgs {
    pub of: Vec<Group>,
}

impl NestArgs {
    /// Takes the required fields.
    pub fn new(of: Vec<Group>) -> Self {
        Self { of }
    }
}

/// The errors of `choose`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ChooseError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `pick`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PickError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `descend`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DescendError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `count`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CountError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `nest`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum NestError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
