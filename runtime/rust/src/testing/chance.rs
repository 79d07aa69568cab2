//! Chance that is the same in every language: SplitMix64, from what was hashed.

use sha2::{Digest, Sha256};

/// Numbers that look like chance, always the same for one state.
#[derive(Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(state: u64) -> Self {
        Self(state)
    }

    /// Any 64 bits.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to below `end`, which is above 0.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// Whether it happens, in so many of a hundred cases.
    pub(super) fn happens(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of some things; `None` if there are none.
    pub(super) fn one_of<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        match things.len() {
            0 => None,
            count => things.get(self.place(count)),
        }
    }

    /// A place among so many, of which there is at least one.
    pub(super) fn place(&mut self, count: usize) -> usize {
        usize::try_from(self.below(count as u64)).unwrap_or_default()
    }
}

/// The state that some texts stand for: the first eight bytes of the SHA-256 of all, each behind its size.
pub(super) fn state_of(texts: &[&str]) -> u64 {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_be_bytes());
        hash.update(text.as_bytes());
    }
    let bytes: [u8; 32] = hash.finalize().into();
    bytes[..8]
        .iter()
        .fold(0, |state, byte| state << 8 | u64::from(*byte))
}
