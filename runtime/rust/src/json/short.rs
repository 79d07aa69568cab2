//! Short texts as one word: most keys and many values fit in sixteen bytes, which are checked and stored at once.

/// The bytes as one word, the first one lowest and zeros above; `None` if there are more than sixteen.
#[inline(always)]
pub(super) fn word(bytes: &[u8]) -> Option<u128> {
    let length = bytes.len();
    if let (Some(first), Some(last)) = (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
        if length > 16 {
            return None;
        }
        let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
        return Some(u128::from(first) | u128::from(last) << (8 * (length - 8)));
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return Some(u128::from(
            u64::from(first) | u64::from(last) << (8 * (length - 4)),
        ));
    }
    let (Some(&first), Some(&last)) = (bytes.first(), bytes.last()) else {
        return Some(0);
    };
    let middle = bytes[length / 2];
    let word = u32::from(first)
        | u32::from(middle) << (8 * (length / 2))
        | u32::from(last) << (8 * (length - 1));
    Some(u128::from(word))
}

/// Appends the lowest `length` bytes of a word.
#[inline(always)]
pub(super) fn push(out: &mut Vec<u8>, word: u128, length: usize) {
    let end = out.len() + length;
    out.extend_from_slice(&word.to_le_bytes());
    out.truncate(end);
}

/// Appends bytes of which there are mostly few.
#[inline(always)]
pub(super) fn push_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    match word(bytes) {
        Some(word) => push(out, word, bytes.len()),
        None => out.extend_from_slice(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::{push_bytes, word};

    #[test]
    fn words_hold_what_they_are_made_of() {
        let text = b"abcdefghijklmnopqrst";
        for length in 0..=text.len() {
            let bytes = &text[..length];
            let mut out = b"x".to_vec();
            push_bytes(&mut out, bytes);
            assert_eq!(out, [b"x", bytes].concat());
            assert_eq!(word(bytes).is_some(), length <= 16);
            let whole = word(bytes).map(u128::to_le_bytes);
            assert!(
                whole.is_none_or(|whole| whole.starts_with(bytes)
                    && whole[length..].iter().all(|byte| *byte == 0))
            );
        }
    }
}
