//! Patterns: their syntax by ECMA-262 with the flag `u`, the cost of matching, and whether a text matches.
//!
//! Every accepted pattern matches 10 KB of text in at most 10 ms in Rust and 50 ms in Python. Automata do, by the
//! bounds of [`MOST_STATES`] and [`MOST_WORK`]. Automata cannot handle backreferences: these are left to backtracking
//! engines, if [`ways`] proves that there are few ways to try.

mod judge;
pub(crate) mod keywords;
mod print;
mod properties;
mod unrolled;
mod ways;

use toolrt_pattern::{Node, Tree};

pub use judge::{Judged, MOST_STATES, MOST_WORK, Slow, judged};
pub use properties::{properties, property};

/// Whether a pattern matches in a text; `None` if it is invalid, or costs too much.
pub fn matches(source: &str, text: &str) -> Option<bool> {
    judge::with(source, |judged| match judged {
        Judged::Automaton { automaton, .. } => Some(automaton.matches(text)),
        Judged::References(engine) => Some(engine.find(text).is_some()),
        Judged::Broken(_) | Judged::Slow(_) => None,
    })
}

/// Whether backtracking engines need only linear time: then targets may use the engine of their language.
pub fn is_tame(source: &str) -> bool {
    judge::with(source, |judged| match judged {
        Judged::Automaton { tame, .. } => *tame,
        Judged::References(_) => true,
        Judged::Broken(_) | Judged::Slow(_) => false,
    })
}

/// Whether a pattern has backreferences.
pub fn refers(source: &str) -> bool {
    judge::with(source, |judged| matches!(judged, Judged::References(_)))
}

/// Why a text is not a pattern.
pub(crate) fn mistake(source: &str) -> Option<String> {
    judge::with(source, |judged| match judged {
        Judged::Broken(why) => Some(why.clone()),
        Judged::Automaton { .. } | Judged::References(_) | Judged::Slow(_) => None,
    })
}

/// Why a pattern costs too much.
pub(crate) fn slow(source: &str) -> Option<Slow> {
    judge::with(source, |judged| match judged {
        Judged::Slow(slow) => Some(slow.clone()),
        Judged::Automaton { .. } | Judged::References(_) | Judged::Broken(_) => None,
    })
}

/// The limits of length that a pattern expresses, if it only counts: `^[a-z]{3,9}$` is `^[a-z]*$` on texts of 3 to 9
/// characters.
pub(crate) fn counted(source: &str) -> Option<Counted> {
    let tree = Tree::parse(source, &property)?;
    let Node::Concat(nodes) = &tree.root else {
        return None;
    };
    let [first, Node::Repeat { node, min, max }, last] = &nodes[..] else {
        return None;
    };
    let ends = [first, last].map(print::printed);
    let characters = matches!(**node, Node::Set(_)) && ends == ["^", "$"];
    characters.then(|| Counted {
        min: (*min > 0).then_some(u64::from(*min)),
        max: max.map(u64::from),
        pattern: format!("^{}*$", print::printed(node)),
    })
}

/// The parts of a pattern of one counted set of characters.
pub(crate) struct Counted {
    pub min: Option<u64>,
    pub max: Option<u64>,
    /// The pattern without its count.
    pub pattern: String,
}
