//! The same verdicts as a backtracking engine of ECMA-262, on random patterns; and no text that takes long.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use fastrand::Rng;
use toolrt_pattern::{Assertion, Automaton, Node, Tree};

const LETTERS: [char; 8] = ['a', 'b', 'c', '_', '-', 'é', '\n', '😀'];

#[test]
fn verdicts_are_those_of_a_backtracking_engine() {
    // It never ends where some loops hold what may be empty.
    hold(Loops::OfCharacters, 10_000, |source, _, text| {
        let engine = regress::Regex::with_flags(source, "u");
        let engine = engine.unwrap_or_else(|error| panic!("{source:?} is no pattern: {error}"));
        engine.find(text).is_some()
    });
}

#[test]
fn verdicts_are_those_of_the_definition() {
    hold(Loops::OfGroups, 10_000, |_, tree, text| {
        let text: Vec<char> = text.chars().collect();
        (0..=text.len()).any(|at| !ends(&tree.root, &text, at).is_empty())
    });
}

/// Holds the verdicts on random patterns and texts to another way to find them.
fn hold(loops: Loops, count: usize, matches: impl Fn(&str, &Tree, &str) -> bool) {
    let mut rng = Rng::with_seed(7);
    for _ in 0..count {
        let mut source = String::new();
        either(&mut rng, 2, loops, &mut source);
        let tree = Tree::parse(&source, &|_| None).unwrap_or_else(|| panic!("/{source}/ is read"));
        let automaton = Automaton::new(&tree).unwrap_or_else(|| panic!("/{source}/ is built"));
        for _ in 0..12 {
            let text: String = (0..rng.usize(0..7))
                .map(|_| pick(&mut rng, &LETTERS))
                .collect();
            let found = matches(&source, &tree, &text);
            assert_eq!(automaton.matches(&text), found, "/{source}/ on {text:?}");
        }
    }
}

/// All places where a match that begins at `at` can end, as ECMA-262 says it, without a thought for time.
fn ends(node: &Node, text: &[char], at: usize) -> BTreeSet<usize> {
    let here = |holds: bool| holds.then_some(at).into_iter().collect();
    let word = |at: Option<usize>| {
        let c = at.and_then(|at| text.get(at));
        c.is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_')
    };
    match node {
        Node::Empty => here(true),
        Node::Set(set) => {
            let found = text.get(at).map(|c| u32::from(*c));
            let takes = |c| {
                set.ranges()
                    .iter()
                    .any(|(low, high)| (*low..=*high).contains(&c))
            };
            found
                .filter(|c| takes(*c))
                .map(|_| at + 1)
                .into_iter()
                .collect()
        }
        Node::Concat(nodes) => nodes.iter().fold(here(true), |from, node| {
            from.into_iter()
                .flat_map(|at| ends(node, text, at))
                .collect()
        }),
        Node::Either(nodes) => nodes.iter().flat_map(|node| ends(node, text, at)).collect(),
        Node::Repeat { node, min, max } => {
            let mut found: BTreeSet<usize> = here(*min == 0);
            let mut from: BTreeSet<usize> = here(true);
            for number in 1..=max.unwrap_or(u32::MAX).min(min + 7) {
                from = from
                    .into_iter()
                    .flat_map(|at| ends(node, text, at))
                    .collect();
                if number < *min {
                    continue;
                }
                let known = found.len();
                found.extend(&from);
                if found.len() == known {
                    break;
                }
            }
            found
        }
        Node::Group(_, node) => ends(node, text, at),
        Node::Reference(_) => unreachable!("none is made"),
        Node::Assert(Assertion::Start) => here(at == 0),
        Node::Assert(Assertion::End) => here(at == text.len()),
        Node::Assert(Assertion::Word { edge }) => {
            here((word(at.checked_sub(1)) != word(Some(at))) == *edge)
        }
        Node::Assert(Assertion::Look {
            ahead,
            negative,
            node,
        }) => {
            let found = if *ahead {
                !ends(node, text, at).is_empty()
            } else {
                (0..=at).any(|start| ends(node, text, start).contains(&at))
            };
            here(found != *negative)
        }
    }
}

#[test]
fn counts_are_counted() {
    let sixty = automaton("^[ab]{60,70}$");
    let wide = automaton("^(?:ab|cd){100}x{0,80}$");
    for count in [0, 59, 60, 64, 65, 70, 71, 200] {
        assert_eq!(
            sixty.matches(&"ab".repeat(count)[..count]),
            (60..=70).contains(&count),
            "{count}"
        );
        let text = "cd".repeat(100) + &"x".repeat(count);
        assert_eq!(wide.matches(&text), count <= 80, "{count}");
    }
    assert!(!wide.matches(&"cd".repeat(99)));
}

#[test]
fn no_text_takes_long() {
    let mixed: String = (0..10_000)
        .map(|at| if at * at % 7 < 3 { 'a' } else { 'b' })
        .collect();
    for (source, text) in [
        ("(?:a?){30}a{30}", "a".repeat(10_000) + "b"),
        ("^(?:(?:a)+)+$", "a".repeat(10_000) + "b"),
        ("a*a*a*a*a*a*b", "a".repeat(10_000)),
        (r"\s+$", " ".repeat(10_000) + "x"),
        ("(?<=x{1,100})y", "x".repeat(10_000)),
        ("[ab]*a[ab]{200}c", mixed),
        (".{0,500}x.{0,500}y", "x".repeat(10_000)),
        ("(?=.*y)(?<=x.*)z", "x".repeat(10_000)),
        (r"^(?=.*\d)(?=.*[a-z])(?!.*\s).{8,}$", "a".repeat(10_000)),
        (r"(?:(?<![ab][^a]+\w)){30}\W{100}", "x".repeat(10_000)),
    ] {
        let start = Instant::now();
        assert!(
            !automaton(source).matches(&text) || source.starts_with("(?:a?)"),
            "{source}"
        );
        // Milliseconds in a release build; a search by trying takes seconds, or has no end.
        assert!(
            start.elapsed() < Duration::from_secs(2),
            "{source}: {:?}",
            start.elapsed()
        );
    }
}

#[test]
fn what_is_too_much_is_not_built() {
    let hostile = [
        "a{10001}",
        "(?:(?:a{100}){100}){100}",
        r"(a)\1",
        "(?:(?:x?){5000}y?){9000}",
    ];
    for source in hostile {
        let tree = Tree::parse(source, &|_| None).expect("a pattern");
        assert!(Automaton::new(&tree).is_none(), "{source}");
    }
    for source in [
        "(?:(?:){99999}){99999}",
        "x{0}{1}",
        r"\p{L}",
        "(?i:a)",
        "a)",
        "[b-a",
        &"(".repeat(60),
    ] {
        let tree = Tree::parse(source, &|_| None);
        assert!(
            tree.is_none_or(|tree| Automaton::new(&tree).is_some()),
            "{source}"
        );
    }
}

#[test]
fn assertions_are_counted_as_often_as_they_are_asked() {
    let operations = |source: &str| automaton(source).work().operations;
    // Five rounds of two operations, and what is always there.
    assert_eq!(operations(r"a"), 5);
    // In a row, one round asks all; the second finds none left.
    assert_eq!(operations(r"\b\b\b\ba"), operations(r"\ba") + 3 * 2);
    // Where they can be left out, each may lead to the next in a round of its own.
    assert!(operations(r"(?:\b|(?=a)|^|(?!b))*a") > 2 * operations(r"\b(?=a)^(?!b)a"));
    // Between assertions that take characters in turn, no round is needed.
    let words = operations(r"(?:\b\w+\b\s){40}");
    assert!(words < 700, "{words}");
    // More than anybody asks is too much, and is found at once.
    assert!(operations(r"(?:(?:\b|^)*(?:\B|$)*){900}") > 1_000_000);
}

fn automaton(source: &str) -> Automaton {
    let tree = Tree::parse(source, &|_| None).unwrap_or_else(|| panic!("/{source}/ is read"));
    Automaton::new(&tree).unwrap_or_else(|| panic!("/{source}/ is built"))
}

fn pick<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.usize(0..from.len())]
}

#[derive(Clone, Copy, PartialEq)]
enum Loops {
    OfCharacters,
    OfGroups,
}

fn either(rng: &mut Rng, depth: usize, loops: Loops, out: &mut String) {
    for branch in 0..if rng.u8(0..4) == 0 {
        rng.usize(2..4)
    } else {
        1
    } {
        if branch > 0 {
            out.push('|');
        }
        for _ in 0..rng.usize(0..4) {
            term(rng, depth, loops, out);
        }
    }
}

fn term(rng: &mut Rng, depth: usize, loops: Loops, out: &mut String) {
    const CHARACTERS: &[&str] = &[
        "[ab]",
        "[^a]",
        r"[\wé]",
        "[^]",
        r"[a-c\-]",
        "[]",
        ".",
        r"\w",
        r"\W",
        r"\s",
        r"\S",
        r"\D",
        "a",
        "b",
        "c",
        "é",
        r"\n",
        r"\u{1F600}",
        r"\ud83d\ude00",
        "_",
        "a",
        "b",
    ];
    match rng.u8(0..if depth == 0 { 12 } else { 18 }) {
        0 => return out.push('^'),
        1 => return out.push('$'),
        2 => return out.push_str(pick(rng, &[r"\b", r"\B"])),
        3..=11 => out.push_str(pick(rng, CHARACTERS)),
        12..=15 => {
            out.push_str(pick(rng, &["(", "(?:"]));
            either(rng, depth - 1, loops, out);
            out.push(')');
            if loops == Loops::OfCharacters {
                return;
            }
        }
        _ => {
            out.push_str(pick(rng, &["(?=", "(?!", "(?<=", "(?<!"]));
            either(rng, depth - 1, loops, out);
            return out.push(')');
        }
    }
    out.push_str(if rng.bool() {
        pick(rng, &["*", "+", "{1,}", "*?", "{2,}"])
    } else {
        pick(rng, &["", "", "", "", "?", "{2}", "{0,2}", "{2,3}?", "{0}"])
    });
}
