//! Host names (RFC 1123), email addresses (RFC 5321, ASCII) and URIs (RFC 3986).

use std::net::{Ipv4Addr, Ipv6Addr};

/// Labels of letters, digits and inner hyphens; internationalised ones are not decoded.
pub(super) fn is_hostname(text: &str) -> bool {
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.len() <= 253 && text.split('.').all(is_label)
}

/// A local part of at most 64 bytes, `@`, and a host name or an address in brackets.
pub(super) fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let address = domain
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let domain_fine = match address {
        None => is_hostname(domain),
        Some(address) => match address.split_at_checked(5) {
            Some((tag, address)) if tag.eq_ignore_ascii_case("IPv6:") => {
                address.parse::<Ipv6Addr>().is_ok()
            }
            Some(_) | None => address.parse::<Ipv4Addr>().is_ok(),
        },
    };
    domain_fine
        && text.len() <= 254
        && local.len() <= 64
        && (is_dot_atom(local) || is_quoted(local))
}

fn is_dot_atom(local: &str) -> bool {
    let is_atom = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte);
    local
        .split('.')
        .all(|atom| !atom.is_empty() && atom.bytes().all(is_atom))
}

fn is_quoted(local: &str) -> bool {
    let Some(inside) = local
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'))
    else {
        return false;
    };
    let mut escaped = false;
    let printable = inside.bytes().all(|byte| {
        let fine = matches!(byte, b' '..=b'~') && (escaped || byte != b'"');
        escaped = byte == b'\\' && !escaped;
        fine
    });
    printable && !escaped
}

/// With a scheme, ASCII only, every percent sign followed by two hexadecimal digits.
pub(super) fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else {
        return false;
    };
    let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
    let (hierarchy, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, path) = match hierarchy.strip_prefix("//") {
        Some(rest) => rest.split_at(rest.find('/').unwrap_or(rest.len())),
        None => ("", hierarchy),
    };
    let scheme_fine = scheme
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte));
    scheme_fine
        && scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && is_authority(authority)
        && is_encoded(path, b":@/")
        && is_encoded(query, b":@/?")
        && is_encoded(fragment, b":@/?")
}

fn is_authority(text: &str) -> bool {
    let (user, place) = text.rsplit_once('@').unwrap_or(("", text));
    let (host_fine, port) = match place.strip_prefix('[') {
        Some(rest) => match rest.split_once(']') {
            Some((address, port)) => (
                address.parse::<Ipv6Addr>().is_ok() || is_future(address),
                port,
            ),
            None => return false,
        },
        None => {
            let (host, port) = place.split_at(place.find(':').unwrap_or(place.len()));
            (is_encoded(host, b""), port)
        }
    };
    let digits = port.strip_prefix(':').unwrap_or(port);
    let port_fine = digits.bytes().all(|byte| byte.is_ascii_digit())
        && (port.is_empty() || digits.len() < port.len());
    host_fine && port_fine && is_encoded(user, b":")
}

/// `v1.anything`: RFC 3986's extension for later kinds of addresses.
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

/// Unreserved characters, sub-delimiters, percent-encoded bytes and `more`.
fn is_encoded(text: &str, more: &[u8]) -> bool {
    let mut parts = text.split('%');
    let is_allowed = |part: &[u8]| {
        part.iter()
            .all(|byte| is_plain(*byte) || more.contains(byte))
    };
    let first = parts.next().unwrap_or("");
    is_allowed(first.as_bytes())
        && parts.all(|part| {
            let hex = part.as_bytes().split_at_checked(2);
            hex.is_some_and(|(hex, rest)| hex.iter().all(u8::is_ascii_hexdigit) && is_allowed(rest))
        })
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn host_names_are_labels() {
        for text in [
            "www.example.com",
            "xn--4gbwdl.xn--wgbh1c",
            "hostname",
            "1host",
            "a-b.c",
        ] {
            assert!(is_hostname(text), "{text}");
        }
        for text in [
            "-a",
            "a-",
            "a_b",
            "",
            ".",
            "a..b",
            "example.",
            "ü.de",
            &"a".repeat(64),
        ] {
            assert!(!is_hostname(text), "{text}");
        }
    }

    #[test]
    fn email_addresses_have_a_local_part_and_a_host() {
        for text in [
            "joe.bloggs@example.com",
            "te~st@example.com",
            "\"joe @ b\"@example.com",
            "joe@[127.0.0.1]",
            "joe@[IPv6:::1]",
        ] {
            assert!(is_email(text), "{text}");
        }
        for text in [
            "2962",
            ".test@example.com",
            "te..st@example.com",
            "joe@in valid.com",
            "joe@[127.0.0.300]",
            "\"joe\\\"@example.com",
            "@a.b",
        ] {
            assert!(!is_email(text), "{text}");
        }
    }

    #[test]
    fn uris_have_a_scheme() {
        for text in [
            "http://foo.bar/?baz=qux#quux",
            "urn:oasis:names",
            "mailto:a@b.c",
            "ldap://[2001:db8::7]/c=GB?one",
            "a:",
            "http://a:80/%20",
        ] {
            assert!(is_uri(text), "{text}");
        }
        for text in [
            "//foo.bar",
            "/abc",
            "\\\\WINDOWS",
            "bar,baz",
            "http:// x",
            "http://a:b/",
            "http://[::1/",
            "h:%2",
            "1a:b",
            ":a",
            "http://ü/",
        ] {
            assert!(!is_uri(text), "{text}");
        }
    }
}
