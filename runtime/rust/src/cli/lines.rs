//! Texts laid out for a screen: widths, wrapping, columns.

use std::borrow::Cow;

use unicode_width::UnicodeWidthChar;

use crate::texts::{Texts, is_hidden};

/// A term, and the paragraphs that say something of it.
pub type Row = (String, Vec<String>);

/// What stands before the first column.
const INDENT: &str = "  ";

/// The widest that a first column may be.
const WIDEST: usize = 30;

/// The narrowest that a second column may be.
const NARROWEST: usize = 20;

/// A text without what could control a terminal or hide in it.
pub fn seen(text: &str) -> Cow<'_, str> {
    Texts::Clean.shown(text, &[])
}

/// Equivalent JSON in which nothing hides: JSON itself escapes only the controls of ASCII.
pub fn json_seen(json: &str) -> Cow<'_, str> {
    if !json.contains(is_hidden) {
        return Cow::Borrowed(json);
    }
    let mut out = String::with_capacity(2 * json.len());
    for char in json.chars() {
        match is_hidden(char) {
            true => {
                let mut units = [0; 2];
                let units = char.encode_utf16(&mut units).iter();
                out.extend(units.map(|unit| format!("\\u{unit:04x}")));
            }
            false => out.push(char),
        }
    }
    Cow::Owned(out)
}

/// Texts that end with NUL, as a terminal may show them.
pub fn texts0_seen(texts: &str) -> String {
    let texts: Vec<Cow<'_, str>> = texts.split('\0').map(seen).collect();
    texts.join("\0")
}

/// A text on one line.
pub fn one_line(text: &str) -> String {
    let seen = seen(text);
    let words: Vec<&str> = seen.split_whitespace().collect();
    words.join(" ")
}

/// Whether a character is white space, as every runtime sees it: separators of ASCII are, too.
pub fn is_space(char: char) -> bool {
    char.is_whitespace() || matches!(char, '\u{1c}'..='\u{1f}')
}

/// Whether a character is seen as what it is: no control, nothing that hides, no space but the usual one.
pub fn is_printable(char: char) -> bool {
    char == ' ' || !(char.is_control() || is_hidden(char) || is_space(char))
}

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    text.chars().map(char_width).sum()
}

fn char_width(char: char) -> usize {
    char.width().unwrap_or(1)
}

/// A text that takes so many columns at least.
pub fn padded(text: &str, size: usize) -> String {
    format!("{text}{}", spaces(size.saturating_sub(width(text))))
}

/// So many spaces.
pub fn spaces(count: usize) -> String {
    " ".repeat(count)
}

/// A text that takes so many columns at most.
pub fn cut(text: &str, size: usize) -> Cow<'_, str> {
    if width(text) <= size {
        return Cow::Borrowed(text);
    }
    let mut taken = 0;
    let kept = text.chars().take_while(|char| {
        taken += char_width(*char);
        taken < size
    });
    let mut kept: String = kept.collect();
    kept.push('…');
    Cow::Owned(kept)
}

/// A text as lines that take so many columns, broken where it has spaces. Paragraphs and items of lists stay apart.
pub fn wrapped(text: &str, size: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in paragraphs(&seen(text)) {
        let indent = spaces(mark_length(&paragraph));
        let (mut line, mut taken) = (String::new(), 0);
        for word in paragraph.split_whitespace() {
            let columns = width(word);
            if line.is_empty() {
                line.push_str(word);
                taken = columns;
            } else if taken + 1 + columns > size {
                lines.push(line);
                line = format!("{indent}{word}");
                taken = indent.len() + columns;
            } else {
                line.push(' ');
                line.push_str(word);
                taken += 1 + columns;
            }
        }
        lines.push(line);
    }
    lines
}

/// The paragraphs and items of a text, with an empty one where it has an empty line.
fn paragraphs(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    for line in text.trim().split('\n').map(str::trim) {
        let begins = line.is_empty() || mark_length(line) > 0;
        if begins && !open.is_empty() {
            found.push(open.join(" "));
            open.clear();
        }
        if line.is_empty() {
            found.push(String::new());
        } else {
            open.push(line);
        }
    }
    if !open.is_empty() {
        found.push(open.join(" "));
    }
    found
}

/// How long the mark is that an item of a list begins with: `- `, `* `, `1. `.
fn mark_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &text[digits..];
    let marks: &[&str] = if digits > 0 { &[". "] } else { &["- ", "* "] };
    let is_item = marks.iter().any(|mark| rest.starts_with(mark));
    if is_item { digits + 2 } else { 0 }
}

/// Terms and what is said of them, in two columns. Each paragraph of the second column begins on a line of its own.
pub fn columns(rows: &[Row], size: usize) -> Vec<String> {
    let sizes = rows.iter().map(|(term, _)| width(term));
    let first = sizes.filter(|size| *size <= WIDEST).max().unwrap_or(0);
    let left = INDENT.len() + first + 2;
    let room = size.saturating_sub(left).max(NARROWEST);
    let mut lines = Vec::new();
    for (term, texts) in rows {
        let mut said = texts.iter().flat_map(|text| wrapped(text, room));
        let is_long = width(term) > first;
        match said.next() {
            Some(line) if !is_long => {
                let start = format!("{INDENT}{}  {line}", padded(term, first));
                lines.push(start.trim_end().to_owned());
            }
            Some(line) => {
                lines.push(format!("{INDENT}{term}"));
                lines.push(indented(left, &line));
            }
            None => lines.push(format!("{INDENT}{term}")),
        }
        lines.extend(said.map(|line| indented(left, &line)));
    }
    lines
}

fn indented(left: usize, line: &str) -> String {
    format!("{}{line}", spaces(left)).trim_end().to_owned()
}
