//! Unterminated texts and unmatched brackets: findings, and a repair with which the parser can continue.

use std::ops::Range;

use super::overlay::Overlay;
use crate::diagnostics::{Finding, Findings};
use crate::source::{FileId, Span};
use crate::syntax::codes;
use crate::syntax::marks::{Mark, Marks};
use crate::syntax::nesting::{LIMIT, Survey, closer};

/// More than this is not a handful of slips but another format, or noise.
const PATIENCE: usize = 100;

/// Makes the text sound.
pub(super) fn repair(file: FileId, overlay: &mut Overlay<'_>, findings: &mut Findings) {
    close_texts(file, overlay, findings);
    let text = overlay.text();
    if !Survey::of(&text).sound {
        let mut pairing = Pairing {
            file,
            text: &text,
            lines: Lines::of(&text),
            overlay,
            findings,
            open: Vec::new(),
            hushed: false,
            reported: 0,
        };
        pairing.run();
    }
    // Whatever is left must not reach the parser.
    if !Survey::of(&overlay.text()).sound {
        overlay.blank(0..text.len());
    }
}

fn close_texts(file: FileId, overlay: &mut Overlay<'_>, findings: &mut Findings) {
    for _ in 0..PATIENCE {
        let text = overlay.text();
        let open = Marks::new(&text).find(|(mark, _)| {
            matches!(
                mark,
                Mark::Text { closed: false } | Mark::Block { closed: false }
            )
        });
        match open {
            Some((Mark::Block { .. }, range)) => {
                let start = range.start;
                findings.add(
                    Finding::new(
                        &codes::OPEN_TEXT,
                        Span::new(file, start, start + 3),
                        "this text is never closed",
                    )
                    .here("the text begins here")
                    .help("end it with `\"\"\"` on a line of its own"),
                );
                overlay.blank(start..end_of_block(&text, start));
                overlay.write(start, b"\"\"");
            }
            // A line cannot hold the mistake of another line, so all of them are closed in one go.
            Some(_) => close_lines(file, &text, overlay, findings),
            None => return,
        }
    }
}

/// The end of a text that continues on the next lines: its quote is alone on one of them.
fn spread(text: &str, range: &Range<usize>) -> Option<usize> {
    /// How many lines further down the quote may be.
    const LINES: usize = 8;
    let mut at = range.end + 1;
    for line in text.get(at..)?.split_inclusive('\n').take(LINES) {
        let quotes = line.matches('"').count() - line.matches("\\\"").count();
        if quotes == 1 {
            let quote = line.find('"')?;
            // What follows must be the end of something, or the quote opens another text.
            let rest = line[quote + 1..].trim();
            let ends = rest.is_empty() || rest.starts_with([')', '}', ']', ',']);
            let prose = line[..quote]
                .trim_end()
                .ends_with(|c: char| c.is_alphanumeric() || ".!?".contains(c));
            return (ends && prose && !line[..quote].contains(':')).then_some(at + quote + 1);
        }
        if quotes > 1 {
            return None;
        }
        at += line.len();
    }
    None
}

fn close_lines(file: FileId, text: &str, overlay: &mut Overlay<'_>, findings: &mut Findings) {
    let mut reported = 0;
    for (mark, range) in Marks::new(text) {
        match mark {
            Mark::Text { closed: false } if spread(text, &range).is_some() => {
                let end = spread(text, &range).unwrap_or(range.end);
                findings.add(
                    Finding::new(
                        &codes::OPEN_TEXT,
                        Span::new(file, range.start, end),
                        "a text in `\"` ends on its line",
                    )
                    .here("this one goes on")
                    .help("put it between `\"\"\"`, or write `\\n` for the line break"),
                );
                overlay.blank(range.start..end);
                // An empty text, over the quote and the whole character behind it.
                let first = text[range.start + 1..].chars().next();
                let close = range.start + first.map_or(1, char::len_utf8);
                overlay.write(range.start, b"\"");
                overlay.write(close, b"\"");
                // Marks behind it belong to the text as it was.
                return;
            }
            Mark::Text { closed: false } => {
                let line = &text[range.clone()];
                let kept =
                    line.trim_end_matches([' ', '\t', '\r', '\\', ')', ']', '}', '{', ',', ';']);
                let kept = if kept.len() > 1 {
                    kept
                } else {
                    line.trim_end_matches(['\r', '\\'])
                };
                let end = range.start + kept.len();
                reported += 1;
                if reported <= PATIENCE {
                    findings.add(
                        Finding::new(
                            &codes::OPEN_TEXT,
                            Span::new(file, range.start, end),
                            "this text is never closed",
                        )
                        .here("a `\"` is missing at the end")
                        .help("close it on the same line, or put a text of many lines between `\"\"\"`"),
                    );
                }
                let last = kept.char_indices().last().map_or(0, |(at, _)| at);
                if last == 0 {
                    // Nothing but the quote: no room for a second one.
                    overlay.blank(range.clone());
                    overlay.write(range.start, b"0");
                    continue;
                }
                overlay.blank(range.start..end);
                overlay.write(range.start, b"\"");
                overlay.write(end - 1, b"\"");
            }
            // What follows is no longer what it seems; the next round sees it.
            Mark::Block { closed: false } => return,
            Mark::Open(_) | Mark::Close(_) | Mark::Comment | Mark::Doc | Mark::Regex => {}
            Mark::Text { closed: true } | Mark::Block { closed: true } => {}
        }
    }
}

/// The end of a text block that is never closed: the end of its line, if its text begins there.
fn end_of_block(text: &str, start: usize) -> usize {
    let line = text[start..].lines().next().unwrap_or_default();
    if line[3..].trim().is_empty() {
        return end_by_indentation(text, start);
    }
    start
        + line
            .trim_end_matches([' ', '\t', '\r', ')', ']', '}', ','])
            .len()
}

/// The start of the first line that is indented no deeper than the line of `start`.
fn end_by_indentation(text: &str, start: usize) -> usize {
    let limit = indent_of(text, start);
    let mut at = start;
    for line in text[start..].split_inclusive('\n') {
        let filled = line.trim();
        if at > start && !filled.is_empty() && line.len() - line.trim_start().len() <= limit {
            return at;
        }
        at += line.len();
    }
    text.len()
}

/// The indentation of the line of a position.
fn indent_of(text: &str, at: usize) -> usize {
    let line = text[..at].rfind('\n').map_or(0, |found| found + 1);
    indent(&text[line..])
}

fn indent(line: &str) -> usize {
    line.bytes()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count()
}

/// The starts and indentations of lines, cached: each bracket needs them, and all brackets may be on one line.
struct Lines(Vec<(usize, usize)>);

impl Lines {
    fn of(text: &str) -> Self {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(starts);
        Self(starts.map(|at| (at, indent(&text[at..]))).collect())
    }

    /// The start and the indentation of the line of a position.
    fn at(&self, at: usize) -> (usize, usize) {
        self.0[self.0.partition_point(|(start, _)| *start <= at) - 1]
    }
}

/// A bracket that waits for its partner.
#[derive(Clone, Copy)]
struct Open {
    bracket: u8,
    at: usize,
}

struct Pairing<'t, 'o> {
    file: FileId,
    text: &'t str,
    lines: Lines,
    overlay: &'t mut Overlay<'o>,
    findings: &'t mut Findings,
    open: Vec<Open>,
    /// The brackets that are open now belong to an error that is already reported.
    hushed: bool,
    reported: usize,
}

impl Pairing<'_, '_> {
    fn run(&mut self) {
        let mut marks = Marks::new(self.text).peekable();
        let mut before = 0;
        while let Some((mark, range)) = marks.next() {
            if self.reported > PATIENCE {
                return;
            }
            if let Some(start) = self.item_start(before..range.start) {
                self.close_all(start, 0);
                self.hushed = false;
            }
            before = range.end;
            match mark {
                Mark::Open(bracket) if self.open.len() >= LIMIT => {
                    before = self.skip_deep(bracket, range.start, &mut marks);
                }
                Mark::Open(bracket) => self.open.push(Open {
                    bracket,
                    at: range.start,
                }),
                Mark::Close(bracket) => self.close(bracket, range.start),
                Mark::Text { .. }
                | Mark::Block { .. }
                | Mark::Comment
                | Mark::Doc
                | Mark::Regex => {}
            }
        }
        if let Some(start) = self.item_start(before..self.text.len()) {
            self.close_all(start, 0);
            self.hushed = false;
        }
        self.close_all(self.text.len(), 0);
    }

    /// Blanks text that is nested too deeply and reports it once; returns where it ends.
    fn skip_deep(
        &mut self,
        bracket: u8,
        start: usize,
        marks: &mut std::iter::Peekable<Marks<'_>>,
    ) -> usize {
        self.report(
            Finding::new(
                &codes::TOO_DEEP,
                Span::new(self.file, start, start + 1),
                "nested too deeply",
            )
            .here(format!("more than {LIMIT} brackets are open here"))
            .help("declare the inner part as a `type` and use its name"),
        );
        let mut wanted = vec![closer(bracket)];
        let mut end = start + 1;
        while let Some((mark, range)) = marks.peek().cloned() {
            if let Some(item) = self.item_start(end..range.start) {
                // With the line break before it, by which the declaration is recognised.
                end = item - 1;
                break;
            }
            marks.next();
            end = range.end;
            match mark {
                Mark::Open(bracket) => wanted.push(closer(bracket)),
                Mark::Close(_) => {
                    wanted.pop();
                }
                Mark::Text { .. }
                | Mark::Block { .. }
                | Mark::Comment
                | Mark::Doc
                | Mark::Regex => {}
            }
            if wanted.is_empty() {
                break;
            }
        }
        if !wanted.is_empty() {
            self.hushed = true;
            if marks.peek().is_none() {
                let item = self.item_start(end..self.text.len());
                end = item.map_or(self.text.len(), |item| item - 1);
            }
        }
        self.overlay.blank(start..end);
        // Something that is a type as well as a value, so that nothing seems to be missing.
        self.overlay.write(start, b"0");
        end
    }

    fn close(&mut self, bracket: u8, at: usize) {
        let Some(top) = self.open.last().copied() else {
            self.stray(bracket, at);
            return;
        };
        let fits = closer(top.bracket) == bracket;
        if fits && !self.belongs_further_out(top, bracket, at) {
            self.open.pop();
            return;
        }
        let partner = self.open.iter().rposition(|open| {
            closer(open.bracket) == bracket
                && (!fits || self.indent_of(open.at) <= self.indent_of(at))
        });
        match partner {
            Some(index) => {
                self.close_all(at, index + 1);
                self.open.pop();
            }
            None if self.line_of(top.at) == self.line_of(at) => {
                let right = closer(top.bracket) as char;
                self.report(
                    Finding::new(
                        &codes::BRACKETS,
                        Span::new(self.file, at, at + 1),
                        format!(
                            "`{}` is closed by `{}`",
                            top.bracket as char, bracket as char
                        ),
                    )
                    .here(format!("`{right}` was expected"))
                    .related(Span::new(self.file, top.at, top.at + 1), "opened here")
                    .help(format!("write `{right}`"))
                    .guess(Span::new(self.file, at, at + 1), right),
                );
                self.overlay.write(at, &[closer(top.bracket)]);
                self.open.pop();
            }
            None => self.stray(bracket, at),
        }
    }

    /// A closing bracket at the start of its line that is indented less than the line of the bracket that it would
    /// close.
    fn belongs_further_out(&self, top: Open, bracket: u8, at: usize) -> bool {
        let (line, indent) = self.lines.at(at);
        self.text[line..at].trim().is_empty()
            && self.line_of(top.at) != line
            && indent < self.indent_of(top.at)
            && self.open[..self.open.len() - 1]
                .iter()
                .any(|open| closer(open.bracket) == bracket && self.indent_of(open.at) == indent)
    }

    fn stray(&mut self, bracket: u8, at: usize) {
        self.overlay.blank(at..at + 1);
        let span = Span::new(self.file, at, at + 1);
        self.report(
            Finding::new(
                &codes::BRACKETS,
                span,
                format!("`{}` closes nothing", bracket as char),
            )
            .here("no bracket is open here")
            .help("remove it"),
        );
    }

    /// Closes all but `keep` brackets in the white space before `at` or at the ends of their lines, or drops them if
    /// there is no room.
    fn close_all(&mut self, at: usize, keep: usize) {
        while self.open.len() > keep {
            let Some(open) = self.open.pop() else { return };
            let gap = self.gap_before(self.end_of(open, at));
            let fits =
                |at: &usize| self.overlay.is_boundary(*at) && self.overlay.is_boundary(at + 1);
            match gap.into_iter().find(fits) {
                Some(room) if room > open.at => self.overlay.write(room, &[closer(open.bracket)]),
                Some(_) | None => self.overlay.blank(open.at..open.at + 1),
            }
            let bracket = open.bracket as char;
            let (span, right) = (
                Span::new(self.file, open.at, open.at + 1),
                closer(open.bracket) as char,
            );
            let finding = Finding::new(
                &codes::BRACKETS,
                span,
                format!("`{bracket}` is never closed"),
            )
            .here(format!("no `{right}` belongs to this"));
            let end = (at + 1..=self.text.len()).find(|end| self.text.is_char_boundary(*end));
            let finding = match end {
                Some(end) => {
                    let text = format!("`{right}` is missing before this, or further up");
                    finding.related(Span::new(self.file, at, end), text)
                }
                None => finding,
            };
            self.report(finding.help(format!("add `{right}`")));
        }
    }

    /// Where a bracket that is never closed should have been, at `at` the latest.
    fn end_of(&self, open: Open, at: usize) -> usize {
        let line_end = self.text[open.at..]
            .find('\n')
            .map_or(self.text.len(), |found| open.at + found);
        let arrow = self.text[open.at..line_end]
            .find("->")
            .map(|found| open.at + found);
        if let (b'(', Some(arrow)) = (open.bracket, arrow) {
            return arrow.min(at);
        }
        let place = end_by_indentation(self.text, open.at).min(at);
        let blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let indent = self.text.as_bytes()[place..]
            .iter()
            .take_while(|byte| blank(byte))
            .count();
        if place == at { at } else { place + indent }
    }

    /// White space before a position, and a comment before it, blanked. A line break before a doc comment is not part
    /// of it.
    fn gap_before(&mut self, at: usize) -> Range<usize> {
        let bytes = self.overlay.bytes();
        let mut start = at;
        while start > 0 && bytes[start - 1].is_ascii_whitespace() {
            start -= 1;
        }
        let mut end = at;
        if self.text[at..].starts_with("///") {
            end = bytes[start..at]
                .iter()
                .rposition(|byte| *byte == b'\n')
                .map_or(start, |found| start + found);
        }
        let line = bytes[..start]
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |found| found + 1);
        let comment =
            Marks::new(&self.text[line..start]).find(|(mark, _)| matches!(mark, Mark::Comment));
        let Some((_, comment)) = comment else {
            return start..end;
        };
        self.overlay.blank(line + comment.start..start);
        line + comment.start..end
    }

    /// Where a line begins a declaration in the first column while brackets are still open.
    fn item_start(&self, range: Range<usize>) -> Option<usize> {
        if self.open.is_empty() || !self.text.is_char_boundary(range.start) {
            return None;
        }
        let mut at = range.start;
        while let Some(found) = self.text[at..range.end].find('\n') {
            at += found + 1;
            if begins_item(&self.text[at..]) {
                return Some(at);
            }
        }
        None
    }

    fn report(&mut self, finding: Finding) {
        if !self.hushed {
            self.reported += 1;
            self.findings.add(finding);
        }
    }

    fn line_of(&self, at: usize) -> usize {
        self.lines.at(at).0
    }

    fn indent_of(&self, at: usize) -> usize {
        self.lines.at(at).1
    }
}

fn begins_item(line: &str) -> bool {
    const WORDS: &[&str] = &[
        "type", "enum", "union", "error", "service", "toolset", "package", "use",
    ];
    WORDS.iter().any(|word| {
        line.strip_prefix(word).is_some_and(|rest| {
            rest.starts_with([' ', '\t'])
                && rest
                    .trim_start_matches([' ', '\t'])
                    .starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '"')
        })
    })
}
