//! Results go to stdout, messages about them to stderr. A closed pipe is not an error.

use std::io::{self, IsTerminal, Write};
use std::sync::OnceLock;

use clap::ValueEnum;
use toolc_build::show::{Style, plain_json, plain_lines};

/// When to use colours.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Default)]
pub enum Color {
    /// On a terminal, unless NO_COLOR is set; CLICOLOR_FORCE=1 means everywhere
    #[default]
    Auto,
    /// Everywhere
    Always,
    /// Nowhere
    Never,
}

/// The option of the command line; it is read once, first of all.
static COLOR: OnceLock<Color> = OnceLock::new();

/// Stores the command line's choice of colours.
pub fn set_color(color: Color) {
    let _ = COLOR.set(color);
}

/// Prints a result. If that fails, such as on a full disk, the program ends: a partial result must not look complete.
pub fn out(text: &str) {
    let mut stdout = io::stdout().lock();
    let put = stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush());
    match put {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            err(&format!("error: cannot write to stdout: {error}\n"));
            std::process::exit(2);
        }
        Ok(()) | Err(_) => {}
    }
}

/// Prints JSON: the same values in letters that can be seen.
pub fn json(text: &str) {
    out(&plain_json(text));
}

/// Prints a sentence to stdout.
pub fn say(text: &str) {
    out(&said(text, color_out()));
}

/// Prints a message to stderr.
pub fn err(text: &str) {
    write_err(&said(text, color_err()));
}

/// Sentences contain untrusted names: these are escaped, so that only toolc's own colours reach the terminal.
fn said(text: &str, color: bool) -> String {
    if !color {
        return plain_lines(text);
    }
    let mut pieces = text.split('\u{1b}');
    let mut said = plain_lines(pieces.next().unwrap_or_default());
    for piece in pieces {
        let length = piece.find(|letter: char| !matches!(letter, '[' | ';' | '0'..='9'));
        let is_color = length.is_some_and(|length| piece[length..].starts_with('m'));
        said.push_str(if is_color { "\u{1b}" } else { "\\u{1b}" });
        said.push_str(&plain_lines(piece));
    }
    said
}

fn write_err(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Clears the screen, if there is one.
pub fn clear() {
    if io::stderr().is_terminal() {
        write_err("\u{1b}[H\u{1b}[2J");
    }
}

/// How findings are laid out here.
pub fn style() -> Style {
    Style {
        color: color_err(),
        ..Style::PLAIN
    }
}

/// How pages are laid out on stdout.
pub fn style_out() -> Style {
    let width = terminal_width().clamp(40, Style::PLAIN.width);
    Style {
        color: color_out(),
        width,
    }
}

/// Whether stdout is a terminal, so that text is laid out for it.
pub fn is_laid_out() -> bool {
    io::stdout().is_terminal() || color_out()
}

/// How many columns a table on stdout may have.
pub fn width_out() -> usize {
    match io::stdout().is_terminal() {
        true => terminal_width(),
        false => Style::PLAIN.width,
    }
}

/// The width of the terminal.
fn terminal_width() -> usize {
    terminal_size::terminal_size().map_or(Style::PLAIN.width, |(width, _)| width.0.into())
}

/// Whether stdout shows colours.
pub fn color_out() -> bool {
    wants_color(io::stdout().is_terminal())
}

/// Whether stderr shows colours.
pub fn color_err() -> bool {
    wants_color(io::stderr().is_terminal())
}

fn wants_color(is_terminal: bool) -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    match COLOR.get().copied().unwrap_or_default() {
        Color::Always => true,
        Color::Never => false,
        // https://no-color.org and https://bixense.com/clicolors: who wants none comes first.
        Color::Auto if set("NO_COLOR").is_some() => false,
        Color::Auto if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
        Color::Auto => {
            is_terminal
                && set("TERM").is_none_or(|term| term != "dumb")
                && set("CLICOLOR").is_none_or(|value| value != "0")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_colours_of_ours_and_nothing_else() {
        let text = "\u{1b}[31mred\u{1b}[0m \u{1b}]0;title\u{7} \u{1b}[2J\u{202e}";
        assert_eq!(
            said(text, true),
            "\u{1b}[31mred\u{1b}[0m \\u{1b}]0;title\\u{7} \\u{1b}[2J\\u{202e}"
        );
        assert!(!said(text, false).contains('\u{1b}'));
    }
}
