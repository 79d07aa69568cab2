//! What an author says, as Markdown that stays what it is: words, code and simple lists. Nothing in it begins anything else.

use crate::markdown::{code, visible};

/// A text in one line: code between ticks stays code, every other sign of Markdown and HTML is a sign.
pub(super) fn inline(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line_of(&line)
}

/// The first sentence of a text, in one line, at most so many characters.
pub(super) fn sentence(text: &str, most: usize) -> String {
    let first = text.trim().split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.split_whitespace().collect();
    let is_end = |word: &str| word.ends_with(['.', '!', '?']) && !word.ends_with("e.g.");
    let end = words.iter().position(|word| is_end(word));
    let line = words[..end.map_or(words.len(), |end| end + 1)].join(" ");
    shortened(&line, most)
}

/// A text of at most so many characters, the last of which says that there were more.
pub(super) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some(_) => {
            let kept: String = text.chars().take(most.saturating_sub(1)).collect();
            format!("{}…", kept.trim_end())
        }
    }
}

/// A text of several paragraphs, lists and blocks of code, each behind an empty line.
pub(super) fn block(text: &str) -> String {
    let mut out = Blocks::default();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if let Some(fence) = fence_of(trimmed) {
            let mut behind = lines.clone();
            if let Some(end) = behind.position(|line| fence_of(line.trim()) == Some(fence)) {
                let inside: Vec<&str> = lines.by_ref().take(end).collect();
                out.code(&inside);
                lines.next();
                continue;
            }
        }
        match (trimmed.is_empty(), item_of(trimmed)) {
            (true, _) => out.end(),
            (false, Some(item)) => out.item(item),
            (false, None) => out.more(trimmed),
        }
    }
    out.end();
    out.text
}

/// Blocks of text as they are put together.
#[derive(Default)]
struct Blocks {
    text: String,
    /// The words of the paragraph or item that is not written yet.
    open: String,
    is_item: bool,
    /// Whether the last block is an item, behind which another one follows in the next line.
    after_item: bool,
}

impl Blocks {
    fn more(&mut self, words: &str) {
        if !self.open.is_empty() {
            self.open.push(' ');
        }
        self.open.push_str(words);
    }

    fn item(&mut self, words: &str) {
        self.end();
        self.is_item = true;
        self.open.push_str(words);
    }

    fn end(&mut self) {
        let said = inline(&self.open);
        self.open.clear();
        let is_item = std::mem::take(&mut self.is_item);
        if said.is_empty() {
            return;
        }
        self.gap(is_item && self.after_item);
        if is_item {
            self.text.push_str("- ");
        }
        self.text.push_str(&said);
        self.after_item = is_item;
    }

    fn gap(&mut self, is_close: bool) {
        if !self.text.is_empty() {
            self.text.push_str(if is_close { "\n" } else { "\n\n" });
        }
    }

    fn code(&mut self, lines: &[&str]) {
        self.end();
        self.gap(false);
        self.text.push_str(&fenced("", &lines.join("\n")));
        self.after_item = false;
    }
}

/// A block of code: no line of it ends it, and none looks like a section to readers of `llms.txt`.
pub(super) fn fenced(language: &str, text: &str) -> String {
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat((runs.max().unwrap_or(0) + 1).max(3));
    let text = text.trim_end();
    let has_section = text.lines().any(|line| line.starts_with("##"));
    let indent = if has_section { " " } else { "" };
    let mut lines = String::with_capacity(text.len() + 16);
    for line in text.split('\n') {
        let line = visible(line.trim_end_matches('\r'));
        lines.push_str(indent);
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    format!("{fence}{language}\n{lines}{fence}")
}

/// The sign of a fence of code, which a line begins or ends with.
fn fence_of(line: &str) -> Option<char> {
    ['`', '~']
        .into_iter()
        .find(|sign| line.chars().take_while(|c| c == sign).count() >= 3)
}

fn item_of(line: &str) -> Option<&str> {
    ["- ", "* "].iter().find_map(|sign| line.strip_prefix(sign))
}

/// One line, with its pieces of code as they are.
fn line_of(line: &str) -> String {
    let mut out = String::with_capacity(line.len() + 8);
    let mut rest = line;
    while let Some(at) = rest.find('`') {
        let (before, behind) = rest.split_at(at);
        plain(before, &mut out);
        let ticks = behind.len() - behind.trim_start_matches('`').len();
        let body = &behind[ticks..];
        match closing(body, ticks) {
            Some(end) => {
                let said = body[..end].trim();
                match said.is_empty() {
                    true => out.push_str("\\`"),
                    false => out.push_str(&code(&visible(said))),
                }
                rest = &body[end + ticks..];
            }
            None => {
                out.push_str(&"\\`".repeat(ticks));
                rest = body;
            }
        }
    }
    plain(rest, &mut out);
    out
}

/// Where a run of exactly so many ticks is.
fn closing(text: &str, ticks: usize) -> Option<usize> {
    let mut at = 0;
    while let Some(found) = text[at..].find('`') {
        let start = at + found;
        let run = text[start..].len() - text[start..].trim_start_matches('`').len();
        if run == ticks {
            return Some(start);
        }
        at = start + run;
    }
    None
}

/// Text without code: its signs are signs.
fn plain(text: &str, out: &mut String) {
    let is_start = out.is_empty();
    let text = visible(text);
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let mut before = out.chars().next_back();
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        if let Some(address) = address_at(&text[at..], before) {
            out.push_str(&code(address));
            before = address.chars().next_back();
            while chars
                .next_if(|(place, _)| *place < at + address.len())
                .is_some()
            {}
            continue;
        }
        let next = chars.peek().map(|(_, next)| *next);
        let is_sign = match c {
            '\\' | '<' | '[' | ']' | '*' | '~' | '|' => true,
            '&' => next.is_some_and(|next| next == '#' || next.is_ascii_alphabetic()),
            // Between letters it is part of a name.
            '_' => {
                !(before.is_some_and(char::is_alphanumeric)
                    && next.is_some_and(char::is_alphanumeric))
            }
            '#' | '>' | '+' | '-' | '=' => is_start && at == 0,
            // Claude Code reads the file whose path stands behind it.
            '@' => before.is_none_or(char::is_whitespace),
            '.' | ')' => is_start && at == digits && at > 0,
            _ => false,
        };
        if is_sign {
            out.push('\\');
        }
        out.push(c);
        before = Some(c);
    }
}

/// The address that a text begins with, where GitHub and others would make a link of it (GitHub Flavored Markdown, 6.9):
/// a design may have the words of strangers.
fn address_at(text: &str, before: Option<char>) -> Option<&str> {
    const BEGINNINGS: [&str; 5] = ["https://", "http://", "ftp://", "mailto:", "www."];
    if !before.is_some_and(is_of_local) && mail_at(text).is_some() {
        return mail_at(text);
    }
    if before.is_some_and(|c| c.is_ascii_alphabetic()) {
        return None;
    }
    let is_one = |beginning: &&&str| {
        let head = text.as_bytes().get(..beginning.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(beginning.as_bytes()))
    };
    let beginning = BEGINNINGS.iter().find(is_one)?;
    let end = text
        .find(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '|' | '"'))
        .unwrap_or(text.len());
    let address = text[..end].trim_end_matches(|c: char| ".,:;!?'*_~)]}".contains(c));
    (address.len() > beginning.len()).then_some(address)
}

/// The address of mail that a text begins with.
fn mail_at(text: &str) -> Option<&str> {
    let local = text.find(|c| !is_of_local(c)).filter(|at| *at > 0)?;
    let host = text[local..].strip_prefix('@')?;
    let is_of_host = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let end = host.find(|c| !is_of_host(c)).unwrap_or(host.len());
    let host = host[..end].trim_end_matches(['.', '-', '_']);
    host.contains('.').then(|| &text[..local + 1 + host.len()])
}

fn is_of_local(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '+')
}

#[cfg(test)]
mod tests {
    use super::{block, fenced, inline, sentence};

    #[test]
    fn code_stays_code_and_signs_stay_signs() {
        assert_eq!(
            inline("Call `get_todos`,\n then *wait*."),
            "Call `get_todos`, then \\*wait\\*."
        );
        assert_eq!(inline("update_todos and _x_"), "update_todos and \\_x\\_");
        assert_eq!(
            inline("<!-- toolc:end --> [a](b)"),
            "\\<!-- toolc:end --> \\[a\\](b)"
        );
        assert_eq!(inline("# no heading"), "\\# no heading");
        assert_eq!(inline("1. no list"), "1\\. no list");
        assert_eq!(inline("@/etc/passwd a @b c@d"), "\\@/etc/passwd a \\@b c@d");
        assert_eq!(inline("an open ` tick"), "an open \\` tick");
        assert_eq!(inline("``a`b`` c``"), "`` a`b `` c\\`\\`");
        assert_eq!(inline("a\u{1b}[31m\u{202e}"), "aU+001B\\[31mU+202E");
        assert_eq!(inline("AT&T &lt;"), "AT\\&T \\&lt;");
    }

    #[test]
    fn an_address_is_no_link() {
        for (text, wanted) in [
            (
                "See https://a.test/b_c?d=1.",
                "See `https://a.test/b_c?d=1`.",
            ),
            ("(HTTP://a.test)", "(`HTTP://a.test`)"),
            ("[a](https://a.test) b", "\\[a\\](`https://a.test`) b"),
            (
                "www.a.test, mailto:a@b.test",
                "`www.a.test`, `mailto:a@b.test`",
            ),
            (
                "xhttps://a.test https:// www.",
                "xhttps://a.test https:// www.",
            ),
            ("`https://a.test`", "`https://a.test`"),
            (
                "见https://a.test 1http://a.test",
                "见`https://a.test` 1`http://a.test`",
            ),
            ("Ask a.b+c@d.test.", "Ask `a.b+c@d.test`."),
            ("a@b éa@b.test -@- @", "a@b é`a@b.test` -@- \\@"),
            ("https://ä.test/<b>", "`https://ä.test/`\\<b>"),
        ] {
            assert_eq!(inline(text), wanted);
        }
    }

    #[test]
    fn nothing_leaves_its_block() {
        assert_eq!(
            block("One\nline.\n\n- a\n- b\n  more\n\n# Not a heading\n```\nopen"),
            "One line.\n\n- a\n- b more\n\n\\# Not a heading \\`\\`\\` open"
        );
        assert_eq!(
            block("```sh\nrm `x`\n```\nAnd."),
            "```\nrm `x`\n```\n\nAnd."
        );
        assert_eq!(block("~~~\n```\n# x\n~~~"), "````\n```\n# x\n````");
        assert_eq!(fenced("json", "{\r\n\u{7}}\n"), "```json\n{\nU+0007}\n```");
        assert_eq!(fenced("", "a\n## b"), "```\n a\n ## b\n```");
    }

    #[test]
    fn a_sentence_ends_at_its_end() {
        assert_eq!(sentence("Find files. Fast.\n\nMore", 100), "Find files.");
        assert_eq!(sentence("One two three", 8), "One two…");
    }
}
