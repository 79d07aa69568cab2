//! The page of a code, laid out for a terminal: Markdown as the pages use it.

use std::fmt::Write;

use toolc_compiler::diagnostics::Code;

use super::style::Style;

const BOLD: &str = "\u{1b}[1m";
const DIM: &str = "\u{1b}[2m";
const CYAN: &str = "\u{1b}[36m";
const RED: &str = "\u{1b}[31m";
const YELLOW: &str = "\u{1b}[33m";
const END: &str = "\u{1b}[0m";

/// The page of a code: headings in bold, paragraphs wrapped to the width, examples indented.
pub fn page(code: &Code, style: Style) -> String {
    let paint = Paint(style.color);
    let mut text = String::new();
    let mut paragraph: Vec<&str> = Vec::new();
    let mut fence: Option<&str> = None;
    for line in code.page.lines() {
        if let Some(kind) = line.strip_prefix("```") {
            flush(&mut text, &mut paragraph, paint, style.width);
            fence = if fence.is_some() { None } else { Some(kind) };
        } else if let Some(kind) = fence {
            let line = match kind {
                "text" => paint.output(line),
                _ if line.trim_start().starts_with("//") => paint.with(DIM, line),
                _ => line.to_owned(),
            };
            text.push_str(format!("    {line}").trim_end());
            text.push('\n');
        } else if let Some(heading) = line.strip_prefix('#') {
            flush(&mut text, &mut paragraph, paint, style.width);
            let heading = heading.trim_start_matches('#').trim();
            let _ = writeln!(text, "{}", paint.with(BOLD, heading));
        } else if line.trim().is_empty() {
            flush(&mut text, &mut paragraph, paint, style.width);
            text.push('\n');
        } else {
            // An item of a list, or a row of a table, begins a line of its own.
            if line.starts_with(['-', '|', '*']) {
                flush(&mut text, &mut paragraph, paint, style.width);
            }
            paragraph.push(line);
        }
    }
    flush(&mut text, &mut paragraph, paint, style.width);
    text
}

/// All codes, a line each.
pub fn list(codes: &[&Code], style: Style) -> String {
    let paint = Paint(style.color);
    let mut text = String::new();
    for code in codes {
        let word = super::report::word(code.severity);
        let color = if word == "error" { RED } else { YELLOW };
        let _ = writeln!(
            text,
            "{}  {}  {}",
            paint.with(BOLD, code.id),
            paint.with(color, &format!("{word:<7}")),
            code.title
        );
    }
    text
}

/// Writes the paragraph that was gathered.
fn flush(text: &mut String, paragraph: &mut Vec<&str>, paint: Paint, width: usize) {
    let words = paragraph.iter().flat_map(|line| line.split_whitespace());
    let is_item = paragraph.first().is_some_and(|line| line.starts_with("- "));
    let mut column = 0;
    let mut line = String::new();
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            let _ = writeln!(text, "{}", paint.spans(&line));
            line = if is_item { "  ".into() } else { String::new() };
            column = line.len();
            line.push_str(word);
        } else {
            if column > 0 {
                line.push(' ');
                column += 1;
            }
            line.push_str(word);
        }
        column += length;
    }
    if column > 0 {
        let _ = writeln!(text, "{}", paint.spans(&line));
    }
    paragraph.clear();
}

/// Colours, or none.
#[derive(Clone, Copy)]
struct Paint(bool);

impl Paint {
    fn with(self, color: &str, text: &str) -> String {
        if self.0 {
            format!("{color}{text}{END}")
        } else {
            text.to_owned()
        }
    }

    /// A line of an output: its severity is highlighted.
    fn output(self, line: &str) -> String {
        let color = match line.split('[').next() {
            Some("error") => RED,
            Some("warning") => YELLOW,
            Some(_) | None => DIM,
        };
        match line.split_once(": ") {
            Some((head, rest)) if color != DIM => format!("{}: {rest}", self.with(color, head)),
            Some(_) | None => self.with(color, line),
        }
    }

    /// Code in back-ticks is coloured, without the ticks; without colours the ticks stay.
    fn spans(self, line: &str) -> String {
        if !self.0 {
            return line.to_owned();
        }
        let mut text = String::new();
        for (index, part) in line.split('`').enumerate() {
            if index % 2 == 1 {
                text.push_str(&self.with(CYAN, part));
            } else {
                text.push_str(part);
            }
        }
        text
    }
}
