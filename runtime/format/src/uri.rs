//! URIs by RFC 3986: with a scheme, ASCII only, every percent sign followed by two hex digits.

use super::ip;

pub(super) fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (hierarchy, query) = rest.split_once('?').unwrap_or((rest, ""));
    is_scheme(scheme)
        && is_hierarchy(hierarchy)
        && is_encoded(query, b":@/?")
        && is_encoded(fragment, b":@/?")
}

fn is_scheme(scheme: &str) -> bool {
    scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
}

fn is_hierarchy(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("//") else {
        return is_encoded(text, b":@/");
    };
    let slash = rest.find('/').unwrap_or(rest.len());
    is_authority(&rest[..slash]) && is_encoded(&rest[slash..], b":@/")
}

fn is_authority(text: &str) -> bool {
    let (user, place) = text.rsplit_once('@').unwrap_or(("", text));
    is_encoded(user, b":") && is_place(place)
}

fn is_place(text: &str) -> bool {
    let (host_fine, port) = match text.strip_prefix('[') {
        Some(rest) => {
            let Some((literal, port)) = rest.split_once(']') else {
                return false;
            };
            (ip::is_ipv6(literal) || is_future(literal), port)
        }
        None => {
            let colon = text.find(':').unwrap_or(text.len());
            (is_encoded(&text[..colon], b""), &text[colon..])
        }
    };
    let port_fine = match port.strip_prefix(':') {
        Some(digits) => digits.bytes().all(|byte| byte.is_ascii_digit()),
        None => port.is_empty(),
    };
    host_fine && port_fine
}

/// `v1.anything`, RFC 3986's extension for later kinds of addresses.
fn is_future(text: &str) -> bool {
    let Some((version, address)) = text
        .strip_prefix(['v', 'V'])
        .and_then(|rest| rest.split_once('.'))
    else {
        return false;
    };
    !version.is_empty()
        && version.bytes().all(|byte| byte.is_ascii_hexdigit())
        && !address.is_empty()
        && address.bytes().all(|byte| byte == b':' || is_plain(byte))
}

/// Unreserved characters, sub-delimiters, percent-encoded bytes and the characters in `more`.
fn is_encoded(text: &str, more: &[u8]) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        if byte == b'%' {
            let digits = bytes.get(at + 1..at + 3);
            if !digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit)) {
                return false;
            }
            at += 3;
        } else if is_plain(byte) || more.contains(&byte) {
            at += 1;
        } else {
            return false;
        }
    }
    true
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=".contains(&byte)
}
