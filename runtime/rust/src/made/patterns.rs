//! Patterns of schemas that nobody has compiled before: which of them are taken.
//!
//! ECMA-262 with the flag `u`, without back references, named groups and `\p{…}`. Each is decided by an automaton, so no
//! text takes long, and its size is bounded.

/// How many characters a pattern may have.
const LONGEST: usize = 1_000;
/// How deep groups may be nested.
const DEEPEST: usize = 30;
/// How many characters, classes and edges it may have, repetitions written out.
const MOST: usize = 1_000;
const SYNTAX: &str = "^$\\.*+?()[]{}|/";
/// Halves of surrogate pairs, which stand for no character.
const HALVES: std::ops::RangeInclusive<u32> = 0xD800..=0xDFFF;

/// Whether a pattern can be taken.
pub(super) fn is_taken(source: &str) -> bool {
    let text: Vec<char> = source.chars().collect();
    if text.len() > LONGEST {
        return false;
    }
    let mut reader = Reader {
        text,
        at: 0,
        depth: 0,
    };
    let size = reader.either();
    reader.at == reader.text.len() && size.is_some_and(|size| size <= MOST)
}

/// Measures a pattern while it reads it; nothing of a text that is none.
struct Reader {
    text: Vec<char>,
    at: usize,
    depth: usize,
}

impl Reader {
    fn either(&mut self) -> Option<usize> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut size = self.sequence()?;
        while self.eat("|") {
            size = (size + self.sequence()?).min(MOST + 1);
        }
        self.depth -= 1;
        Some(size)
    }

    fn sequence(&mut self) -> Option<usize> {
        let mut size = 0;
        while !matches!(self.peek(), None | Some('|' | ')')) {
            let (one, repeats) = self.atom()?;
            let times = self.times()?;
            if times.is_some() && !repeats {
                return None;
            }
            size = (size + one * times.unwrap_or(1)).min(MOST + 1);
        }
        Some(size)
    }

    /// One part: its size, and whether it may repeat.
    fn atom(&mut self) -> Option<(usize, bool)> {
        match self.take()? {
            '^' | '$' => Some((1, false)),
            '.' => Some((1, true)),
            '[' => self.class().map(|()| (1, true)),
            '(' => self.group(),
            '\\' if matches!(self.peek(), Some('b' | 'B')) => {
                self.at += 1;
                Some((1, false))
            }
            '\\' => self.escape(false).map(|_| (1, true)),
            letter if letter != '/' && SYNTAX.contains(letter) => None,
            _ => Some((1, true)),
        }
    }

    fn group(&mut self) -> Option<(usize, bool)> {
        let looks = ["?=", "?!", "?<=", "?<!"];
        let is_look = looks.into_iter().any(|look| self.eat(look));
        if !is_look && !self.eat("?:") && self.peek() == Some('?') {
            return None;
        }
        let size = self.either()?;
        self.eat(")").then_some((size + 1, !is_look))
    }

    fn class(&mut self) -> Option<()> {
        self.eat("^");
        if self.peek() == Some(']') {
            return None;
        }
        while !self.eat("]") {
            let low = self.member()?;
            if self.peek() != Some('-') || self.text.get(self.at + 1) == Some(&']') {
                continue;
            }
            self.at += 1;
            match (low, self.member()?) {
                (Some(low), Some(high)) if low <= high => {}
                _ => return None,
            }
        }
        Some(())
    }

    /// A member of a class: its code point, of a set none.
    fn member(&mut self) -> Option<Option<u32>> {
        match self.take()? {
            '\\' => self.escape(true),
            letter => Some(Some(letter.into())),
        }
    }

    fn escape(&mut self, in_class: bool) -> Option<Option<u32>> {
        let code = match self.take()? {
            'd' | 'D' | 'w' | 'W' | 's' | 'S' => return Some(None),
            't' => 9,
            'n' => 10,
            'v' => 11,
            'f' => 12,
            'r' => 13,
            'x' => self.hex(2)?,
            'u' => self.hex(4)?,
            letter if SYNTAX.contains(letter) || (in_class && letter == '-') => letter.into(),
            _ => return None,
        };
        Some(Some(code))
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + count)?;
        let mut code = 0;
        for digit in digits {
            code = code * 16 + digit.to_digit(16)?;
        }
        self.at += count;
        (!HALVES.contains(&code)).then_some(code)
    }

    /// How often a part may stand: the largest number that it is written out.
    fn times(&mut self) -> Option<Option<usize>> {
        let times = if self.eat("*") || self.eat("+") || self.eat("?") {
            1
        } else if self.eat("{") {
            let low = self.number()?;
            let mut high = low;
            if self.eat(",") && self.peek() != Some('}') {
                high = self.number()?;
            }
            if !self.eat("}") || high < low {
                return None;
            }
            high.max(1)
        } else {
            return Some(None);
        };
        self.eat("?");
        Some(Some(times))
    }

    fn number(&mut self) -> Option<usize> {
        let mut digits = String::new();
        while let Some(digit) = self.peek().filter(char::is_ascii_digit) {
            digits.push(digit);
            self.at += 1;
        }
        let is_short = digits.len() <= MOST.to_string().len();
        is_short.then(|| digits.parse().ok())?
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += 1;
        Some(letter)
    }

    fn eat(&mut self, text: &str) -> bool {
        let rest = &self.text[self.at..];
        let found = text.chars().count() <= rest.len()
            && text.chars().zip(rest).all(|(wanted, is)| wanted == *is);
        if found {
            self.at += text.chars().count();
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use toolrt_pattern::{Automaton, Tree};

    use super::is_taken;

    /// What is taken here, the automata take.
    #[test]
    fn what_is_taken_can_be_matched() {
        let letters: Vec<char> = "ab0-[](){}|^$.*+?\\/,:=!<dwsbnx41u".chars().collect();
        let mut rng = fastrand::Rng::with_seed(7);
        let mut taken = 0;
        for _ in 0..200_000 {
            let count = rng.usize(0..12);
            let source: String = (0..count)
                .map(|_| letters[rng.usize(0..letters.len())])
                .collect();
            if is_taken(&source) {
                taken += 1;
                let tree = Tree::parse(&source, &|_| None);
                let tree = tree.filter(|tree| !tree.has_references);
                assert!(
                    tree.is_some_and(|tree| Automaton::new(&tree).is_some()),
                    "{source}"
                );
            }
        }
        assert!(taken > 1_000, "{taken}");
    }

    #[test]
    fn sizes_are_bounded() {
        assert!(is_taken("^[a-z]{1,64}$"));
        assert!(!is_taken("(?:[a-z]{1000}){1000}"));
        assert!(!is_taken(&"(".repeat(2_000)));
        assert!(!is_taken("(a)\\1"));
        assert!(!is_taken("\\p{L}"));
    }
}
