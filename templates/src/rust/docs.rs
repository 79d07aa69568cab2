//! Doc comments: the author's Markdown, kept, but never compiled as an example.

use super::layout::pad;
use super::literal;
use crate::markdown;
use crate::schema::{has_hidden, is_hidden};

/// Appends a text as a doc comment; nothing for an empty text.
pub(super) fn push(out: &mut String, indent: usize, text: &str) {
    push_marked(out, indent, "///", "#[doc = ", text);
}

/// What the author says, or else what there is to say about it.
pub(super) fn or<'a>(own: Option<&'a str>, about: &'a str) -> &'a str {
    own.filter(|text| !text.trim().is_empty()).unwrap_or(about)
}

/// Appends a text as the doc comment of the file it opens.
pub(super) fn push_inner(out: &mut String, text: &str) {
    push_marked(out, 0, "//!", "#![doc = ", text);
}

fn push_marked(out: &mut String, indent: usize, mark: &str, attribute: &str, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    if is_plain(text) {
        pad(out, indent);
        out.push_str(mark);
        out.push(' ');
        out.push_str(text);
        out.push('\n');
        return;
    }
    let mut line = |text: &str| {
        let text = text.trim_end_matches(' ');
        pad(out, indent);
        if has_hidden(text) {
            out.push_str(attribute);
            literal::push_string(out, &format!(" {text}"));
            out.push(']');
        } else {
            out.push_str(mark);
            if !text.is_empty() {
                out.push(' ');
                out.push_str(text);
            }
        }
        out.push('\n');
    };
    for text in neutral_lines(text) {
        line(&text);
    }
}

/// A name of the design as code in one line of a comment, whatever is in it.
pub(super) fn code(name: &str) -> String {
    markdown::code(&one_line(name))
}

/// A text in one line, whatever is in it.
pub(super) fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            out.extend(c.escape_unicode());
        } else {
            out.push(c);
        }
    }
    out
}

/// Whether a text is one line that needs no look at its Markdown.
fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with([' ', '`', '~'])
        && !text.ends_with(' ')
        && !has_hidden(text)
}

/// The lines of a Markdown text without code that rustdoc would compile: fences say that they are text, and code by
/// indentation is fenced.
fn neutral_lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut fence: Option<String> = None;
    let mut in_code = false;
    let mut in_list = false;
    let mut blank = true;
    let text = text.trim_matches('\n');
    for raw in text.split('\n') {
        let raw = raw.trim_end_matches('\r').replace('\t', "    ");
        let body = raw.trim_start_matches(' ');
        let indent = raw.len() - body.len();
        if let Some(open) = &fence {
            let closes = body.starts_with(open.as_str())
                && body.trim_end().trim_start_matches(&open[..1]).is_empty();
            if closes {
                fence = None;
            }
            lines.push(raw);
            blank = false;
            continue;
        }
        let indented = indent >= 4 && !body.is_empty();
        if in_code && !indented && !body.is_empty() {
            close_code(&mut lines);
            in_code = false;
        }
        if let Some(mark) = fence_mark(body).filter(|_| !in_code && !indented) {
            let language = body[mark.len()..].trim();
            fence = Some(mark.to_owned());
            let open = if is_compiled(language) {
                format!("{}{mark}text", &raw[..indent])
            } else {
                raw
            };
            lines.push(open);
            blank = false;
            continue;
        }
        if in_code {
            lines.push(raw.get(4..).unwrap_or_default().to_owned());
            continue;
        }
        if indented && blank && !in_list {
            in_code = true;
            lines.push("```text".to_owned());
            lines.push(raw[4..].to_owned());
            continue;
        }
        if indented && in_list {
            // Deeper than a list item reaches, it would be code.
            let line = format!("   {body}");
            blank = false;
            lines.push(line);
            continue;
        }
        let empty = body.is_empty();
        if !empty {
            in_list = is_list_item(body) || (in_list && (!blank || indent > 1));
        }
        blank = empty;
        lines.push(if empty { String::new() } else { raw });
    }
    if in_code {
        close_code(&mut lines);
    }
    if let Some(open) = fence {
        lines.push(open);
    }
    lines
}

/// Ends a block of code before the blank lines that follow it.
fn close_code(lines: &mut Vec<String>) {
    let blank = lines
        .iter()
        .rev()
        .take_while(|line| line.trim().is_empty())
        .count();
    lines.insert(lines.len() - blank, "```".to_owned());
}

/// The ``` or ~~~ that a line opens a fence with.
fn fence_mark(body: &str) -> Option<&str> {
    let first = body.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let end = body.find(|c| c != first).unwrap_or(body.len());
    (end >= 3 && !(first == '`' && body[end..].contains('`'))).then(|| &body[..end])
}

/// Whether rustdoc takes code of this language for an example.
fn is_compiled(language: &str) -> bool {
    language
        .split([',', ' ', '\t', '{', '}'])
        .filter(|word| !word.is_empty())
        .all(|word| {
            matches!(
                word,
                "rust"
                    | "should_panic"
                    | "no_run"
                    | "test_harness"
                    | "compile_fail"
                    | "standalone"
                    | "standalone_crate"
            ) || word.starts_with("ignore")
                || word.starts_with("edition")
                || (word.len() == 5
                    && word.starts_with('E')
                    && word[1..].bytes().all(|b| b.is_ascii_digit()))
        })
}

fn is_list_item(body: &str) -> bool {
    let digits = body.trim_start_matches(|c: char| c.is_ascii_digit());
    body.starts_with("- ")
        || body.starts_with("* ")
        || body.starts_with("+ ")
        || (digits.len() < body.len() && (digits.starts_with(". ") || digits.starts_with(") ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn docs(text: &str) -> String {
        let mut out = String::new();
        push(&mut out, 0, text);
        out
    }

    #[test]
    fn code_is_never_an_example() {
        assert_eq!(
            docs("a\n\n    x()\n\nb"),
            "/// a\n///\n/// ```text\n/// x()\n/// ```\n///\n/// b\n"
        );
        assert_eq!(docs("```\nx()"), "/// ```text\n/// x()\n/// ```\n");
        assert_eq!(docs("```json\n{}\n```"), "/// ```json\n/// {}\n/// ```\n");
        assert_eq!(docs("- a\n\n      x()"), "/// - a\n///\n///    x()\n");
    }

    #[test]
    fn what_cannot_be_seen_is_escaped() {
        assert_eq!(docs("a\u{202e}b"), "#[doc = \" a\\u{202e}b\"]\n");
        assert_eq!(docs("a */ {b}"), "/// a */ {b}\n");
    }
}
