//! A reader for patterns that are known to be ones.

use super::charset::CharSet;

/// A part of a pattern.
#[derive(Debug, Clone)]
pub(super) enum Node {
    /// Matches nothing: anchors, assertions, back-references.
    Empty,
    Set(CharSet),
    Concat(Vec<Node>),
    Either(Vec<Node>),
    /// At least `min` times, at most `max` times.
    Repeat {
        node: Box<Node>,
        min: usize,
        max: Option<usize>,
    },
}

/// A pattern: itself, and what it looks ahead or behind for.
#[derive(Debug)]
pub(super) struct Tree {
    pub parts: Vec<Node>,
    /// Whether something other than the next character can make it fail: `$`, `\b`, a look-around, a back-reference.
    pub asserts: bool,
}

/// Reads a pattern; `None` where it is none or too deep.
pub(super) fn parse(pattern: &str) -> Option<Tree> {
    let mut reader = Reader {
        text: pattern.chars().collect(),
        at: 0,
        depth: 0,
        tree: Tree {
            parts: Vec::new(),
            asserts: false,
        },
    };
    let node = reader.either()?;
    if reader.at < reader.text.len() {
        return None;
    }
    reader.tree.parts.push(node);
    Some(reader.tree)
}

struct Reader {
    text: Vec<char>,
    at: usize,
    depth: usize,
    tree: Tree,
}

impl Reader {
    fn either(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > 60 {
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
        Some(Node::Concat(nodes))
    }

    fn repeated(&mut self, node: Node) -> Option<Node> {
        let (min, max) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.counted(node),
            Some(_) | None => return Some(node),
        };
        self.at += 1;
        self.eat("?");
        Some(Node::Repeat {
            node: Box::new(node),
            min,
            max,
        })
    }

    fn counted(&mut self, node: Node) -> Option<Node> {
        self.at += 1;
        let min = self.number()?;
        let max = if self.eat(",") {
            if self.peek() == Some('}') {
                None
            } else {
                Some(self.number()?)
            }
        } else {
            Some(min)
        };
        if !self.eat("}") {
            return None;
        }
        self.eat("?");
        Some(Node::Repeat {
            node: Box::new(node),
            min,
            max,
        })
    }

    fn number(&mut self) -> Option<usize> {
        let start = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at += 1;
        }
        let digits: String = self.text[start..self.at].iter().collect();
        if digits.is_empty() {
            None
        } else {
            Some(digits.parse().unwrap_or(usize::MAX))
        }
    }

    fn atom(&mut self) -> Option<Node> {
        let c = self.peek()?;
        self.at += 1;
        match c {
            '^' => Some(Node::Empty),
            '$' => Some(self.assertion()),
            '.' => Some(Node::Set(CharSet::dot())),
            '[' => self.class(),
            '(' => self.group(),
            '\\' => self.escape(),
            _ => Some(Node::Set(CharSet::one(c))),
        }
    }

    fn assertion(&mut self) -> Node {
        self.tree.asserts = true;
        Node::Empty
    }

    fn group(&mut self) -> Option<Node> {
        let looks = ["?=", "?!", "?<=", "?<!"]
            .into_iter()
            .any(|start| self.eat(start));
        if !looks && !self.eat("?:") && self.eat("?<") {
            while self.peek()? != '>' {
                self.at += 1;
            }
            self.at += 1;
        }
        let node = self.either()?;
        if !self.eat(")") {
            return None;
        }
        if looks {
            self.tree.parts.push(node);
            return Some(self.assertion());
        }
        Some(node)
    }

    fn escape(&mut self) -> Option<Node> {
        match self.peek()? {
            'b' | 'B' => {
                self.at += 1;
                Some(self.assertion())
            }
            '1'..='9' => {
                self.number()?;
                Some(self.assertion())
            }
            'k' => {
                while self.peek()? != '>' {
                    self.at += 1;
                }
                self.at += 1;
                Some(self.assertion())
            }
            _ => self.escaped_set().map(Node::Set),
        }
    }

    /// What stands behind a backslash and matches characters.
    fn escaped_set(&mut self) -> Option<CharSet> {
        let c = self.peek()?;
        self.at += 1;
        if let Some(class) = CharSet::class(c) {
            return Some(class);
        }
        let one = |code: u32| Some(CharSet::new(vec![(code, code)]));
        match c {
            'p' | 'P' => {
                let start = self.at + 1;
                while self.peek()? != '}' {
                    self.at += 1;
                }
                self.at += 1;
                let name: String = self.text.get(start..self.at - 1)?.iter().collect();
                let set = CharSet::property(&name);
                Some(if c == 'P' { CharSet::default() } else { set })
            }
            'n' => one(0x0A),
            'r' => one(0x0D),
            't' => one(0x09),
            'v' => one(0x0B),
            'f' => one(0x0C),
            '0' => one(0),
            'b' => one(0x08),
            'c' => {
                let letter = self.peek()?;
                self.at += 1;
                one(letter as u32 % 32)
            }
            'x' => one(self.hex(2)?),
            'u' if self.eat("{") => {
                let mut digits = String::new();
                while self.peek()? != '}' {
                    digits.push(self.peek()?);
                    self.at += 1;
                }
                self.at += 1;
                one(u32::from_str_radix(&digits, 16).ok()?)
            }
            'u' => {
                let high = self.hex(4)?;
                if (0xD800..0xDC00).contains(&high) && self.eat("\\u") {
                    let low = self.hex(4)?;
                    return one(0x1_0000
                        + ((high - 0xD800) << 10)
                        + low.wrapping_sub(0xDC00) % 0x400);
                }
                one(high)
            }
            _ => Some(CharSet::one(c)),
        }
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        let digits: String = self.text.get(self.at..self.at + count)?.iter().collect();
        self.at += count;
        u32::from_str_radix(&digits, 16).ok()
    }

    fn class(&mut self) -> Option<Node> {
        let negated = self.eat("^");
        let mut sets = Vec::new();
        while self.peek()? != ']' {
            let (low, single) = self.class_atom()?;
            let ranged =
                single && self.peek() == Some('-') && self.text.get(self.at + 1) != Some(&']');
            if ranged {
                self.at += 1;
                let (high, _) = self.class_atom()?;
                sets.push(CharSet::new(vec![(low.first()?, high.first()?)]));
            } else {
                sets.push(low);
            }
        }
        self.at += 1;
        let set = CharSet::union(sets);
        Some(Node::Set(if negated { set.negated() } else { set }))
    }

    /// A part of a class, and whether it is one character.
    fn class_atom(&mut self) -> Option<(CharSet, bool)> {
        let c = self.peek()?;
        self.at += 1;
        if c != '\\' {
            return Some((CharSet::one(c), true));
        }
        let class = matches!(self.peek()?, 'd' | 'D' | 'w' | 'W' | 's' | 'S' | 'p' | 'P');
        Some((self.escaped_set()?, !class))
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, text: &str) -> bool {
        let length = text.chars().count();
        let found = self
            .text
            .get(self.at..self.at + length)
            .is_some_and(|next| next.iter().copied().eq(text.chars()));
        if found {
            self.at += length;
        }
        found
    }
}
