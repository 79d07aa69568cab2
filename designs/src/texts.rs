//! Texts: descriptions that break printers, and how texts are quoted.

use std::fmt::Write;

use crate::random::Random;

const LINES: &[&str] = &[
    "A short description.",
    "Ends a comment: */ and /* begins one. // goes on.",
    "Quotes: \" ' `code` ``two`` ``` fence \"\"\" three, and r\"raw\"# #\"##.",
    "Braces: {} {{}} {x} {{ x }} {% if %} {# #} ${y} %s %% \\n \\ \\\\ \\u{41}.",
    "%% for x in y",
    "%% endif",
    "## not a heading",
    "# a heading",
    "- a list",
    "lazily continued",
    "    indented code();",
    "\ta tab first",
    "> a quote",
    "1. one",
    "   two",
    "| a | b |",
    "|---|---|",
    "[a link](nowhere), [`broken`], [Self], <b>html</b>, <https://example.com>, https://example.com/bare.",
    "Right to left: \u{202E}turned\u{202C}, \u{200F}mark, \u{2066}isolate\u{2069}; zero\u{200B}width; line\u{2028}separator; \u{85} next.",
    "Ünïcödé, 名前, 🎉, e\u{301}, \u{FFFD}, \u{FEFF}.",
    "/ starts with a slash",
    "!exclamation",
    "",
    "trailing spaces   ",
    "Deprecated: use something else. TODO(x): nothing. FIXME #[allow(dead_code)] #![deny(warnings)]",
    "'''python''' and \"\"\"docs\"\"\"\\",
    "@param x y @returns {z}",
    "```rust",
    "let x = 1;",
    "```",
    "A very long line that goes on and on until every formatter that wraps comments at some width would like to wrap it, but must not, since it is the author's own text, and theirs alone.",
];

/// A doc comment of a few lines, or none.
pub fn docs(random: &mut Random) -> Vec<String> {
    match random.below(20) {
        0..=9 => Vec::new(),
        10..=14 => vec!["A plain description.".to_owned()],
        15..=18 => {
            let count = random.between(1, 4);
            (0..count)
                .map(|_| (*random.pick(LINES)).to_owned())
                .collect()
        }
        _ if random.chance(5) => vec!["Long words. ".repeat(2500)],
        _ => LINES.iter().map(|line| (*line).to_owned()).collect(),
    }
}

/// A line of text for a title, a hint, …; without braces, which mean something in templates.
pub fn line(random: &mut Random) -> String {
    const SHORT: &[&str] = &[
        "Plain words",
        "It's \"quoted\" \\ here",
        "*/ /* // # `x`",
        "🎉 名前 \u{202E}x",
        "\u{1}\u{7f}\u{2028}",
        "%% endif",
        "tab\tline\nend",
        "",
        " ",
        "\"#\"##",
        "A text that is long enough to be wrapped by whatever wraps texts, because it has more than a hundred letters.",
    ];
    (*random.pick(SHORT)).to_owned()
}

/// A text between quotes.
pub fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            letter if (letter as u32) < 0x20 => {
                write!(out, "\\u{:04x}", letter as u32).expect("a string takes everything");
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
    out
}

/// A text as a part of a template: braces are doubled.
pub fn templated(text: &str) -> String {
    text.replace('{', "{{").replace('}', "}}")
}

/// A doc comment as lines of source.
pub fn comment(lines: &[String], indent: &str, out: &mut String) {
    for line in lines {
        writeln!(out, "{indent}/// {line}").expect("a string takes everything");
    }
}
