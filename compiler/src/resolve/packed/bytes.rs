//! How the parts of a tree become bytes, and trees again.

use crate::source::{FileId, Span, Text};

/// What can be packed. What was packed is read in the same order.
pub(super) trait Pack: Sized {
    fn pack(self, to: &mut Writer);
    fn unpack(from: &mut Reader<'_>) -> Self;
}

/// What was packed so far.
pub(super) struct Writer {
    pub bytes: Vec<u8>,
    /// The texts; most that are shared stand here once.
    pub texts: Vec<Text>,
    /// The index of the last text of each slot, by where it is in memory.
    slots: Vec<u32>,
    /// Where the last span starts: the next one is near.
    at: u32,
}

const SLOTS: usize = 1024;

/// What is still to be read.
pub(super) struct Reader<'p> {
    file: FileId,
    bytes: &'p [u8],
    texts: &'p [Text],
    at: u32,
}

impl Default for Writer {
    fn default() -> Self {
        Self {
            bytes: Vec::new(),
            texts: Vec::new(),
            slots: vec![0; SLOTS],
            at: 0,
        }
    }
}

impl Writer {
    /// Where the next tree starts.
    pub(super) fn start(&mut self) -> usize {
        self.at = 0;
        self.bytes.len()
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.bytes.push(byte);
    }

    /// Seven bits in a byte, the lowest first; the highest bit says that more follow.
    fn number(&mut self, mut number: u32) {
        while number > 0x7F {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    /// The index of a text. Two that are equal, but not the same, are two.
    fn text(&mut self, text: Text) -> u32 {
        let slot = &mut self.slots[text.as_ptr() as usize / 16 % SLOTS];
        match self.texts.get(*slot as usize) {
            Some(known) if Text::ptr_eq(known, &text) => *slot,
            Some(_) | None => {
                *slot = self.texts.len() as u32;
                self.texts.push(text);
                *slot
            }
        }
    }
}

impl<'p> Reader<'p> {
    pub(super) fn new(file: FileId, bytes: &'p [u8], texts: &'p [Text]) -> Self {
        Self {
            file,
            bytes,
            texts,
            at: 0,
        }
    }

    pub(super) fn byte(&mut self) -> u8 {
        let (byte, rest) = self
            .bytes
            .split_first()
            .expect("it is read as it was packed");
        self.bytes = rest;
        *byte
    }

    fn number(&mut self) -> u32 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u32::from(byte & 0x7F) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                return number;
            }
        }
    }
}

/// Small numbers for small distances in both directions.
fn folded(distance: u32) -> u32 {
    let signed = distance as i32;
    (signed << 1 ^ signed >> 31) as u32
}

/// The other way round.
fn unfolded(number: u32) -> u32 {
    number >> 1 ^ (number & 1).wrapping_neg()
}

impl Pack for Span {
    fn pack(self, to: &mut Writer) {
        to.number(folded(self.start.wrapping_sub(to.at)));
        to.number(self.end.wrapping_sub(self.start));
        to.at = self.start;
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let start = from.at.wrapping_add(unfolded(from.number()));
        from.at = start;
        Self {
            file: from.file,
            start,
            end: start.wrapping_add(from.number()),
        }
    }
}

impl Pack for Text {
    fn pack(self, to: &mut Writer) {
        let index = to.text(self);
        to.number(index);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.texts[from.number() as usize].clone()
    }
}

impl Pack for bool {
    fn pack(self, to: &mut Writer) {
        to.byte(self.into());
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.byte() != 0
    }
}

impl<T: Pack> Pack for Option<T> {
    fn pack(self, to: &mut Writer) {
        self.is_some().pack(to);
        self.into_iter().for_each(|part| part.pack(to));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        bool::unpack(from).then(|| T::unpack(from))
    }
}

impl<T: Pack> Pack for Vec<T> {
    fn pack(self, to: &mut Writer) {
        to.number(self.len() as u32);
        self.into_iter().for_each(|part| part.pack(to));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let count = from.number();
        (0..count).map(|_| T::unpack(from)).collect()
    }
}

impl<T: Pack> Pack for Box<T> {
    fn pack(self, to: &mut Writer) {
        (*self).pack(to);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        Self::new(T::unpack(from))
    }
}
