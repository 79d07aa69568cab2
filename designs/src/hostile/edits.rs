//! Edits of `.tools` texts: such that only move, and such that break.

use std::ops::Range;

use toolc_compiler::Input;

use crate::random::Random;

/// With comments, white space and line breaks anywhere between tokens, or without some that were there.
pub(super) fn moved(random: &mut Random, text: &str) -> String {
    let mut tokens: Vec<String> = tokens(text).into_iter().map(str::to_owned).collect();
    for number in 0..random.between(1, 12) {
        let at = random.below(tokens.len() + 1);
        match random.below(10) {
            0..=4 => tokens.insert(at, comment(random, number)),
            5..=6 => tokens.insert(at, (*random.pick(SPACES)).to_owned()),
            7 => tokens.insert(at, ",".to_owned()),
            8 => {
                let space = (*random.pick(&["\n", " ", "\n\n"])).to_owned();
                replace_space(random, &mut tokens, space);
            }
            _ => replace_space(random, &mut tokens, String::new()),
        }
    }
    tokens.concat()
}

/// With words and bytes of its own or of another text taken out, put in, doubled, swapped; hardly ever a design any more.
pub(super) fn broken(random: &mut Random, text: &str, other: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..random.between(1, 3) {
        text = match random.below(12) {
            0..=5 => words(random, &text, other),
            6..=7 => bytes(random, &text),
            8 => spliced(random, &text, other),
            9 => repeated(random, &text),
            10 => nested(random, &text),
            _ => moved(random, &text),
        };
    }
    text
}

/// The smallest pieces of a text: words, texts in quotes, comments, regular expressions, white space, single signs.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut regex = false;
    while let Some(first) = rest.chars().next() {
        let length = length(rest, first, regex);
        let (token, behind) = rest.split_at(length);
        if !first.is_whitespace() && !is_comment(token) {
            regex = token == "(";
        }
        tokens.push(token);
        rest = behind;
    }
    tokens
}

/// Whether a token is a `//` comment, and no doc comment.
pub(super) fn is_comment(token: &str) -> bool {
    token.starts_with("//") && (!token.starts_with("///") || token.starts_with("////"))
}

fn length(text: &str, first: char, regex: bool) -> usize {
    let run = |belongs: fn(char) -> bool| {
        let end = text.find(|letter| !belongs(letter));
        end.unwrap_or(text.len())
    };
    let line = text.find('\n').unwrap_or(text.len());
    match first {
        '"' if text.starts_with("\"\"\"") => {
            let end = closing(&text[3..], "\"\"\"");
            end.map_or(text.len(), |end| end + 6)
        }
        '"' => closing(&text[1..line], "\"").map_or(line, |end| end + 2),
        '/' if text.starts_with("//") => line,
        '/' if regex => regex_end(&text[..line]).unwrap_or(1),
        _ if first.is_whitespace() => run(char::is_whitespace),
        _ if is_word(first) => run(is_word),
        _ => first.len_utf8(),
    }
}

fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Where a regular expression ends; a `/` in a class does not end it.
fn regex_end(line: &str) -> Option<usize> {
    let mut at = 1;
    while !line[at..].starts_with('/') {
        let class = line[at..].starts_with('[');
        at += if class {
            1 + closing(&line[at + 1..], "]")? + 1
        } else if line[at..].starts_with('\\') {
            1 + line[at + 1..].chars().next()?.len_utf8()
        } else {
            line[at..].chars().next()?.len_utf8()
        };
    }
    Some(at + 1)
}

/// Where something ends that backslashes go on with.
fn closing(text: &str, end: &str) -> Option<usize> {
    let mut at = 0;
    while !text[at..].starts_with(end) {
        let letter = text[at..].chars().next()?;
        at += letter.len_utf8();
        if letter == '\\' {
            at += text[at..].chars().next()?.len_utf8();
        }
    }
    Some(at)
}

/// The kinds of comments: behind something, on a line of its own, apart, of the odd sort.
fn comment(random: &mut Random, number: usize) -> String {
    match random.below(12) {
        0..=2 => format!(" // behind {number}\n"),
        3..=5 => format!("\n// alone {number}\n"),
        6 => format!("\n\n// apart {number}\n\n"),
        7 => format!("// {number}, ] }} ) \" /// \\ \t\n"),
        8 => "//\n".to_owned(),
        9 => format!("\n//// four {number}\r\n"),
        10 => format!(" // one {number}\n// two\n\n// three\n"),
        _ => format!("\n/// doc {number}\n"),
    }
}

const SPACES: &[&str] = &[
    " ", "\n", "\n\n", "\n\n\n", "\t", "\r\n", "  \n \n", "\u{B}", "\u{C}",
];

fn replace_space(random: &mut Random, tokens: &mut [String], with: String) {
    let at = random.below(tokens.len().max(1));
    let space = |token: &&mut String| token.starts_with(char::is_whitespace);
    if let Some(token) = tokens.iter_mut().skip(at).find(space) {
        *token = with;
    }
}

fn words(random: &mut Random, text: &str, other: &str) -> String {
    let mut tokens = tokens(text);
    let others = self::tokens(other);
    let at = random.below(tokens.len() + 1);
    let range = range(random, tokens.len(), 8);
    match random.below(6) {
        0 => drop(tokens.drain(range)),
        1 => tokens.insert(at, *random.pick::<&str>(ODD)),
        2 if !others.is_empty() => tokens.insert(at, *random.pick::<&str>(&others)),
        3 if at < tokens.len() && !others.is_empty() => tokens[at] = *random.pick::<&str>(&others),
        4 if at < tokens.len() => {
            let second = random.below(tokens.len());
            tokens.swap(at, second);
        }
        _ => {
            let taken: Vec<&str> = tokens[range].to_vec();
            tokens.splice(at..at, taken).for_each(drop);
        }
    }
    tokens.concat()
}

const ODD: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    "\"",
    "\"\"\"",
    "'",
    "`",
    "/",
    "\\",
    "|",
    "?",
    "=",
    "@",
    ":",
    ";",
    "->",
    "...",
    "..",
    ".",
    "-",
    "#",
    "&",
    "*",
    "\u{FEFF}",
    "\u{2028}",
    "\u{85}",
    "\u{A0}",
    "\u{202E}",
    "\u{200B}",
    "é",
    "e\u{301}",
    "🎉",
    "名前",
    "\u{10FFFF}",
    "\0",
    "\u{1B}[31m",
    "\r",
    "<<<<<<< a\n",
    "=======\n",
    ">>>>>>> b\n",
    "```tools\n",
    "null",
    "true",
    "package a\n",
    "use a.b { C }\n",
    "type ",
    "tool ",
    "toolset t {",
    "error ",
    "enum ",
    "union ",
    "service ",
    "method m() {",
    "bind ",
    "chain ",
    "99999999999999999999999999",
    "1e999999999",
    "-0.000000000000000000000000000001",
    "1e-400",
    "9223372036854775808",
    "18446744073709551616ms",
    "@range(1..0)",
    "@pattern(/(a*)*$/)",
    "@length(0..99999999999)",
    "@default",
    "// toolc: allow T0001 x\n",
    "/// `[x](y) {}\n",
    "needs ",
    "policy {",
    "example {",
    " = {}",
    "= [[[]]]",
    "streams ",
    "throws ",
    "optional",
    "List<int>",
    "string[]",
    "self",
    "__proto__",
    "T",
    "int",
    "?:",
    "//",
    "/*",
    "*/",
    "\r\n",
    "\t",
];

fn bytes(random: &mut Random, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..random.between(1, 4) {
        let at = random.below(bytes.len() + 1);
        match random.below(3) {
            0 if at < bytes.len() => drop(bytes.remove(at)),
            1 if at < bytes.len() => bytes[at] = random.below(256) as u8,
            _ => bytes.insert(at, random.below(128) as u8),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn spliced(random: &mut Random, text: &str, other: &str) -> String {
    let (head, tail) = (tokens(text), tokens(other));
    let first = &head[..random.below(head.len() + 1)];
    let second = &tail[random.below(tail.len() + 1)..];
    [first, second].concat().concat()
}

/// A part many times, while that is not too long.
fn repeated(random: &mut Random, text: &str) -> String {
    let mut tokens = tokens(text);
    let range = range(random, tokens.len(), 30);
    let part = tokens[range.clone()].concat();
    let times = (5000 / (part.len() + 1)).min(random.between(2, 150));
    let many = part.repeat(times);
    tokens.splice(range, [&*many]).for_each(drop);
    tokens.concat()
}

/// Brackets in brackets around something, closed or not.
fn nested(random: &mut Random, text: &str) -> String {
    let mut tokens = tokens(text);
    let range = range(random, tokens.len(), 3);
    let pairs = [
        ("[", "]"),
        ("(", ")"),
        ("{", "}"),
        ("{ a: ", " }"),
        ("[string: ", "]"),
        ("| (", ")"),
        ("\"\"\"", ""),
    ];
    let (open, close) = *random.pick(&pairs);
    let deep = *random.pick(&[1, 2, 3, 60, 63, 64, 65, 300]);
    let (open, close) = (
        open.repeat(deep),
        close.repeat(deep.saturating_sub(random.below(2))),
    );
    tokens.insert(range.end, &close);
    tokens.insert(range.start, &open);
    tokens.concat()
}

/// A part of so many things, at most `most` of them.
fn range(random: &mut Random, count: usize, most: usize) -> Range<usize> {
    let start = random.below(count + 1);
    start..(start + random.between(0, most)).min(count)
}

/// With habits of other languages in place of what is written here.
pub(super) fn foreign(random: &mut Random, text: &str) -> String {
    let mut tokens: Vec<String> = tokens(text).into_iter().map(str::to_owned).collect();
    for _ in 0..random.between(1, 12) {
        let (ours, theirs) = *random.pick(HABITS);
        let at = random.below(tokens.len().max(1));
        let found = tokens.iter_mut().skip(at).find(|token| *token == ours);
        if let Some(token) = found {
            *token = theirs.replace('$', token);
        }
    }
    tokens.concat()
}

/// A token, and what others write there.
const HABITS: &[(&str, &str)] = &[
    ("string", "String"),
    ("string", "str"),
    ("string", "string[]"),
    ("string", "List<string>"),
    ("string", "Optional[string]"),
    ("string", "string[][]"),
    ("string", "Map<string, list<int>>"),
    ("int", "Integer"),
    ("int", "i64"),
    ("int", "number"),
    ("int", "int[]"),
    ("bool", "boolean"),
    ("float", "double"),
    ("datetime", "DateTime"),
    ("any", "object"),
    ("-", ":"),
    (">", ""),
    (")", "):"),
    (")", ") =>"),
    (")", ")"),
    (",", ";"),
    ("\n", ";\n"),
    ("\n", "\n# a comment\n"),
    ("\n", "\n/* a comment */\n"),
    (":", ": optional "),
    (":", ":?"),
    (":", " "),
    ("type", "struct"),
    ("type", "interface"),
    ("type", "message"),
    ("enum", "Enum"),
    ("tool", "function"),
    ("tool", "def"),
    ("tool", "async tool"),
    ("tool", "rpc"),
    ("package", "namespace"),
    ("use", "import"),
    ("{", "{{"),
    ("}", "}}"),
    ("}", ""),
    ("}", "};"),
    ("(", "(("),
    ("=", ":"),
    ("=", "=="),
    ("|", "||"),
    ("|", "or"),
    ("null", "None"),
    ("true", "True"),
    ("false", "FALSE"),
    ("?", ""),
    ("@", "#"),
    ("readonly", "read_only"),
    ("readonly", "readonly readonly"),
    ("owner", "Owner"),
    ("needs", "requires"),
    ("throws", "raises"),
];

/// Files one behind the other, with their names.
pub(super) fn shown(inputs: &[Input]) -> String {
    let files = inputs
        .iter()
        .map(|input| format!("// {}\n{}\n", input.path, input.text));
    files.collect()
}
