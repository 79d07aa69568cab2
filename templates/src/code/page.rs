//! From the text of a template with its slots still open to the text of a file.

use std::borrow::Cow;
use std::cell::Cell;
use std::iter;
use std::ops::Range;
use std::sync::Arc;

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
    /// One line of Markdown of ours, in which the signs of an author are escaped.
    Markdown(String),
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
            Self::Literal(text)
            | Self::Json(text)
            | Self::Docs(text)
            | Self::Lines(text)
            | Self::Markdown(text) => text.len(),
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
    /// A line of Markdown of ours.
    pub markdown: fn(&str) -> String,
    /// Adds what the author says, at an indent; with its line break.
    pub docs: fn(&mut String, usize, &str),
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
        Fragment::Docs(text) => {
            let mut out = String::new();
            (rules.docs)(&mut out, 0, text);
            out.truncate(out.trim_end().len());
            out
        }
        Fragment::Lines(text) => text.clone(),
        Fragment::Markdown(text) => (rules.markdown)(text),
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
    let mut printer = Printer::new(rules);
    let mut left = rendered;
    while let Some(at) = memchr(OPEN, left.as_bytes()) {
        printer.text(&left[..at])?;
        let number = &left[at + 1..];
        let end = memchr(CLOSE, number.as_bytes()).unwrap_or(number.len());
        let (number, fragment) = slot(&number[..end], slots)?;
        printer.slot(number, Held::Lent(fragment));
        left = &left[left.len().min(at + 1 + end + 1)..];
    }
    printer.text(left)?;
    printer.finish(path)
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

/// A fragment that somebody else keeps, or that was made for its slot.
#[derive(Debug, Clone)]
pub(crate) enum Held<'a> {
    Lent(&'a Fragment),
    Made(Arc<Fragment>),
}

impl Held<'_> {
    fn get(&self) -> &Fragment {
        match self {
            Self::Lent(fragment) => fragment,
            Self::Made(fragment) => fragment,
        }
    }
}

/// Lays out a page line by line, as a template writes it.
pub(crate) struct Printer<'a> {
    rules: &'a Rules,
    out: String,
    imports: Imports,
    /// Where they go.
    imports_at: Option<usize>,
    /// How deep the line stands behind which no line is broken.
    off: Option<usize>,
    line: Pending<'a>,
}

/// A line that has slots, as far as it is written.
#[derive(Default)]
struct Pending<'a> {
    /// What the template writes, with a mark for each slot.
    text: String,
    pieces: Vec<Piece<'a>>,
}

/// A part of a line, before it is known which kind of line that is.
enum Piece<'a> {
    /// A part of the line's text.
    Literal(Range<usize>),
    /// A slot, by its number, and what fills it.
    Slot(usize, Held<'a>),
}

thread_local! {
    /// Where pages grow, one after the other.
    static SCRATCH: Cell<String> = const { Cell::new(String::new()) };
}

/// So many bytes of it are kept for the next page.
const MOST_SCRATCH: usize = 4 << 20;

/// Stands for a slot in the text of a line.
const MARK: char = SLOT[0];

impl<'a> Pending<'a> {
    fn push(&mut self, text: &str) {
        let start = self.text.len();
        self.text.push_str(text);
        let end = self.text.len();
        match self.pieces.last_mut() {
            Some(Piece::Literal(range)) => range.end = end,
            Some(Piece::Slot(..)) | None if start < end => {
                self.pieces.push(Piece::Literal(start..end));
            }
            Some(Piece::Slot(..)) | None => {}
        }
    }

    /// The spaces at its start.
    fn indent(&self) -> usize {
        self.text.len() - self.text.trim_start_matches(' ').len()
    }

    /// Without the spaces at its start.
    fn pieces(&self, indent: usize) -> &[Piece<'a>] {
        match &self.pieces[..] {
            [Piece::Literal(spaces), rest @ ..] if spaces.end <= indent => rest,
            all => all,
        }
    }

    /// A literal of it, behind the spaces at its start.
    fn literal(&self, range: &Range<usize>, indent: usize) -> &str {
        &self.text[range.start.max(indent)..range.end]
    }
}

impl<'a> Printer<'a> {
    /// An empty page.
    pub(crate) fn new(rules: &'a Rules) -> Self {
        Self {
            rules,
            out: SCRATCH.take(),
            imports: Imports::default(),
            imports_at: None,
            off: None,
            line: Pending::default(),
        }
    }

    /// What the template writes.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), Misplaced> {
        let mut left = text;
        if !self.line.text.is_empty() {
            let Some(end) = memchr(b'\n', left.as_bytes()) else {
                self.line.push(left);
                return Ok(());
            };
            self.line.push(&left[..end]);
            self.end_line()?;
            left = &left[end + 1..];
        }
        while let Some(end) = memchr(b'\n', left.as_bytes()) {
            self.plain(&left[..=end]);
            left = &left[end + 1..];
        }
        self.line.push(left);
        Ok(())
    }

    /// The next slot, by its number, which an error names.
    pub(crate) fn slot(&mut self, number: usize, held: Held<'a>) {
        self.line.text.push(MARK);
        self.line.pieces.push(Piece::Slot(number, held));
    }

    /// The text of the page, for the file with a path.
    pub(crate) fn finish(mut self, path: &str) -> Result<String, Misplaced> {
        if !self.line.text.is_empty() {
            self.end_line()?;
        }
        let (before, behind) = self.out.split_at(self.imports_at.unwrap_or_default());
        let (mut imports, mut behind) = (String::new(), behind.trim_end());
        if self.imports_at.is_some() {
            imports = (self.rules.imports)(&self.imports, path);
            if imports.is_empty() {
                // The line between it and what follows goes, too.
                behind = behind.strip_prefix('\n').unwrap_or(behind);
            } else {
                imports.push('\n');
            }
        }
        let mut page = String::with_capacity(before.len() + imports.len() + behind.len() + 1);
        page.extend([before, &imports, behind]);
        page.truncate(page.trim_end().len());
        page.push('\n');
        self.out.clear();
        if self.out.capacity() <= MOST_SCRATCH {
            SCRATCH.set(self.out);
        }
        Ok(page)
    }

    /// A line without slots.
    fn plain(&mut self, line: &str) {
        match self.off {
            Some(indent) if (self.rules.on)(line, indent) => self.off = None,
            None if (self.rules.off)(line.trim()) => {
                self.off = Some(line.len() - line.trim_start().len());
            }
            Some(_) | None => {}
        }
        self.out.push_str(line);
    }

    /// The pending line is complete.
    fn end_line(&mut self) -> Result<(), Misplaced> {
        let mut line = std::mem::take(&mut self.line);
        let has_slots = |piece: &Piece<'_>| matches!(piece, Piece::Slot(..));
        if line.pieces.iter().any(has_slots) {
            self.laid_out(&line)?;
        } else {
            line.text.push('\n');
            self.plain(&line.text);
        }
        line.text.clear();
        line.pieces.clear();
        self.line = line;
        Ok(())
    }

    /// A line with slots.
    fn laid_out(&mut self, line: &Pending<'a>) -> Result<(), Misplaced> {
        let rules = self.rules;
        let indent = line.indent();
        let pieces = line.pieces(indent);
        if let [Piece::Slot(_, held)] = pieces {
            match held.get() {
                Fragment::Docs(text) => {
                    (rules.docs)(&mut self.out, indent, text);
                    return Ok(());
                }
                Fragment::Lines(text) => {
                    self.out.push_str(text);
                    if !text.is_empty() {
                        self.out.push('\n');
                    }
                    return Ok(());
                }
                Fragment::Used(code) => {
                    self.imports.add(code);
                    return Ok(());
                }
                Fragment::Imports => {
                    self.imports_at = Some(self.out.len());
                    return Ok(());
                }
                Fragment::Code(_)
                | Fragment::Literal(_)
                | Fragment::Json(_)
                | Fragment::Flag(_)
                | Fragment::Markdown(_)
                | Fragment::Word(_) => {}
            }
        }
        // A shorter line has no room for so many brackets.
        if line.text.len() > DEEPEST {
            line.nests()?;
        }
        if !self.in_one_line(line, indent) {
            self.in_parts(line, indent)?;
        }
        self.out.truncate(self.out.trim_end_matches(' ').len());
        self.out.push('\n');
        self.off = self.off.filter(|indent| !(rules.on)(&line.text, *indent));
        Ok(())
    }

    /// Writes a line as it stands, if that is all there is to it: most are short.
    fn in_one_line(&mut self, line: &Pending<'a>, indent: usize) -> bool {
        let (rules, out) = (self.rules, &mut self.out);
        let start = out.len();
        out.extend(iter::repeat_n(' ', indent));
        for piece in line.pieces(indent) {
            let held = match piece {
                Piece::Literal(range) => {
                    out.push_str(line.literal(range, indent));
                    continue;
                }
                Piece::Slot(_, held) => held,
            };
            match held.get() {
                Fragment::Code(code) if !matches!(code, Code::Items(_)) => {
                    self.imports.add(code);
                    code.flat_to(out);
                }
                Fragment::Literal(text) => out.push_str(&(rules.literal)(text)),
                Fragment::Json(json) => out.push_str(&(rules.json)(json)),
                Fragment::Flag(flag) => out.push_str((rules.flag)(*flag)),
                Fragment::Word(word) => out.push_str(word),
                Fragment::Markdown(line) => out.push_str(&(rules.markdown)(line)),
                Fragment::Code(_)
                | Fragment::Docs(_)
                | Fragment::Lines(_)
                | Fragment::Used(_)
                | Fragment::Imports => {
                    out.truncate(start);
                    return false;
                }
            }
        }
        let is_done = self.off.is_some() || (rules.fits)(&out[start..]);
        if !is_done {
            out.truncate(start);
        }
        is_done
    }

    /// Writes a line that is read before: it is too wide, or has lists of items in its brackets.
    fn in_parts(&mut self, line: &Pending<'a>, indent: usize) -> Result<(), Misplaced> {
        let rules = self.rules;
        let parts = line.pieces(indent).iter().map(|piece| match piece {
            Piece::Literal(range) => Ok(Part::Literal(line.literal(range, indent))),
            Piece::Slot(number, held) => part(*number, held.get(), rules, &mut self.imports),
        });
        let parts: Vec<Part<'_>> = parts.collect::<Result<_, _>>()?;
        let start = self.out.len();
        push_parts(&mut self.out, indent, &parts);
        if self.off.is_none()
            && !(rules.fits)(&self.out[start..])
            && let Some(broken) = (rules.broken)(indent, &parts)
        {
            self.out.truncate(start);
            self.out.push_str(&broken);
        }
        Ok(())
    }
}

/// How deep the brackets of a template may nest in a line that has slots; a slot may nest deeper.
const DEEPEST: usize = 100;

impl Pending<'_> {
    /// Whether it can be laid out in reasonable time.
    fn nests(&self) -> Result<(), Misplaced> {
        let mut depth = 0_usize;
        for byte in self.text.bytes() {
            match byte {
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth > DEEPEST {
                let mut slots = self.pieces.iter().filter_map(|piece| match piece {
                    Piece::Slot(slot, _) => Some(*slot),
                    Piece::Literal(_) => None,
                });
                return Err(Misplaced {
                    slot: slots.next_back().unwrap_or_default(),
                    why: "the brackets of a line nest at most 100 deep",
                });
            }
        }
        Ok(())
    }
}

/// What fills a slot that is a part of a line.
fn part<'f>(
    slot: usize,
    fragment: &'f Fragment,
    rules: &Rules,
    imports: &mut Imports,
) -> Result<Part<'f>, Misplaced> {
    let text = |code: Code| Ok(Part::Slot(Cow::Owned(code)));
    match fragment {
        Fragment::Code(code) => {
            imports.add(code);
            Ok(Part::Slot(Cow::Borrowed(code)))
        }
        Fragment::Literal(literal) => text((rules.literal)(literal).into()),
        Fragment::Json(json) => text((rules.json)(json).into()),
        Fragment::Flag(flag) => text(Code::word((rules.flag)(*flag))),
        Fragment::Word(word) => text(Code::word(word)),
        Fragment::Markdown(line) => text((rules.markdown)(line).into()),
        Fragment::Docs(_) | Fragment::Lines(_) | Fragment::Used(_) | Fragment::Imports => {
            Err(Misplaced {
                slot,
                why: "comments, whole lines and imports have a line of their own",
            })
        }
    }
}

/// Adds the parts of a line side by side.
fn push_parts(out: &mut String, indent: usize, parts: &[Part<'_>]) {
    out.extend(iter::repeat_n(' ', indent));
    let is_items =
        |part: &Part<'_>| matches!(part, Part::Slot(code) if matches!(**code, Code::Items(_)));
    if parts.iter().any(is_items) {
        // No item leaves its comma behind.
        parsed(parts).iter().for_each(|code| code.flat_to(out));
        return;
    }
    for part in parts {
        match part {
            Part::Literal(text) => out.push_str(text),
            Part::Slot(code) => code.flat_to(out),
        }
    }
}
