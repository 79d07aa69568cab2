//! Email addresses: the mailbox of RFC 5321, ASCII only.

use super::{hostname, ip};

/// A local part of at most 64 bytes, `@`, and a host name or an address in brackets.
pub(super) fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    text.len() <= 254
        && local.len() <= 64
        && (is_dot_string(local) || is_quoted(local))
        && is_domain(domain)
}

fn is_domain(domain: &str) -> bool {
    match domain
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    {
        None => hostname::is_hostname(domain),
        Some(address) => match address.split_at_checked(5) {
            Some((tag, address)) if tag.eq_ignore_ascii_case("IPv6:") => ip::is_ipv6(address),
            Some(_) | None => ip::is_ipv4(address),
        },
    }
}

fn is_dot_string(local: &str) -> bool {
    local
        .as_bytes()
        .split(|byte| *byte == b'.')
        .all(|atom| !atom.is_empty() && atom.iter().all(|byte| is_atom_byte(*byte)))
}

fn is_atom_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte)
}

fn is_quoted(local: &str) -> bool {
    let inside = local
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    let Some(inside) = inside else { return false };
    let mut bytes = inside.bytes();
    while let Some(byte) = bytes.next() {
        let fine = match byte {
            b'\\' => matches!(bytes.next(), Some(b' '..=b'~')),
            b'"' => false,
            byte => matches!(byte, b' '..=b'~'),
        };
        if !fine {
            return false;
        }
    }
    true
}
