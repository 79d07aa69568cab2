//! From the text of a template with its slots still open to the text of a file.

use std::borrow::Cow;

use memchr::memchr;

use super::{Code, Imports, Part, parsed};

/// What fills a slot of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Fragment {
    /// An expression, a type, a name, a literal, several items of a list.
    Code(Code),
    /// A text, which is printed as a literal.
    Literal(String),
    /// JSON, which is printed as a literal of its text.
    Json(String),
    /// A truth, which is printed as a literal.
    Flag(bool),
    /// A word that we write, as `snake_case`; filters print it as other cases.
    Word(&'static str),
    /// What is said about something, as the author wrote it: a slot of its own line, laid out as the language's comment.
    Docs(String),
    /// Lines that were laid out before.
    Lines(String),
    /// What the file imports for others; nothing is printed.
    Used(Code),
    /// Everything that the names of the file need.
    Imports,
}

impl Fragment {
    /// About how many bytes it prints.
    pub(crate) fn size(&self) -> usize {
        match self {
            Self::Code(code) => code.length(str::len),
            Self::Literal(text) | Self::Json(text) | Self::Docs(text) | Self::Lines(text) => {
                text.len()
            }
            Self::Word(word) => word.len(),
            Self::Flag(_) | Self::Used(_) | Self::Imports => 0,
        }
    }
}

/// How a language lays out what stands in slots.
pub(crate) struct Rules {
    /// How the names of files end, behind a dot.
    pub ending: &'static str,
    /// Whether no line is broken behind this one, which stands between no spaces.
    pub off: fn(&str) -> bool,
    /// Whether lines behind this one are broken again, where none was behind one that stands so deep.
    pub on: fn(&str, usize) -> bool,
    /// Whether a line needs no look at what it is: it is short enough for anything.
    pub fits: fn(&str) -> bool,
    /// A line that may be too wide: what stands in it, behind so many spaces; nothing where it stays as it is.
    pub broken: fn(usize, &[Part<'_>]) -> Option<String>,
    /// A literal of a text, of JSON text, and of a truth.
    pub literal: fn(&str) -> String,
    pub json: fn(&str) -> String,
    pub flag: fn(bool) -> &'static str,
    /// What the author says, at an indent; with its line break.
    pub docs: fn(usize, &str) -> String,
    /// The statements that import all of this into the file with a path.
    pub imports: fn(&Imports, &str) -> String,
}

/// In the text of a rendered template, around the number of the fragment that fills a slot. No text of a template has them.
pub(crate) const SLOT: [char; 2] = [OPEN as char, CLOSE as char];
const OPEN: u8 = 0xE;
const CLOSE: u8 = 0xF;

/// What a fragment prints at the start of a line, for people who look at a model.
pub(crate) fn alone(fragment: &Fragment, rules: &Rules) -> String {
    match fragment {
        Fragment::Code(code) | Fragment::Used(code) => code.flat(),
        Fragment::Literal(text) => (rules.literal)(text),
        Fragment::Json(json) => (rules.json)(json),
        Fragment::Flag(flag) => (rules.flag)(*flag).to_owned(),
        Fragment::Word(word) => (*word).to_owned(),
        Fragment::Docs(text) => (rules.docs)(0, text).trim_end().to_owned(),
        Fragment::Lines(text) => text.clone(),
        Fragment::Imports => String::new(),
    }
}

/// A slot that cannot be filled where it is, by its number, and why.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Misplaced {
    pub slot: usize,
    pub why: &'static str,
}

/// Fills the slots of a rendered template; the error is a mistake of the template.
pub(crate) fn printed(
    rendered: &str,
    slots: &[impl AsRef<Fragment>],
    rules: &Rules,
    path: &str,
) -> Result<String, Misplaced> {
    let mut out = String::with_capacity(rendered.len() * 2);
    let mut imports = Imports::default();
    let mut imports_at = None;
    let mut parts = Vec::new();
    // How deep the line stands behind which no line is broken.
    let mut off: Option<usize> = None;
    let mut left = rendered;
    while !left.is_empty() {
        let end = memchr(b'\n', left.as_bytes()).map_or(left.len(), |end| end + 1);
        let (line, behind) = left.split_at(end);
        left = behind;
        let Some(first) = memchr(OPEN, line.as_bytes()) else {
            if off.is_some_and(|indent| (rules.on)(line, indent)) {
                off = None;
            } else if off.is_none() && (rules.off)(line.trim()) {
                off = Some(line.len() - line.trim_start().len());
            }
            out.push_str(line);
            continue;
        };
        let bare = line.trim_end_matches('\n');
        let indent = bare.len() - bare.trim_start_matches(' ').len();
        parts.clear();
        let (mut start, mut next) = (indent, Some(first));
        while let Some(at) = next {
            if start < at {
                parts.push(Piece::Literal(&bare[start..at]));
            }
            let number = &bare[at + 1..];
            let end = memchr(CLOSE, number.as_bytes()).unwrap_or(number.len());
            let (slot, fragment) = slot(&number[..end], slots)?;
            parts.push(Piece::Slot(slot, fragment));
            start = bare.len().min(at + 1 + end + 1);
            next = memchr(OPEN, &bare.as_bytes()[start..]).map(|at| start + at);
        }
        if start < bare.len() {
            parts.push(Piece::Literal(&bare[start..]));
        }
        match &parts[..] {
            [Piece::Slot(_, Fragment::Docs(text))] => out.push_str(&(rules.docs)(indent, text)),
            [Piece::Slot(_, Fragment::Lines(text))] => {
                out.push_str(text);
                if !text.is_empty() {
                    out.push('\n');
                }
            }
            [Piece::Slot(_, Fragment::Used(code))] => imports.add(code),
            [Piece::Slot(_, Fragment::Imports)] => imports_at = Some(out.len()),
            all => {
                // A shorter line has no room for so many brackets.
                if bare.len() > DEEPEST {
                    nests(all)?;
                }
                let all = all.iter().map(|piece| piece.part(rules, &mut imports));
                let all: Vec<Part<'_>> = all.collect::<Result<_, _>>()?;
                push_line(&mut out, indent, &all, rules, off.is_none());
                off = off.filter(|indent| !(rules.on)(line, *indent));
            }
        }
    }
    if let Some(at) = imports_at {
        let mut text = (rules.imports)(&imports, path);
        if text.is_empty() {
            // The line between it and what follows goes, too.
            if out[at..].starts_with('\n') {
                out.remove(at);
            }
        } else {
            text.push('\n');
            out.insert_str(at, &text);
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    Ok(out)
}

/// The fragment with a number. A template that cuts what it captured may leave no number.
fn slot<'s>(
    number: &str,
    slots: &'s [impl AsRef<Fragment>],
) -> Result<(usize, &'s Fragment), Misplaced> {
    let number = number.parse().unwrap_or(usize::MAX);
    match slots.get(number) {
        Some(slot) => Ok((number, slot.as_ref())),
        None => Err(Misplaced {
            slot: slots.len().saturating_sub(1),
            why: "what was captured is printed as a whole, not in parts",
        }),
    }
}

/// How deep the brackets of a template may nest in a line that has slots; a slot may nest deeper.
const DEEPEST: usize = 100;

/// Whether a line of a template can be laid out in reasonable time.
fn nests(parts: &[Piece<'_>]) -> Result<(), Misplaced> {
    let mut depth = 0_usize;
    for part in parts {
        let Piece::Literal(text) = part else { continue };
        for byte in text.bytes() {
            match byte {
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                let mut slots = parts.iter().filter_map(|part| match part {
                    Piece::Slot(slot, _) => Some(*slot),
                    Piece::Literal(_) => None,
                });
                return Err(Misplaced {
                    slot: slots.next_back().unwrap_or_default(),
                    why: "the brackets of a line nest at most 100 deep",
                });
            }
        }
    }
    Ok(())
}

/// A part of a line, before it is known which kind of line that is.
enum Piece<'a> {
    Literal(&'a str),
    Slot(usize, &'a Fragment),
}

impl<'a> Piece<'a> {
    fn part(&self, rules: &Rules, imports: &mut Imports) -> Result<Part<'a>, Misplaced> {
        let text = |code: Code| Ok(Part::Slot(Cow::Owned(code)));
        match *self {
            Piece::Literal(text) => Ok(Part::Literal(text)),
            Piece::Slot(_, Fragment::Code(code)) => {
                imports.add(code);
                Ok(Part::Slot(Cow::Borrowed(code)))
            }
            Piece::Slot(_, Fragment::Literal(literal)) => text((rules.literal)(literal).into()),
            Piece::Slot(_, Fragment::Json(json)) => text((rules.json)(json).into()),
            Piece::Slot(_, Fragment::Flag(flag)) => text(Code::word((rules.flag)(*flag))),
            Piece::Slot(_, Fragment::Word(word)) => text(Code::word(word)),
            Piece::Slot(
                slot,
                Fragment::Docs(_) | Fragment::Lines(_) | Fragment::Used(_) | Fragment::Imports,
            ) => Err(Misplaced {
                slot,
                why: "comments, whole lines and imports have a line of their own",
            }),
        }
    }
}

fn push_line(out: &mut String, indent: usize, parts: &[Part<'_>], rules: &Rules, breaks: bool) {
    let start = out.len();
    out.extend(std::iter::repeat_n(' ', indent));
    let has_items = parts
        .iter()
        .any(|part| matches!(part, Part::Slot(code) if matches!(**code, Code::Items(_))));
    if has_items {
        // No item leaves its comma behind.
        parsed(parts).iter().for_each(|code| code.flat_to(out));
    } else {
        for part in parts {
            match part {
                Part::Literal(text) => out.push_str(text),
                Part::Slot(code) => code.flat_to(out),
            }
        }
    }
    if breaks
        && !(rules.fits)(&out[start..])
        && let Some(broken) = (rules.broken)(indent, parts)
    {
        out.truncate(start);
        out.push_str(&broken);
    }
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}
