//! Reads patterns: ECMA-262 with the flag `u`.

use std::collections::HashMap;

use crate::charset::{CharSet, Ranges};
use crate::tree::{Assertion, Node, Tree};

/// Patterns that are nested more deeply are not read.
const DEEPEST: usize = 50;

impl Tree {
    /// Parses a pattern of ECMA-262 with the flag `u`. `property` returns the characters of `\p{NAME}`. `None` if the
    /// text is not a pattern, has an unknown property or flags for a part, or is nested more than 50 deep.
    pub fn parse(source: &str, property: &dyn Fn(&str) -> Option<Ranges>) -> Option<Self> {
        let text: Vec<char> = source.chars().collect();
        let mut reader = Reader {
            names: group_names(&text)?,
            text,
            at: 0,
            depth: 0,
            groups: 0,
            has_references: false,
            property,
        };
        let root = reader.either()?;
        (reader.at == reader.text.len()).then_some(Self {
            root,
            has_references: reader.has_references,
        })
    }
}

/// The numbers of groups with names; `None` if a name is duplicated.
fn group_names(text: &[char]) -> Option<HashMap<String, u32>> {
    let (mut names, mut groups, mut in_class, mut at) = (HashMap::new(), 0, false, 0);
    while at < text.len() {
        match text[at] {
            '\\' => at += 1,
            '[' => in_class = true,
            ']' => in_class = false,
            '(' if !in_class => match text.get(at + 1..).unwrap_or_default() {
                ['?', '<', c, ..] if !matches!(c, '=' | '!') => {
                    groups += 1;
                    let name = text[at + 3..]
                        .iter()
                        .take(1000)
                        .take_while(|c| **c != '>')
                        .collect();
                    if names.insert(name, groups).is_some() {
                        return None;
                    }
                }
                ['?', ..] => {}
                _ => groups += 1,
            },
            _ => {}
        }
        at += 1;
    }
    Some(names)
}

struct Reader<'p> {
    text: Vec<char>,
    at: usize,
    depth: usize,
    groups: u32,
    names: HashMap<String, u32>,
    has_references: bool,
    property: &'p dyn Fn(&str) -> Option<Ranges>,
}

impl Reader<'_> {
    fn either(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut branches = vec![self.concat()?];
        while self.eat("|") {
            branches.push(self.concat()?);
        }
        self.depth -= 1;
        Some(if branches.len() == 1 {
            branches.remove(0)
        } else {
            Node::Either(branches)
        })
    }

    fn concat(&mut self) -> Option<Node> {
        let mut nodes = Vec::new();
        while let Some(c) = self.peek() {
            if matches!(c, '|' | ')') {
                break;
            }
            let node = self.atom()?;
            nodes.push(self.repeated(node)?);
        }
        Some(match nodes.len() {
            0 => Node::Empty,
            1 => nodes.remove(0),
            _ => Node::Concat(nodes),
        })
    }

    fn repeated(&mut self, node: Node) -> Option<Node> {
        let (min, max) = if self.eat("*") {
            (0, None)
        } else if self.eat("+") {
            (1, None)
        } else if self.eat("?") {
            (0, Some(1))
        } else if self.eat("{") {
            let min = self.number()?;
            let max = if !self.eat(",") {
                Some(min)
            } else if self.peek() == Some('}') {
                None
            } else {
                Some(self.number()?)
            };
            self.eat("}").then_some(())?;
            (min, max)
        } else {
            return Some(node);
        };
        // Whether it takes much or little at first makes no difference to whether there is a match.
        self.eat("?");
        Some(Node::Repeat {
            node: Box::new(node),
            min,
            max,
        })
    }

    fn number(&mut self) -> Option<u32> {
        let digits: String = self.taken(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return None;
        }
        Some(digits.parse().unwrap_or(u32::MAX))
    }

    fn atom(&mut self) -> Option<Node> {
        let c = self.next()?;
        match c {
            '^' => Some(Node::Assert(Assertion::Start)),
            '$' => Some(Node::Assert(Assertion::End)),
            '.' => Some(Node::Set(CharSet::dot())),
            '[' => self.class(),
            '(' => self.group(),
            '\\' => self.escape(),
            '*' | '+' | '?' | '{' | '}' | ']' => None,
            _ => Some(Node::Set(CharSet::one(c.into()))),
        }
    }

    fn group(&mut self) -> Option<Node> {
        for (open, ahead, negative) in [
            ("?=", true, false),
            ("?!", true, true),
            ("?<=", false, false),
            ("?<!", false, true),
        ] {
            if self.eat(open) {
                let node = Box::new(self.closed()?);
                return Some(Node::Assert(Assertion::Look {
                    ahead,
                    negative,
                    node,
                }));
            }
        }
        if self.eat("?:") {
            return self.closed();
        }
        if self.eat("?<") {
            self.taken(|c| c != '>');
            self.next()?;
        } else if self.peek() == Some('?') {
            return None;
        }
        self.groups += 1;
        let number = self.groups;
        Some(Node::Group(number, Box::new(self.closed()?)))
    }

    fn closed(&mut self) -> Option<Node> {
        let node = self.either()?;
        self.eat(")").then_some(node)
    }

    fn escape(&mut self) -> Option<Node> {
        match self.peek()? {
            'b' | 'B' => {
                let edge = self.next() == Some('b');
                Some(Node::Assert(Assertion::Word { edge }))
            }
            '1'..='9' => {
                let number = self.number()?;
                self.has_references = true;
                Some(Node::Reference(number))
            }
            'k' => {
                self.at += 1;
                self.eat("<").then_some(())?;
                let name = self.taken(|c| c != '>');
                self.next()?;
                self.has_references = true;
                self.names.get(&name).map(|number| Node::Reference(*number))
            }
            _ => self.escaped().map(Node::Set),
        }
    }

    /// An escape that matches characters, after its backslash.
    fn escaped(&mut self) -> Option<CharSet> {
        let c = self.next()?;
        if let Some(class) = CharSet::class(c) {
            return Some(class);
        }
        let code = match c {
            'p' | 'P' => {
                self.eat("{").then_some(())?;
                let name = self.taken(|c| c != '}');
                self.next()?;
                let set = CharSet::new((self.property)(&name)?);
                return Some(if c == 'P' { set.negated() } else { set });
            }
            't' => 0x09,
            'n' => 0x0A,
            'v' => 0x0B,
            'f' => 0x0C,
            'r' => 0x0D,
            'b' => 0x08,
            '0' => 0,
            'c' => u32::from(self.next()?) % 32,
            'x' => self.hex(2)?,
            'u' if self.eat("{") => {
                let digits = self.taken(|c| c != '}');
                self.next()?;
                u32::from_str_radix(&digits, 16).ok()?
            }
            'u' => self.unit()?,
            _ => c.into(),
        };
        Some(CharSet::one(code))
    }

    /// The character after `\u`: four digits, or two times four for a surrogate pair.
    fn unit(&mut self) -> Option<u32> {
        let high = self.hex(4)?;
        let behind = self.at;
        if (0xD800..0xDC00).contains(&high) && self.eat("\\u") {
            if let Some(low @ 0xDC00..=0xDFFF) = self.hex(4) {
                return Some(0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00));
            }
            self.at = behind;
        }
        Some(high)
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        let digits: String = self.text.get(self.at..self.at + count)?.iter().collect();
        self.at += count;
        u32::from_str_radix(&digits, 16).ok()
    }

    fn class(&mut self) -> Option<Node> {
        let negated = self.eat("^");
        let mut sets = Vec::new();
        while !self.eat("]") {
            let low = self.member()?;
            let ranged =
                self.peek() == Some('-') && self.text.get(self.at + 1).is_some_and(|c| *c != ']');
            if !ranged {
                sets.push(low);
                continue;
            }
            self.at += 1;
            let (low, high) = (low.only()?, self.member()?.only()?);
            sets.push(CharSet::new(vec![(low, high)]));
        }
        let set = CharSet::union(sets);
        Some(Node::Set(if negated { set.negated() } else { set }))
    }

    fn member(&mut self) -> Option<CharSet> {
        match self.next()? {
            '\\' => self.escaped(),
            c => Some(CharSet::one(c.into())),
        }
    }

    fn taken(&mut self, belongs: impl Fn(char) -> bool) -> String {
        let rest = &self.text[self.at.min(self.text.len())..];
        let taken: String = rest.iter().copied().take_while(|c| belongs(*c)).collect();
        self.at += taken.chars().count();
        taken
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += 1;
        Some(c)
    }

    fn eat(&mut self, text: &str) -> bool {
        let rest = &self.text[self.at.min(self.text.len())..];
        let found = text
            .chars()
            .enumerate()
            .all(|(at, c)| rest.get(at) == Some(&c));
        if found {
            self.at += text.len();
        }
        found
    }
}
