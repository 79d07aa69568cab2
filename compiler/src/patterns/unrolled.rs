//! Back-references to groups of few texts, written out: `(['"]).*\1` is `(?:'.*'|".*")`.

use toolrt_pattern::{Assertion, CharSet, Node, Tree};

use super::print::printed;

/// More texts than this are not written out.
const MOST_TEXTS: usize = 32;
/// A longer pattern does not help.
const LONGEST: usize = 2_000;

/// A pattern without backreferences that matches the same texts, if each referenced group matches one of a few texts.
pub(super) fn unrolled(tree: &Tree) -> Option<String> {
    let mut root = tree.root.clone();
    while let Some(number) = referred(&root) {
        root = without(&root, number)?;
        if printed(&root).len() > LONGEST {
            return None;
        }
    }
    Some(printed(&root))
}

/// A referenced group.
fn referred(node: &Node) -> Option<u32> {
    match node {
        Node::Reference(number) => Some(*number),
        Node::Empty
        | Node::Set(_)
        | Node::Assert(_)
        | Node::Concat(_)
        | Node::Either(_)
        | Node::Repeat { .. }
        | Node::Group(..) => inside(node).into_iter().find_map(referred),
    }
}

/// The same without references to a group, in the smallest part that has all of them and the group.
fn without(node: &Node, number: u32) -> Option<Node> {
    let count = |node: &Node| {
        (
            count(node, &|node| *node == Node::Reference(number)),
            has(node, number),
        )
    };
    let all = count(node);
    if let Some(at) = inside(node).iter().position(|part| count(part) == all) {
        let mut node = node.clone();
        let part = inside_mut(&mut node).into_iter().nth(at)?;
        *part = without(part, number)?;
        return Some(node);
    }
    if !has(node, number) {
        // A group that is not there has matched nothing.
        return Some(replaced(node, number, None, &mut true));
    }
    let mut texts = texts(group(node, number)?)?;
    texts.sort();
    texts.dedup();
    let mut cases: Vec<Node> = texts
        .iter()
        .map(|text| {
            let needed = needed(node, number)?;
            Some(replaced(&needed, number, Some(text), &mut false))
        })
        .collect::<Option<_>>()?;
    cases.push(replaced(node, number, None, &mut false));
    cases.retain(|case| !is_never(case));
    cases.iter_mut().for_each(prune);
    Some(match cases.len() {
        1 => cases.remove(0),
        _ => Node::Either(cases),
    })
}

/// The node with the group replaced, and with the matched text in the place of its backreferences: empty if the group
/// does not take part.
fn replaced(node: &Node, number: u32, text: Option<&str>, passed: &mut bool) -> Node {
    if let Node::Group(own, _) = node
        && *own == number
    {
        *passed = true;
        return text.map_or_else(|| Node::Set(CharSet::default()), literal);
    }
    if let Node::Reference(own) = node
        && *own == number
    {
        return text.filter(|_| *passed).map_or(Node::Empty, literal);
    }
    let mut node = node.clone();
    for part in inside_mut(&mut node) {
        *part = replaced(part, number, text, passed);
    }
    node
}

/// The node where the group certainly takes part; `None` if it is inside a loop or a lookaround.
fn needed(node: &Node, number: u32) -> Option<Node> {
    if !has(node, number) {
        return Some(node.clone());
    }
    match node {
        Node::Group(own, _) if *own == number => Some(node.clone()),
        Node::Either(nodes) => nodes
            .iter()
            .find(|node| has(node, number))
            .and_then(|node| needed(node, number)),
        Node::Repeat {
            node, max: Some(1), ..
        } => needed(node, number),
        Node::Repeat { .. } | Node::Assert(_) => None,
        Node::Concat(_) | Node::Group(..) | Node::Empty | Node::Set(_) | Node::Reference(_) => {
            let mut node = node.clone();
            for part in inside_mut(&mut node) {
                *part = needed(part, number)?;
            }
            Some(node)
        }
    }
}

/// All texts of a node, if they are few.
fn texts(node: &Node) -> Option<Vec<String>> {
    let few = |texts: Vec<String>| (texts.len() <= MOST_TEXTS).then_some(texts);
    match node {
        Node::Empty => Some(vec![String::new()]),
        Node::Set(set) => {
            let count: u32 = set.ranges().iter().map(|(low, high)| high - low + 1).sum();
            let codes = set.ranges().iter().flat_map(|(low, high)| *low..=*high);
            (count as usize <= MOST_TEXTS)
                .then(|| codes.filter_map(char::from_u32).map(String::from).collect())
        }
        Node::Concat(nodes) => nodes.iter().try_fold(vec![String::new()], |starts, node| {
            let ends = texts(node)?;
            few(starts
                .iter()
                .flat_map(|start| ends.iter().map(move |end| format!("{start}{end}")))
                .collect())
        }),
        Node::Either(nodes) => {
            let all: Option<Vec<Vec<String>>> = nodes.iter().map(texts).collect();
            few(all?.concat())
        }
        Node::Repeat {
            node,
            min,
            max: Some(max),
        } if *max <= 8 => {
            let mut all = Vec::new();
            for count in *min..=*max {
                all.extend(texts(&Node::Concat(vec![
                    (**node).clone();
                    count as usize
                ]))?);
            }
            few(all)
        }
        Node::Group(_, node) => texts(node),
        Node::Repeat { .. } | Node::Reference(_) | Node::Assert(_) => None,
    }
}

fn literal(text: &str) -> Node {
    let mut letters: Vec<Node> = text
        .chars()
        .map(|c| Node::Set(CharSet::one(c.into())))
        .collect();
    match letters.len() {
        1 => letters.remove(0),
        _ => Node::Concat(letters),
    }
}

fn group(node: &Node, number: u32) -> Option<&Node> {
    if let Node::Group(own, inner) = node
        && *own == number
    {
        return Some(inner);
    }
    let mut parts = inside(node).into_iter();
    parts.find_map(|node| group(node, number))
}

fn has(node: &Node, number: u32) -> bool {
    group(node, number).is_some()
}

fn count(node: &Node, is: &dyn Fn(&Node) -> bool) -> usize {
    usize::from(is(node))
        + inside(node)
            .into_iter()
            .map(|node| count(node, is))
            .sum::<usize>()
}

/// Removes branches that can never match.
fn prune(node: &mut Node) {
    if let Node::Either(nodes) = node {
        nodes.retain(|node| !is_never(node));
        if nodes.len() == 1 {
            *node = nodes.remove(0);
        }
    }
    if let Node::Repeat {
        node: inner,
        min: 0,
        ..
    } = node
        && is_never(inner)
    {
        *node = Node::Empty;
    }
    inside_mut(node).into_iter().for_each(prune);
}

fn is_never(node: &Node) -> bool {
    match node {
        Node::Set(set) => set.ranges().is_empty(),
        Node::Concat(nodes) => nodes.iter().any(is_never),
        Node::Either(nodes) => nodes.iter().all(is_never),
        Node::Repeat { node, min, .. } => *min > 0 && is_never(node),
        Node::Group(_, node) => is_never(node),
        Node::Empty | Node::Reference(_) | Node::Assert(_) => false,
    }
}

fn inside(node: &Node) -> Vec<&Node> {
    match node {
        Node::Concat(nodes) | Node::Either(nodes) => nodes.iter().collect(),
        Node::Repeat { node, .. }
        | Node::Group(_, node)
        | Node::Assert(Assertion::Look { node, .. }) => vec![node],
        Node::Empty | Node::Set(_) | Node::Reference(_) | Node::Assert(_) => Vec::new(),
    }
}

fn inside_mut(node: &mut Node) -> Vec<&mut Node> {
    match node {
        Node::Concat(nodes) | Node::Either(nodes) => nodes.iter_mut().collect(),
        Node::Repeat { node, .. }
        | Node::Group(_, node)
        | Node::Assert(Assertion::Look { node, .. }) => vec![node],
        Node::Empty | Node::Set(_) | Node::Reference(_) | Node::Assert(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use toolrt_pattern::{Automaton, Tree};

    use super::unrolled;

    #[test]
    fn groups_of_few_texts_are_written_out() {
        for (source, own) in [
            (r#"^(['"]).*\1$"#, Some(r#"^".*"$|^'.*'$"#)),
            (r"^(?:(a)|b)x*\1$", Some("^ax*a$|^bx*$")),
            (r"^\1(a)x*\1$", Some("^ax*a$")),
            (r"x\2y", Some("xy")),
            (r"^(\w+)\s\1$", None),
            (r"^(?:(a)\1?)+$", Some("^(?:aa?)+$")),
            (r"(?=(a|ab))\1", None),
        ] {
            let tree = Tree::parse(source, &|_| None).expect("a pattern");
            assert_eq!(unrolled(&tree).as_deref(), own, "{source}");
        }
    }

    #[test]
    fn what_is_written_out_matches_the_same() {
        let mut rng = fastrand::Rng::with_seed(5);
        let sources = [
            r#"(['"])[a'"]*\1"#,
            r"^(?:(a)|(b))+\1\2$",
            r"^(?:(a|ab)?b\1)+$",
            r"(a?)b\1c|\1a",
            r"^(a|b)(c|d)\2\1$",
        ];
        for source in sources {
            let engine = regress::Regex::with_flags(source, "u").expect("a pattern");
            let Some(own) = unrolled(&Tree::parse(source, &|_| None).expect("a pattern")) else {
                continue;
            };
            let tree = Tree::parse(&own, &|_| None).expect("a pattern");
            let automaton = Automaton::new(&tree).expect("no reference is left");
            for _ in 0..3_000 {
                let text: String = (0..rng.usize(0..8))
                    .map(|_| *rng.choice(&['a', 'b', 'c', 'd', '\'', '"']).expect("some"))
                    .collect();
                assert_eq!(
                    automaton.matches(&text),
                    engine.find(&text).is_some(),
                    "/{source}/ as /{own}/ on {text:?}"
                );
            }
        }
    }
}
