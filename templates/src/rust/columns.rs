//! The columns of a line, as rustfmt counts them.

use unicode_width::UnicodeWidthStr;

/// The longest line.
pub(super) const WIDTH: usize = 100;

/// How many columns of a screen a text takes, as rustfmt counts them.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.width()
    }
}

/// Spaces before a line.
pub(super) fn pad(out: &mut String, indent: usize) {
    const SPACES: &str = "                                ";
    let mut left = indent;
    while left > 0 {
        let here = left.min(SPACES.len());
        out.push_str(&SPACES[..here]);
        left -= here;
    }
}
