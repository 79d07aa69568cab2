//! The columns of lines, as rustfmt counts them.

use unicode_width::UnicodeWidthStr;

/// The longest line.
pub(super) const WIDTH: usize = 100;
/// How much deeper stands what is broken.
pub(super) const TAB: usize = 4;

/// How many columns of a screen a text takes, as rustfmt counts them.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.width()
    }
}

/// How many its first line takes.
pub(super) fn first_width(text: &str) -> usize {
    text.lines().next().map_or(0, width)
}

/// Up to which column its last line goes, less `indent` where others stand before it.
pub(super) fn last_width(text: &str, indent: usize) -> usize {
    match text.rsplit_once('\n') {
        Some((_, last)) => width(last).saturating_sub(indent),
        None => width(text),
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

/// The end of a line, and the spaces before the next.
pub(super) fn next_line(indent: usize) -> String {
    let mut out = String::with_capacity(indent + 1);
    out.push('\n');
    pad(&mut out, indent);
    out
}

/// Lines between brackets, behind the one that stands so deep.
pub(super) fn nested(indent: usize, lines: &str) -> String {
    [&next_line(indent + TAB), lines, &next_line(indent)].concat()
}

/// Items between brackets, each on a line with its comma.
pub(super) fn listed(indent: usize, items: &[impl AsRef<str>]) -> String {
    let (inner, mut out) = (next_line(indent + TAB), String::new());
    for item in items {
        out.extend([&inner, item.as_ref(), ","]);
    }
    out + &next_line(indent)
}
