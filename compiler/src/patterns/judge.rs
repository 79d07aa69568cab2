//! The cost of matching a pattern, computed once for each pattern.

use std::cell::RefCell;

use foldhash::{HashMap, HashMapExt};
use regress::Regex;
use toolrt_pattern::{Assertion, Automaton, Node, Tree};

use super::properties::property;
use super::{unrolled, ways};

/// The most states of an automaton: characters and classes of the pattern, with repetitions expanded.
pub const MOST_STATES: usize = 10_000;
/// The most operations on 64 states that one character may take, in Rust, and on all states, in Python.
pub const MOST_WORK: (usize, usize) = (700, 120);
/// Longer sources are not read.
const LONGEST: usize = 100_000;
/// The same, and the most ranges of characters, if the engine of a language is used, since compiling a pattern takes
/// time there.
const LONGEST_REFERRING: usize = 2_000;
const MOST_RANGES: usize = 1_000;
/// More than this is not nested.
const DEEPEST: usize = 50;

/// The analysis of a pattern.
#[derive(Debug)]
pub enum Judged {
    /// It is none, and why.
    Broken(String),
    /// It costs too much.
    Slow(Slow),
    /// It is decided by an automaton.
    Automaton {
        /// Which one.
        automaton: Box<Automaton>,
        /// Whether a backtracking engine is fast enough, too.
        tame: bool,
    },
    /// It has backreferences, and a backtracking engine has few ways to try.
    References(Box<Regex>),
}

/// Why a pattern costs too much.
#[derive(Debug, Clone)]
pub struct Slow {
    /// In words.
    pub why: String,
    /// A pattern with the same verdicts that costs little.
    pub instead: Option<String>,
}

/// The analysis of a pattern.
pub fn judged(source: &str) -> Judged {
    if source.len() > LONGEST {
        return slow(format!("it is longer than {LONGEST} bytes"), None);
    }
    if is_deep(source) {
        return Judged::Broken(format!("it is nested more than {DEEPEST} deep"));
    }
    let engine = match Regex::with_flags(source, "u") {
        Ok(engine) => engine,
        Err(error) => return Judged::Broken(error.to_string().to_lowercase()),
    };
    let Some(tree) = Tree::parse(source, &property) else {
        return Judged::Broken(
            "flags for a part, and groups with one name, are not supported".to_owned(),
        );
    };
    if !tree.has_references {
        return by_automaton(&tree);
    }
    if source.len() <= LONGEST_REFERRING
        && ranges(&tree.root) <= MOST_RANGES
        && ways::are_few(&tree)
    {
        return Judged::References(Box::new(engine));
    }
    let instead =
        unrolled::unrolled(&tree).filter(|text| matches!(judged(text), Judged::Automaton { .. }));
    slow(
        "what a back-reference refers to can be cut out of one text in many ways".to_owned(),
        instead,
    )
}

/// Passes the analysis to a function, and caches it: thousands of values may use one alias with a pattern.
pub(super) fn with<T>(source: &str, read: impl FnOnce(&Judged) -> T) -> T {
    thread_local! {
        static KNOWN: RefCell<HashMap<String, Judged>> = RefCell::new(HashMap::new());
    }
    KNOWN.with_borrow_mut(|known| {
        if let Some(judged) = known.get(source) {
            return read(judged);
        }
        if known.len() >= 1024 {
            known.clear();
        }
        let judged = judged(source);
        let answer = read(&judged);
        known.insert(source.to_owned(), judged);
        answer
    })
}

fn by_automaton(tree: &Tree) -> Judged {
    let Some(automaton) = Automaton::new(tree) else {
        return slow(
            format!("it has more than {MOST_STATES} states, counts written out"),
            None,
        );
    };
    let (work, tame) = (automaton.work(), ways::are_few(tree));
    // Where a text can match only up to a length, nothing behind that is looked at, but by look-arounds.
    let longest = tree
        .root
        .longest()
        .filter(|_| ways::is_anchored(&tree.root) && !ways::looks(&tree.root));
    let characters = longest.map_or(10_000, |longest| longest.clamp(200, 9_999) + 1);
    let is_too_much =
        |operations: usize, most: usize| operations as u64 * characters > most as u64 * 10_000;
    let (narrow, wide) = MOST_WORK;
    if is_too_much(work.operations, narrow) || !tame && is_too_much(work.wide_operations, wide) {
        return slow(
            format!(
                "each character takes up to {} operations on its {} states",
                work.wide_operations, work.states
            ),
            None,
        );
    }
    Judged::Automaton {
        automaton: Box::new(automaton),
        tame,
    }
}

fn slow(why: String, instead: Option<String>) -> Judged {
    Judged::Slow(Slow { why, instead })
}

fn ranges(node: &Node) -> usize {
    match node {
        Node::Set(set) => set.ranges().len(),
        Node::Concat(nodes) | Node::Either(nodes) => nodes.iter().map(ranges).sum(),
        Node::Repeat { node, .. } | Node::Group(_, node) => ranges(node),
        Node::Assert(Assertion::Look { node, .. }) => ranges(node),
        Node::Empty | Node::Reference(_) | Node::Assert(_) => 0,
    }
}

/// Whether brackets are nested too deeply for recursive parsers.
fn is_deep(source: &str) -> bool {
    let (mut depth, mut in_class, mut chars) = (0_usize, false, source.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '[' => in_class = true,
            ']' => in_class = false,
            '(' if !in_class => depth += 1,
            ')' if !in_class => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth >= DEEPEST {
            return true;
        }
    }
    false
}
