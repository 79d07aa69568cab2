//! Texts that a pattern matches, as far as its assertions let them; whoever asks checks that.

use std::collections::HashMap;
use std::rc::Rc;

use toolrt_pattern::{Assertion, CharSet, Node};

use super::chance::Chance;
use super::stop::{Steps, Stop};
use crate::table::Pattern;

/// A pattern without its groups, and without assertions but for those that say what is beside a place.
pub(super) struct Parts {
    kind: Kind,
    /// The least number of characters.
    least: u64,
}

enum Kind {
    Set(CharSet),
    All(Vec<Parts>),
    Either(Vec<Parts>),
    /// What a look-around wants at its place: it may be a part of what is there anyway, so it is written now and then.
    Look(Box<Parts>),
    Repeat {
        part: Box<Parts>,
        min: u64,
        max: u64,
    },
}

/// The patterns that were read, by where they are.
#[derive(Default)]
pub(super) struct Read(HashMap<usize, Option<Rc<Parts>>>);

impl Read {
    /// The parts of a pattern; `None` if it refers to its groups.
    pub(super) fn of(&mut self, pattern: &'static Pattern) -> Option<Rc<Parts>> {
        let place = std::ptr::from_ref(pattern).addr();
        let read = self.0.entry(place);
        read.or_insert_with(|| Parts::of(pattern).map(Rc::new))
            .clone()
    }
}

/// More characters than anybody makes.
const MANY: u64 = 1 << 40;

impl Parts {
    fn of(pattern: &Pattern) -> Option<Self> {
        let tree = pattern.tree()?;
        (!tree.has_references).then(|| Self::of_node(&tree.root))
    }

    fn of_node(node: &Node) -> Self {
        match node {
            Node::Empty | Node::Reference(_) => Self::all(Vec::new()),
            Node::Assert(assertion) => match assertion {
                Assertion::Look {
                    negative: false,
                    node,
                    ..
                } => Self {
                    kind: Kind::Look(Box::new(Self::of_node(node))),
                    least: 0,
                },
                Assertion::Start
                | Assertion::End
                | Assertion::Word { .. }
                | Assertion::Look { negative: true, .. } => Self::all(Vec::new()),
            },
            Node::Set(set) => Self {
                kind: Kind::Set(set.clone()),
                least: 1,
            },
            Node::Concat(nodes) => Self::all(nodes.iter().map(Self::of_node).collect()),
            Node::Either(nodes) => {
                let parts: Vec<Self> = nodes.iter().map(Self::of_node).collect();
                let least = parts.iter().map(|part| part.least).min();
                Self {
                    kind: Kind::Either(parts),
                    least: least.unwrap_or_default(),
                }
            }
            Node::Repeat { node, min, max } => {
                let part = Box::new(Self::of_node(node));
                let (min, max) = (u64::from(*min), max.map_or(MANY, u64::from));
                Self {
                    least: part.least.saturating_mul(min).min(MANY),
                    kind: Kind::Repeat { part, min, max },
                }
            }
            Node::Group(_, node) => Self::of_node(node),
        }
    }

    fn all(parts: Vec<Self>) -> Self {
        let sum = parts.iter().fold(0, |sum: u64, part| sum + part.least);
        Self {
            kind: Kind::All(parts),
            least: sum.min(MANY),
        }
    }

    /// A text of about so many characters.
    pub(super) fn text(
        &self,
        chance: &mut Chance,
        steps: &mut Steps,
        length: u64,
    ) -> Result<String, Stop> {
        let mut text = String::new();
        let mut spare = length.saturating_sub(self.least);
        self.write(chance, steps, &mut spare, &mut text)?;
        Ok(text)
    }

    /// Writes characters; `spare` is how many there may be more than there must.
    fn write(
        &self,
        chance: &mut Chance,
        steps: &mut Steps,
        spare: &mut u64,
        text: &mut String,
    ) -> Result<(), Stop> {
        steps.take(1)?;
        match &self.kind {
            Kind::Set(set) => text.push(character(chance, set).ok_or(Stop::Unfit)?),
            Kind::All(parts) => {
                for part in parts {
                    part.write(chance, steps, spare, text)?;
                }
            }
            Kind::Either(parts) => {
                if let Some(part) = chance.one_of(parts) {
                    *spare = spare.saturating_sub(part.least - self.least);
                    part.write(chance, steps, spare, text)?;
                }
            }
            Kind::Look(part) => {
                if chance.below(2) == 0 {
                    part.write(chance, steps, spare, text)?;
                }
            }
            Kind::Repeat { part, min, max } => {
                let unit = part.least.max(1);
                let most = (*spare / unit).min(max.saturating_sub(*min));
                let more = match chance.below(2) {
                    0 => most,
                    _ => chance.below(most + 1),
                };
                *spare -= more * unit;
                for _ in 0..min + more {
                    part.write(chance, steps, spare, text)?;
                }
            }
        }
        Ok(())
    }
}

const PLAIN: &[(u32, u32)] = &[(0x30, 0x39), (0x41, 0x5A), (0x61, 0x7A)];
const PRINTED: &[(u32, u32)] = &[(0x20, 0x7E)];
/// Everything but halves of surrogate pairs.
const ANY: &[(u32, u32)] = &[(0, 0xD7FF), (0xE000, 0x10_FFFF)];

/// A character of a set: mostly a letter or digit, else one that can be printed, else any.
fn character(chance: &mut Chance, set: &CharSet) -> Option<char> {
    let kinds: &[&[(u32, u32)]] = match chance.below(16) {
        0 => &[ANY],
        _ => &[PLAIN, PRINTED, ANY],
    };
    for kind in kinds {
        let ranges = both(set.ranges(), kind);
        let count: u64 = ranges.iter().map(|(low, high)| size(*low, *high)).sum();
        if count == 0 {
            continue;
        }
        let mut place = chance.below(count);
        for (low, high) in ranges {
            if place < size(low, high) {
                let code = u64::from(low) + place;
                return u32::try_from(code).ok().and_then(char::from_u32);
            }
            place -= size(low, high);
        }
    }
    None
}

fn size(low: u32, high: u32) -> u64 {
    u64::from(high - low) + 1
}

/// What is in both of two sets.
fn both(one: &[(u32, u32)], other: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let pairs = one.iter().flat_map(|(low, high)| {
        other
            .iter()
            .map(move |(from, to)| (low.max(from), high.min(to)))
    });
    let pairs = pairs.filter(|(low, high)| low <= high);
    pairs.map(|(low, high)| (*low, *high)).collect()
}
