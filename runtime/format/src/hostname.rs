//! Host names by RFC 1123, without a look into internationalised labels.

pub(super) fn is_hostname(text: &str) -> bool {
    text.len() <= 253 && text.as_bytes().split(|byte| *byte == b'.').all(is_label)
}

fn is_label(bytes: &[u8]) -> bool {
    (1..=63).contains(&bytes.len())
        && bytes
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || *byte == b'-')
        && bytes[0] != b'-'
        && bytes[bytes.len() - 1] != b'-'
}
