//! Markdown: code in comments of every language, and the rules of pages that are Markdown.

use crate::code::Rules;
use crate::schema::is_hidden;

/// The rules of a page of a user's own that ends in `.md`.
pub(crate) static RULES: Rules = Rules {
    ending: "md",
    off: |_| false,
    on: |_, _| true,
    fits: |_| true,
    broken: |_, _| None,
    literal: text,
    json: |json| code(&visible(json)),
    flag: |flag| if flag { "true" } else { "false" },
    markdown: str::to_owned,
    docs: |out, indent, text| out.push_str(&docs(indent, text)),
    imports: |_, _| String::new(),
};

/// A text of one line as code: its fences are longer than any run of ticks in it.
pub(crate) fn code(text: &str) -> String {
    if !text.contains('`') {
        return ["`", text, "`"].concat();
    }
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat((runs.max().unwrap_or(0) + 1).max(2));
    format!("{fence} {text} {fence}")
}

/// A text in one line that reads as it is, whatever Markdown would make of its signs.
fn text(text: &str) -> String {
    let line = one_line(text);
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let mut out = String::with_capacity(line.len() + 8);
    for (at, c) in line.char_indices() {
        let is_sign = match c {
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' => {
                true
            }
            // These begin lists and underlines.
            '+' | '-' | '=' => at == 0,
            '.' | ')' => at == digits && at > 0,
            _ => false,
        };
        if is_sign {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// A text in one line, with white space as single spaces.
fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    visible(&out)
}

/// A text in one line, with what nobody sees by its number.
pub(crate) fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' | '\t' | '\r' => out.push(' '),
            c if c.is_control() || is_hidden(c) => {
                out.push_str(&format!("U+{:04X}", u32::from(c)));
            }
            c => out.push(c),
        }
    }
    out
}

/// What the author says, as Markdown of its own.
fn docs(indent: usize, text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    for line in text.trim_end().trim_start_matches(['\r', '\n']).lines() {
        let line = line.trim_end();
        if !line.is_empty() {
            out.push_str(&" ".repeat(indent));
            out.push_str(line);
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{code, docs, text};

    #[test]
    fn no_tick_ends_code() {
        assert_eq!(code("a b"), "`a b`");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code("a``b```"), "```` a``b``` ````");
    }

    #[test]
    fn no_sign_of_a_text_is_markdown() {
        assert_eq!(text("update_todos"), "update\\_todos");
        assert_eq!(text("a\n\n# b"), "a \\# b");
        assert_eq!(text("- a - b"), "\\- a - b");
        assert_eq!(text("12. a. b"), "12\\. a. b");
        assert_eq!(text("[a](b) <i>&amp;"), "\\[a\\](b) \\<i\\>\\&amp;");
        assert_eq!(text("a\u{202e}b"), "aU+202Eb");
    }

    #[test]
    fn docs_stay_what_they_are() {
        assert_eq!(docs(2, "One.\n\n- *two*  \n"), "  One.\n\n  - *two*\n");
    }
}
