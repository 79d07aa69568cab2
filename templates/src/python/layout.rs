//! Code laid out by width, as `ruff format` does at 88 columns.

use indexmap::IndexSet;
use unicode_width::UnicodeWidthChar;

pub(super) use super::order::{exported, sorted};

/// How wide lines may be.
pub(super) const WIDTH: usize = 88;
/// Before what is looked up when it is needed.
const LAMBDA: &str = "lambda: ";

/// A piece of an expression, annotation or statement.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Code {
    /// What is never broken: a name, a number, a string.
    Text(String),
    /// `head(items)` or `head[items]`: broken, the items share one line where they fit.
    Call(String, Bracket, Vec<Code>),
    /// `[items]`, `{items}`: broken, each item has a line.
    Display(Bracket, Vec<Code>),
    /// `A | B`.
    Either(Vec<Code>),
    /// `name=value`.
    Named(String, Box<Code>),
    /// `key: value`.
    Pair(String, Box<Code>),
    /// `lambda: value`, which is looked up when it is needed.
    Lambda(Box<Code>),
    /// `name: annotation = value`, as a parameter; the value is a name.
    Defaulted(String, Box<Code>, &'static str),
}

/// The brackets around items.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Bracket {
    /// `(…)`
    Round,
    /// `[…]`
    Square,
    /// `{…}`
    Curly,
}

impl Bracket {
    fn open(self) -> &'static str {
        match self {
            Bracket::Round => "(",
            Bracket::Square => "[",
            Bracket::Curly => "{",
        }
    }

    fn close(self) -> &'static str {
        match self {
            Bracket::Round => ")",
            Bracket::Square => "]",
            Bracket::Curly => "}",
        }
    }
}

impl Code {
    /// A name, a number, a string.
    pub(super) fn text(text: impl Into<String>) -> Self {
        Code::Text(text.into())
    }

    /// `head(items)`
    pub(super) fn call(head: impl Into<String>, items: Vec<Code>) -> Self {
        Code::Call(head.into(), Bracket::Round, items)
    }

    /// `head[items]`
    pub(super) fn of(head: impl Into<String>, items: Vec<Code>) -> Self {
        Code::Call(head.into(), Bracket::Square, items)
    }

    /// `name=value`
    pub(super) fn named(name: impl Into<String>, value: Code) -> Self {
        Code::Named(name.into(), Box::new(value))
    }

    /// `name: annotation = value`
    pub(super) fn defaulted(
        name: impl Into<String>,
        annotation: Code,
        value: &'static str,
    ) -> Self {
        Code::Defaulted(name.into(), Box::new(annotation), value)
    }

    /// `lambda: value`
    pub(super) fn lambda(value: Code) -> Self {
        Code::Lambda(Box::new(value))
    }

    /// `A | B`; those of an inner one stand beside the others.
    pub(super) fn either(items: Vec<Code>) -> Self {
        let flat = items.into_iter().flat_map(|item| match item {
            Code::Either(inner) => inner,
            other => vec![other],
        });
        let mut flat: IndexSet<Code> = flat.collect();
        // `None` comes last.
        if let Some(none) = flat.shift_take(&Code::text("None")) {
            flat.insert(none);
        }
        let mut flat: Vec<Code> = flat.into_iter().collect();
        match flat.len() {
            1 => flat.remove(0),
            _ => Code::Either(flat),
        }
    }

    /// All in one line.
    pub(super) fn flat(&self) -> String {
        let mut out = String::new();
        self.flat_to(&mut out);
        out
    }

    /// How wide that line is.
    fn flat_width(&self) -> usize {
        let mut columns = Columns(0);
        self.flat_to(&mut columns);
        columns.0
    }

    fn flat_to(&self, line: &mut impl Line) {
        match self {
            Code::Text(text) => line.put(text),
            Code::Call(head, bracket, items) => {
                line.put(head);
                line.put(bracket.open());
                joined_to(items, ", ", line);
                line.put(bracket.close());
            }
            Code::Display(bracket, items) => {
                line.put(bracket.open());
                joined_to(items, ", ", line);
                line.put(bracket.close());
            }
            Code::Either(items) => joined_to(items, " | ", line),
            Code::Named(name, value) => {
                line.put(name);
                line.put("=");
                value.flat_to(line);
            }
            Code::Pair(key, value) => {
                line.put(key);
                line.put(": ");
                value.flat_to(line);
            }
            Code::Lambda(value) => {
                line.put(LAMBDA);
                value.flat_to(line);
            }
            Code::Defaulted(name, annotation, value) => {
                line.put(name);
                line.put(": ");
                annotation.flat_to(line);
                line.put(" = ");
                line.put(value);
            }
        }
    }

    /// Whether there is a place to break at.
    fn breaks(&self) -> bool {
        match self {
            Code::Text(_) => false,
            Code::Call(_, _, items) | Code::Display(_, items) => !items.is_empty(),
            Code::Either(_) | Code::Lambda(_) => true,
            Code::Named(_, value) | Code::Pair(_, value) | Code::Defaulted(_, value, _) => {
                value.breaks()
            }
        }
    }

    /// Whether it is `[]` or `{}`, which stand in no brackets of their own.
    fn is_empty_display(&self) -> bool {
        matches!(self, Code::Text(text) if text == "[]" || text == "{}")
    }

    /// Whether it is a number with a sign, for which the annotation before it breaks first.
    fn is_negative(&self) -> bool {
        matches!(self, Code::Text(text) if text.starts_with('-'))
    }

    /// How much stands before the first place to break at.
    fn head_width(&self) -> usize {
        match self {
            Code::Call(head, _, items) if !items.is_empty() => width(head) + 1,
            Code::Display(_, items) if !items.is_empty() => 1,
            Code::Named(name, value) => width(name) + 1 + value.head_width(),
            Code::Pair(key, value) | Code::Defaulted(key, value, _) => {
                width(key) + 2 + value.head_width()
            }
            Code::Lambda(value) if value.breaks() => width(LAMBDA) + value.head_width(),
            Code::Lambda(_) => width(LAMBDA) + 1,
            Code::Text(_) | Code::Call(..) | Code::Display(..) | Code::Either(_) => {
                self.flat_width()
            }
        }
    }

    /// Whether every line is short enough where all that can be broken is.
    fn fits_broken(&self, column: usize, indent: usize, tail: usize) -> bool {
        match self {
            Code::Text(text) => column + width(text) + tail <= WIDTH,
            Code::Call(head, _, items) => all_fit(column + width(head), items, indent, tail),
            Code::Display(_, items) => all_fit(column, items, indent, tail),
            Code::Either(items) => {
                let fits = |(index, item): (usize, &Code)| {
                    let column = if index == 0 { column } else { indent + 2 };
                    let tail = if index + 1 == items.len() { tail } else { 0 };
                    item.fits_broken(column, indent, tail)
                };
                items.iter().enumerate().all(fits)
            }
            Code::Named(name, value) => value.fits_broken(column + width(name) + 1, indent, tail),
            Code::Pair(key, value) => value.fits_broken(column + width(key) + 2, indent, tail),
            Code::Lambda(value) if value.breaks() => {
                value.fits_broken(column + width(LAMBDA), indent, tail)
            }
            Code::Lambda(value) => value.fits_broken(indent + 4, indent + 4, 0),
            Code::Defaulted(name, annotation, value) => {
                let tail = tail + 3 + width(value);
                annotation.fits_broken(column + width(name) + 2, indent, tail)
            }
        }
    }

    /// The lines from `column` on, where `tail` more columns follow the last.
    pub(super) fn laid(&self, column: usize, indent: usize, tail: usize) -> String {
        if !self.breaks() || column + self.flat_width() + tail <= WIDTH {
            return self.flat();
        }
        match self {
            Code::Text(text) => text.clone(),
            Code::Named(name, value) => {
                format!(
                    "{name}={}",
                    value.laid(column + width(name) + 1, indent, tail)
                )
            }
            Code::Pair(key, value) => {
                format!(
                    "{key}: {}",
                    value.laid(column + width(key) + 2, indent, tail)
                )
            }
            Code::Lambda(value) if value.breaks() => {
                format!(
                    "{LAMBDA}{}",
                    value.laid(column + width(LAMBDA), indent, tail)
                )
            }
            Code::Lambda(value) => format!("{LAMBDA}{}", in_brackets(&value.flat(), indent)),
            Code::Defaulted(name, annotation, value) => {
                let tail = tail + 3 + width(value);
                format!(
                    "{name}: {} = {value}",
                    annotation.laid(column + width(name) + 2, indent, tail)
                )
            }
            Code::Either(items) => alternatives(items, column, indent, tail),
            Code::Call(head, bracket, items) => {
                let inner = indent + 4;
                let open = bracket.open();
                let line = joined(items);
                let body = if inner + width(&line) <= WIDTH {
                    format!("{}{line}\n", pad(inner))
                } else {
                    one_each(items, inner)
                };
                format!("{head}{open}\n{body}{}{}", pad(indent), bracket.close())
            }
            Code::Display(bracket, items) => format!(
                "{}\n{}{}{}",
                bracket.open(),
                one_each(items, indent + 4),
                pad(indent),
                bracket.close()
            ),
        }
    }
}

fn joined(items: &[Code]) -> String {
    let mut out = String::new();
    joined_to(items, ", ", &mut out);
    out
}

fn joined_to(items: &[Code], separator: &str, line: &mut impl Line) {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            line.put(separator);
        }
        item.flat_to(line);
    }
}

/// What takes the parts of a line.
trait Line {
    fn put(&mut self, text: &str);
}

impl Line for String {
    fn put(&mut self, text: &str) {
        self.push_str(text);
    }
}

/// How many columns a line has.
struct Columns(usize);

impl Line for Columns {
    fn put(&mut self, text: &str) {
        self.0 += width(text);
    }
}

/// Whether items behind `column` and a bracket are short enough, one a line.
fn all_fit(column: usize, items: &[Code], indent: usize, tail: usize) -> bool {
    if items.is_empty() {
        return column + 2 + tail <= WIDTH;
    }
    let comma = usize::from(items.len() > 1);
    let inner = indent + 4;
    let fits = |item: &Code| item.fits_broken(inner, inner, comma);
    column < WIDTH && indent + 1 + tail <= WIDTH && items.iter().all(fits)
}

/// Items, one a line; one that is alone has no comma behind it.
fn one_each(items: &[Code], indent: usize) -> String {
    if let [item] = items {
        return format!("{}{}\n", pad(indent), item.laid(indent, indent, 0));
    }
    let (pad, mut out) = (pad(indent), String::new());
    for item in items {
        out.push_str(&pad);
        out.push_str(&item.laid(indent, indent, 1));
        out.push_str(",\n");
    }
    out
}

/// Alternatives, one a line.
fn alternatives(items: &[Code], column: usize, indent: usize, tail: usize) -> String {
    let mut out = String::new();
    for (index, item) in items.iter().enumerate() {
        let tail = if index + 1 == items.len() { tail } else { 0 };
        if index == 0 {
            out.push_str(&item.laid(column, indent, tail));
        } else {
            out.push_str(&format!(
                "\n{}| {}",
                pad(indent),
                item.laid(indent + 2, indent, tail)
            ));
        }
    }
    out
}

/// Alternatives in brackets of their own: in one line where they fit.
fn bracketed(items: &[Code], indent: usize) -> String {
    let inner = indent + 4;
    let items = alternatives_or_line(items, inner);
    format!("(\n{}{items}\n{})", pad(inner), pad(indent))
}

fn alternatives_or_line(items: &[Code], indent: usize) -> String {
    let mut line = String::new();
    joined_to(items, " | ", &mut line);
    if indent + width(&line) <= WIDTH {
        line
    } else {
        alternatives(items, indent, indent, 0)
    }
}

/// A value behind `head`, as the last part of a statement but for `tail` more columns.
///
/// Brackets are put around it where that makes it fit and its own brackets do not begin in this line.
pub(super) fn behind(head: &str, value: &Code, indent: usize, tail: usize) -> String {
    let column = last_width(head);
    let here = column + value.flat_width() + tail <= WIDTH;
    if here || matches!(value, Code::Display(..)) || value.is_empty_display() {
        return format!("{head}{}", value.laid(column, indent, tail));
    }
    if let Code::Either(items) = value {
        return format!("{head}{}", bracketed(items, indent));
    }
    let inner = indent + 4;
    let begins = value.breaks() && column + value.head_width() <= WIDTH;
    if !begins && column < WIDTH && value.fits_broken(inner, inner, 0) {
        return format!(
            "{head}{}",
            in_brackets(&value.laid(inner, inner, 0), indent)
        );
    }
    format!("{head}{}", value.laid(column, indent, tail))
}

/// A text in brackets, in a line of its own.
fn in_brackets(text: &str, indent: usize) -> String {
    format!("(\n{}{text}\n{})", pad(indent + 4), pad(indent))
}

/// `name: annotation = value`, with a line break.
pub(super) fn declaration(
    indent: usize,
    name: &str,
    annotation: &Code,
    value: Option<&Code>,
) -> String {
    let head = format!("{}{name}: ", pad(indent));
    let Some(value) = value else {
        return behind(&head, annotation, indent, 0) + "\n";
    };
    let flat = format!("{head}{} = ", annotation.flat());
    if !annotation.breaks() {
        return behind(&flat, value, indent, 0) + "\n";
    }
    let column = width(&flat);
    let begins = column + value.head_width() <= WIDTH;
    let own = matches!(value, Code::Display(..)) || value.is_empty_display();
    if own && begins || column + value.flat_width() <= WIDTH || value.breaks() && begins {
        return flat + &value.laid(column, indent, 0) + "\n";
    }
    if !own && !value.is_negative() && column < WIDTH {
        // The value gets brackets before the annotation breaks.
        let inner = indent + 4;
        let value = value.laid(inner, inner, 0);
        return format!("{flat}{}\n", in_brackets(&value, indent));
    }
    let broken = match annotation {
        Code::Either(items) => bracketed(items, indent),
        Code::Text(_)
        | Code::Call(..)
        | Code::Display(..)
        | Code::Named(..)
        | Code::Pair(..)
        | Code::Lambda(_)
        | Code::Defaulted(..) => annotation.laid(width(&head), indent, WIDTH),
    };
    let head = format!("{head}{broken} = ");
    if value.is_negative() {
        return behind(&head, value, indent, 0) + "\n";
    }
    let value = value.laid(last_width(&head), indent, 0);
    format!("{head}{value}\n")
}

/// `name = value`, with a line break.
pub(super) fn assignment(indent: usize, name: &str, value: &Code) -> String {
    behind(&format!("{}{name} = ", pad(indent)), value, indent, 0) + "\n"
}

/// `class Name(arguments):`, with a line break.
pub(super) fn class(name: &str, arguments: Vec<Code>) -> String {
    let call = Code::call(format!("class {name}"), arguments);
    call.laid(0, 0, 1) + ":\n"
}

/// `from module import a, b`, with a line break; sorted as ruff sorts.
pub(super) fn import(indent: usize, module: &str, names: &[String]) -> String {
    let names = sorted(names);
    let line = format!("{}from {module} import {}", pad(indent), names.join(", "));
    if width(&line) <= WIDTH {
        return line + "\n";
    }
    let (outer, inner) = (pad(indent), pad(indent + 4));
    let mut out = [&*outer, "from ", module, " import (\n"].concat();
    for name in &names {
        out.extend([&*inner, name, ",\n"]);
    }
    out + &outer + ")\n"
}

/// White space in front of a line.
pub(super) fn pad(indent: usize) -> String {
    " ".repeat(indent)
}

/// The columns of the last line of a text.
fn last_width(text: &str) -> usize {
    width(text.rsplit('\n').next().unwrap_or_default())
}

/// How many columns a text takes, as ruff counts them: each code point for itself.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    text.chars().map(|c| c.width().unwrap_or(0)).sum()
}

#[cfg(test)]
mod tests;
