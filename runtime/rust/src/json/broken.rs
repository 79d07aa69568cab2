//! Errors of malformed documents: fixed phrases and byte offsets.

#[cfg(feature = "cli")]
use std::fmt;

/// The first error of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) offset: usize,
    pub(crate) phrase: Phrase,
}

/// All kinds of errors of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phrase {
    NotUtf8,
    ByteOrderMark,
    Ends,
    TextBehind,
    Value,
    Number,
    Key,
    Colon,
    CommaInList,
    CommaInObject,
    TrailingComma,
    OpenString,
    Control,
    Escape,
    LoneSurrogate,
    TooDeep,
}

impl Broken {
    pub(crate) fn at(offset: usize, phrase: Phrase) -> Self {
        Self { offset, phrase }
    }

    pub(crate) fn is_depth(self) -> bool {
        self.phrase == Phrase::TooDeep
    }

    /// The phrase, as `spec/wire.md` fixes it.
    pub(crate) fn text(self) -> &'static str {
        match self.phrase {
            Phrase::NotUtf8 => "the text is not UTF-8",
            Phrase::ByteOrderMark => "the text starts with a byte-order mark",
            Phrase::Ends => "the document ends too early",
            Phrase::TextBehind => "there is more text behind the document",
            Phrase::Value => "a value is expected",
            Phrase::Number => "a number is malformed",
            Phrase::Key => "a key in double quotes is expected",
            Phrase::Colon => "a colon is expected",
            Phrase::CommaInList => "a comma or ] is expected",
            Phrase::CommaInObject => "a comma or } is expected",
            Phrase::TrailingComma => "a comma stands before the closing bracket",
            Phrase::OpenString => "a string is not closed",
            Phrase::Control => "a string holds a control character that is not escaped",
            Phrase::Escape => "a string holds an unknown escape",
            Phrase::LoneSurrogate => "a string holds half of a surrogate pair",
            Phrase::TooDeep => "more than 128 containers are nested",
        }
    }
}

#[cfg(feature = "cli")]
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at byte {}", self.text(), self.offset)
    }
}
