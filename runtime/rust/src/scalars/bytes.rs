//! Binary data, on the wire as padded base64 text.

use std::fmt;
use std::ops::Deref;

use toolrt_format::base64::{decode, encode};

/// Binary data; on the wire padded base64 text in the standard alphabet.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bytes(pub Vec<u8>);

impl Bytes {
    /// Reads padded base64 text.
    pub fn from_base64(text: &str) -> Option<Self> {
        decode(text).map(Self)
    }

    /// The data as padded base64 text.
    pub fn to_base64(&self) -> String {
        encode(&self.0)
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(data: Vec<u8>) -> Self {
        Self(data)
    }
}

impl From<&[u8]> for Bytes {
    fn from(data: &[u8]) -> Self {
        Self(data.to_vec())
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bytes({} bytes)", self.0.len())
    }
}
