//! From the text of a template of ours to its tree.
//!
//! It reads the part of Jinja that our templates use, and refuses all else: the engine's own tree is none of what its later
//! versions keep. A test holds both to the same bytes.

use super::tree::{Expr, Macro, Operator, Statement};

/// Why a text is no template of this kind.
type Wrong = String;

/// The statements of a template.
pub(super) fn parse(text: &'static str) -> Result<Vec<Statement>, Wrong> {
    let mut parser = Parser {
        tags: Tags::of(text),
        end: None,
    };
    let statements = parser.statements()?;
    match parser.end.take() {
        None => Ok(statements),
        Some((word, _)) => Err(format!("`{word}` ends nothing")),
    }
}

/// A part of a template: text, or what stands between the signs of a tag.
enum Part {
    Text(&'static str),
    Print(&'static str),
    Tag(&'static str),
}

/// The parts of a template, one after the other.
struct Tags {
    rest: &'static str,
    /// Whether nothing but white space comes before the rest in its line.
    is_line_start: bool,
    /// The tag that comes next, behind the text before it.
    next: Option<Part>,
}

impl Tags {
    fn of(rest: &'static str) -> Self {
        Self {
            rest,
            is_line_start: true,
            next: None,
        }
    }

    fn part(&mut self) -> Result<Option<Part>, Wrong> {
        if let Some(part) = self.next.take() {
            return Ok(Some(part));
        }
        if self.rest.is_empty() {
            return Ok(None);
        }
        let Some((at, opening)) = self.opening() else {
            return Ok(Some(Part::Text(std::mem::take(&mut self.rest))));
        };
        let (before, behind) = self.rest.split_at(at);
        let indent = line_indent(before, self.is_line_start);
        let behind = &behind[2..];
        let mut text = before;
        let part = match opening {
            Opening::Print => {
                let (inside, rest) = closed(behind, "}}")?;
                let inside = match inside.strip_suffix('-') {
                    Some(inside) => {
                        self.skip_space(rest);
                        inside
                    }
                    None => {
                        self.go_on(rest, false);
                        inside
                    }
                };
                Part::Print(inside.trim())
            }
            Opening::Block => {
                let (inside, rest) = closed(behind, "%}")?;
                let inside = match inside.strip_prefix('+') {
                    Some(inside) => inside,
                    None => {
                        text = &before[..before.len() - indent.unwrap_or(0)];
                        inside
                    }
                };
                let inside = if let Some(inside) = inside.strip_suffix('-') {
                    self.skip_space(rest);
                    inside
                } else if let Some(inside) = inside.strip_suffix('+') {
                    self.go_on(rest, false);
                    inside
                } else {
                    let line = rest.strip_prefix('\n');
                    self.go_on(line.unwrap_or(rest), line.is_some());
                    inside
                };
                Part::Tag(inside.trim())
            }
            Opening::Line => {
                text = &before[..before.len() - indent.unwrap_or(0)];
                let (inside, rest) = behind.split_once('\n').unwrap_or((behind, ""));
                self.go_on(rest, true);
                Part::Tag(inside.trim())
            }
            Opening::Comment => return Err("a comment".to_owned()),
        };
        if text.is_empty() {
            return Ok(Some(part));
        }
        self.next = Some(part);
        Ok(Some(Part::Text(text)))
    }

    fn go_on(&mut self, rest: &'static str, is_line_start: bool) {
        self.rest = rest;
        self.is_line_start = is_line_start;
    }

    /// Goes on behind the white space that a text begins with.
    fn skip_space(&mut self, text: &'static str) {
        let rest = text.trim_start();
        let is_line_start = text[..text.len() - rest.len()].contains('\n');
        self.go_on(rest, is_line_start);
    }

    /// Where the next tag begins, and what it is.
    fn opening(&self) -> Option<(usize, Opening)> {
        let bytes = self.rest.as_bytes();
        let mut from = 0;
        loop {
            let at = from + memchr::memchr2(b'{', b'%', &bytes[from..])?;
            let opening = match (bytes[at], bytes.get(at + 1)?) {
                (b'{', b'{') => Some(Opening::Print),
                (b'{', b'%') => Some(Opening::Block),
                (b'{', b'#') => Some(Opening::Comment),
                (b'%', b'%') => line_indent(&self.rest[..at], self.is_line_start)
                    .is_some()
                    .then_some(Opening::Line),
                _ => None,
            };
            if let Some(opening) = opening {
                return Some((at, opening));
            }
            from = at + 1;
        }
    }
}

enum Opening {
    Print,
    Block,
    Line,
    Comment,
}

/// How much white space stands between a text's end and the start of its last line; nothing if anything else does.
fn line_indent(text: &str, is_line_start: bool) -> Option<usize> {
    let line = text.rsplit('\n').next().unwrap_or_default();
    let is_start = line.len() < text.len() || is_line_start;
    (is_start && line.trim().is_empty()).then_some(line.len())
}

/// What stands before the end of a tag, and behind it.
fn closed(text: &'static str, end: &str) -> Result<(&'static str, &'static str), Wrong> {
    // No template has these signs in a text.
    text.split_once(end)
        .ok_or_else(|| format!("no `{end}` behind `{}`", text.lines().next().unwrap_or("")))
}

struct Parser {
    tags: Tags,
    /// The tag that ends the statements that were read last: its word, and the tokens behind that.
    end: Option<(&'static str, Tokens)>,
}

impl Parser {
    /// Statements, up to a tag that is none.
    fn statements(&mut self) -> Result<Vec<Statement>, Wrong> {
        let mut all = Vec::new();
        while let Some(part) = self.tags.part()? {
            match part {
                Part::Text(text) => all.push(Statement::Text(text)),
                Part::Print(inside) => all.push(Statement::Print(Tokens::of(inside)?.last()?)),
                Part::Tag(inside) => {
                    let end = inside.find(|c: char| !c.is_ascii_alphabetic());
                    let (word, rest) = inside.split_at(end.unwrap_or(inside.len()));
                    match self.statement(word, Tokens::of(rest)?)? {
                        Read::Statement(statement) => all.push(statement),
                        Read::End(tokens) => {
                            self.end = Some((word, tokens));
                            return Ok(all);
                        }
                    }
                }
            }
        }
        Ok(all)
    }

    /// The body of a statement, which ends with a word of its own.
    fn body(&mut self, end: &str) -> Result<Vec<Statement>, Wrong> {
        let body = self.statements()?;
        match self.end.take() {
            Some((word, tokens)) if word == end => tokens.end().map(|()| body),
            other => Err(instead(other, end)),
        }
    }

    fn statement(&mut self, word: &'static str, mut tokens: Tokens) -> Result<Read, Wrong> {
        let statement = match word {
            "if" => self.branches(tokens)?,
            "for" => {
                let item = tokens.name()?;
                tokens.word("in")?;
                let over = tokens.disjunction()?;
                let condition = match tokens.take(Token::Name("if")) {
                    true => Some(tokens.disjunction()?),
                    false => None,
                };
                tokens.end()?;
                Statement::For {
                    item,
                    over,
                    condition,
                    body: self.body("endfor")?,
                }
            }
            "set" => {
                let name = tokens.name()?;
                match tokens.take(Token::Sign("=")) {
                    true => Statement::Set(name, tokens.last()?),
                    false => {
                        tokens.end()?;
                        Statement::Capture(name, self.body("endset")?)
                    }
                }
            }
            "include" => {
                let name = tokens.text()?;
                tokens.end()?;
                Statement::Include(name)
            }
            "from" => {
                let file = tokens.text()?;
                tokens.word("import")?;
                let names = tokens.list(|tokens| {
                    let name = tokens.name()?;
                    let known_as = match tokens.take(Token::Name("as")) {
                        true => tokens.name()?,
                        false => name,
                    };
                    Ok((name, known_as))
                })?;
                tokens.end()?;
                Statement::Import(file, names)
            }
            "macro" => {
                let name = tokens.name()?;
                tokens.sign("(")?;
                let parameters = match tokens.take(Token::Sign(")")) {
                    true => Vec::new(),
                    false => {
                        let parameters = tokens.list(Tokens::name)?;
                        tokens.sign(")")?;
                        parameters
                    }
                };
                tokens.end()?;
                Statement::Macro(Macro {
                    name,
                    parameters,
                    body: self.body("endmacro")?,
                })
            }
            _ => return Ok(Read::End(tokens)),
        };
        Ok(Read::Statement(statement))
    }

    /// What stands behind `if` or `elif`, up to `endif`.
    fn branches(&mut self, mut condition: Tokens) -> Result<Statement, Wrong> {
        let condition = condition.last()?;
        let then = self.statements()?;
        let otherwise = match self.end.take() {
            Some(("endif", tokens)) => tokens.end().map(|()| Vec::new())?,
            Some(("else", tokens)) => tokens.end().and_then(|()| self.body("endif"))?,
            Some(("elif", condition)) => vec![self.branches(condition)?],
            other => return Err(instead(other, "endif")),
        };
        Ok(Statement::If {
            condition,
            then,
            otherwise,
        })
    }
}

/// What a tag is.
enum Read {
    Statement(Statement),
    /// The end of what it stands in, or of a branch; what stands behind its word.
    End(Tokens),
}

fn instead(end: Option<(&str, Tokens)>, wanted: &str) -> Wrong {
    let word = end.map_or("the end", |(word, _)| word);
    format!("`{word}` in place of `{wanted}`")
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    Name(&'static str),
    Text(&'static str),
    Number(u64),
    Sign(&'static str),
}

/// The tokens of a tag.
struct Tokens {
    all: Vec<Token>,
    at: usize,
}

const SIGNS: [&str; 10] = ["==", "(", ")", "[", "]", ",", ".", "|", "=", "<"];

impl Tokens {
    fn of(text: &'static str) -> Result<Self, Wrong> {
        let mut all = Vec::new();
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let while_it = |is_part: fn(char) -> bool| {
                let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
                rest.split_at(end)
            };
            let (token, behind) = if first.is_ascii_alphabetic() || first == '_' {
                let (name, behind) = while_it(|c| c.is_ascii_alphanumeric() || c == '_');
                (Token::Name(name), behind)
            } else if first.is_ascii_digit() {
                let (digits, behind) = while_it(|c| c.is_ascii_digit());
                let number = digits.parse().map_err(|_| format!("`{digits}`"))?;
                (Token::Number(number), behind)
            } else if let '"' | '\'' = first {
                let (inside, behind) = rest[1..]
                    .split_once(first)
                    .filter(|(inside, _)| !inside.contains('\\'))
                    .ok_or_else(|| format!("the text `{rest}`"))?;
                (Token::Text(inside), behind)
            } else {
                let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
                let sign = sign.ok_or_else(|| format!("the sign `{first}`"))?;
                (Token::Sign(sign), &rest[sign.len()..])
            };
            all.push(token);
            rest = behind.trim_start();
        }
        Ok(Self { all, at: 0 })
    }

    fn peek(&self) -> Option<Token> {
        self.all.get(self.at).copied()
    }

    fn next(&mut self) -> Option<Token> {
        self.at += 1;
        self.all.get(self.at - 1).copied()
    }

    fn take(&mut self, token: Token) -> bool {
        let is_next = self.peek() == Some(token);
        self.at += usize::from(is_next);
        is_next
    }

    fn name(&mut self) -> Result<&'static str, Wrong> {
        match self.next() {
            Some(Token::Name(name)) => Ok(name),
            other => Err(format!("{other:?} in place of a name")),
        }
    }

    fn text(&mut self) -> Result<&'static str, Wrong> {
        match self.next() {
            Some(Token::Text(text)) => Ok(text),
            other => Err(format!("{other:?} in place of a text")),
        }
    }

    fn word(&mut self, word: &'static str) -> Result<(), Wrong> {
        self.expect(Token::Name(word))
    }

    fn sign(&mut self, sign: &'static str) -> Result<(), Wrong> {
        self.expect(Token::Sign(sign))
    }

    fn expect(&mut self, token: Token) -> Result<(), Wrong> {
        match self.take(token) {
            true => Ok(()),
            false => Err(format!("{:?} in place of {token:?}", self.peek())),
        }
    }

    fn end(&self) -> Result<(), Wrong> {
        match self.peek() {
            None => Ok(()),
            Some(token) => Err(format!("{token:?} in place of the end")),
        }
    }

    /// One or more of a kind, with commas between them.
    fn list<T>(
        &mut self,
        mut one: impl FnMut(&mut Self) -> Result<T, Wrong>,
    ) -> Result<Vec<T>, Wrong> {
        let mut all = vec![one(self)?];
        while self.take(Token::Sign(",")) {
            all.push(one(self)?);
        }
        Ok(all)
    }

    /// An expression, behind which the tag ends.
    fn last(&mut self) -> Result<Expr, Wrong> {
        let expression = self.expression()?;
        self.end()?;
        Ok(expression)
    }

    fn expression(&mut self) -> Result<Expr, Wrong> {
        let value = self.disjunction()?;
        if !self.take(Token::Name("if")) {
            return Ok(value);
        }
        let test = self.disjunction()?;
        self.word("else")?;
        let otherwise = self.expression()?;
        Ok(Expr::Either(Box::new([test, value, otherwise])))
    }

    fn disjunction(&mut self) -> Result<Expr, Wrong> {
        self.chain("or", Operator::Or, Self::conjunction)
    }

    fn conjunction(&mut self) -> Result<Expr, Wrong> {
        self.chain("and", Operator::And, Self::negation)
    }

    fn chain(
        &mut self,
        word: &'static str,
        operator: Operator,
        part: fn(&mut Self) -> Result<Expr, Wrong>,
    ) -> Result<Expr, Wrong> {
        let mut left = part(self)?;
        while self.take(Token::Name(word)) {
            left = Expr::Binary(operator, Box::new([left, part(self)?]));
        }
        Ok(left)
    }

    fn negation(&mut self) -> Result<Expr, Wrong> {
        match self.take(Token::Name("not")) {
            true => Ok(Expr::Not(Box::new(self.negation()?))),
            false => self.comparison(),
        }
    }

    fn comparison(&mut self) -> Result<Expr, Wrong> {
        let left = self.value()?;
        let operator = match self.peek() {
            Some(Token::Sign("<")) => Operator::IsLess,
            Some(Token::Sign("==")) => Operator::IsEqual,
            _ => return Ok(left),
        };
        self.at += 1;
        Ok(Expr::Binary(operator, Box::new([left, self.value()?])))
    }

    /// A value with its fields, filters and tests.
    fn value(&mut self) -> Result<Expr, Wrong> {
        let mut value = match self.next() {
            Some(Token::Sign("(")) => {
                let inside = self.expression()?;
                self.sign(")")?;
                inside
            }
            Some(Token::Text(text)) => Expr::Text(text),
            Some(Token::Number(number)) => Expr::Number(number),
            Some(Token::Name("true")) => Expr::Flag(true),
            Some(Token::Name("false")) => Expr::Flag(false),
            Some(Token::Name(name)) if self.take(Token::Sign("(")) => {
                let arguments = match self.take(Token::Sign(")")) {
                    true => Vec::new(),
                    false => {
                        let arguments = self.list(Self::expression)?;
                        self.sign(")")?;
                        arguments
                    }
                };
                Expr::Call(name, arguments)
            }
            Some(Token::Name(name)) => Expr::Name(name),
            other => return Err(format!("{other:?} in place of a value")),
        };
        loop {
            let inner = |value: Expr| Box::new(value);
            value = if self.take(Token::Sign(".")) {
                Expr::Attribute(inner(value), self.name()?)
            } else if self.take(Token::Sign("[")) {
                let Some(Token::Number(at)) = self.next() else {
                    return Err("an index that is no number".to_owned());
                };
                self.sign("]")?;
                Expr::Item(inner(value), at)
            } else if self.take(Token::Sign("|")) {
                Expr::Filter(inner(value), self.name()?)
            } else if self.take(Token::Name("is")) {
                let is_not = self.take(Token::Name("not"));
                let test = Expr::Test(inner(value), self.name()?);
                match is_not {
                    true => Expr::Not(inner(test)),
                    false => test,
                }
            } else {
                return Ok(value);
            };
        }
    }
}
