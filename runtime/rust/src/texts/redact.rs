//! Texts without secrets: those that are known, and what looks like one.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex_lite::Regex;

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

/// What is looked for, in this order, and what stands there afterwards. The same expressions are in every runtime; they are
/// made when the first text is redacted.
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
            "${1}[redacted]",
        ),
        (
            r"\b((?i:Bearer) )[A-Za-z0-9._~+/=-]{16,}".to_owned(),
            "${1}[redacted]",
        ),
        (
            r#"://[^\s/?#"'<>@:]*:[^\s/?#"'<>]*@"#.to_owned(),
            "://[redacted]@",
        ),
        (format!(r#"({names}=)[^\s&;,"']+"#), "${1}[redacted]"),
        (
            format!(r#"({names}["']? ?[:=] ?")[^"\n]+"#),
            "${1}[redacted]",
        ),
        (
            format!(r#"({names}["']? ?[:=] ?')[^'\n]+"#),
            "${1}[redacted]",
        ),
        (
            format!(r"\b[A-Za-z]:(?:\\\\?|/)Users(?:\\\\?|/){name}"),
            "~",
        ),
        (format!(r"{before}(?:/home|/Users)/{name}"), "${1}~"),
        (format!(r"{before}/root\b"), "${1}~"),
    ];
    let made = rules.into_iter().map(|(expression, with)| {
        let made = Regex::new(&expression).expect("the expressions are correct");
        (made, with)
    });
    made.collect()
});

/// The text without secrets.
pub(super) fn redacted<'t>(text: &'t str, secrets: &[&str]) -> Cow<'t, str> {
    let mut secrets: Vec<&str> = (secrets.iter().copied())
        .filter(|secret| secret.chars().nth(SHORTEST - 1).is_some())
        .collect();
    // One may be in another.
    secrets.sort_unstable_by(|one, other| (other.len(), *one).cmp(&(one.len(), *other)));
    let mut text = Cow::Borrowed(text);
    for secret in secrets {
        if text.contains(secret) {
            text = Cow::Owned(text.replace(secret, REDACTED));
        }
    }
    for (expression, with) in &*RULES {
        if let Cow::Owned(changed) = expression.replace_all(&text, *with) {
            text = Cow::Owned(changed);
        }
    }
    text
}
