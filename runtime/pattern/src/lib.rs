//! Patterns of ECMA-262 with the flag `u`, decided in time linear in the text.
//!
//! A pattern becomes a tree, and the tree an automaton of positions: one for each character or class of the pattern,
//! with repetitions expanded. All positions that a text can reach are followed at once, as bits, so the work for a
//! character is bounded by the pattern, whatever the text is. Lookarounds are separate automata: each is evaluated for
//! every position of the text before the pattern itself is matched. Automata cannot handle backreferences.
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
pub use scan::PART;
pub use tree::{Assertion, Node, Tree};
