//! Texts without secrets: those that are known, and what looks like one.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::LazyLock;

use regex_lite::Regex;

use super::clean::{Marks, parted};

/// What stands where a secret was.
const REDACTED: &str = "[redacted]";

/// The shortest secret.
const SHORTEST: usize = 4;

/// Tokens of well-known services.
const TOKENS: &[&str] = &[
    "gh[opsru]_[A-Za-z0-9]{20,}",
    "github_pat_[A-Za-z0-9_]{20,}",
    "glpat-[A-Za-z0-9_-]{20,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "sk-[A-Za-z0-9_-]{20,}",
    "[prs]k_(?:live|test)_[A-Za-z0-9]{10,}",
    "(?:AKIA|ASIA)[A-Z0-9]{16,}",
    "AIza[A-Za-z0-9_-]{30,}",
    "npm_[A-Za-z0-9]{30,}",
    "pypi-[A-Za-z0-9_-]{20,}",
    "hf_[A-Za-z0-9]{20,}",
    r"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*",
];

/// What is looked for, in this order, and what stands there afterwards, behind the first group if there is one. The same
/// expressions are in every runtime; they are made when the first text is redacted.
static RULES: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    let tokens = TOKENS.join("|");
    let names = "(?i:password|passwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key)";
    let name = r#"[^\s/\\"'`:;,<>|*?()\[\]{}]+"#;
    let before = "(^|[^A-Za-z0-9_.~-])";
    let key = "[A-Z0-9 ]*PRIVATE KEY-----";
    let rules = [
        (
            format!(r"-----BEGIN {key}(?:[\s\S]*?-----END {key}|[\s\S]*)"),
            "[redacted]",
        ),
        (format!(r"\b(?:{tokens})"), "[redacted]"),
        (
            r"\b((?i:Authorization): ?(?:[A-Za-z]+ )?)[^\s,;]+".to_owned(),
            "[redacted]",
        ),
        (
            r"\b((?i:Bearer) )[A-Za-z0-9._~+/=-]{16,}".to_owned(),
            "[redacted]",
        ),
        (
            r#"://[^\s/?#"'<>@:]*:[^\s/?#"'<>]*@"#.to_owned(),
            "://[redacted]@",
        ),
        (format!(r#"({names}=)[^\s&;,"']+"#), "[redacted]"),
        (format!(r#"({names}["']? ?[:=] ?")[^"\n]+"#), "[redacted]"),
        (format!(r#"({names}["']? ?[:=] ?')[^'\n]+"#), "[redacted]"),
        (
            format!(r"\b[A-Za-z]:(?:\\\\?|/)Users(?:\\\\?|/){name}"),
            "~",
        ),
        (format!(r"{before}(?:/home|/Users)/{name}"), "~"),
        (format!(r"{before}/root\b"), "~"),
    ];
    let made = rules.into_iter().map(|(expression, with)| {
        let made = Regex::new(&expression).expect("the expressions are correct");
        (made, with)
    });
    made.collect()
});

/// The text without secrets, which shows what parts them or hides.
///
/// They are looked for where nothing parts them, and then in what is shown: the end of an escape sequence may be the start
/// of a secret.
pub(super) fn redacted<'t>(text: &'t str, secrets: &[&str]) -> Cow<'t, str> {
    let mut secrets: Vec<&str> = (secrets.iter().copied())
        .filter(|secret| secret.chars().nth(SHORTEST - 1).is_some())
        .collect();
    // One may be in another.
    secrets.sort_unstable_by(|one, other| (other.len(), *one).cmp(&(one.len(), *other)));
    let (text, marks) = parted(text);
    let (text, marks) = searched(text, marks, &secrets);
    if marks.is_empty() {
        return text;
    }
    let (mut shown, mut at) = (String::with_capacity(2 * text.len()), 0);
    for (place, mark) in marks {
        shown.push_str(&text[at..place]);
        shown.push_str(&mark);
        at = place;
    }
    shown.push_str(&text[at..]);
    searched(Cow::Owned(shown), Marks::new(), &secrets).0
}

fn searched<'t>(
    mut text: Cow<'t, str>,
    mut marks: Marks,
    secrets: &[&str],
) -> (Cow<'t, str>, Marks) {
    for secret in secrets {
        let found: Vec<Range<usize>> = text
            .match_indices(secret)
            .map(|(start, _)| start..start + secret.len())
            .collect();
        replace(&mut text, &mut marks, &found, REDACTED);
    }
    for (expression, with) in &*RULES {
        let found = expression.captures_iter(&text).filter_map(|captures| {
            let whole = captures.get(0)?;
            let start = captures.get(1).map_or(whole.start(), |kept| kept.end());
            Some(start..whole.end())
        });
        let found: Vec<Range<usize>> = found.collect();
        replace(&mut text, &mut marks, &found, with);
    }
    (text, marks)
}

/// Replaces parts of a text; the marks inside of them go with them.
fn replace(text: &mut Cow<'_, str>, marks: &mut Marks, found: &[Range<usize>], with: &str) {
    if found.is_empty() {
        return;
    }
    let mut out = String::with_capacity(text.len());
    let (mut at, mut moved) = (0, Marks::new());
    let mut left = std::mem::take(marks).into_iter().peekable();
    for part in found {
        while let Some((place, mark)) = left.next_if(|(place, _)| *place <= part.start) {
            moved.push((out.len() + place - at, mark));
        }
        while left.next_if(|(place, _)| *place < part.end).is_some() {}
        out.push_str(&text[at..part.start]);
        out.push_str(with);
        at = part.end;
    }
    for (place, mark) in left {
        moved.push((out.len() + place - at, mark));
    }
    out.push_str(&text[at..]);
    *text = Cow::Owned(out);
    *marks = moved;
}
