//! Docstrings: the author's text, kept, in the form that ruff leaves alone.

use super::layout::WIDTH;
use super::literal::push_escape;
use crate::schema::{is_hidden, is_plain};
use crate::slot::Slot;
use crate::{markdown, plan};

/// What the author says, or else what there is to say about it.
pub(super) fn or<'a>(own: Option<&'a str>, about: &'a str) -> &'a str {
    own.filter(|text| !text.trim().is_empty()).unwrap_or(about)
}

/// What the author says, if that is anything.
pub(super) fn some(text: &str) -> Option<Slot> {
    (!text.trim().is_empty()).then(|| Slot::docs(text))
}

/// A paragraph of toolc's own in a docstring at an indent, in lines that fit.
pub(super) fn filled(indent: usize, text: &str) -> String {
    let width = WIDTH.saturating_sub(indent);
    let (mut lines, mut column) = (String::new(), 0);
    for word in text.split(' ') {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= width;
            lines.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        lines.push_str(word);
        column += length;
    }
    lines
}

/// The docstring of a class that is made of parameters: whose they are, and what those do.
pub(super) fn of_parameters(about: &str, docs: Option<&str>) -> String {
    plan::docs::of_parameters(about, docs, |said| filled(4, &one_line(said)))
}

/// A docstring at an indent; empty for an empty text.
pub(super) fn docstring(indent: usize, text: &str) -> String {
    if is_plain(text) && !text.is_empty() && text.trim() == text {
        // Most are one line with nothing in it that anybody minds.
        return [&*" ".repeat(indent), "\"\"\"", text, "\"\"\"\n"].concat();
    }
    let lines = lines(text);
    let Some((first, rest)) = lines.split_first() else {
        return String::new();
    };
    let pad = " ".repeat(indent);
    let whole = lines.join("\n");
    let escaped =
        whole.contains("\"\"\"") || whole.contains(is_hidden) || ends_in_backslashes(&lines);
    let raw = whole.contains('\\') && !escaped;
    let shown = |line: &str| {
        if escaped {
            escape(line)
        } else {
            line.to_owned()
        }
    };
    let mut out = format!("{pad}{}\"\"\"", if raw { "r" } else { "" });
    // A quote may not stand directly behind the opening ones.
    let start = if first.starts_with('"') { " " } else { "" };
    out.push_str(start);
    out.push_str(&shown(first));
    if rest.is_empty() {
        // Neither may one stand before the closing ones.
        if first.ends_with('"') {
            out.push(' ');
        }
    } else {
        for line in rest {
            out.push('\n');
            if !line.is_empty() {
                out.push_str(&pad);
                out.push_str(&shown(line));
            }
        }
        out.push('\n');
        out.push_str(&pad);
    }
    out.push_str("\"\"\"\n");
    out
}

/// The lines of a text without white space around it and at their ends.
fn lines(text: &str) -> Vec<String> {
    let clean = |line: &str| {
        let line = line.replace('\t', "    ");
        line.trim_end_matches(|c: char| c.is_whitespace() || c == '\r')
            .to_owned()
    };
    let all: Vec<String> = text.split('\n').map(clean).collect();
    let start = all.iter().position(|line| !line.is_empty());
    let end = all.iter().rposition(|line| !line.is_empty());
    let (Some(start), Some(end)) = (start, end) else {
        return Vec::new();
    };
    let mut lines = all[start..=end].to_vec();
    lines[0] = lines[0].trim_start().to_owned();
    // Formatters take off what all further lines are indented by.
    let spaces = |line: &String| line.len() - line.trim_start_matches(' ').len();
    let further = lines[1..].iter().filter(|line| !line.is_empty());
    let least = further.map(spaces).min().unwrap_or(0);
    for line in &mut lines[1..] {
        *line = line.get(least..).unwrap_or_default().to_owned();
    }
    lines
}

/// Whether a line could be read as one that goes on in the next, or a raw docstring could not hold the text.
fn ends_in_backslashes(lines: &[String]) -> bool {
    lines.iter().any(|line| line.ends_with('\\'))
}

fn escape(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    for c in line
        .replace('\\', "\\\\")
        .replace("\"\"\"", "\\\"\\\"\\\"")
        .chars()
    {
        if is_hidden(c) {
            push_escape(&mut out, c);
        } else {
            out.push(c);
        }
    }
    if let Some(start) = out.strip_suffix("\\\\") {
        // It goes on for nobody.
        return format!("{start}\\x5c");
    }
    out
}

/// A name of the design as code in one line, whatever is in it.
pub(super) fn code(name: &str) -> String {
    markdown::code(&one_line(name))
}

/// A text in one line, whatever is in it.
pub(super) fn one_line(text: &str) -> String {
    if is_plain(text) {
        return text.to_owned();
    }
    let mut out = String::new();
    for c in text.chars() {
        if is_hidden(c) || c.is_control() {
            push_escape(&mut out, c);
        } else {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::docstring;

    #[test]
    fn every_text_stays_what_it_is() {
        assert_eq!(docstring(0, "One."), "\"\"\"One.\"\"\"\n");
        assert_eq!(
            docstring(4, "One.\n\nTwo.  \n"),
            "    \"\"\"One.\n\n    Two.\n    \"\"\"\n"
        );
        assert_eq!(docstring(0, r"a\b"), "r\"\"\"a\\b\"\"\"\n");
        assert_eq!(docstring(0, "say \"x\""), "\"\"\"say \"x\" \"\"\"\n");
        assert_eq!(
            docstring(0, "a\"\"\"b\\"),
            "\"\"\"a\\\"\\\"\\\"b\\x5c\"\"\"\n"
        );
        assert_eq!(docstring(0, "a\u{202e}b"), "\"\"\"a\\u202eb\"\"\"\n");
        assert_eq!(docstring(0, " \n"), "");
    }
}
