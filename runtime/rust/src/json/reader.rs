//! The pull reader under generated decoders: it accepts values that are obviously valid and rejects everything else
//! without a reason; `diagnose` finds the reasons.

use super::number::number_length;
use super::{MAX_DEPTH, text};
use crate::meter::{spend, spend_bytes};

/// The fast path's only error: the value is not obviously valid, so `diagnose` has to check it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused;

/// A pull reader over one JSON document.
///
/// It never panics, never recurses by itself, nests at most [`MAX_DEPTH`] deep and borrows strings without escapes.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    /// Whether the innermost container was just opened: its next item has no comma before it.
    first: bool,
    /// The tag of the union variant whose members are at `tag_depth`, to be skipped.
    tag: &'static str,
    tag_depth: u32,
    /// The variant that the tag has named, as it is spelled, so that a duplicate tag must name it again.
    variant: &'a str,
    mode: Mode,
    ignored: usize,
    rare: Option<Box<Rare>>,
}

/// State that few documents need.
#[derive(Debug, Default)]
struct Rare {
    /// The decoded text of a string with escapes.
    scratch: String,
    /// The position of a value that a host's own type rejects, and the reason.
    declined: Option<(usize, String)>,
}

/// The mode of a reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Arguments and a provider's own results.
    Strict,
    /// A result at its consumer: unknown keys are ignored.
    Lenient,
    /// The output of `diagnose`: lists need no further checks as a whole.
    Canonical,
}

impl<'a> Reader<'a> {
    /// Reads `text` as arguments are read: strictly.
    pub fn new(text: &'a str) -> Self {
        Self::with_mode(text, Mode::Strict)
    }

    pub(crate) fn with_mode(text: &'a str, mode: Mode) -> Self {
        Self {
            text,
            at: 0,
            depth: 0,
            first: false,
            tag: "",
            tag_depth: 0,
            variant: "",
            mode,
            ignored: 0,
            rare: None,
        }
    }

    pub(crate) fn mode(&self) -> Mode {
        self.mode
    }

    /// How many unknown keys a lenient reader has ignored.
    pub(crate) fn ignored(&self) -> usize {
        self.ignored
    }

    /// The position of the next value.
    pub(crate) fn place_of_next(&mut self) -> usize {
        self.space();
        self.at
    }

    /// Rejects the value at `place` with the reason of a host's own type.
    pub(crate) fn decline(&mut self, place: usize, why: &dyn std::fmt::Display) -> Refused {
        // Only the last reading is told about.
        if self.mode == Mode::Canonical {
            self.rare.get_or_insert_default().declined = Some((place, why.to_string()));
        }
        Refused
    }

    /// The rejected value and the reason.
    pub(crate) fn declined(&self) -> Option<(usize, &str)> {
        let (place, why) = self.rare.as_ref()?.declined.as_ref()?;
        Some((*place, why))
    }

    /// Rejects anything but white space after the document.
    pub fn end(&mut self) -> Result<(), Refused> {
        self.space();
        if self.at == self.text.len() {
            Ok(())
        } else {
            Err(Refused)
        }
    }

    /// Opens an object; read it with [`Reader::key`] until that returns `None`.
    pub fn begin_object(&mut self) -> Result<(), Refused> {
        self.open(b'{')
    }

    /// The next key of the object, or `None` at its end.
    #[inline]
    pub fn key(&mut self) -> Result<Option<&str>, Refused> {
        if self.text.as_bytes().get(self.at) == Some(&b'}') {
            self.close();
            return Ok(None);
        }
        match self.compact_key() {
            Some((start, end)) => {
                self.at = end + 2;
                self.first = false;
                self.text.get(start..end).map(Some).ok_or(Refused)
            }
            None => self.spaced_key(),
        }
    }

    /// Where the next key starts, behind a comma if one is required; past the end of the text if there is space before
    /// it, or if it may be the tag of a union.
    #[inline(always)]
    pub fn start_of_key(&self) -> usize {
        let comma = self.first || self.text.as_bytes().get(self.at) == Some(&b',');
        if comma && self.depth != self.tag_depth {
            self.at + usize::from(!self.first)
        } else {
            usize::MAX
        }
    }

    /// Moves behind the key at `start`, if that is `key`, which has its quotes and its colon.
    #[inline(always)]
    pub fn passes_key(&mut self, start: usize, key: &'static str) -> bool {
        let rest = self.text.as_bytes().get(start..);
        if !rest.is_some_and(|rest| rest.starts_with(key.as_bytes())) {
            return false;
        }
        self.at = start + key.len();
        self.first = false;
        true
    }

    /// Where the next key starts and ends, if there is no space around it, no escape in it, and a comma before it if
    /// one is required: this is the case in most documents.
    #[inline(always)]
    fn compact_key(&self) -> Option<(usize, usize)> {
        let bytes = self.text.as_bytes();
        let start = if self.first {
            self.at + 1
        } else if *bytes.get(self.at)? == b',' {
            self.at + 2
        } else {
            return None;
        };
        let inside = bytes.get(start..)?;
        let end = start + text::plain_length(inside);
        let quoted = bytes[start - 1] == b'"' && *bytes.get(end)? == b'"';
        let plain = quoted && *bytes.get(end + 1)? == b':' && self.depth != self.tag_depth;
        plain.then_some((start, end))
    }

    /// The next key, with any white space around it.
    #[inline(never)]
    fn spaced_key(&mut self) -> Result<Option<&str>, Refused> {
        loop {
            if !self.more(b'}')? {
                return Ok(None);
            }
            let (start, end, plain) = self.raw_string()?;
            self.expect(b':')?;
            if self.depth == self.tag_depth {
                let tag = self.tag;
                if self.string_at(start, end, plain)? == tag {
                    self.same_tag()?;
                    continue;
                }
            }
            return self.string_at(start, end, plain).map(Some);
        }
    }

    /// Skips the tag of a union. Of duplicates the last one counts, so one that names another variant is left to the
    /// slow path.
    fn same_tag(&mut self) -> Result<(), Refused> {
        let (start, end, _) = self.raw_string()?;
        if self.text[start..end] == *self.variant {
            Ok(())
        } else {
            Err(Refused)
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

    /// Opens a list; read it with [`Reader::item`] until that returns `false`.
    pub fn begin_list(&mut self) -> Result<(), Refused> {
        self.open(b'[')
    }

    /// Whether the list has another item, which is then to be read.
    pub fn item(&mut self) -> Result<bool, Refused> {
        self.more(b']')
    }

    /// Moves to the next item of a tuple; rejects a list that ends before it.
    pub fn place(&mut self) -> Result<(), Refused> {
        if self.item()? { Ok(()) } else { Err(Refused) }
    }

    /// Closes a tuple; rejects further items.
    pub fn end_list(&mut self) -> Result<(), Refused> {
        if self.item()? { Err(Refused) } else { Ok(()) }
    }

    /// Reads a string.
    #[inline]
    pub fn str(&mut self) -> Result<&str, Refused> {
        // Most strings have no space before them and no escapes in them.
        let bytes = self.text.as_bytes();
        let start = self.at + 1;
        if let Some(b'"') = bytes.get(self.at)
            && let Some(inside) = bytes.get(start..)
        {
            let end = start + text::plain_length(inside);
            if let Some(b'"') = bytes.get(end) {
                self.at = end + 1;
                return self.text.get(start..end).ok_or(Refused);
            }
        }
        self.odd_str()
    }

    #[inline(never)]
    fn odd_str(&mut self) -> Result<&str, Refused> {
        let (start, end, plain) = self.raw_string()?;
        self.string_at(start, end, plain)
    }

    /// Reads an integer; rejects other spellings of one, such as `1.0`.
    #[inline]
    pub(crate) fn whole(&mut self) -> Result<i64, Refused> {
        self.space();
        let mut digits = Digits::after_sign(self.text.as_bytes(), self.at);
        digits.read();
        match digits.end() {
            Some(end) => {
                self.at = end;
                // At most eighteen digits: there is room for a sign.
                let value = digits.value as i64;
                Ok(if digits.negative { -value } else { value })
            }
            None => self.number()?.parse().map_err(|_| Refused),
        }
    }

    /// Reads a float; infinite if the number is beyond the range.
    #[inline]
    pub(crate) fn real(&mut self) -> Result<f64, Refused> {
        self.space();
        match short_decimal(self.text.as_bytes(), self.at) {
            Some((value, end)) => {
                self.at = end;
                Ok(value)
            }
            None => self.number()?.parse().map_err(|_| Refused),
        }
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

    /// The first byte of the next value, without consuming it.
    pub fn peek(&mut self) -> Option<u8> {
        self.space();
        self.text.as_bytes().get(self.at).copied()
    }

    /// Skips one value, which must be well formed.
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

    /// Skips one value and returns its text.
    pub fn raw(&mut self) -> Result<&'a str, Refused> {
        self.space();
        let start = self.at;
        self.skip()?;
        if !spend_bytes(4 * (self.at - start)) {
            return Err(Refused);
        }
        Ok(&self.text[start..self.at])
    }

    /// The text of the next value, without consuming it.
    pub fn peek_raw(&mut self) -> Result<&'a str, Refused> {
        self.space();
        let (at, first, tag_depth) = (self.at, self.first, self.tag_depth);
        self.tag_depth = 0;
        let raw = self.raw();
        (self.at, self.first, self.tag_depth) = (at, first, tag_depth);
        raw
    }

    /// The text of the value of `key` in the next object, without consuming it.
    pub fn tag(&mut self, key: &str) -> Result<&str, Refused> {
        let (at, first, depth, tag_depth) = (self.at, self.first, self.depth, self.tag_depth);
        self.tag_depth = 0;
        let found = self.find_tag(key);
        (self.at, self.first, self.depth, self.tag_depth) = (at, first, depth, tag_depth);
        let (start, end, plain) = found?;
        self.variant = &self.text[start..end];
        self.string_at(start, end, plain)
    }

    /// The range of the text after a key, and whether it has no escapes.
    fn find_tag(&mut self, wanted: &str) -> Result<(usize, usize, bool), Refused> {
        self.begin_object()?;
        while let Some(key) = self.key()? {
            if key != wanted {
                self.skip()?;
                continue;
            }
            return self.raw_string();
        }
        Err(Refused)
    }

    /// Runs `read` on the next object, skipping its key `tag`, which [`Reader::tag`] has just read.
    pub(crate) fn without_tag<T>(
        &mut self,
        tag: &'static str,
        read: impl FnOnce(&mut Self) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let outer = (self.tag, self.tag_depth);
        let variant = self.variant;
        (self.tag, self.tag_depth) = (tag, self.depth + 1);
        let value = read(self);
        (self.tag, self.tag_depth) = outer;
        self.variant = variant;
        value
    }

    fn open(&mut self, bracket: u8) -> Result<(), Refused> {
        self.expect(bracket)?;
        self.depth += 1;
        self.first = true;
        if self.depth > MAX_DEPTH || !spend(4) {
            Err(Refused)
        } else {
            Ok(())
        }
    }

    /// Whether the container continues; consumes the comma or the closing bracket.
    fn more(&mut self, close: u8) -> Result<bool, Refused> {
        let next = self.peek().ok_or(Refused)?;
        if next == close {
            self.close();
            return Ok(false);
        }
        if !self.first {
            if next != b',' {
                return Err(Refused);
            }
            self.at += 1;
        }
        self.first = false;
        Ok(true)
    }

    fn close(&mut self) {
        self.at += 1;
        self.depth -= 1;
        self.first = false;
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

    #[inline(always)]
    fn space(&mut self) {
        // Most documents have none where it is looked for.
        if matches!(self.text.as_bytes().get(self.at), Some(0..=b' ')) {
            self.pass_space();
        }
    }

    #[cold]
    fn pass_space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
    }

    /// The range of a string's content, and whether it has no escape.
    #[inline(always)]
    fn raw_string(&mut self) -> Result<(usize, usize, bool), Refused> {
        self.expect(b'"')?;
        let bytes = self.text.as_bytes();
        let start = self.at;
        let end = start + text::plain_length(&bytes[start..]);
        match bytes.get(end) {
            Some(b'"') => {
                self.at = end + 1;
                Ok((start, end, true))
            }
            Some(b'\\') => self.escaped_string(end).map(|end| (start, end, false)),
            _ => Err(Refused),
        }
    }

    /// The end of a string with an escape at `at`.
    #[cold]
    fn escaped_string(&mut self, mut at: usize) -> Result<usize, Refused> {
        let bytes = self.text.as_bytes();
        loop {
            at += text::plain_length(bytes.get(at..).ok_or(Refused)?);
            match bytes.get(at) {
                Some(b'"') => break,
                Some(b'\\') => at += 2,
                _ => return Err(Refused),
            }
        }
        self.at = at + 1;
        Ok(at)
    }

    #[inline(always)]
    fn string_at(&mut self, start: usize, end: usize, plain: bool) -> Result<&str, Refused> {
        let inside = self.text.get(start..end).ok_or(Refused)?;
        if plain {
            return Ok(inside);
        }
        let scratch = &mut self.rare.get_or_insert_default().scratch;
        text::unescape(inside, scratch).map_err(|_| Refused)?;
        Ok(scratch)
    }
}

/// The digits of a number, as they are read.
struct Digits<'a> {
    bytes: &'a [u8],
    /// Where the first one is, and the next one.
    start: usize,
    at: usize,
    negative: bool,
    /// The value of those that were read, if there are at most eighteen: it fits a 64-bit integer.
    value: u64,
}

impl<'a> Digits<'a> {
    #[inline(always)]
    fn after_sign(bytes: &'a [u8], at: usize) -> Self {
        let negative = bytes.get(at) == Some(&b'-');
        let start = at + usize::from(negative);
        Self {
            bytes,
            start,
            at: start,
            negative,
            value: 0,
        }
    }

    /// Reads all digits that are next; returns how many there are.
    #[inline(always)]
    fn read(&mut self) -> usize {
        let start = self.at;
        while let Some(byte) = self.bytes.get(self.at) {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                break;
            }
            self.value = (self.value.wrapping_mul(10)).wrapping_add(u64::from(digit));
            self.at += 1;
        }
        self.at - start
    }

    /// Where the number ends, if it is an integer that JSON spells so and that has at most eighteen digits.
    #[inline(always)]
    fn end(&self) -> Option<usize> {
        let whole = self.at - self.start;
        let zero = whole > 1 && self.bytes.get(self.start) == Some(&b'0');
        let more = matches!(self.bytes.get(self.at), Some(b'.' | b'e' | b'E'));
        (matches!(whole, 1..=18) && !zero && !more).then_some(self.at)
    }
}

/// The number at a place and its end, if it is short and has no exponent: then its digits and the power of ten below
/// them are exact floats, and one division rounds correctly.
#[inline(always)]
fn short_decimal(bytes: &[u8], at: usize) -> Option<(f64, usize)> {
    const TENS: [f64; 18] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17,
    ];
    let mut digits = Digits::after_sign(bytes, at);
    let whole = digits.read();
    let zero = whole > 1 && bytes.get(digits.start) == Some(&b'0');
    let mut places = 0;
    if bytes.get(digits.at) == Some(&b'.') {
        digits.at += 1;
        places = digits.read();
        if places == 0 {
            return None;
        }
    }
    let more = matches!(bytes.get(digits.at), Some(b'.' | b'e' | b'E'));
    if whole == 0 || whole + places > 18 || zero || more || digits.value > 1 << 53 {
        return None;
    }
    // It is exact, also as a signed number, from which a float is made in one step.
    let value = digits.value as i64 as f64 / TENS.get(places)?;
    Some((if digits.negative { -value } else { value }, digits.at))
}

#[cfg(test)]
mod tests {
    use super::{Reader, Refused};

    #[test]
    fn numbers_are_read_as_the_standard_library_reads_them() {
        let mut rng = fastrand::Rng::with_seed(21);
        let pieces = [
            "0", "1", "9", "12", "007", "-", ".", "e", "E+", "99999999", "5", "00", "25",
        ];
        for _ in 0..60_000 {
            let text: String = (0..rng.usize(1..7))
                .map(|_| pieces[rng.usize(0..pieces.len())])
                .collect();
            let mut spelling = Reader::new(&text);
            let spelt = spelling
                .number()
                .and_then(|spelt| spelling.end().map(|()| spelt));
            let real = |text| {
                let mut r = Reader::new(text);
                let value = r.real()?;
                r.end().map(|()| value.to_bits())
            };
            let whole = |text| {
                let mut r = Reader::new(text);
                let value = r.whole()?;
                r.end().map(|()| value)
            };
            let parsed = spelt.and_then(|spelt| spelt.parse::<f64>().map_err(|_| Refused));
            assert_eq!(real(&text), parsed.map(f64::to_bits), "{text}");
            let parsed = spelt.and_then(|spelt| spelt.parse::<i64>().map_err(|_| Refused));
            assert_eq!(whole(&text), parsed, "{text}");
        }
    }
}
