//! A tree's positions and which follow which: Glushkov's construction, with edges kept as few pairs of sets.

use std::collections::HashMap;

use crate::charset::CharSet;
use crate::tree::{Assertion, Node};

/// Patterns with more positions are not built.
const MOST_POSITIONS: usize = 10_000;
/// Patterns with more pairs of sets, before pairs are merged, are not built.
const MOST_LINKS: usize = 20_000;

/// Positions: sorted ranges without their ends.
pub(crate) type Places = Vec<(u32, u32)>;

/// An assertion at a position of the text.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Condition {
    Start,
    End,
    Word { edge: bool },
    Look { index: usize, negative: bool },
}

/// A lookaround of the pattern.
pub(crate) struct Sought<'t> {
    pub ahead: bool,
    pub node: &'t Node,
}

/// The result: position 0 is the start of the pattern, and the others are in the pattern's order.
#[derive(Default)]
pub(crate) struct Built<'t> {
    /// How many positions there are, the start among them.
    pub count: usize,
    /// Each set of characters, with its positions.
    pub sets: Vec<(CharSet, Places)>,
    /// Positions that the next one follows.
    pub steps: Places,
    /// All of the second follow all of the first.
    pub joins: Vec<(Places, Places)>,
    /// Where the pattern ends.
    pub last: Places,
    /// Whether the empty text matches anywhere.
    pub nullable: bool,
    /// Positions that consume no character, and their assertions.
    pub asserts: Vec<(u32, Condition)>,
    /// The lookarounds of the assertions.
    pub looks: Vec<Sought<'t>>,
    /// Whether everything begins at the start of the text.
    pub anchored: bool,
}

/// Builds the positions of a tree; `None` if these are too many, or if it has backreferences.
pub(crate) fn built(root: &Node) -> Option<Built<'_>> {
    let mut builder = Builder {
        built: Built {
            count: 1,
            ..Built::default()
        },
        sets: HashMap::new(),
        seen: HashMap::new(),
        looks: HashMap::new(),
        links: 0,
    };
    let ends = builder.ends(root)?;
    builder.link(&vec![(0, 1)], &ends.first)?;
    let mut built = builder.built;
    built.last = ends.last;
    built.nullable = ends.nullable;
    built.joins = put_together(std::mem::take(&mut built.joins));
    built.anchored = !ends.nullable
        && places(&ends.first).all(|place| {
            built
                .asserts
                .binary_search_by_key(&place, |(at, _)| *at)
                .is_ok_and(|at| matches!(built.asserts[at].1, Condition::Start))
        });
    Some(built)
}

/// The single positions of some ranges.
pub(crate) fn places(ranges: &Places) -> impl Iterator<Item = u32> {
    ranges.iter().flat_map(|(start, end)| *start..*end)
}

struct Builder<'t> {
    built: Built<'t>,
    sets: HashMap<CharSet, usize>,
    seen: HashMap<*const CharSet, usize>,
    /// A repeated part is built many times; its lookarounds, once.
    looks: HashMap<*const Node, usize>,
    links: usize,
}

/// How a part of a pattern begins and ends.
#[derive(Default)]
struct Ends {
    first: Places,
    last: Places,
    nullable: bool,
}

impl Ends {
    fn empty() -> Self {
        Self {
            nullable: true,
            ..Self::default()
        }
    }
}

impl<'t> Builder<'t> {
    fn ends(&mut self, node: &'t Node) -> Option<Ends> {
        match node {
            Node::Empty => Some(Ends::empty()),
            Node::Set(set) => {
                let at = self.position()?;
                let index = self.set(set);
                push(&mut self.built.sets[index].1, (at, at + 1));
                Some(single(at))
            }
            Node::Assert(assertion) => {
                let condition = self.condition(assertion)?;
                let at = self.position()?;
                self.built.asserts.push((at, condition));
                Some(single(at))
            }
            Node::Concat(nodes) => nodes.iter().try_fold(Ends::empty(), |whole, node| {
                let part = self.ends(node)?;
                self.joined(whole, part)
            }),
            Node::Either(nodes) => {
                let mut whole = Ends::default();
                for node in nodes {
                    let part = self.ends(node)?;
                    extend(&mut whole.first, &part.first);
                    extend(&mut whole.last, &part.last);
                    whole.nullable |= part.nullable;
                }
                Some(whole)
            }
            Node::Repeat { node, min, max } => self.repeat(node, *min, *max),
            Node::Group(_, node) => self.ends(node),
            Node::Reference(_) => None,
        }
    }

    /// Copies one after the other. A part that may be empty may also be left out, so none of its copies is required.
    fn repeat(&mut self, node: &'t Node, min: u32, max: Option<u32>) -> Option<Ends> {
        if max == Some(0) {
            return Some(Ends::empty());
        }
        let mut copy = self.ends(node)?;
        if copy.first.is_empty() {
            // Nothing stands in it.
            return Some(copy);
        }
        let needed = if copy.nullable { 0 } else { min };
        let mut whole = Ends {
            first: copy.first.clone(),
            last: Places::new(),
            nullable: needed == 0,
        };
        for number in 1..=max.unwrap_or(min.max(1)) {
            if number > 1 {
                let next = self.ends(node)?;
                self.link(&copy.last, &next.first)?;
                copy = next;
            }
            if number >= needed {
                extend(&mut whole.last, &copy.last);
            }
        }
        if max.is_none() {
            self.link(&copy.last, &copy.first)?;
        }
        Some(whole)
    }

    fn joined(&mut self, left: Ends, right: Ends) -> Option<Ends> {
        self.link(&left.last, &right.first)?;
        let mut whole = Ends {
            nullable: left.nullable && right.nullable,
            first: left.first,
            last: Places::new(),
        };
        if left.nullable {
            extend(&mut whole.first, &right.first);
        }
        if right.nullable {
            whole.last = left.last;
        }
        extend(&mut whole.last, &right.last);
        Some(whole)
    }

    fn link(&mut self, from: &Places, to: &Places) -> Option<()> {
        if from.is_empty() || to.is_empty() {
            return Some(());
        }
        if let ([(at, end)], [(next, behind)]) = (&from[..], &to[..])
            && at + 1 == *end
            && at + 1 == *next
            && next + 1 == *behind
        {
            push(&mut self.built.steps, (*at, *end));
            return Some(());
        }
        // What is copied counts, so that no pattern takes long to build.
        self.links += from.len() + to.len();
        if self.links > MOST_LINKS {
            return None;
        }
        self.built.joins.push((from.clone(), to.clone()));
        Some(())
    }

    /// The index of a set; one in a part with many copies is looked up once.
    fn set(&mut self, set: &CharSet) -> usize {
        if let Some(index) = self.seen.get(&std::ptr::from_ref(set)) {
            return *index;
        }
        let index = *self.sets.entry(set.clone()).or_insert_with(|| {
            self.built.sets.push((set.clone(), Places::new()));
            self.built.sets.len() - 1
        });
        self.seen.insert(std::ptr::from_ref(set), index);
        index
    }

    fn position(&mut self) -> Option<u32> {
        let at = self.built.count;
        if at > MOST_POSITIONS {
            return None;
        }
        self.built.count += 1;
        u32::try_from(at).ok()
    }

    fn condition(&mut self, assertion: &'t Assertion) -> Option<Condition> {
        Some(match assertion {
            Assertion::Start => Condition::Start,
            Assertion::End => Condition::End,
            Assertion::Word { edge } => Condition::Word { edge: *edge },
            Assertion::Look {
                ahead,
                negative,
                node,
            } => {
                let looks = &mut self.built.looks;
                let index = *self
                    .looks
                    .entry(std::ptr::from_ref(&**node))
                    .or_insert_with(|| {
                        looks.push(Sought {
                            ahead: *ahead,
                            node,
                        });
                        looks.len() - 1
                    });
                Condition::Look {
                    index,
                    negative: *negative,
                }
            }
        })
    }
}

fn single(at: u32) -> Ends {
    Ends {
        first: vec![(at, at + 1)],
        last: vec![(at, at + 1)],
        nullable: false,
    }
}

/// Adds later positions.
fn extend(places: &mut Places, more: &Places) {
    more.iter().for_each(|range| push(places, *range));
}

fn push(places: &mut Places, (start, end): (u32, u32)) {
    match places.last_mut() {
        Some(last) if last.1 == start => last.1 = end,
        Some(_) | None => places.push((start, end)),
    }
}

/// Pairs with one first set are one pair, and so are those with one second set.
fn put_together(joins: Vec<(Places, Places)>) -> Vec<(Places, Places)> {
    let by_first = grouped(joins);
    let turned = by_first.into_iter().map(|(from, to)| (to, from)).collect();
    let by_second = grouped(turned);
    by_second.into_iter().map(|(to, from)| (from, to)).collect()
}

fn grouped(pairs: Vec<(Places, Places)>) -> Vec<(Places, Places)> {
    let mut index: HashMap<Places, usize> = HashMap::new();
    let mut found: Vec<(Places, Places)> = Vec::new();
    for (key, more) in pairs {
        match index.get(&key) {
            Some(at) => found[*at].1.extend(more),
            None => {
                index.insert(key.clone(), found.len());
                found.push((key, more));
            }
        }
    }
    for (_, places) in &mut found {
        *places = sorted(std::mem::take(places));
    }
    found
}

fn sorted(mut places: Places) -> Places {
    places.sort_unstable();
    let mut out = Places::with_capacity(places.len());
    for (start, end) in places {
        match out.last_mut() {
            Some(last) if start <= last.1 => last.1 = last.1.max(end),
            Some(_) | None => out.push((start, end)),
        }
    }
    out
}
