//! Patterns of ECMA-262 with the flag `u`, decided in time linear in the text.
//!
//! A pattern becomes a tree, and the tree an automaton of positions: one for each character or class that stands in the
//! pattern, with counts written out. All positions that a text can have come to are followed at once, as bits, so the work for a
//! character is bounded by the pattern, whatever the text is. Look-arounds are automata of their own: each says for every place
//! of the text whether it holds there, before the pattern itself is asked. Only back-references are no matter of automata.
//!
//! ```
//! use toolrt_pattern::{Automaton, Tree};
//!
//! let tree = Tree::parse(r"^(?=.*\d)[a-z\d]{8,}$", &|_| None).expect("a pattern");
//! let automaton = Automaton::new(&tree).expect("no back-reference, and not too large");
//! assert!(automaton.matches("abcdefg8"));
//! assert!(!automaton.matches("abcdefgh"));
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod automaton;
mod build;
mod charset;
mod classes;
mod parse;
mod scan;
mod tree;

pub use automaton::{Automaton, Work};
pub use charset::{CharSet, Ranges};
pub use tree::{Assertion, Node, Tree};
