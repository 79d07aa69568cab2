//! Base64 of RFC 4648: the standard alphabet, padded.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The text of bytes.
pub fn encode(data: &[u8]) -> String {
    let mut out = String::with_capacity(data.len().div_ceil(3) * 4);
    for chunk in data.chunks(3) {
        let byte = |at: usize| u32::from(chunk.get(at).copied().unwrap_or(0));
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let index = (group >> (18 - 6 * place)) & 63;
            let letter = char::from(ALPHABET[index as usize]);
            out.push(if place <= chunk.len() { letter } else { '=' });
        }
    }
    out
}

/// Whether a text is padded base64; pad bits may have any value, since many encoders do not clear them.
pub fn is_base64(text: &str) -> bool {
    let padded = text.strip_suffix("==").or_else(|| text.strip_suffix('='));
    let mut data = padded.unwrap_or(text).bytes();
    text.len().is_multiple_of(4) && data.all(|byte| sextet(byte).is_some())
}

/// The bytes of a text; none if it is not [`is_base64`].
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let bytes = text.as_bytes();
    if !bytes.len().is_multiple_of(4) {
        return None;
    }
    let padding = bytes
        .iter()
        .rev()
        .take(2)
        .take_while(|byte| **byte == b'=')
        .count();
    let mut out = Vec::with_capacity(bytes.len() / 4 * 3);
    for group in bytes[..bytes.len() - padding].chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let sextet = group.get(place).map_or(Some(0), |byte| sextet(*byte))?;
            bits = bits << 6 | u32::from(sextet);
        }
        let [_, first, second, third] = bits.to_be_bytes();
        out.extend_from_slice(&[first, second, third][..group.len() - 1]);
    }
    Some(out)
}

fn sextet(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}
