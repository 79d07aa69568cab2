//! Results go to stdout, everything about them to stderr. A reader that went away is no mistake of ours.

use std::io::{self, IsTerminal, Write};

use toolc_build::show::Style;

/// Prints a result.
pub fn out(text: &str) {
    let mut stdout = io::stdout().lock();
    let _ = stdout
        .write_all(text.as_bytes())
        .and_then(|()| stdout.flush());
}

/// Prints what is to say about it.
pub fn err(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// How findings are laid out here.
pub fn style() -> Style {
    Style {
        color: color_err(),
        ..Style::PLAIN
    }
}

/// Whether stdout takes colours.
pub fn color_out() -> bool {
    io::stdout().is_terminal() && wants_color()
}

/// Whether stderr takes colours.
pub fn color_err() -> bool {
    io::stderr().is_terminal() && wants_color()
}

fn wants_color() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
        && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}
