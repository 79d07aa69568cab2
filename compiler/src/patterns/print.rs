//! Trees as the text of patterns.

use std::fmt::Write;

use toolrt_pattern::{Assertion, CharSet, Node};

/// A pattern that is read as this tree.
pub(super) fn printed(node: &Node) -> String {
    let mut out = String::new();
    print(node, &mut out);
    out
}

fn print(node: &Node, out: &mut String) {
    match node {
        Node::Empty => {}
        Node::Set(set) => out.push_str(&class(set)),
        Node::Concat(nodes) => {
            for node in nodes {
                match node {
                    Node::Either(_) => grouped("(?:", node, out),
                    Node::Empty
                    | Node::Set(_)
                    | Node::Concat(_)
                    | Node::Repeat { .. }
                    | Node::Group(..)
                    | Node::Reference(_)
                    | Node::Assert(_) => print(node, out),
                }
            }
        }
        Node::Either(nodes) => {
            for (at, node) in nodes.iter().enumerate() {
                if at > 0 {
                    out.push('|');
                }
                print(node, out);
            }
        }
        Node::Repeat { node, min, max } => {
            match **node {
                Node::Set(_) | Node::Group(..) => print(node, out),
                Node::Empty
                | Node::Concat(_)
                | Node::Either(_)
                | Node::Repeat { .. }
                | Node::Reference(_)
                | Node::Assert(_) => grouped("(?:", node, out),
            }
            out.push_str(&match (min, max) {
                (0, None) => "*".to_owned(),
                (1, None) => "+".to_owned(),
                (0, Some(1)) => "?".to_owned(),
                (min, None) => format!("{{{min},}}"),
                (min, Some(max)) if min == max => format!("{{{min}}}"),
                (min, Some(max)) => format!("{{{min},{max}}}"),
            });
        }
        Node::Group(_, node) => grouped("(", node, out),
        Node::Reference(number) => grouped(&format!("(?:\\{number}"), &Node::Empty, out),
        Node::Assert(Assertion::Start) => out.push('^'),
        Node::Assert(Assertion::End) => out.push('$'),
        Node::Assert(Assertion::Word { edge }) => out.push_str(if *edge { "\\b" } else { "\\B" }),
        Node::Assert(Assertion::Look {
            ahead,
            negative,
            node,
        }) => {
            let open = match (ahead, negative) {
                (true, false) => "(?=",
                (true, true) => "(?!",
                (false, false) => "(?<=",
                (false, true) => "(?<!",
            };
            grouped(open, node, out);
        }
    }
}

fn grouped(open: &str, node: &Node, out: &mut String) {
    out.push_str(open);
    print(node, out);
    out.push(')');
}

fn class(set: &CharSet) -> String {
    if *set == CharSet::dot() {
        return ".".to_owned();
    }
    for letter in ['d', 'D', 'w', 'W', 's', 'S'] {
        if CharSet::class(letter).as_ref() == Some(set) {
            return format!("\\{letter}");
        }
    }
    if let Some(code) = set.only() {
        return character(code, "\\^$.*+?()[]{}|/");
    }
    let negated = set.negated();
    let (open, ranges) = if negated.ranges().len() < set.ranges().len() {
        ("[^", negated.ranges())
    } else {
        ("[", set.ranges())
    };
    let mut out = open.to_owned();
    for (low, high) in ranges {
        out.push_str(&character(*low, "\\]^-"));
        if high > low {
            if *high > low + 1 {
                out.push('-');
            }
            out.push_str(&character(*high, "\\]^-"));
        }
    }
    out.push(']');
    out
}

fn character(code: u32, special: &str) -> String {
    match char::from_u32(code) {
        Some(c) if special.contains(c) => format!("\\{c}"),
        Some('\n') => "\\n".to_owned(),
        Some('\r') => "\\r".to_owned(),
        Some('\t') => "\\t".to_owned(),
        Some(c) if c.is_ascii_graphic() || c == ' ' || c.is_alphanumeric() => c.to_string(),
        Some(_) | None => {
            let mut out = String::new();
            write!(out, "\\u{{{code:x}}}").expect("a string takes everything");
            out
        }
    }
}

#[cfg(test)]
mod tests {
    use toolrt_pattern::Tree;

    use super::printed;

    #[test]
    fn what_is_printed_is_read_as_it_was() {
        for source in [
            r"^(?:a|bc)*d+?$",
            r"[^a-c\]\-]{2,3}\.\/\\|\d\D\w\W\s\S.",
            r"(?=a)(?!b)(?<=c)(?<!d)\b\B",
            r"[]|[^]|é|\u{1F600}|\u{2028}|\ud83d\ude00",
            r"(a)(?<x>b)\1\k<x>0",
            "(?:)*",
            "(?:a*)*",
        ] {
            let read = |source: &str| Tree::parse(source, &|_| None).expect("a pattern").root;
            let again = printed(&read(source));
            assert_eq!(printed(&read(&again)), again, "{source}");
        }
    }
}
