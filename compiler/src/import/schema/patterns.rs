//! Patterns: those of ECMA-262 with the `u` flag unchanged, other engines' spellings rewritten.

use super::super::report::NoteKind;
use super::super::types::Type;
use super::Reader;
use super::flags::without_flags;
use crate::ir::{Bounds, Value};
use crate::patterns;

impl Reader<'_> {
    /// Adds a pattern to a text.
    pub(super) fn pattern(&mut self, mut ty: Type, value: &Value) -> Type {
        let Value::String(pattern) = value else {
            self.note(
                NoteKind::Repaired,
                format!("`pattern` is {}, and limits nothing", value.kind()),
            );
            self.leave("pattern", value);
            return ty;
        };
        let repaired = repaired(pattern);
        match &repaired {
            Some(own) => self.note(
                NoteKind::Repaired,
                format!("the pattern `{pattern}` is none of ECMA-262 with the `u` flag; it is read as `{own}`"),
            ),
            None if patterns::mistake(pattern).is_some() => {
                self.note(
                    NoteKind::Lost,
                    format!("the pattern `{pattern}` cannot be read and checks nothing"),
                );
                self.leave("pattern", value);
                return ty;
            }
            None => {}
        }
        let source = repaired.as_deref().unwrap_or(pattern);
        match patterns::slow(source) {
            None => ty.limits.patterns.push(source.into()),
            Some(slow) => self.costly(&mut ty, source, slow.instead, value),
        }
        ty
    }

    /// A pattern that costs too much becomes one with the same verdicts that does not, or is left aside.
    fn costly(&mut self, ty: &mut Type, source: &str, instead: Option<String>, value: &Value) {
        if let Some(instead) = instead {
            self.note(
                NoteKind::Normalised,
                format!("the pattern `{source}` costs too much; `{instead}` matches the same"),
            );
            ty.limits.patterns.push(instead.into());
            return;
        }
        if let Some(counted) = patterns::counted(source).filter(|_| ty.limits.length.is_none()) {
            self.note(
                NoteKind::Normalised,
                format!(
                    "the pattern `{source}` costs too much; a length and `{}` say the same",
                    counted.pattern
                ),
            );
            ty.limits.length = Some(Bounds {
                min: counted.min,
                max: counted.max,
            });
            ty.limits.patterns.push(counted.pattern.into());
            return;
        }
        self.note(
            NoteKind::Repaired,
            format!("the pattern `{source}` costs too much, and checks nothing"),
        );
        self.leave("pattern", value);
    }
}

/// A pattern that is none of ECMA-262 in the spelling of that; `None` if it is one, or cannot be read.
pub(super) fn repaired(pattern: &str) -> Option<String> {
    patterns::mistake(pattern)?;
    let plain = without_flags(pattern);
    let own = rewritten(plain.as_deref().unwrap_or(pattern));
    patterns::mistake(&own).is_none().then_some(own)
}

/// A pattern in the spelling of ECMA-262 with the `u` flag: escapes without a meaning are removed, lone brackets and
/// braces are escaped, and names of groups, anchors and classes of other engines are translated.
fn rewritten(pattern: &str) -> String {
    let letters: Vec<char> = pattern.chars().collect();
    let mut out = String::with_capacity(pattern.len() + 8);
    let mut in_class = false;
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        let next = letters.get(at + 1).copied();
        match letter {
            '\\' => {
                let Some(escaped) = next else {
                    out.push_str("\\\\");
                    break;
                };
                match escaped {
                    'A' if !in_class => out.push('^'),
                    'Z' | 'z' if !in_class => out.push('$'),
                    'h' => out.push_str(if in_class { " \\t" } else { "[ \\t]" }),
                    'a' => out.push_str("\\x07"),
                    'e' => out.push_str("\\x1b"),
                    '-' if !in_class => out.push('-'),
                    // `\p{L}` is one escape, and so is `\pL` of other engines.
                    'p' | 'P' | 'u' if letters.get(at + 2) == Some(&'{') => {
                        let end = letters[at..].iter().position(|letter| *letter == '}');
                        let end = end.map_or(letters.len(), |end| at + end + 1);
                        out.extend(&letters[at..end]);
                        at = end;
                        continue;
                    }
                    'p' | 'P' if letters.get(at + 2).is_some_and(char::is_ascii_uppercase) => {
                        out.extend(['\\', escaped, '{', letters[at + 2], '}']);
                        at += 3;
                        continue;
                    }
                    'd'
                    | 'D'
                    | 'w'
                    | 'W'
                    | 's'
                    | 'S'
                    | 'b'
                    | 'B'
                    | 'f'
                    | 'n'
                    | 'r'
                    | 't'
                    | 'v'
                    | '0'..='9'
                    | 'c'
                    | 'x'
                    | 'u'
                    | 'k'
                    | 'p'
                    | 'P'
                    | '^'
                    | '$'
                    | '\\'
                    | '.'
                    | '*'
                    | '+'
                    | '?'
                    | '('
                    | ')'
                    | '['
                    | ']'
                    | '{'
                    | '}'
                    | '|'
                    | '/'
                    | '-' => {
                        out.push('\\');
                        out.push(escaped);
                    }
                    other => out.push(other),
                }
                at += 2;
                continue;
            }
            '[' if !in_class => in_class = true,
            '[' => out.push('\\'),
            ']' if in_class => in_class = false,
            ']' => out.push('\\'),
            // `[\w-.]`: a hyphen beside a class is a hyphen.
            '-' if in_class
                && (out.ends_with("\\w")
                    || out.ends_with("\\d")
                    || out.ends_with("\\s")
                    || next == Some('\\'))
                && next != Some(']') =>
            {
                out.push('\\');
            }
            '{' if !in_class && !is_count(&letters[at..]) => out.push('\\'),
            '}' if !in_class && !closes_count(&letters[..at]) => out.push('\\'),
            '(' if !in_class && letters[at..].starts_with(&['(', '?', 'P', '<']) => {
                out.push_str("(?<");
                at += 4;
                continue;
            }
            _ => {}
        }
        out.push(letter);
        at += 1;
    }
    out
}

fn is_count(letters: &[char]) -> bool {
    let Some(end) = letters.iter().position(|letter| *letter == '}') else {
        return false;
    };
    let inside = &letters[1..end];
    inside.first().is_some_and(char::is_ascii_digit)
        && inside
            .iter()
            .all(|letter| letter.is_ascii_digit() || *letter == ',')
}

fn closes_count(before: &[char]) -> bool {
    let Some(start) = before.iter().rposition(|letter| *letter == '{') else {
        return false;
    };
    // Braces of `\p{…}` and `\u{…}` close as well.
    let named =
        start >= 2 && before[start - 2] == '\\' && matches!(before[start - 1], 'p' | 'P' | 'u');
    named || is_count(&[&before[start..], &['}']].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_spellings_become_ours() {
        for (theirs, ours) in [
            (r"^[\w\-.]+\@x\Z", r"^[\w\-.]+@x$"),
            (r"^(?P<year>\d{4})$", r"^(?<year>\d{4})$"),
            (r"^[\w-.]+$", r"^[\w\-.]+$"),
            (r"a{b}", r"a\{b\}"),
            (r"\_x\-y", r"_x-y"),
            (r"^\p{L}+\Z", r"^\p{L}+$"),
            (r"\pL\z", r"\p{L}$"),
        ] {
            assert_eq!(rewritten(theirs), ours);
            assert!(patterns::mistake(ours).is_none(), "{ours}");
        }
    }
}
