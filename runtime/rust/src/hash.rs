//! The hash by which arguments and requests are compared.

use sha2::{Digest, Sha256};

/// SHA-256 in lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let mut out = String::with_capacity(64);
    for byte in digest {
        for half in [byte >> 4, byte & 15] {
            out.extend(char::from_digit(half.into(), 16));
        }
    }
    out
}
