//! What a part of a line says, without a look into its groups and literals.

use memchr::memchr_iter;

use crate::code::Bracket;

/// A group or a literal, from byte to byte of the line.
pub(super) struct Node {
    /// None around a literal.
    pub bracket: Option<Bracket>,
    pub start: usize,
    /// The same as the start where nothing closes the bracket.
    pub end: usize,
    /// How many of the nodes behind it are inside of it.
    pub inside: usize,
}

/// A stretch of a line.
#[derive(Clone, Copy)]
pub(in crate::rust) struct Piece<'t> {
    pub text: &'t str,
    /// Where it starts in the line.
    at: usize,
    nodes: &'t [Node],
}

impl<'t> Piece<'t> {
    pub(super) fn of(text: &'t str, nodes: &'t [Node]) -> Self {
        Self { text, at: 0, nodes }
    }

    /// What stands from one byte of it to another.
    pub fn part(self, from: usize, to: usize) -> Self {
        let before = |at| self.nodes.partition_point(|node| node.start < self.at + at);
        Self {
            text: &self.text[from..to],
            at: self.at + from,
            nodes: &self.nodes[before(from)..before(to)],
        }
    }

    pub fn from(self, from: usize) -> Self {
        self.part(from, self.text.len())
    }

    /// What follows a text that it starts with.
    pub fn behind(self, start: &str) -> Option<Self> {
        self.text.starts_with(start).then(|| self.from(start.len()))
    }

    /// What stands before a text that it ends with.
    pub fn before(self, end: &str) -> Option<Self> {
        let text = self.text.strip_suffix(end)?;
        Some(self.part(0, text.len()))
    }

    /// What is in no other of its groups and literals: where each starts and ends.
    fn nodes(self) -> impl Iterator<Item = (Option<Bracket>, usize, usize)> + 't {
        let mut left = self.nodes;
        std::iter::from_fn(move || {
            loop {
                let node = left.first()?;
                let (start, end) = (node.start - self.at, node.end - self.at);
                // A bracket that is not closed here is none.
                if node.end > node.start && end <= self.text.len() {
                    left = &left[1 + node.inside..];
                    return Some((node.bracket, start, end));
                }
                left = &left[1..];
            }
        })
    }

    /// Where words stand first, outside of its groups and literals.
    pub fn find(self, words: &str) -> Option<usize> {
        let mut from = 0;
        for (_, start, end) in self.nodes() {
            if let Some(at) = find(&self.text[from..start], words) {
                return Some(from + at);
            }
            from = end;
        }
        Some(from + find(&self.text[from..], words)?)
    }

    /// What stands on both sides of words.
    pub fn cut(self, words: &str) -> Option<(Self, Self)> {
        let at = self.find(words)?;
        Some((self.part(0, at), self.from(at + words.len())))
    }

    /// What stands between commas.
    pub fn items(self) -> impl Iterator<Item = Self> {
        let mut left = (!self.text.is_empty()).then_some(self);
        std::iter::from_fn(move || {
            let all = left?;
            let (item, rest) = match all.cut(", ") {
                Some((item, rest)) => (item, Some(rest)),
                None => (all, None),
            };
            left = rest;
            Some(item)
        })
    }

    /// What stands before its first group of a kind, in it, and behind it.
    pub fn group(self, bracket: Bracket) -> Option<(Self, Self, Self)> {
        let mut nodes = self.nodes();
        let (_, start, end) = nodes.find(|(found, ..)| *found == Some(bracket))?;
        let inside = self.part(start + 1, end - 1);
        Some((self.part(0, start), inside, self.from(end)))
    }

    /// What stands in the group that it starts with, and behind it.
    pub fn opened(self, bracket: Bracket) -> Option<(Self, Self)> {
        let (before, inside, behind) = self.group(bracket)?;
        before.text.is_empty().then_some((inside, behind))
    }

    /// Where the literal ends that it starts with.
    pub fn literal_end(self) -> Option<usize> {
        let (bracket, start, end) = self.nodes().next()?;
        (bracket.is_none() && start == 0).then_some(end)
    }

    /// Where the path ends that it starts with; it may have types in it.
    pub fn path_end(self) -> Option<usize> {
        let is_part = |byte: &&u8| {
            byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':' | b'#') || !byte.is_ascii()
        };
        let bytes = self.text.as_bytes();
        let mut at = 0;
        for (bracket, start, end) in self.nodes().chain([(None, bytes.len(), bytes.len())]) {
            at += bytes[at..start].iter().take_while(is_part).count();
            if at < start || bracket != Some(Bracket::Angle) {
                break;
            }
            at = end;
        }
        (at > 0).then_some(at)
    }

    /// Whether it has groups or literals.
    pub fn has_nodes(self) -> bool {
        self.nodes().next().is_some()
    }
}

/// Where words stand first in a text: by their first letter or mark, since spaces are everywhere.
fn find(text: &str, words: &str) -> Option<usize> {
    let spaces = words.len() - words.trim_start().len();
    let first = words.as_bytes()[spaces];
    memchr_iter(first, text.as_bytes()).find_map(|at| {
        let at = at.checked_sub(spaces)?;
        text.as_bytes()[at..]
            .starts_with(words.as_bytes())
            .then_some(at)
    })
}
