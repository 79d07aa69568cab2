//! A terminal: how large it is, and a line that comes and goes.

use std::borrow::Cow;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};

use super::lines::{cut, json_seen, one_line};
use super::screen::Screen;

/// How narrow a screen is at least, whatever it says.
const NARROWEST: usize = 20;

/// No screen has a size with so many digits.
const LONG: usize = 6;

/// When a screen has colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// At a terminal that can show them, unless `NO_COLOR` is set.
    Auto,
    Always,
    Never,
}

impl When {
    /// What `--color` says.
    pub fn parse(text: Option<&str>) -> Self {
        match text {
            Some("always") => Self::Always,
            Some("never") => Self::Never,
            _ => Self::Auto,
        }
    }
}

/// A screen of this size; without one, it is no terminal.
pub fn screen_of(size: Option<(usize, usize)>, when: When) -> Screen {
    let usual = Screen::default();
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let can = size.is_some() && env::var_os("TERM").is_none_or(|term| term != "dumb");
    let has_colors = match when {
        When::Always => true,
        When::Never => false,
        When::Auto => can && !is_set("NO_COLOR"),
    };
    let Some((width, height)) = size else {
        return Screen {
            has_colors,
            ..usual
        };
    };
    let known = |said: Option<usize>, own: usize, usual: usize| {
        said.or(Some(own).filter(|own| *own > 0)).unwrap_or(usual)
    };
    Screen {
        width: known(said("COLUMNS"), width, usual.width).max(NARROWEST),
        height: known(said("LINES"), height, usual.height),
        has_colors,
    }
}

/// The screen that stderr writes to.
pub fn stderr() -> Screen {
    let stderr = io::stderr();
    let size = stderr.is_terminal().then(|| size_of(&stderr)).flatten();
    screen_of(size, When::Auto)
}

fn said(name: &str) -> Option<usize> {
    let text = env::var(name).ok()?;
    let is_count = text.len() < LONG && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|count| is_count && *count > 0)
}

/// The columns and lines of a terminal.
#[cfg(unix)]
pub fn size_of(stream: &impl std::os::fd::AsFd) -> Option<(usize, usize)> {
    let (width, height) = terminal_size::terminal_size_of(stream)?;
    Some((width.0.into(), height.0.into()))
}

/// The columns and lines of a terminal.
#[cfg(not(unix))]
pub fn size_of<S>(_: &S) -> Option<(usize, usize)> {
    let (width, height) = terminal_size::terminal_size()?;
    Some((width.0.into(), height.0.into()))
}

/// A line on stderr that says how far a call has come, gone when it is done.
#[derive(Debug)]
pub struct Status {
    width: usize,
    is_shown: Mutex<bool>,
}

impl Status {
    /// The line of a terminal.
    pub fn new(screen: &Screen) -> Self {
        Self {
            width: screen.width,
            is_shown: Mutex::new(false),
        }
    }

    /// Shows how far it has come.
    pub fn show(&self, message: &str, percent: Option<f64>) {
        let mut text = one_line(message);
        if let Some(percent) = percent {
            let share = percent.clamp(0.0, 100.0);
            let done = (1..=20).filter(|step| f64::from(*step) * 5.0 - 2.5 <= share);
            let done = done.count();
            let bar = "#".repeat(done) + &".".repeat(20 - done);
            text = format!("[{bar}] {share:3.0}% {text}");
        }
        let mut is_shown = self.is_shown.lock().unwrap_or_else(PoisonError::into_inner);
        say(&format!("\r\u{1b}[K{}", cut(&text, self.width - 1)));
        *is_shown = true;
    }

    /// Takes the line away.
    pub fn clear(&self) {
        let mut is_shown = self.is_shown.lock().unwrap_or_else(PoisonError::into_inner);
        if std::mem::take(&mut *is_shown) {
            say("\r\u{1b}[K");
        }
    }
}

/// Writes to stderr, where that is possible. On a terminal, what hides is escaped as in JSON.
pub fn say(text: &str) {
    let mut stderr = io::stderr().lock();
    let text = match stderr.is_terminal() {
        true => json_seen(text),
        false => Cow::Borrowed(text),
    };
    let _ = stderr.write_all(text.as_bytes());
    let _ = stderr.flush();
}
