//! Patterns: ECMA-262 with the `u` flag, not anchored, compiled when first needed.

use std::fmt;
use std::sync::OnceLock;

use toolrt_pattern::{Automaton, Tree};

use super::simple::Simple;
use crate::decided::decided;
use crate::meter::{exhaust, is_limited, spend_bytes};

/// Up to how many bytes a backtracking engine decides a text whose time is limited: nothing ends it before it is done.
const LONGEST: usize = 1 << 18;

/// A pattern for texts.
pub struct Pattern {
    source: &'static str,
    properties: &'static [(&'static str, &'static [(u32, u32)])],
    compiled: OnceLock<Compiled>,
}

enum Compiled {
    Simple(Simple),
    Automaton(Box<Automaton>),
    /// It has backreferences; the compiler has proven that there are few ways to try.
    References(Box<regress::Regex>),
    /// A pattern that the compiler would have rejected; it matches nothing.
    Broken,
}

impl Pattern {
    /// A pattern from its ECMA-262 source, which the compiler has checked.
    pub const fn new(source: &'static str) -> Self {
        Self {
            source,
            properties: &[],
            compiled: OnceLock::new(),
        }
    }

    /// The code points of each `\p{…}` in it, as ranges with both ends.
    pub const fn properties(
        mut self,
        properties: &'static [(&'static str, &'static [(u32, u32)])],
    ) -> Self {
        self.properties = properties;
        self
    }

    /// The source, without slashes.
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Whether the pattern matches somewhere in `text`.
    pub fn matches(&self, text: &str) -> bool {
        match self.compiled.get_or_init(|| self.compile()) {
            Compiled::Simple(simple) => {
                spend_bytes(16 * text.len());
                simple.matches(text)
            }
            Compiled::Automaton(automaton) => decided(automaton, text),
            Compiled::References(regex) => {
                if text.len() > LONGEST && is_limited() {
                    exhaust();
                    return false;
                }
                spend_bytes(256 * text.len());
                regex.find(text).is_some()
            }
            Compiled::Broken => false,
        }
    }

    /// The pattern as a tree; `None` for one that the compiler would have rejected.
    pub(crate) fn tree(&self) -> Option<Tree> {
        Tree::parse(self.source, &|name| {
            let found = self.properties.iter().find(|(known, _)| *known == name);
            found.map(|(_, ranges)| ranges.to_vec())
        })
    }

    fn compile(&self) -> Compiled {
        if let Some(simple) = Simple::parse(self.source) {
            return Compiled::Simple(simple);
        }
        let compiled = match self.tree() {
            Some(tree) if tree.has_references => regress::Regex::with_flags(self.source, "u")
                .ok()
                .map(|regex| Compiled::References(Box::new(regex))),
            Some(tree) => {
                Automaton::new(&tree).map(|automaton| Compiled::Automaton(Box::new(automaton)))
            }
            None => None,
        };
        compiled.unwrap_or(Compiled::Broken)
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}/", self.source)
    }
}
