//! The pull reader under generated decoders: it accepts exactly what is plainly fine and refuses
//! everything else, without a reason; reasons are the business of `diagnose`.

use super::number::number_length;
use super::{MAX_DEPTH, text};

/// The fast path's only error: this is not plainly fine, let `diagnose` say what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused;

/// A pull reader over one JSON document.
///
/// It never panics, never recurses by itself, nests at most [`MAX_DEPTH`] deep and borrows strings
/// that hold no escapes.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    /// Whether the innermost container was just opened: its next item takes no comma.
    first: bool,
    /// The tag of the union variant whose members stand at `tag_depth`, to be passed over.
    tag: &'static str,
    tag_depth: u32,
    mode: Mode,
    ignored: usize,
    scratch: String,
    /// Where a value stands that a host's own type does not take, and why.
    declined: Option<Box<(usize, String)>>,
}

/// How a reader takes what it reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Arguments and a provider's own results.
    Strict,
    /// A result at its consumer: unknown keys are passed over.
    Lenient,
    /// What `diagnose` has written itself: nothing about the whole of a list is left to check.
    Canonical,
}

impl<'a> Reader<'a> {
    /// Reads `text` as arguments are read: strictly.
    pub fn new(text: &'a str) -> Self {
        Self::with_mode(text, Mode::Strict)
    }

    pub(crate) fn with_mode(text: &'a str, mode: Mode) -> Self {
        let scratch = String::new();
        Self {
            text,
            at: 0,
            depth: 0,
            first: false,
            tag: "",
            tag_depth: 0,
            mode,
            ignored: 0,
            scratch,
            declined: None,
        }
    }

    pub(crate) fn mode(&self) -> Mode {
        self.mode
    }

    /// How many unknown keys a lenient reader has passed over.
    pub(crate) fn ignored(&self) -> usize {
        self.ignored
    }

    /// Where the next value starts.
    pub(crate) fn place_of_next(&mut self) -> usize {
        self.space();
        self.at
    }

    /// Refuses the value at `place` in the words of a host's own type.
    pub(crate) fn decline(&mut self, place: usize, why: &dyn std::fmt::Display) -> Refused {
        // Only the last reading is told about.
        if self.mode == Mode::Canonical {
            self.declined = Some(Box::new((place, why.to_string())));
        }
        Refused
    }

    /// What was declined.
    pub(crate) fn declined(&self) -> Option<(usize, &str)> {
        self.declined
            .as_deref()
            .map(|(place, why)| (*place, &**why))
    }

    /// Refuses anything but white space behind the document.
    pub fn end(&mut self) -> Result<(), Refused> {
        self.space();
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(Refused)
        }
    }

    /// Opens an object; read it with [`Reader::key`] until that gives `None`.
    pub fn begin_object(&mut self) -> Result<(), Refused> {
        self.open(b'{')
    }

    /// The next key of the object, or `None` at its end.
    pub fn key(&mut self) -> Result<Option<&str>, Refused> {
        loop {
            if !self.more(b'}')? {
                return Ok(None);
            }
            let (start, end, plain) = self.raw_string()?;
            self.expect(b':')?;
            if self.depth == self.tag_depth && plain && self.text[start..end] == *self.tag {
                self.skip()?;
                continue;
            }
            return self.string_at(start, end, plain).map(Some);
        }
    }

    /// Meets a key that the record does not declare.
    pub fn unknown(&mut self) -> Result<(), Refused> {
        if self.mode != Mode::Lenient {
            return Err(Refused);
        }
        self.ignored += 1;
        self.skip()
    }

    /// Opens a list; read it with [`Reader::item`] until that gives `false`.
    pub fn begin_list(&mut self) -> Result<(), Refused> {
        self.open(b'[')
    }

    /// Whether the list has another item, which is then to be read.
    pub fn item(&mut self) -> Result<bool, Refused> {
        self.more(b']')
    }

    /// Moves to the next place of a tuple; refuses a list that ends before it.
    pub fn place(&mut self) -> Result<(), Refused> {
        if self.item()? { Ok(()) } else { Err(Refused) }
    }

    /// Closes a tuple; refuses further items.
    pub fn end_list(&mut self) -> Result<(), Refused> {
        if self.item()? { Err(Refused) } else { Ok(()) }
    }

    /// Reads a string.
    pub fn str(&mut self) -> Result<&str, Refused> {
        let (start, end, plain) = self.raw_string()?;
        self.string_at(start, end, plain)
    }

    /// Reads a number's spelling.
    pub fn number(&mut self) -> Result<&'a str, Refused> {
        self.space();
        let rest = &self.text[self.at..];
        let length = number_length(rest.as_bytes()).ok_or(Refused)?;
        self.at += length;
        Ok(&rest[..length])
    }

    /// Reads `true` or `false`.
    pub fn bool(&mut self) -> Result<bool, Refused> {
        if self.word("true") {
            Ok(true)
        } else if self.word("false") {
            Ok(false)
        } else {
            Err(Refused)
        }
    }

    /// Reads `null`, if it is next.
    pub fn null(&mut self) -> bool {
        self.word("null")
    }

    /// The first byte of the next value, which stays where it is.
    pub fn peek(&mut self) -> Option<u8> {
        self.space();
        self.text.as_bytes().get(self.at).copied()
    }

    /// Passes over any one value, which must be well formed.
    pub fn skip(&mut self) -> Result<(), Refused> {
        let outer = self.depth;
        let mut kinds = Vec::new();
        loop {
            match self.peek() {
                Some(b'{') => {
                    self.begin_object()?;
                    kinds.push(b'}');
                }
                Some(b'[') => {
                    self.begin_list()?;
                    kinds.push(b']');
                }
                Some(b'"') => {
                    self.str()?;
                }
                Some(b't' | b'f') => {
                    self.bool()?;
                }
                Some(b'n') => {
                    if !self.null() {
                        return Err(Refused);
                    }
                }
                Some(_) => {
                    self.number()?;
                }
                None => return Err(Refused),
            }
            loop {
                let Some(&close) = kinds.last() else {
                    debug_assert_eq!(self.depth, outer);
                    return Ok(());
                };
                if self.more(close)? {
                    if close == b'}' {
                        self.str()?;
                        self.expect(b':')?;
                    }
                    break;
                }
                kinds.pop();
            }
        }
    }

    /// Passes over any one value and gives its text.
    pub fn raw(&mut self) -> Result<&'a str, Refused> {
        self.space();
        let start = self.at;
        self.skip()?;
        Ok(&self.text[start..self.at])
    }

    /// The text of the value that is next, which stays where it is.
    pub fn peek_raw(&mut self) -> Result<&'a str, Refused> {
        self.space();
        let (at, first, tag_depth) = (self.at, self.first, self.tag_depth);
        self.tag_depth = 0;
        let raw = self.raw();
        (self.at, self.first, self.tag_depth) = (at, first, tag_depth);
        raw
    }

    /// The text behind `key` in the object that is next, which stays where it is. A key that
    /// repeats counts where it stands last.
    pub fn tag(&mut self, key: &str) -> Result<&'a str, Refused> {
        let (at, first, depth, tag_depth) = (self.at, self.first, self.depth, self.tag_depth);
        self.tag_depth = 0;
        let found = self.find_tag(key);
        (self.at, self.first, self.depth, self.tag_depth) = (at, first, depth, tag_depth);
        found?.ok_or(Refused)
    }

    fn find_tag(&mut self, wanted: &str) -> Result<Option<&'a str>, Refused> {
        let mut found = None;
        self.begin_object()?;
        while let Some(key) = self.key()? {
            if key != wanted {
                self.skip()?;
                continue;
            }
            let (start, end, plain) = self.raw_string()?;
            if !plain {
                return Err(Refused);
            }
            found = Some(&self.text[start..end]);
        }
        Ok(found)
    }

    /// Runs `read` on the object that is next while its key `tag` is passed over.
    pub(crate) fn without_tag<T>(
        &mut self,
        tag: &'static str,
        read: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let outer = (self.tag, self.tag_depth);
        (self.tag, self.tag_depth) = (tag, self.depth + 1);
        let value = read(self);
        (self.tag, self.tag_depth) = outer;
        value
    }

    fn open(&mut self, bracket: u8) -> Result<(), Refused> {
        self.expect(bracket)?;
        self.depth += 1;
        self.first = true;
        if self.depth > MAX_DEPTH {
            Err(Refused)
        } else {
            Ok(())
        }
    }

    /// Whether the container goes on; takes the comma or the closing bracket.
    fn more(&mut self, close: u8) -> Result<bool, Refused> {
        let next = self.peek().ok_or(Refused)?;
        if next == close {
            self.at += 1;
            self.depth -= 1;
            self.first = false;
            return Ok(false);
        }
        if !self.first {
            self.expect(b',')?;
        }
        self.first = false;
        Ok(true)
    }

    fn expect(&mut self, byte: u8) -> Result<(), Refused> {
        if self.peek() != Some(byte) {
            return Err(Refused);
        }
        self.at += 1;
        Ok(())
    }

    fn word(&mut self, word: &str) -> bool {
        self.space();
        let next = self.text.as_bytes()[self.at..].starts_with(word.as_bytes());
        self.at += if next { word.len() } else { 0 };
        next
    }

    fn space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
    }

    /// Where a string's inside starts and ends, and whether it holds no escape.
    fn raw_string(&mut self) -> Result<(usize, usize, bool), Refused> {
        self.expect(b'"')?;
        let bytes = self.text.as_bytes();
        let start = self.at;
        let mut at = start;
        let mut plain = true;
        loop {
            match bytes.get(at) {
                Some(b'"') => break,
                Some(b'\\') => {
                    plain = false;
                    at += 2;
                }
                Some(0..0x20) | None => return Err(Refused),
                Some(_) => at += 1,
            }
        }
        self.at = at + 1;
        Ok((start, at, plain))
    }

    fn string_at(&mut self, start: usize, end: usize, plain: bool) -> Result<&str, Refused> {
        let inside = self.text.get(start..end).ok_or(Refused)?;
        if plain {
            return Ok(inside);
        }
        text::unescape(inside, &mut self.scratch).map_err(|_| Refused)?;
        Ok(&self.scratch)
    }
}
