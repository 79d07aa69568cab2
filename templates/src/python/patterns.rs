//! Patterns of ECMA-262 in the syntax of Python's `re`: the same texts match, whatever stands in them.
//!
//! Classes are spelled out, since `\d`, `\w`, `\s`, `.`, `$` and `\b` mean more in Python. `re` tries one way after the other: what is
//! not proven to have few ways is left to the automata of the runtime.

use std::collections::HashMap;
use std::fmt::Write;

use toolc_compiler::patterns::{is_tame, property, refers};

/// Sources that are longer take `re` too long to compile, where automata are another way.
const LONGEST: usize = 8_000;

/// A pattern that means the same to `re.search`, which decides it in time linear in the text; none where there is none.
pub fn translated(source: &str) -> Option<String> {
    let text = spelled(source).filter(|_| is_tame(source))?;
    (text.len() <= LONGEST || refers(source)).then_some(text)
}

/// A pattern in the syntax of `re`.
fn spelled(source: &str) -> Option<String> {
    let mut reader = Reader {
        text: source.chars().collect(),
        at: 0,
        groups: 0,
        names: group_names(source)?,
        closed: Vec::new(),
        around: Vec::new(),
        looks: 0,
        depth: 0,
    };
    let part = reader.either()?;
    (reader.at == reader.text.len()).then_some(part.text)
}

/// A part of a pattern in Python's syntax.
struct Part {
    text: String,
    /// How many characters it matches, where that is one number.
    width: Option<usize>,
    /// Its alternatives, with their widths, for look-behinds.
    branches: Vec<(String, Option<usize>)>,
}

impl Part {
    fn of(text: impl Into<String>, width: Option<usize>) -> Self {
        let text = text.into();
        let branches = vec![(text.clone(), width)];
        Self {
            text,
            width,
            branches,
        }
    }
}

/// A place in the tree of loops and look-arounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Around {
    /// May come by more than once.
    Loop(usize),
    Look(usize),
}

struct Reader {
    text: Vec<char>,
    at: usize,
    groups: usize,
    names: HashMap<String, usize>,
    /// Groups that are closed, with what was around them.
    closed: Vec<(usize, Vec<Around>)>,
    around: Vec<Around>,
    looks: usize,
    depth: usize,
}

/// The numbers of groups with names; none where a name is there twice.
fn group_names(source: &str) -> Option<HashMap<String, usize>> {
    let chars: Vec<char> = source.chars().collect();
    let (mut names, mut groups, mut in_class, mut at) = (HashMap::new(), 0, false, 0);
    while at < chars.len() {
        match chars[at] {
            '\\' => at += 1,
            '[' => in_class = true,
            ']' => in_class = false,
            '(' if !in_class => {
                let named = chars.get(at + 1) == Some(&'?')
                    && chars.get(at + 2) == Some(&'<')
                    && !matches!(chars.get(at + 3), Some('=' | '!'));
                if named {
                    groups += 1;
                    let name: String = chars[at + 3..].iter().take_while(|c| **c != '>').collect();
                    if names.insert(name, groups).is_some() {
                        return None;
                    }
                } else if chars.get(at + 1) != Some(&'?') {
                    groups += 1;
                }
            }
            _ => {}
        }
        at += 1;
    }
    Some(names)
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = text
            .chars()
            .enumerate()
            .all(|(index, c)| self.text.get(self.at + index) == Some(&c));
        if found {
            self.at += text.chars().count();
        }
        found
    }

    fn either(&mut self) -> Option<Part> {
        self.depth += 1;
        if self.depth > 60 {
            return None;
        }
        let mut parts = vec![self.concat()?];
        while self.eat("|") {
            parts.push(self.concat()?);
        }
        self.depth -= 1;
        let width = parts[0]
            .width
            .filter(|width| parts.iter().all(|part| part.width == Some(*width)));
        let text: Vec<&str> = parts.iter().map(|part| &*part.text).collect();
        Some(Part {
            text: text.join("|"),
            width,
            branches: parts
                .iter()
                .map(|part| (part.text.clone(), part.width))
                .collect(),
        })
    }

    fn concat(&mut self) -> Option<Part> {
        let (mut text, mut width) = (String::new(), Some(0));
        while let Some(c) = self.peek() {
            if matches!(c, '|' | ')') {
                break;
            }
            let part = self.term()?;
            text.push_str(&part.text);
            width = width.zip(part.width).map(|(all, one)| all + one);
        }
        Some(Part::of(text, width))
    }

    fn term(&mut self) -> Option<Part> {
        // What a quantifier is about is known when it was read: read twice, the second time as a loop.
        let (start, groups, closed) = (self.at, self.groups, self.closed.len());
        let mut part = self.atom()?;
        let Some((text, fixed, many)) = self.quantifier()? else {
            return Some(part);
        };
        if many && self.groups > groups {
            let end = self.at;
            self.at = start;
            self.groups = groups;
            self.closed.truncate(closed);
            self.around.push(Around::Loop(start));
            part = self.atom()?;
            self.around.pop();
            self.at = end;
        }
        let width = part.width.zip(fixed).map(|(width, times)| width * times);
        Some(Part::of(part.text + &text, width))
    }

    /// The quantifier, how often it repeats where that is one number, and whether that may be more than once.
    fn quantifier(&mut self) -> Option<Option<(String, Option<usize>, bool)>> {
        let start = self.at;
        let (fixed, many) = match self.peek() {
            Some('*' | '+') => {
                self.at += 1;
                (None, true)
            }
            Some('?') => {
                self.at += 1;
                (None, false)
            }
            Some('{') => {
                let end = self.text[self.at..].iter().position(|c| *c == '}')? + self.at;
                let inside: String = self.text[self.at + 1..end].iter().collect();
                self.at = end + 1;
                let (min, max) = inside.split_once(',').unwrap_or((&inside, &inside));
                let max: Option<u32> = if max.is_empty() {
                    None
                } else {
                    Some(max.parse().ok()?)
                };
                let min: u32 = min.parse().ok()?;
                (
                    max.filter(|max| *max == min).map(|max| max as usize),
                    max.is_none_or(|max| max > 1),
                )
            }
            Some(_) | None => return Some(None),
        };
        self.eat("?");
        let text = self.text[start..self.at].iter().collect();
        Some(Some((text, fixed, many)))
    }

    fn atom(&mut self) -> Option<Part> {
        let c = self.peek()?;
        self.at += 1;
        match c {
            '^' => Some(Part::of("^", Some(0))),
            '$' => Some(Part::of("\\Z", Some(0))),
            '.' => Some(Part::of("[^\\n\\r\\u2028\\u2029]", Some(1))),
            '[' => self.class(),
            '(' => self.group(),
            '\\' => self.escape(),
            c => Some(Part::of(literal(c), Some(1))),
        }
    }

    fn group(&mut self) -> Option<Part> {
        for (open, ahead) in [("?=", true), ("?!", true), ("?<=", false), ("?<!", false)] {
            if self.eat(open) {
                self.looks += 1;
                self.around.push(Around::Look(self.looks));
                let part = self.either()?;
                self.around.pop();
                self.eat(")").then_some(())?;
                if ahead {
                    return Some(Part::of(format!("({open}{})", part.text), Some(0)));
                }
                return look_behind(open, &part);
            }
        }
        if self.eat("?:") {
            let part = self.either()?;
            self.eat(")").then_some(())?;
            return Some(Part::of(format!("(?:{})", part.text), part.width));
        }
        if self.eat("?<") {
            while self.peek()? != '>' {
                self.at += 1;
            }
            self.at += 1;
        } else if self.peek() == Some('?') {
            // Flags for a part.
            return None;
        }
        self.groups += 1;
        let number = self.groups;
        let part = self.either()?;
        self.eat(")").then_some(())?;
        self.closed.push((number, self.around.clone()));
        Some(Part::of(format!("({})", part.text), part.width))
    }

    fn escape(&mut self) -> Option<Part> {
        match self.peek()? {
            'b' => {
                self.at += 1;
                Some(Part::of("(?a:\\b)", Some(0)))
            }
            'B' => {
                self.at += 1;
                Some(Part::of("(?!(?a:\\b))", Some(0)))
            }
            '1'..='9' => {
                let digits: String = self.text[self.at..]
                    .iter()
                    .take_while(|c| c.is_ascii_digit())
                    .collect();
                self.at += digits.len();
                self.reference(digits.parse().ok()?)
            }
            'k' => {
                let name: String = self.text[self.at + 2..]
                    .iter()
                    .take_while(|c| **c != '>')
                    .collect();
                self.at += 3 + name.chars().count();
                let number = *self.names.get(&name)?;
                self.reference(number)
            }
            _ => {
                let set = self.escaped()?;
                Some(Part::of(set.text(false), Some(1)))
            }
        }
    }

    /// What a group has matched; nothing where it has matched nothing yet.
    fn reference(&self, number: usize) -> Option<Part> {
        if self
            .around
            .iter()
            .any(|around| matches!(around, Around::Look(_)))
            && self.text[..self.at]
                .windows(3)
                .any(|text| matches!(text, ['?', '<', '=' | '!']))
        {
            // Inside of a look-behind, what was matched is read from its end.
            return None;
        }
        let Some((_, around)) = self.closed.iter().find(|(closed, _)| *closed == number) else {
            // Inside of itself, or before itself; in a loop it could be set by the round before.
            return Some(Part::of("(?:)", Some(0))).filter(|_| {
                !self
                    .around
                    .iter()
                    .any(|around| matches!(around, Around::Loop(_)))
            });
        };
        if around
            .iter()
            .any(|around| matches!(around, Around::Loop(_)))
        {
            return None;
        }
        // What a look-around has captured is seen behind it, unless it is a negative one.
        if around.iter().any(|look| !self.around.contains(look)) {
            return None;
        }
        Some(Part::of(format!("(?({number})\\{number}|)"), None))
    }

    fn class(&mut self) -> Option<Part> {
        let negative = self.eat("^");
        let mut set = Set::default();
        while self.peek()? != ']' {
            let low = self.member()?;
            let ranged =
                self.peek() == Some('-') && self.text.get(self.at + 1).is_some_and(|c| *c != ']');
            if !ranged {
                set.0.extend(low.0);
                continue;
            }
            self.at += 1;
            let high = self.member()?;
            let ([(low, _)], [(_, high)]) = (&low.0[..], &high.0[..]) else {
                return None;
            };
            set.0.push((*low, *high));
        }
        self.at += 1;
        Some(Part::of(set.text(negative), Some(1)))
    }

    fn member(&mut self) -> Option<Set> {
        let c = self.peek()?;
        self.at += 1;
        if c == '\\' {
            self.escaped()
        } else {
            Some(Set::one(c as u32))
        }
    }

    /// The characters that an escape stands for.
    fn escaped(&mut self) -> Option<Set> {
        let c = self.peek()?;
        self.at += 1;
        Some(match c {
            'd' => Set::digits(),
            'D' => Set::digits().complement(),
            'w' => Set::word(),
            'W' => Set::word().complement(),
            's' => Set::space(),
            'S' => Set::space().complement(),
            't' => Set::one(9),
            'n' => Set::one(10),
            'v' => Set::one(11),
            'f' => Set::one(12),
            'r' => Set::one(13),
            'b' => Set::one(8),
            '0' => Set::one(0),
            'c' => {
                let letter = self.peek()?;
                self.at += 1;
                Set::one(letter as u32 % 32)
            }
            'x' => Set::one(self.hex(2)?),
            'u' if self.eat("{") => {
                let digits: String = self.text[self.at..]
                    .iter()
                    .take_while(|c| **c != '}')
                    .collect();
                self.at += digits.len() + 1;
                Set::one(u32::from_str_radix(&digits, 16).ok()?)
            }
            'u' => {
                let unit = self.hex(4)?;
                let start = self.at;
                if (0xD800..0xDC00).contains(&unit) && self.eat("\\u") {
                    match self.hex(4) {
                        Some(low @ 0xDC00..=0xDFFF) => {
                            return Some(Set::one(
                                0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00),
                            ));
                        }
                        _ => self.at = start,
                    }
                }
                Set::one(unit)
            }
            'p' | 'P' => {
                self.eat("{").then_some(())?;
                let name: String = self.text[self.at..]
                    .iter()
                    .take_while(|c| **c != '}')
                    .collect();
                self.at += name.chars().count() + 1;
                let set = Set(property(&name)?);
                if c == 'P' { set.complement() } else { set }
            }
            c => Set::one(c as u32),
        })
    }

    fn hex(&mut self, count: usize) -> Option<u32> {
        let digits: String = self.text.get(self.at..self.at + count)?.iter().collect();
        let value = u32::from_str_radix(&digits, 16).ok()?;
        self.at += count;
        Some(value)
    }
}

/// A look-behind: Python's have one width each.
fn look_behind(open: &str, part: &Part) -> Option<Part> {
    if part.branches.iter().any(|(_, width)| width.is_none()) {
        return None;
    }
    if part.width.is_some() {
        return Some(Part::of(format!("({open}{})", part.text), Some(0)));
    }
    let each: Vec<String> = part
        .branches
        .iter()
        .map(|(text, _)| format!("({open}{text})"))
        .collect();
    let text = if open == "?<=" {
        format!("(?:{})", each.join("|"))
    } else {
        each.concat()
    };
    Some(Part::of(text, Some(0)))
}

/// Ranges of code points, both ends included.
#[derive(Default)]
struct Set(Vec<(u32, u32)>);

const LAST: u32 = 0x0010_FFFF;

impl Set {
    fn one(c: u32) -> Self {
        Self(vec![(c, c)])
    }

    fn digits() -> Self {
        Self(vec![(48, 57)])
    }

    fn word() -> Self {
        Self(vec![(48, 57), (65, 90), (95, 95), (97, 122)])
    }

    fn space() -> Self {
        Self(vec![
            (9, 13),
            (32, 32),
            (0xA0, 0xA0),
            (0x1680, 0x1680),
            (0x2000, 0x200A),
            (0x2028, 0x2029),
            (0x202F, 0x202F),
            (0x205F, 0x205F),
            (0x3000, 0x3000),
            (0xFEFF, 0xFEFF),
        ])
    }

    fn sorted(mut self) -> Self {
        self.0.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::new();
        for (low, high) in self.0 {
            match merged.last_mut() {
                Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
                _ => merged.push((low, high)),
            }
        }
        Self(merged)
    }

    fn complement(self) -> Self {
        let mut out = Vec::new();
        let mut next = 0;
        for (low, high) in self.sorted().0 {
            if low > next {
                out.push((next, low - 1));
            }
            next = high + 1;
        }
        if next <= LAST {
            out.push((next, LAST));
        }
        Self(out)
    }

    /// As a class of Python, or a single character.
    fn text(self, negative: bool) -> String {
        let set = self.sorted();
        match (&set.0[..], negative) {
            ([], false) => return "(?!)".to_owned(),
            ([], true) | ([(0, LAST)], false) => return "[\\s\\S]".to_owned(),
            ([(0, LAST)], true) => return "(?!)".to_owned(),
            ([(one, same)], false) if one == same => return single(*one, false),
            _ => {}
        }
        let mut out = String::from(if negative { "[^" } else { "[" });
        for (low, high) in set.0 {
            out.push_str(&single(low, true));
            if high > low {
                if high > low + 1 {
                    out.push('-');
                }
                out.push_str(&single(high, true));
            }
        }
        out.push(']');
        out
    }
}

fn literal(c: char) -> String {
    single(c as u32, false)
}

/// A character, in a class or outside of one.
fn single(code: u32, in_class: bool) -> String {
    let special = if in_class {
        "\\[]^-&~|"
    } else {
        "\\.^$*+?{}[]|()"
    };
    match char::from_u32(code) {
        Some(c) if special.contains(c) => format!("\\{c}"),
        Some('\n') => "\\n".to_owned(),
        Some('\r') => "\\r".to_owned(),
        Some('\t') => "\\t".to_owned(),
        Some(c) if c.is_ascii_graphic() || c == ' ' => c.to_string(),
        _ => {
            let mut out = String::new();
            let written = match code {
                0..=0xFF => write!(out, "\\x{code:02x}"),
                0x100..=0xFFFF => write!(out, "\\u{code:04x}"),
                _ => write!(out, "\\U{code:08x}"),
            };
            written.expect("a string takes everything");
            out
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{spelled, translated};

    #[test]
    fn python_sees_what_the_pattern_means() {
        let is = |source: &str, own: &str| {
            assert_eq!(spelled(source).as_deref(), Some(own), "{source}");
        };
        is("^[a-z0-9-]+$", r"^[\-0-9a-z]+\Z");
        is(
            r"^\d{3}\s$",
            r"^[0-9]{3}[\t-\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]\Z",
        );
        is(r"a.c", r"a[^\n\r\u2028\u2029]c");
        is(r"\bx\B", r"(?a:\b)x(?!(?a:\b))");
        is(r"^(?:(a)|b)\1$", r"^(?:(a)|b)(?(1)\1|)\Z");
        is(r"^\1(a)$", r"^(?:)(a)\Z");
        is(r"(?<=a|bc)d", r"(?:(?<=a)|(?<=bc))d");
        is(r"(?<y>\d)-\k<y>", r"([0-9])-(?(1)\1|)");
        is(r"\ud83d\ude00[^][]", "\\U0001f600[\\s\\S](?!)");
    }

    #[test]
    fn what_python_cannot_say_or_takes_long_for_is_left_out() {
        for source in [
            r"(?<=a+)b",
            r"(?:(a)|b)*\1",
            r"(?!(a))\1",
            "^(a+)+$",
            r"\s+$",
            "(?=a)b",
        ] {
            assert_eq!(translated(source), None, "{source}");
        }
    }
}
