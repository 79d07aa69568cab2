//! Untrusted texts, safe for a terminal and a log: characters that control it, or change the direction of text, are
//! escaped.

use std::borrow::Cow;

use toolc_compiler::source::is_active;

/// A text in one line: a line end is `\n`, an invisible character is `\u{1b}`.
pub fn plain(text: &str) -> String {
    escaped(text, |letter| match letter {
        '\n' => Some("\\n".to_owned()),
        letter => is_active(letter).then(|| letter.escape_unicode().to_string()),
    })
}

/// A text that keeps its lines.
pub fn plain_lines(text: &str) -> String {
    escaped(text, |letter| {
        let is_active = is_active(letter) && !matches!(letter, '\n' | '\t');
        is_active.then(|| letter.escape_unicode().to_string())
    })
}

/// Equivalent JSON with only visible characters: in JSON, invisible ones other than white space are always inside
/// strings.
pub fn plain_json(text: &str) -> String {
    escaped(text, |letter| {
        let is_active = is_active(letter) && !letter.is_ascii_whitespace();
        is_active.then(|| {
            let mut units = [0; 2];
            let units = letter.encode_utf16(&mut units).iter();
            units.map(|unit| format!("\\u{unit:04x}")).collect()
        })
    })
}

/// A text of the same length in bytes, with visible text instead of invisible characters: for texts that are drawn with
/// marks below.
pub(super) fn plain_in_place(text: &str) -> Cow<'_, str> {
    let is_active = |letter| is_active(letter) && !matches!(letter, '\n' | '\r' | '\t');
    // Most texts are ASCII and have nothing of it, and they may be long.
    if text
        .bytes()
        .all(|byte| matches!(byte, b' '..=b'~' | b'\n' | b'\t'))
        || !text.contains(is_active)
    {
        return Cow::Borrowed(text);
    }
    Cow::Owned(escaped(text, |letter| {
        let same = match letter.len_utf8() {
            1 => "?",
            2 => "\u{B7}",
            3 => "\u{FFFD}",
            _ => "\u{1F6AB}",
        };
        is_active(letter).then(|| same.to_owned())
    }))
}

fn escaped(text: &str, escape: impl Fn(char) -> Option<String>) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match escape(letter) {
            Some(instead) => plain.push_str(&instead),
            None => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOREIGN: &str = "a\u{1b}[31m\u{9b}2J\r\n\u{202e}b\u{7f}\u{e0041}ä\t";

    #[test]
    fn nothing_active_is_left() {
        assert_eq!(
            plain(FOREIGN),
            "a\\u{1b}[31m\\u{9b}2J\\u{d}\\n\\u{202e}b\\u{7f}\\u{e0041}ä\\u{9}"
        );
        assert_eq!(
            plain_lines(FOREIGN),
            "a\\u{1b}[31m\\u{9b}2J\\u{d}\n\\u{202e}b\\u{7f}\\u{e0041}ä\t"
        );
    }

    #[test]
    fn json_says_the_same() {
        let json = serde_json::to_string(&[FOREIGN]).expect("texts are JSON");
        let plain = plain_json(&json);
        assert!(!plain.contains(is_active), "{plain}");
        let again: [String; 1] = serde_json::from_str(&plain).expect("it is JSON");
        assert_eq!(again[0], FOREIGN);
    }

    #[test]
    fn a_drawn_text_keeps_its_places() {
        let drawn = plain_in_place(FOREIGN);
        let places = |text: &str| -> Vec<usize> { text.char_indices().map(|(at, _)| at).collect() };
        assert_eq!(places(&drawn), places(FOREIGN));
        assert!(!drawn.contains(['\u{1b}', '\u{9b}', '\u{202e}', '\u{7f}', '\u{e0041}']));
    }
}
