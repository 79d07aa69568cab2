//! Flags at the start of a pattern, `(?i)` and `(?s)`, which ECMA-262 does not have there: written out in the pattern.

/// The pattern without its flags, with the same meaning; `None` if it has none, or some that cannot be written out.
pub(super) fn without_flags(pattern: &str) -> Option<String> {
    let (flags, rest) = pattern.strip_prefix("(?")?.split_once(')')?;
    let is_known = |flag: char| matches!(flag, 'i' | 's' | 'u' | 'a');
    if flags.is_empty() || !flags.chars().all(is_known) {
        return None;
    }
    let writer = Writer {
        ignores_case: flags.contains('i'),
        dot_is_all: flags.contains('s'),
    };
    writer.pattern(rest)
}

struct Writer {
    ignores_case: bool,
    dot_is_all: bool,
}

impl Writer {
    fn pattern(&self, pattern: &str) -> Option<String> {
        let letters: Vec<char> = pattern.chars().collect();
        let mut out = String::with_capacity(pattern.len() * 2);
        let mut at = 0;
        while let Some(letter) = letters.get(at) {
            match letter {
                '\\' => at = self.escape(&letters, at, &mut out)?,
                '[' => at = self.class(&letters, at, &mut out)?,
                '.' if self.dot_is_all => {
                    out.push_str("[\\s\\S]");
                    at += 1;
                }
                // The name of a group, and what else stands behind `(?`, is no text.
                '(' if letters.get(at + 1) == Some(&'?') => {
                    let names = letters[at..].starts_with(&['(', '?', 'P', '<'])
                        || (letters[at..].starts_with(&['(', '?', '<'])
                            && !matches!(letters.get(at + 3), Some('=' | '!')));
                    let end = match names {
                        true => at + letters[at..].iter().position(|one| *one == '>')?,
                        false => at + 2,
                    };
                    // Flags further in hold for a part only.
                    if letters
                        .get(at + 2)
                        .is_some_and(|one| one.is_ascii_lowercase())
                    {
                        return None;
                    }
                    out.extend(&letters[at..=end]);
                    at = end + 1;
                }
                letter => {
                    match self.other_case(*letter)? {
                        Some(other) => out.extend(['[', *letter, other, ']']),
                        None => out.push(*letter),
                    }
                    at += 1;
                }
            }
        }
        Some(out)
    }

    /// Copies an escape; the place behind it.
    fn escape(&self, letters: &[char], at: usize, out: &mut String) -> Option<usize> {
        let escaped = *letters.get(at + 1)?;
        // A character by its number, or a category, may have another case.
        if self.ignores_case && matches!(escaped, 'x' | 'u' | 'p' | 'P') {
            return None;
        }
        let end = match (escaped, letters.get(at + 2)) {
            ('u' | 'p' | 'P' | 'x', Some('{')) => {
                at + letters[at..].iter().position(|one| *one == '}')?
            }
            _ => at + 1,
        };
        out.extend(&letters[at..=end]);
        Some(end + 1)
    }

    /// Copies a class with the other cases of its letters; the place behind it.
    fn class(&self, letters: &[char], start: usize, out: &mut String) -> Option<usize> {
        out.push('[');
        let mut at = start + 1;
        if letters.get(at) == Some(&'^') {
            out.push('^');
            at += 1;
        }
        let mut others = String::new();
        let first = at;
        loop {
            let letter = *letters.get(at)?;
            match letter {
                ']' if at > first => break,
                '\\' => at = self.escape(letters, at, out)?,
                _ => {
                    let last = match (letters.get(at + 1), letters.get(at + 2)) {
                        (Some('-'), Some(last)) if *last != ']' => Some(*last),
                        _ => None,
                    };
                    out.push(letter);
                    match last {
                        Some('\\') => return None,
                        Some(last) => {
                            out.extend(['-', last]);
                            others.push_str(&self.other_range(letter, last)?);
                            at += 3;
                        }
                        None => {
                            others.extend(self.other_case(letter)?);
                            at += 1;
                        }
                    }
                }
            }
        }
        out.push_str(&others);
        out.push(']');
        Some(at + 1)
    }

    /// The other case of a range: of one within letters of ASCII, and nothing for one without any letter.
    fn other_range(&self, first: char, last: char) -> Option<String> {
        if !self.ignores_case {
            return Some(String::new());
        }
        let lower = |one: char| one.is_ascii_lowercase();
        let upper = |one: char| one.is_ascii_uppercase();
        if (lower(first) && lower(last)) || (upper(first) && upper(last)) {
            return Some(format!("{}-{}", swapped(first), swapped(last)));
        }
        let mut inside = first..=last;
        let has_letters = !last.is_ascii() || inside.any(|one| one.is_ascii_alphabetic());
        (!has_letters).then(String::new)
    }

    /// The other case of a character, if it counts; `None` outside if there are several.
    fn other_case(&self, letter: char) -> Option<Option<char>> {
        if !self.ignores_case || !letter.is_alphabetic() {
            return Some(None);
        }
        if letter.is_ascii() {
            return Some(Some(swapped(letter)));
        }
        let single = |mut cases: Box<dyn Iterator<Item = char>>| {
            let first = cases.next()?;
            cases.next().is_none().then_some(first)
        };
        let lower = single(Box::new(letter.to_lowercase()))?;
        let upper = single(Box::new(letter.to_uppercase()))?;
        Some([lower, upper].into_iter().find(|other| *other != letter))
    }
}

fn swapped(letter: char) -> char {
    match letter.is_ascii_lowercase() {
        true => letter.to_ascii_uppercase(),
        false => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_flags;

    #[test]
    fn flags_are_written_out() {
        for (theirs, ours) in [
            ("(?i)^ab-1$", Some("^[aA][bB]-1$")),
            ("(?i)[a-f0-9]{2}", Some("[a-f0-9A-F]{2}")),
            ("(?i)[^xé]", Some("[^xéXÉ]")),
            ("(?s)a.b\\.", Some("a[\\s\\S]b\\.")),
            ("(?is).x", Some("[\\s\\S][xX]")),
            ("(?i)(?<year>y)\\d", Some("(?<year>[yY])\\d")),
            ("(?i)a(?:b|c)", Some("[aA](?:[bB]|[cC])")),
            ("(?m)^a$", None),
            ("(?i)[A-z]", None),
            ("(?i)\\x41", None),
            ("a(?i)b", None),
        ] {
            assert_eq!(without_flags(theirs).as_deref(), ours, "{theirs}");
        }
    }
}
