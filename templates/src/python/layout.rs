//! Code laid out by width, as `ruff format` does at 88 columns.

use unicode_width::UnicodeWidthChar;

pub(super) use super::order::{exported, sorted};
pub(super) use crate::code::{Code, Split};
use crate::code::{LAMBDA, joined_to};

/// How wide lines may be.
pub(super) const WIDTH: usize = 88;

/// How wide a piece of code is in one line.
fn flat_width(code: &Code) -> usize {
    code.length(width)
}

/// The part of a sequence that is broken where all of it does not fit, with its place.
fn breaking(parts: &[Code]) -> Option<(usize, &Code)> {
    let mut parts = parts.iter().enumerate().rev();
    parts.find(|(_, part)| breaks(part))
}

/// How wide parts are side by side.
fn widths(parts: &[Code]) -> usize {
    parts.iter().map(flat_width).sum()
}

/// Whether there is a place to break at.
fn breaks(code: &Code) -> bool {
    match code {
        Code::Text(_) | Code::Name(_) | Code::Quoted(..) => false,
        Code::Group(_, _, items) => !items.is_empty(),
        Code::Either(_) | Code::Lambda(_) => true,
        Code::Seq(parts) | Code::Items(parts) => parts.iter().any(breaks),
    }
}

/// Whether it is `[]` or `{}`, which stand in no brackets of their own.
fn is_empty_display(code: &Code) -> bool {
    matches!(code, Code::Text(text) if text == "[]" || text == "{}")
}

/// Whether it is a number with a sign, for which the annotation before it breaks first.
fn is_negative(code: &Code) -> bool {
    matches!(code, Code::Text(text) if text.starts_with('-'))
}

/// How much stands before the first place to break at.
fn head_width(code: &Code) -> usize {
    match code {
        Code::Group(_, _, items) if !items.is_empty() => 1,
        Code::Seq(parts) => match breaking(parts) {
            Some((at, part)) => widths(&parts[..at]) + head_width(part),
            None => widths(parts),
        },
        Code::Lambda(value) if breaks(value) => width(LAMBDA) + head_width(value),
        Code::Lambda(_) => width(LAMBDA) + 1,
        Code::Text(_)
        | Code::Name(_)
        | Code::Quoted(..)
        | Code::Group(..)
        | Code::Either(_)
        | Code::Items(_) => flat_width(code),
    }
}

/// Whether every line is short enough where all that can be broken is.
fn fits_broken(code: &Code, column: usize, indent: usize, tail: usize) -> bool {
    match code {
        Code::Text(_) | Code::Name(_) | Code::Quoted(..) => {
            column + flat_width(code) + tail <= WIDTH
        }
        Code::Group(_, _, items) => all_fit(column, items, indent, tail),
        Code::Either(items) => {
            let fits = |(index, item): (usize, &Code)| {
                let column = if index == 0 { column } else { indent + 2 };
                let tail = if index + 1 == items.len() { tail } else { 0 };
                fits_broken(item, column, indent, tail)
            };
            items.iter().enumerate().all(fits)
        }
        Code::Seq(parts) | Code::Items(parts) => match breaking(parts) {
            Some((at, part)) => {
                let tail = widths(&parts[at + 1..]) + tail;
                fits_broken(part, column + widths(&parts[..at]), indent, tail)
            }
            // Empty brackets are as wide as they are.
            None => column + widths(parts) + tail <= WIDTH,
        },
        Code::Lambda(value) if breaks(value) => {
            fits_broken(value, column + width(LAMBDA), indent, tail)
        }
        Code::Lambda(value) => fits_broken(value, indent + 4, indent + 4, 0),
    }
}

/// The lines from `column` on, where `tail` more columns follow the last.
pub(super) fn laid(code: &Code, column: usize, indent: usize, tail: usize) -> String {
    if !breaks(code) || column + flat_width(code) + tail <= WIDTH {
        return code.flat();
    }
    match code {
        Code::Text(_) | Code::Name(_) | Code::Quoted(..) => code.flat(),
        Code::Seq(parts) | Code::Items(parts) => {
            let Some((at, part)) = breaking(parts) else {
                return code.flat();
            };
            let mut out = String::new();
            parts[..at].iter().for_each(|part| part.flat_to(&mut out));
            let tail = widths(&parts[at + 1..]) + tail;
            out.push_str(&laid(part, column + width(&out), indent, tail));
            parts[at + 1..]
                .iter()
                .for_each(|part| part.flat_to(&mut out));
            out
        }
        Code::Lambda(value) if breaks(value) => {
            let value = laid(value, column + width(LAMBDA), indent, tail);
            format!("{LAMBDA}{value}")
        }
        Code::Lambda(value) => format!("{LAMBDA}{}", in_brackets(&value.flat(), indent)),
        Code::Either(items) => alternatives(items, column, indent, tail),
        Code::Group(bracket, split, items) => {
            let inner = indent + 4;
            let line = joined(items);
            let body = if *split == Split::Together && inner + width(&line) <= WIDTH {
                format!("{}{line}\n", pad(inner))
            } else {
                one_each(items, inner)
            };
            let (open, close) = (bracket.open(), bracket.close());
            format!("{open}\n{body}{}{close}", pad(indent))
        }
    }
}

fn joined(items: &[Code]) -> String {
    let mut out = String::new();
    joined_to(items, ", ", &mut out);
    out
}

/// Whether items behind `column` and a bracket are short enough, one a line.
fn all_fit(column: usize, items: &[Code], indent: usize, tail: usize) -> bool {
    if items.is_empty() {
        return column + 2 + tail <= WIDTH;
    }
    let comma = usize::from(items.len() > 1);
    let inner = indent + 4;
    let fits = |item: &Code| fits_broken(item, inner, inner, comma);
    column < WIDTH && indent + 1 + tail <= WIDTH && items.iter().all(fits)
}

/// Items, one a line; one that is alone has no comma behind it.
fn one_each(items: &[Code], indent: usize) -> String {
    if let [item] = items {
        return format!("{}{}\n", pad(indent), laid(item, indent, indent, 0));
    }
    let (pad, mut out) = (pad(indent), String::new());
    for item in items {
        out.push_str(&pad);
        match breaks(item) {
            true => out.push_str(&laid(item, indent, indent, 1)),
            false => item.flat_to(&mut out),
        }
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
            out.push_str(&laid(item, column, indent, tail));
        } else {
            out.push_str(&format!(
                "\n{}| {}",
                pad(indent),
                laid(item, indent + 2, indent, tail)
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
    let here = column + flat_width(value) + tail <= WIDTH;
    if here || value.is_display() || is_empty_display(value) {
        return format!("{head}{}", laid(value, column, indent, tail));
    }
    if let Code::Either(items) = value {
        return format!("{head}{}", bracketed(items, indent));
    }
    let inner = indent + 4;
    let begins = breaks(value) && column + head_width(value) <= WIDTH;
    if !begins && column < WIDTH && fits_broken(value, inner, inner, 0) {
        return format!(
            "{head}{}",
            in_brackets(&laid(value, inner, inner, 0), indent)
        );
    }
    format!("{head}{}", laid(value, column, indent, tail))
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
    if !breaks(annotation) {
        return behind(&flat, value, indent, 0) + "\n";
    }
    let column = width(&flat);
    let begins = column + head_width(value) <= WIDTH;
    let own = value.is_display() || is_empty_display(value);
    if own && begins || column + flat_width(value) <= WIDTH || breaks(value) && begins {
        return flat + &laid(value, column, indent, 0) + "\n";
    }
    if !own && !is_negative(value) && column < WIDTH {
        // The value gets brackets before the annotation breaks.
        let inner = indent + 4;
        let value = laid(value, inner, inner, 0);
        return format!("{flat}{}\n", in_brackets(&value, indent));
    }
    let broken = if let Code::Either(items) = annotation {
        bracketed(items, indent)
    } else {
        laid(annotation, width(&head), indent, WIDTH)
    };
    let head = format!("{head}{broken} = ");
    if is_negative(value) {
        return behind(&head, value, indent, 0) + "\n";
    }
    let value = laid(value, last_width(&head), indent, 0);
    format!("{head}{value}\n")
}

/// `name = value`, with a line break.
pub(super) fn assignment(indent: usize, name: &str, value: &Code) -> String {
    behind(&format!("{}{name} = ", pad(indent)), value, indent, 0) + "\n"
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
