//! Random texts that stand for something else.

use std::fmt::Write as _;

use memchr::memmem::Finder;

/// A text that nobody outside knows.
pub(super) struct Mark {
    pub(super) text: String,
    pub(super) finder: Finder<'static>,
}

impl Mark {
    /// A new one.
    ///
    /// # Panics
    /// The system has no random bytes.
    pub(super) fn new() -> Self {
        let mut random = [0; 16];
        getrandom::fill(&mut random).expect("the system has random bytes");
        let mut text = String::new();
        for byte in random {
            // Letters alone: no part of it is a number.
            let _ = write!(text, "{}{}", letter(byte >> 4), letter(byte & 15));
        }
        let finder = Finder::new(&text).into_owned();
        Self { text, finder }
    }
}

fn letter(number: u8) -> char {
    char::from(b'g' + number)
}
