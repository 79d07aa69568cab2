//! How Rust is laid out where templates print it: lines that are too wide, doc comments, imports.

use super::columns::{WIDTH, pad};
use super::layout::{self, Line, NARROW, Piece};
use super::{docs, literal};
use crate::code::{Bracket, Part, Rules};

/// The rules of rustfmt.
pub(super) static RULES: Rules = Rules {
    ending: "rs",
    // rustfmt knows no language of macros.
    off: |line| line == "#[rustfmt::skip]" || line.starts_with("toolrt::") && line.ends_with("! {"),
    // The end of the item, or of the statement, that stands behind the attribute.
    on: |line, indent| {
        let code = line.trim_start();
        line.len() - code.len() <= indent && code.trim_end().ends_with([';', '}'])
    },
    // Nothing so short is broken but literals of structs.
    fits: |line| line.len() <= 60 && !(line.as_bytes().contains(&b'{') && line.contains(" { ")),
    broken,
    literal: literal::string,
    json: literal::raw,
    flag: |flag| if flag { "true" } else { "false" },
    markdown: str::to_owned,
    docs: docs::push,
    imports: layout::imports,
};

/// A line that may be too wide.
fn broken(indent: usize, parts: &[Part<'_>]) -> Option<String> {
    let lines = laid_out(indent, Line::of(parts).all())?;
    let mut out = String::with_capacity(indent + lines.len());
    pad(&mut out, indent);
    Some(out + &lines)
}

/// A line by what it is to rustfmt; nothing where it stays as it is.
fn laid_out(indent: usize, line: Piece<'_>) -> Option<String> {
    let mut reaches = ["pub ", "pub(super) ", "pub(crate) "].into_iter();
    let item = reaches.find_map(|reach| line.behind(reach)).unwrap_or(line);
    let starts = |words: &[&str]| words.iter().any(|word| item.text.starts_with(word));
    // What is as narrow as this, by bytes too, has nothing to break; a `?` at the end counts twice.
    let is_narrow = |value: Piece<'_>| {
        let length = value.text.len() + usize::from(value.text.ends_with('?'));
        length <= NARROW && indent + line.text.len() <= WIDTH
    };
    if starts(&["fn ", "async fn "]) {
        return layout::signature(indent, line);
    }
    if let Some(end) = line.text.find('!')
        && line.text[end..].starts_with("!(")
        && line.path_end() == Some(end)
    {
        return layout::invoked(indent, line);
    }
    if starts(&["trait "])
        && let Some((head, end)) = line.cut(": Send + Sync + 'static ")
    {
        return layout::host_trait(head.text, end.text);
    }
    if let Some(head) = line.before(" {") {
        return opening(indent, head, starts(&["struct ", "enum ", "trait "]));
    }
    if let Some(head) = line.before(" {}") {
        return starts(&["struct "]).then(|| layout::empty(head.text))?;
    }
    if let Some(value) = line.before(";") {
        if starts(&["struct "]) {
            return layout::newtype(line);
        }
        if starts(&["use ", "mod "]) {
            return None;
        }
        let has_head = starts(&["let ", "static ", "const ", "type "]);
        let (head, value) = match value.find(" = ").filter(|_| has_head) {
            Some(at) => (&line.text[..at + 2], value.from(at + 3)),
            None => ("", value),
        };
        if is_narrow(value) {
            return None;
        }
        return Some(match starts(&["type "]) {
            true => layout::typed(indent, head, value, ";"),
            false => layout::statement(indent, head, value, ";"),
        });
    }
    if line.text.ends_with(['}', ')'])
        && let Some(lines) = layout::literal(indent, line)
    {
        return Some(lines);
    }
    if let Some(list) = line.behind("#[derive(") {
        return layout::derive(list.before(")]")?);
    }
    let Some(value) = line.before(",") else {
        return (!is_narrow(line)).then(|| layout::statement(indent, "", line, ""));
    };
    if let Some((pattern, value)) = value.cut(" => ") {
        return (!is_narrow(value)).then(|| layout::arm(indent, pattern, value));
    }
    let is_name = |name: &str| {
        name.chars()
            .all(|c| c.is_alphanumeric() || "_#".contains(c))
    };
    if let Some((name, value)) = value.cut(": ") {
        if is_narrow(value) {
            return None;
        }
        return Some(match is_name(name.text) {
            true => layout::field_of(indent, name.text, value),
            false => layout::typed(indent, &line.text[..=name.text.len()], value, ","),
        });
    }
    match value.group(Bracket::Round) {
        Some((name, ty, end)) if is_name(name.text) && end.text.is_empty() => {
            layout::variant(indent, name.text, ty)
        }
        Some(_) | None => None,
    }
}

/// The line that opens a block, without its brace.
fn opening(indent: usize, head: Piece<'_>, is_item: bool) -> Option<String> {
    if head.text.starts_with("impl ") || head.text.starts_with("impl<") {
        return layout::implementation(head);
    }
    if is_item {
        return layout::opened(head.text);
    }
    if let Some(pattern) = head.before(" =>") {
        return Some(layout::block_arm(indent, pattern));
    }
    let (keyword, value) = head.text.split_once(' ')?;
    let value = head.from(head.text.len() - value.len());
    Some(match value.find(" = ").filter(|_| keyword != "match") {
        Some(at) => {
            let (bound, value) = (&value.text[..at + 2], value.from(at + 3));
            layout::condition(indent, keyword, bound, value)
        }
        None => layout::condition(indent, keyword, "", value),
    })
}

#[cfg(test)]
mod tests;
