//! The hash that identifies a file's text, regardless of line ends.

use std::borrow::Cow;
use std::fmt;

use xxhash_rust::xxh3::xxh3_128;

/// XXH3 (128 bits) of a file's bytes, with CRLF read as LF: a checkout that converts line ends is not an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(u128);

impl Hash {
    /// The hash of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(xxh3_128(&with_line_feeds(bytes)))
    }

    /// The hash as bytes.
    pub(super) fn bytes(self) -> [u8; 16] {
        self.0.to_le_bytes()
    }

    /// Parses only the output of `Display`.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        if digits && text.len() == 32 {
            u128::from_str_radix(text, 16).ok().map(Self)
        } else {
            None
        }
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

fn with_line_feeds(bytes: &[u8]) -> Cow<'_, [u8]> {
    if !bytes.contains(&b'\r') {
        return Cow::Borrowed(bytes);
    }
    let mut text = Vec::with_capacity(bytes.len());
    for (index, &byte) in bytes.iter().enumerate() {
        if byte != b'\r' || bytes.get(index + 1) != Some(&b'\n') {
            text.push(byte);
        }
    }
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_ends_do_not_count_and_a_lone_return_does() {
        assert_eq!(Hash::of(b"a\r\nb\r\n"), Hash::of(b"a\nb\n"));
        assert_ne!(Hash::of(b"a\rb"), Hash::of(b"a\nb"));
        assert_ne!(Hash::of(b"a\r"), Hash::of(b"a"));
    }

    #[test]
    fn parse_reads_what_display_writes() {
        let hash = Hash::of(b"text");
        assert_eq!(Hash::parse(&hash.to_string()), Some(hash));
        for wrong in ["", "00", "+0000000000000000000000000000000"] {
            assert_eq!(Hash::parse(wrong), None, "{wrong}");
        }
    }
}
