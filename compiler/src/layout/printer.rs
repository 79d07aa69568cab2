//! Tokens with possible line breaks, and the text that they become in a given width.
//!
//! One pass measures the groups, a second one prints: a group that fits on its line stays there, any other is broken.

/// How wide a line may be.
const WIDTH: usize = 100;

/// How wide a declaration may be, without its indentation, that has its body on the same line.
const SHORT: usize = 60;

/// A piece of the result.
#[derive(Debug, Clone, Copy)]
pub(super) enum Token<'t> {
    /// Without line breaks.
    Text(&'t str),
    /// `flat`, or in a broken group `before`, a line break and `after`.
    Line {
        flat: &'static str,
        before: &'static str,
        after: &'static str,
    },
    /// A line break; it breaks the groups around it.
    Hard,
    /// A line break and an empty line; it breaks the groups around it.
    Blank,
    /// A comment at the end of a line; a line break follows.
    Comment(&'t str),
    /// Printed unchanged, including line breaks.
    Verbatim(&'t str),
    /// Begins a group.
    Open(Kind),
    /// Ends a group.
    Close,
    /// Indents the following lines by two more spaces.
    Indent,
    /// The end of that.
    Dedent,
}

/// When a group is broken, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// All its lines break if it does not fit.
    Whole,
    /// The same, for a body that is on the line of its head only if both together are short.
    Short,
    /// Only those lines break where the next piece does not fit.
    Fill,
}

/// The text of some tokens, with `line_break` between lines.
pub(super) fn printed(tokens: &[Token<'_>], line_break: &str, capacity: usize) -> String {
    let mut printer = Printer {
        tokens,
        groups: measured(tokens),
        line_break,
        text: String::with_capacity(capacity),
        column: 0,
        indent: 0,
        starts_line: true,
    };
    printer.print();
    printer.text
}

/// Whether some tokens, on a line that is indented by `indent` spaces, need more than that line.
pub(super) fn is_tall(tokens: &[Token<'_>], indent: usize) -> bool {
    // Whatever is long has one of these near its beginning.
    let breaks =
        |token: &Token<'_>| matches!(token, Token::Hard | Token::Blank | Token::Verbatim(_));
    if tokens.iter().any(breaks) {
        return true;
    }
    let groups = measured(tokens);
    let mut width = 0;
    for (token, group) in tokens.iter().zip(&groups) {
        if matches!(token, Token::Open(Kind::Short)) && width + group.width > SHORT {
            return true;
        }
        width += flat_width(token);
    }
    indent + width > WIDTH
}

/// The measured group that a token opens.
#[derive(Debug, Clone, Copy, Default)]
struct Group {
    /// On one line.
    width: usize,
    /// It contains a token that only broken groups may contain.
    forced: bool,
    /// Where it closes.
    close: usize,
}

fn measured(tokens: &[Token<'_>]) -> Vec<Group> {
    let mut groups = vec![Group::default(); tokens.len()];
    let mut open: Vec<usize> = Vec::new();
    let mut width = 0;
    for (index, token) in tokens.iter().enumerate() {
        match token {
            Token::Open(_) => {
                groups[index].width = width;
                open.push(index);
            }
            Token::Close => {
                let start = open.pop().expect("groups close once");
                groups[start].width = width - groups[start].width;
                groups[start].close = index;
                if let Some(outer) = open.last() {
                    groups[*outer].forced |= groups[start].forced;
                }
            }
            Token::Hard | Token::Blank | Token::Comment(_) | Token::Verbatim(_) => {
                if let Some(outer) = open.last() {
                    groups[*outer].forced = true;
                }
            }
            Token::Text(_) | Token::Line { .. } | Token::Indent | Token::Dedent => {
                width += flat_width(token);
            }
        }
    }
    groups
}

fn flat_width(token: &Token<'_>) -> usize {
    match token {
        Token::Text(text) => columns(text),
        Token::Line { flat, .. } => flat.len(),
        Token::Hard
        | Token::Blank
        | Token::Comment(_)
        | Token::Verbatim(_)
        | Token::Open(_)
        | Token::Close
        | Token::Indent
        | Token::Dedent => 0,
    }
}

fn columns(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.chars().count()
    }
}

/// How the lines of a group break.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Flat,
    Broken,
    Fill,
}

struct Printer<'p, 't> {
    tokens: &'p [Token<'t>],
    groups: Vec<Group>,
    line_break: &'p str,
    text: String,
    column: usize,
    indent: usize,
    /// The line is still empty; its indentation is not printed yet.
    starts_line: bool,
}

impl Printer<'_, '_> {
    fn print(&mut self) {
        let mut modes = vec![Mode::Broken];
        for index in 0..self.tokens.len() {
            let mode = *modes.last().expect("groups close once");
            match self.tokens[index] {
                Token::Text(text) => self.put(text),
                Token::Line {
                    flat,
                    before,
                    after,
                } => {
                    let stays = match mode {
                        Mode::Flat => true,
                        Mode::Broken => false,
                        Mode::Fill => self.column + flat.len() + self.ahead(index + 1) <= WIDTH,
                    };
                    if stays {
                        self.put(flat);
                    } else {
                        self.put(before);
                        if !self.starts_line {
                            self.end_line();
                        }
                        self.put(after);
                    }
                }
                Token::Hard => self.end_line(),
                Token::Blank => {
                    self.end_line();
                    self.end_line();
                }
                Token::Comment(text) => {
                    if !self.starts_line {
                        self.put(" ");
                    }
                    self.put(text);
                }
                Token::Verbatim(text) => {
                    self.text.push_str(text);
                    self.starts_line = false;
                }
                Token::Open(kind) => modes.push(match mode {
                    Mode::Flat => Mode::Flat,
                    Mode::Broken | Mode::Fill => self.mode(index, kind),
                }),
                Token::Close => drop(modes.pop()),
                Token::Indent => self.indent += 2,
                Token::Dedent => self.indent -= 2,
            }
        }
    }

    /// How the group that opens at a token is laid out at this position.
    fn mode(&self, index: usize, kind: Kind) -> Mode {
        let group = self.groups[index];
        let fits = !group.forced && {
            let end = self.column() + group.width + self.ahead(group.close + 1);
            end <= WIDTH && (kind != Kind::Short || end <= self.indent + SHORT)
        };
        match kind {
            _ if fits => Mode::Flat,
            Kind::Whole | Kind::Short => Mode::Broken,
            Kind::Fill => Mode::Fill,
        }
    }

    /// The width from a token to the first possible end of the line; groups that fit on one line count as flat.
    fn ahead(&self, from: usize) -> usize {
        let mut width = 0;
        let mut index = from;
        while let Some(token) = self.tokens.get(index) {
            match token {
                Token::Text(text) => width += columns(text),
                Token::Line { before, .. } => return width + before.len(),
                Token::Hard | Token::Blank | Token::Comment(_) | Token::Verbatim(_) => {
                    return width;
                }
                Token::Open(kind) => {
                    let group = self.groups[index];
                    let stays = !group.forced
                        && match kind {
                            Kind::Whole => self.indent + width + group.width <= WIDTH,
                            Kind::Short => {
                                self.column() + width + group.width <= self.indent + SHORT
                            }
                            Kind::Fill => false,
                        };
                    if stays {
                        width += group.width;
                        index = group.close;
                    }
                }
                Token::Close | Token::Indent | Token::Dedent => {}
            }
            if self.column + width > WIDTH {
                return width;
            }
            index += 1;
        }
        width
    }

    fn column(&self) -> usize {
        if self.starts_line {
            self.indent
        } else {
            self.column
        }
    }

    fn put(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if self.starts_line {
            self.text.extend(std::iter::repeat_n(' ', self.indent));
            self.column = self.indent;
            self.starts_line = false;
        }
        self.text.push_str(text);
        self.column += columns(text);
    }

    fn end_line(&mut self) {
        self.text.push_str(self.line_break);
        self.column = 0;
        self.starts_line = true;
    }
}
