//! What a pattern says, as a tree.

use crate::charset::CharSet;

/// A pattern that was read.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    /// The whole pattern.
    pub root: Node,
    /// Whether something in it refers to what a group has matched.
    pub has_references: bool,
}

/// A part of a pattern.
#[derive(Debug, Clone, PartialEq)]
pub enum Node {
    /// The empty text.
    Empty,
    /// One character of a set.
    Set(CharSet),
    /// One after the other.
    Concat(Vec<Node>),
    /// One of them.
    Either(Vec<Node>),
    /// At least `min` times, at most `max` times.
    Repeat {
        /// What is repeated.
        node: Box<Node>,
        /// The least number of times.
        min: u32,
        /// The largest number of times, if there is one.
        max: Option<u32>,
    },
    /// A group that captures, by its number.
    Group(u32, Box<Node>),
    /// What a group has matched, or the empty text.
    Reference(u32),
    /// Something that must hold at a place, and takes no character.
    Assert(Assertion),
}

/// Something that must hold at a place.
#[derive(Debug, Clone, PartialEq)]
pub enum Assertion {
    /// `^`: the start of the text.
    Start,
    /// `$`: the end of the text.
    End,
    /// `\b`, or `\B` where `edge` is false.
    Word {
        /// Whether there must be an edge.
        edge: bool,
    },
    /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`.
    Look {
        /// Whether it looks at what follows, or else at what came before.
        ahead: bool,
        /// Whether it must not be there.
        negative: bool,
        /// What is looked for.
        node: Box<Node>,
    },
}

impl Node {
    /// How many characters it takes at most; `None` where there is no end.
    pub fn longest(&self) -> Option<u64> {
        match self {
            Self::Empty | Self::Assert(_) => Some(0),
            Self::Set(_) => Some(1),
            Self::Concat(nodes) => nodes
                .iter()
                .try_fold(0u64, |sum, node| Some(sum.saturating_add(node.longest()?))),
            Self::Either(nodes) => nodes
                .iter()
                .try_fold(0, |most, node| Some(node.longest()?.max(most))),
            Self::Repeat { node, max, .. } => match (node.longest(), max) {
                (Some(0), _) => Some(0),
                (Some(one), Some(max)) => Some(one.saturating_mul(u64::from(*max))),
                (None, Some(0)) => Some(0),
                (None, _) | (_, None) => None,
            },
            Self::Group(_, node) => node.longest(),
            Self::Reference(_) => None,
        }
    }

    /// The same, read from its end: what matches it matches this backwards.
    #[must_use]
    pub fn reversed(&self) -> Self {
        match self {
            Self::Empty | Self::Set(_) | Self::Reference(_) | Self::Assert(_) => self.clone(),
            Self::Concat(nodes) => Self::Concat(nodes.iter().rev().map(Self::reversed).collect()),
            Self::Either(nodes) => Self::Either(nodes.iter().map(Self::reversed).collect()),
            Self::Repeat { node, min, max } => Self::Repeat {
                node: Box::new(node.reversed()),
                min: *min,
                max: *max,
            },
            Self::Group(number, node) => Self::Group(*number, Box::new(node.reversed())),
        }
    }
}
