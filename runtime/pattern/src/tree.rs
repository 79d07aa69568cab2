//! The syntax tree of a pattern.

use crate::charset::CharSet;

/// A pattern that was read.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree {
    /// The whole pattern.
    pub root: Node,
    /// Whether it has backreferences.
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
        /// The repeated part.
        node: Box<Node>,
        /// The least number of times.
        min: u32,
        /// The largest number of times, if there is one.
        max: Option<u32>,
    },
    /// A group that captures, by its number.
    Group(u32, Box<Node>),
    /// A backreference: the text that a group has matched, or the empty text.
    Reference(u32),
    /// An assertion, which consumes no character.
    Assert(Assertion),
}

/// An assertion at a position.
#[derive(Debug, Clone, PartialEq)]
pub enum Assertion {
    /// `^`: the start of the text.
    Start,
    /// `$`: the end of the text.
    End,
    /// `\b`, or `\B` if `edge` is false.
    Word {
        /// Whether there must be an edge.
        edge: bool,
    },
    /// `(?=…)`, `(?!…)`, `(?<=…)`, `(?<!…)`.
    Look {
        /// Whether it is a lookahead, else a lookbehind.
        ahead: bool,
        /// Whether it must not be there.
        negative: bool,
        /// The pattern of the lookaround.
        node: Box<Node>,
    },
}

impl Node {
    /// The maximum number of characters that it consumes; `None` if unbounded.
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

    /// The same pattern reversed: it matches the reversed texts.
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
