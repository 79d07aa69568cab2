//! The author's Markdown as rustdoc reads it: it shows no more than text, and ends where it ends.

use std::borrow::Cow;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd};

use crate::schema::{all_bytes, has_hidden};

/// Whether a text is one line that needs no look at its Markdown.
pub(super) fn is_plain(text: &str) -> bool {
    !text.is_empty()
        && !text.starts_with([' ', '`', '~'])
        && !text.ends_with(' ')
        && !has_hidden(text)
        && !needs_parser(text)
}

/// A Markdown text that is no example to compile, no HTML and no script, and in which nothing is left open for what
/// follows it.
pub(super) fn contained(text: &str) -> Cow<'_, str> {
    if is_plain(text) {
        return Cow::Borrowed(text);
    }
    let lines = text.trim_matches(['\n', '\r']).split('\n');
    let lines: Vec<String> = lines
        .map(|line| line.trim_end_matches('\r').replace('\t', "    "))
        .collect();
    let mut text = lines.join("\n");
    if !needs_parser(&text) {
        return Cow::Owned(text);
    }
    // What is escaped may let something else mean what it did not mean before.
    for _ in 0..ROUNDS {
        match edits(&text) {
            Some(edits) if edits.is_empty() => return Cow::Owned(text),
            Some(edits) => text = edited(&text, edits),
            None => break,
        }
    }
    Cow::Owned(fenced(&text))
}

/// How often a text is looked at.
const ROUNDS: usize = 8;

/// Whether a text has signs that only a parser can judge.
fn needs_parser(text: &str) -> bool {
    let is_word = |byte| !matches!(byte, b'<' | b'\t' | b'`' | b'~' | b']');
    if all_bytes(text, is_word) && !text.contains("    ") {
        return false;
    }
    let bytes = text.as_bytes();
    bytes.iter().enumerate().any(|(at, byte)| match byte {
        b'<' | b'\t' => true,
        b'`' => bytes[at..].starts_with(b"```"),
        b'~' => bytes[at..].starts_with(b"~~~"),
        b' ' => bytes[at..].starts_with(b"    "),
        b']' => matches!(bytes.get(at + 1), Some(b'(' | b':')),
        _ => false,
    })
}

/// Bytes that become another text.
type Edit = (Range<usize>, String);

/// What has to be done to a text; nothing where it cannot stay Markdown.
fn edits(text: &str) -> Option<Vec<Edit>> {
    let mut edits = Vec::new();
    // How many lists and quotes the place is inside of: a fence in one of them ends with it.
    let (mut lists, mut quotes) = (0, 0);
    for (event, range) in Parser::new(text).into_offset_iter() {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "few of the events of Markdown need an edit"
        )]
        match event {
            Event::Start(Tag::List(_)) => lists += 1,
            Event::End(TagEnd::List(_)) => lists -= 1,
            Event::Start(Tag::BlockQuote(_)) => quotes += 1,
            Event::End(TagEnd::BlockQuote(_)) => quotes -= 1,
            Event::Html(_) | Event::InlineHtml(_) => {
                let sign = text[range.clone()].find('<');
                edits.extend(sign.map(|sign| escape(range.start + sign)));
            }
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. })
                if !leads_to_a_page(&dest_url) =>
            {
                edits.push(escape(range.start));
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                let fence = Fence::of(text, range);
                if may_be_compiled(&language) {
                    edits.push((fence.info.clone(), "text".to_owned()));
                }
                if !fence.closed && lists + quotes == 0 {
                    edits.push((text.len()..text.len(), format!("\n{}", fence.mark)));
                }
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)) => {
                let code = Indented::of(text, range);
                if quotes > 0 || !code.on_lines_of_its_own {
                    return None;
                }
                edits.push(if lists > 0 {
                    code.in_list()
                } else {
                    code.in_fences()
                });
            }
            _ => {}
        }
    }
    Some(edits)
}

fn escape(at: usize) -> Edit {
    (at..at, "\\".to_owned())
}

fn edited(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    edits.dedup();
    let mut out = String::with_capacity(text.len() + edits.len());
    let mut at = 0;
    for (range, new) in edits {
        // A place inside of another one is gone with it.
        if range.start >= at {
            out.push_str(&text[at..range.start]);
            out.push_str(&new);
            at = range.end;
        }
    }
    out + &text[at..]
}

/// Code between fences.
struct Fence<'t> {
    /// The signs that open it.
    mark: &'t str,
    /// Where it says what it is.
    info: Range<usize>,
    closed: bool,
}

impl<'t> Fence<'t> {
    fn of(text: &'t str, range: Range<usize>) -> Self {
        let code = &text[range.clone()];
        let sign = code.chars().next().unwrap_or('`');
        let mark = &code[..code.len() - code.trim_start_matches(sign).len()];
        let line = code.find('\n').unwrap_or(code.len());
        let last = code[line..].trim_end().lines().last().unwrap_or_default();
        let end = last.trim_start_matches(' ');
        Self {
            mark,
            info: range.start + mark.len()..range.start + line,
            closed: last.len() - end.len() < 4
                && end.starts_with(mark)
                && end.trim_start_matches(sign).is_empty(),
        }
    }
}

/// Code by indentation.
struct Indented<'t> {
    range: Range<usize>,
    lines: Vec<&'t str>,
    on_lines_of_its_own: bool,
}

impl<'t> Indented<'t> {
    fn of(text: &'t str, range: Range<usize>) -> Self {
        let start = text[..range.start].rfind('\n').map_or(0, |found| found + 1);
        let code = text[start..range.end].trim_end();
        Self {
            range: start..start + code.len(),
            lines: code.split('\n').collect(),
            on_lines_of_its_own: text[start..range.start].trim().is_empty(),
        }
    }

    fn in_fences(self) -> Edit {
        let lines = self
            .lines
            .iter()
            .map(|line| line.get(4..).unwrap_or_default());
        (self.range, fenced(&lines.collect::<Vec<_>>().join("\n")))
    }

    /// Deeper than a list item reaches, it would be code.
    fn in_list(self) -> Edit {
        let lines = self.lines.iter().map(|line| match line.trim_start() {
            "" => String::new(),
            line => format!("   {line}"),
        });
        (self.range, lines.collect::<Vec<_>>().join("\n"))
    }
}

/// A text as one block of code, as it is.
fn fenced(text: &str) -> String {
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat((runs.max().unwrap_or(0) + 1).max(3));
    format!("{fence}text\n{text}\n{fence}")
}

/// Whether a link is a place in these pages or one of the web; others run code, or are content of their own.
fn leads_to_a_page(link: &str) -> bool {
    let scheme = link
        .split(['/', '?', '#'])
        .next()
        .and_then(|start| start.split_once(':'));
    scheme.is_none_or(|(scheme, rest)| {
        rest.starts_with(':')
            || ["http", "https", "mailto"]
                .iter()
                .any(|known| scheme.eq_ignore_ascii_case(known))
    })
}

/// Whether rustdoc could take code of this language for an example: it does unless there is one word that it does not
/// know, and nothing else.
fn may_be_compiled(language: &str) -> bool {
    let known = |word: &str| {
        matches!(
            word,
            "rust"
                | "should_panic"
                | "no_run"
                | "test_harness"
                | "compile_fail"
                | "standalone"
                | "standalone_crate"
                | "custom"
        ) || word.starts_with("ignore")
            || word.starts_with("edition")
            || (word.len() == 5
                && word.starts_with('E')
                && word[1..].bytes().all(|b| b.is_ascii_digit()))
    };
    let is_word = |c: char| c.is_ascii_alphanumeric() || "-_+#".contains(c);
    language.is_empty() || !language.chars().all(is_word) || known(language)
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag};

    use super::contained;

    #[test]
    fn code_is_never_an_example() {
        assert_eq!(
            contained("a\n\n    x()\n\nb"),
            "a\n\n```text\nx()\n```\n\nb"
        );
        assert_eq!(contained("```\nx()"), "```text\nx()\n```");
        assert_eq!(contained("```json\n{}\n```"), "```json\n{}\n```");
        assert_eq!(contained("```other,rust\nx()\n```"), "```text\nx()\n```");
        assert_eq!(contained("- a\n\n      x()"), "- a\n\n   x()");
        assert_eq!(contained("- ```\n  x()\n  ```"), "- ```text\n  x()\n  ```");
        assert_eq!(contained("> ```rust\n> x()"), "> ```text\n> x()");
        assert_eq!(contained(">     x()"), "```text\n>     x()\n```");
    }

    #[test]
    fn tags_are_text() {
        assert_eq!(
            contained("a Vec<T> of <b>x</b>"),
            "a Vec\\<T> of \\<b>x\\</b>"
        );
        assert_eq!(contained("<!-- and so on"), "\\<!-- and so on");
        assert_eq!(
            contained("<div>\n<script>x()\n\nb"),
            "\\<div>\n\\<script>x()\n\nb"
        );
        assert_eq!(contained("`<b>` and 1 < 2 > 0"), "`<b>` and 1 < 2 > 0");
        assert_eq!(contained("<https://example.com>"), "<https://example.com>");
    }

    #[test]
    fn links_lead_to_pages() {
        assert_eq!(contained("[a](javascript:x)"), "\\[a](javascript:x)");
        assert_eq!(contained("[a]\n\n[a]: data:x"), "\\[a]\n\n[a]: data:x");
        assert_eq!(contained("![a](javascript:x)"), "\\!\\[a](javascript:x)");
        assert_eq!(
            contained("[a](https://b.c) [`D`](crate::D) [e](f#g)"),
            "[a](https://b.c) [`D`](crate::D) [e](f#g)"
        );
    }

    #[test]
    fn nothing_leaves_a_random_text() {
        const PARTS: &[&str] = &[
            "```",
            "~~~",
            "````",
            "``",
            "`",
            "rust",
            "text",
            ",",
            "- ",
            "1. ",
            "> ",
            ">",
            "* ",
            "    ",
            "  ",
            " ",
            "\t",
            "\n",
            "\n\n",
            "\r\n",
            "<b>",
            "</b>",
            "<!--",
            "-->",
            "<script>",
            "</script>",
            "<div",
            "<?x",
            "<![CDATA[",
            "<",
            ">",
            "a",
            "word",
            "\\",
            "[a]",
            "(javascript:x)",
            "(b)",
            "[a]: data:x",
            "!",
            "# ",
            "=",
            "---",
            "|",
            "é",
            "\u{202e}",
            "&lt;",
        ];
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..20_000 {
            let parts = (0..random.usize(1..24)).map(|_| PARTS[random.usize(..PARTS.len())]);
            let text = parts.collect::<String>();
            let once = contained(&text);
            assert_eq!(once, contained(&once), "{text:?}");
            let whole = format!("{once}\n\nThe note.");
            let mut depth = 0;
            let mut note = None;
            for event in Parser::new(&whole) {
                #[expect(
                    clippy::wildcard_enum_match_arm,
                    reason = "few of the events of Markdown matter here"
                )]
                match event {
                    Event::Html(html) | Event::InlineHtml(html) => {
                        panic!("{html} in {text:?}\n{once}")
                    }
                    Event::Start(Tag::CodeBlock(kind)) => {
                        depth += 1;
                        let language = match &kind {
                            CodeBlockKind::Fenced(language) => &**language,
                            CodeBlockKind::Indented => "",
                        };
                        assert!(
                            !super::may_be_compiled(language),
                            "{language:?} in {text:?}\n{once}"
                        );
                    }
                    Event::Start(Tag::Link { dest_url, .. }) => {
                        depth += 1;
                        assert!(!dest_url.starts_with("javascript"), "{text:?}\n{once}");
                    }
                    Event::Start(_) => depth += 1,
                    Event::End(_) => depth -= 1,
                    Event::Text(found) if &*found == "The note." => note = Some(depth),
                    _ => {}
                }
            }
            assert_eq!(
                note,
                Some(1),
                "the note is not a paragraph of its own behind {text:?}\n{once}"
            );
        }
    }
}
