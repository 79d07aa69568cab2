//! Patterns of schemas: whether they are ECMA-262, and how large they become.

use toolrt_pattern::{Automaton, Tree};

use super::categories::property;
use crate::decided::decided;

/// How deep groups are nested.
const DEEPEST: usize = 50;
/// How many characters, classes and assertions there are, with repetitions written out.
const MOST_PLACES: u64 = 5_000;
/// How often one of these follows another, at most.
const MOST_LINKS: u64 = 20_000;
/// How many ranges of characters there are.
const MOST_RANGES: u64 = 10_000;

/// A pattern that decides every text in linear time.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) source: String,
    automaton: Automaton,
    /// What a character costs, in 64ths of a place.
    places: u64,
}

impl Pattern {
    /// `None` if it is not one, has a back-reference, a `\p` of something else than a general category, or is too large.
    pub(super) fn new(source: &str) -> Option<Self> {
        let mut reader = Reader {
            text: source.chars().collect(),
            at: 0,
            depth: 0,
            ranges: 0,
            links: 0,
            names: Vec::new(),
            out: String::new(),
        };
        let size = reader.either()?;
        let is_whole = reader.at == reader.text.len();
        if !is_whole || reader.links > MOST_LINKS || reader.ranges > MOST_RANGES {
            return None;
        }
        let tree = Tree::parse(&reader.out, &property)?;
        Some(Self {
            source: source.to_owned(),
            automaton: Automaton::new(&tree)?,
            places: size.places,
        })
    }

    /// Whether it matches somewhere in a text.
    pub(super) fn matches(&self, text: &str) -> bool {
        decided(&self.automaton, text)
    }

    /// How many steps it takes to decide a text of so many code points.
    pub(super) fn steps(&self, length: usize) -> u64 {
        1 + length as u64 * (1 + self.places / 64) / 4
    }
}

/// What a part becomes: its places, the most of them that begin and end it, and whether it may be empty.
#[derive(Debug, Clone, Copy)]
struct Size {
    places: u64,
    first: u64,
    last: u64,
    empty: bool,
}

impl Size {
    const NOTHING: Self = Self {
        places: 0,
        first: 0,
        last: 0,
        empty: true,
    };
    const ONE: Self = Self {
        places: 1,
        first: 1,
        last: 1,
        empty: false,
    };
}

/// Reads a pattern, and writes the same one as the flag `u` wants it: what older patterns leave unescaped is escaped, and
/// no group captures.
struct Reader {
    text: Vec<char>,
    at: usize,
    depth: usize,
    ranges: u64,
    links: u64,
    names: Vec<String>,
    out: String,
}

/// What a member of a class is.
enum Member {
    One(u32, String),
    Set(String),
}

impl Reader {
    fn either(&mut self) -> Option<Size> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut whole = self.concat()?;
        while self.eat("|") {
            self.out.push('|');
            let part = self.concat()?;
            whole = Size {
                places: whole.places + part.places,
                first: whole.first + part.first,
                last: whole.last + part.last,
                empty: whole.empty || part.empty,
            };
        }
        self.depth -= 1;
        Some(whole)
    }

    fn concat(&mut self) -> Option<Size> {
        let mut whole = Size::NOTHING;
        while let Some(c) = self.peek() {
            if matches!(c, '|' | ')') {
                break;
            }
            let before = self.links;
            let (atom, is_assertion) = self.atom()?;
            let part = self.repeated(atom, is_assertion, self.links - before)?;
            self.links += whole.last + part.first;
            whole = Size {
                places: whole.places + part.places,
                first: whole.first + if whole.empty { part.first } else { 0 },
                last: part.last + if part.empty { whole.last } else { 0 },
                empty: whole.empty && part.empty,
            };
            if whole.places > MOST_PLACES || self.links > MOST_LINKS {
                return None;
            }
        }
        Some(whole)
    }

    /// The part before, as often as is said; a copy of it has links inside.
    fn repeated(&mut self, atom: Size, is_assertion: bool, inside: u64) -> Option<Size> {
        let start = self.at;
        let (least, most) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => match self.counts() {
                Some(counts) => counts,
                None => return Some(atom),
            },
            Some(_) | None => return Some(atom),
        };
        if is_assertion || most.is_some_and(|most| most < least) {
            return None;
        }
        if self.text[start] != '{' {
            self.at += 1;
        }
        self.eat("?");
        let written: String = self.text[start..self.at].iter().collect();
        self.out.push_str(&written);
        if most == Some(0) {
            return Some(Size::NOTHING);
        }
        let copies = most.unwrap_or(least.max(1));
        let places = atom.places.saturating_mul(copies);
        let copied = copies.saturating_mul(inside + atom.first + atom.last);
        self.links = self.links.saturating_add(copied);
        if places > MOST_PLACES || self.links > MOST_LINKS {
            return None;
        }
        Some(Size {
            places,
            first: atom.first,
            last: atom.last.saturating_mul(copies),
            empty: atom.empty || least == 0,
        })
    }

    /// `{n}`, `{n,}` or `{n,m}`; none of these is a text like any other.
    fn counts(&mut self) -> Option<(u64, Option<u64>)> {
        let start = self.at;
        self.at += 1;
        let found = self.number().and_then(|least| {
            if !self.eat(",") {
                return Some((least, Some(least)));
            }
            match self.peek() {
                Some('}') => Some((least, None)),
                Some(_) | None => self.number().map(|most| (least, Some(most))),
            }
        });
        let found = found.filter(|_| self.eat("}"));
        if found.is_none() {
            self.at = start;
        }
        found
    }

    fn number(&mut self) -> Option<u64> {
        let start = self.at;
        let mut number = 0_u64;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = (number * 10 + u64::from(digit)).min(1_000_000_000);
            self.at += 1;
        }
        (self.at > start).then_some(number)
    }

    /// A part, and whether it is an assertion, which cannot be repeated.
    fn atom(&mut self) -> Option<(Size, bool)> {
        let c = self.next()?;
        match c {
            '^' | '$' => {
                self.out.push(c);
                Some((Size::ONE, true))
            }
            '.' => {
                self.ranges += 4;
                self.out.push(c);
                Some((Size::ONE, false))
            }
            '[' => self.class().map(|size| (size, false)),
            '(' => self.group(),
            '\\' => self.escape(),
            '*' | '+' | '?' => None,
            '{' => {
                self.at -= 1;
                if self.counts().is_some() {
                    return None;
                }
                self.at += 1;
                Some((self.literal(c), false))
            }
            _ => Some((self.literal(c), false)),
        }
    }

    fn literal(&mut self, c: char) -> Size {
        self.ranges += 1;
        push_escaped(&mut self.out, c);
        Size::ONE
    }

    fn group(&mut self) -> Option<(Size, bool)> {
        for open in ["?=", "?!", "?<=", "?<!"] {
            if self.eat(open) {
                self.out.push('(');
                self.out.push_str(open);
                let inner = self.closed()?;
                // It is an automaton of its own, which counts with the others.
                let size = Size {
                    places: 1 + inner.places,
                    ..Size::ONE
                };
                return Some((size, true));
            }
        }
        if self.eat("?<") {
            self.name()?;
        } else if !self.eat("?:") && self.peek() == Some('?') {
            return None;
        }
        self.out.push_str("(?:");
        self.closed().map(|size| (size, false))
    }

    fn name(&mut self) -> Option<()> {
        let mut name = String::new();
        loop {
            match self.next()? {
                '>' => break,
                c @ ('A'..='Z' | 'a'..='z' | '_' | '$') => name.push(c),
                c @ '0'..='9' if !name.is_empty() => name.push(c),
                _ => return None,
            }
        }
        if name.is_empty() || self.names.contains(&name) {
            return None;
        }
        self.names.push(name);
        Some(())
    }

    fn closed(&mut self) -> Option<Size> {
        let size = self.either()?;
        if !self.eat(")") {
            return None;
        }
        self.out.push(')');
        Some(size)
    }

    fn escape(&mut self) -> Option<(Size, bool)> {
        if let Some(c @ ('b' | 'B')) = self.peek() {
            self.at += 1;
            self.out.push('\\');
            self.out.push(c);
            return Some((Size::ONE, true));
        }
        let (Member::One(_, written) | Member::Set(written)) = self.escaped()?;
        self.out.push_str(&written);
        Some((Size::ONE, false))
    }

    /// An escape that stands for characters, behind its backslash.
    fn escaped(&mut self) -> Option<Member> {
        let c = self.next()?;
        let ranges = match c {
            'd' | 'D' => 2,
            'w' | 'W' => 5,
            's' | 'S' => 11,
            _ => 0,
        };
        if ranges > 0 {
            self.ranges += ranges;
            return Some(Member::Set(format!("\\{c}")));
        }
        self.ranges += 1;
        if matches!(c, 'p' | 'P') {
            return self.property(c);
        }
        let code = match c {
            't' => 9,
            'n' => 10,
            'v' => 11,
            'f' => 12,
            'r' => 13,
            '0' if !self.peek().is_some_and(|c| c.is_ascii_digit()) => 0,
            'c' => {
                let letter = self.next().filter(char::is_ascii_alphabetic)?;
                u32::from(letter) % 32
            }
            'x' => self.hex(2)?,
            'u' if self.eat("{") => self.braced()?,
            'u' => self.unit()?,
            c if c.is_ascii_alphanumeric() => return None,
            c => {
                let mut written = String::new();
                push_escaped(&mut written, c);
                return Some(Member::One(c.into(), written));
            }
        };
        Some(Member::One(code, format!("\\u{{{code:x}}}")))
    }

    fn property(&mut self, letter: char) -> Option<Member> {
        if !self.eat("{") {
            return None;
        }
        let mut name = String::new();
        loop {
            match self.next()? {
                '}' => break,
                c => name.push(c),
            }
        }
        self.ranges += property(&name)?.len() as u64;
        Some(Member::Set(format!("\\{letter}{{{name}}}")))
    }

    fn braced(&mut self) -> Option<u32> {
        let (start, mut code) = (self.at, 0);
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(16)) {
            code = code * 16 + digit;
            if code > 0x10_FFFF {
                return None;
            }
            self.at += 1;
        }
        (self.at > start && self.eat("}")).then_some(code)
    }

    /// The character behind `\u`: four digits, or twice four for a surrogate pair.
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
        let digits = self.text.get(self.at..self.at + count)?;
        let code = digits
            .iter()
            .try_fold(0, |code, c| Some(code * 16 + c.to_digit(16)?))?;
        self.at += count;
        Some(code)
    }

    fn class(&mut self) -> Option<Size> {
        self.out.push('[');
        if self.eat("^") {
            self.out.push('^');
        }
        self.ranges += 1;
        while !self.eat("]") {
            let low = self.member()?;
            let has_end = self.peek() == Some('-')
                && self.text.get(self.at + 1).is_some_and(|next| *next != ']');
            if !has_end {
                let (Member::One(_, written) | Member::Set(written)) = low;
                self.out.push_str(&written);
                continue;
            }
            self.at += 1;
            match (low, self.member()?) {
                (Member::One(low, first), Member::One(high, last)) => {
                    if low > high {
                        return None;
                    }
                    self.out.push_str(&format!("{first}-{last}"));
                }
                // Beside a class, the hyphen is itself.
                (
                    Member::One(_, first) | Member::Set(first),
                    Member::One(_, last) | Member::Set(last),
                ) => self.out.push_str(&format!("{first}\\-{last}")),
            }
        }
        self.out.push(']');
        Some(Size::ONE)
    }

    fn member(&mut self) -> Option<Member> {
        match self.next()? {
            '\\' if self.eat("b") => {
                self.ranges += 1;
                Some(Member::One(8, "\\u{8}".to_owned()))
            }
            '\\' => self.escaped(),
            c => {
                self.ranges += 1;
                let mut written = String::new();
                push_escaped(&mut written, c);
                Some(Member::One(c.into(), written))
            }
        }
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
        let found = text
            .chars()
            .enumerate()
            .all(|(at, c)| self.text.get(self.at + at) == Some(&c));
        if found {
            self.at += text.len();
        }
        found
    }
}

/// Writes a character that stands for itself, in a class and outside.
fn push_escaped(out: &mut String, c: char) {
    if "^$\\.*+?()[]{}|/-".contains(c) {
        out.push_str(&format!("\\u{{{:x}}}", u32::from(c)));
    } else {
        out.push(c);
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    #[test]
    fn patterns_are_told_from_other_texts() {
        let good = [
            "",
            "^a+$",
            r"^\d{3}(?:-\d+)?$",
            r"[\w-.]",
            r"\-",
            "a{",
            "{}",
            "]",
            "[]",
            "[^]",
            r"(?<year>\d+)",
            r"(?=a)b",
            r"[\b]",
            r"\u{1f600}",
            r"\cA",
            "(a|b|)*",
            r"^[a-z]{0,4096}$",
        ];
        for source in good {
            assert!(Pattern::new(source).is_some(), "{source}");
        }
        let bad = [
            "(",
            ")",
            "a**",
            "*",
            "[a",
            "[b-a]",
            r"\1",
            r"(a)\1",
            r"\p{Script=Greek}",
            r"\p",
            r"\p{L",
            r"\k<a>",
            r"\q",
            "a{2,1}",
            "(?i)a",
            "(?=a)*",
            "^*",
            r"\u{110000}",
            r"\x1",
            r"\",
            "a{9999999}",
            "(a{100}){100}",
            "(?<a>x)(?<a>y)",
            "{1}",
            r"\00",
        ];
        for source in bad {
            assert!(Pattern::new(source).is_none(), "{source}");
        }
        assert!(Pattern::new(&format!("{}{}", "(".repeat(60), ")".repeat(60))).is_none());
    }

    #[test]
    fn patterns_decide_texts() {
        let matches =
            |source: &str, text: &str| Pattern::new(source).expect("a pattern").matches(text);
        assert!(matches(r"^[\w-.]+$", "a-b.c"));
        assert!(matches("^a{$", "a{"));
        assert!(matches(r"^\-\/$", "-/"));
        assert!(!matches("[]", "a"));
        assert!(matches("^[^]$", "\n"));
        assert!(!matches(r"^\d$", "১"));
        assert!(matches(r"^\u{1f600}$", "😀"));
        assert!(matches(r"^[\p{L}\d]+$", "é1"));
        assert!(!matches(r"^\P{Letter}$", "é"));
    }
}
