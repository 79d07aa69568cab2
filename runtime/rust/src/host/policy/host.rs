//! Hosts: one grammar for URIs, grants and needs. What is not plainly one of its forms is no host, since other parsers
//! may read it in another way.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::scalars::Format;

/// A host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Host {
    /// In lower case, without a dot behind it.
    Name(String),
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

impl Host {
    /// Reads a host as it stands in a URI.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if let Some(inside) = text.strip_prefix('[') {
            return Self::v6(inside.strip_suffix(']')?);
        }
        let name = text.strip_suffix('.').unwrap_or(text);
        if name.len() > MOST_LETTERS || !name.split('.').all(is_label) {
            return None;
        }
        if name.rsplit('.').next().is_some_and(is_numeric) {
            // `127.1`, `0x7f.0.0.1` and `2130706433` are addresses to some parsers and names to others.
            let plain = Format::Ipv4.accepts(name);
            return name.parse().ok().filter(|_| plain).map(Self::V4);
        }
        Some(Self::Name(name.to_ascii_lowercase()))
    }

    /// An IPv6 address without brackets; what is mapped from IPv4 is that.
    pub(super) fn v6(text: &str) -> Option<Self> {
        if !Format::Ipv6.accepts(text) {
            return None;
        }
        let address: Ipv6Addr = text.parse().ok()?;
        let mapped = address.to_ipv4_mapped();
        Some(mapped.map_or(Self::V6(address), Self::V4))
    }

    /// Whether the host is not for everybody: loopback, a private network, a link, a range for something special.
    pub(super) fn is_private(&self) -> bool {
        match self {
            Self::Name(name) => {
                let inner = |top: &str| {
                    name.strip_suffix(top)
                        .is_some_and(|rest| rest.ends_with('.'))
                };
                !name.contains('.') || PRIVATE_NAMES.iter().any(|top| inner(top))
            }
            Self::V4(address) => PRIVATE_V4
                .iter()
                .any(|(range, bits)| share(u32::from(*address), u32::from_be_bytes(*range), *bits)),
            Self::V6(address) => {
                let [first, second, ..] = address.segments();
                let top = u32::from(first) << 16 | u32::from(second);
                let within = |([a, b], bits): &([u16; 2], u32)| {
                    share(top, u32::from(*a) << 16 | u32::from(*b), *bits)
                };
                // Only 2000::/3 is for everybody, but for a few ranges in it.
                first >> 13 != 1 || PRIVATE_V6.iter().any(within)
            }
        }
    }
}

impl std::fmt::Display for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Name(name) => f.write_str(name),
            Self::V4(address) => address.fmt(f),
            Self::V6(address) => {
                // All groups, so that no language needs the rules of the shortest form.
                let groups = address.segments().map(|group| format!("{group:x}"));
                write!(f, "[{}]", groups.join(":"))
            }
        }
    }
}

const MOST_LETTERS: usize = 253;

/// Names that lead to this machine or network, beside those without a dot.
const PRIVATE_NAMES: [&str; 13] = [
    "localhost",
    "local",
    "internal",
    "home.arpa",
    "consul",
    "corp",
    "home",
    "intranet",
    "lan",
    "localdomain",
    "mail",
    "private",
    "svc",
];

/// Ranges of IPv4, each by an address in it and the number of bits that all of its addresses share.
const PRIVATE_V4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    // The metadata of a cloud, at an address that is nobody else's.
    ([168, 63, 129, 16], 32),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 88, 99, 0], 24),
    ([192, 168, 0, 0], 16),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
    ([224, 0, 0, 0], 4),
    ([240, 0, 0, 0], 4),
];

/// Ranges of IPv6 within 2000::/3, by the first two groups: protocols (Teredo), documentation, 6to4, documentation.
const PRIVATE_V6: [([u16; 2], u32); 4] = [
    ([0x2001, 0], 23),
    ([0x2001, 0xdb8], 32),
    ([0x2002, 0], 16),
    ([0x3fff, 0], 20),
];

/// Whether two numbers share their first bits.
fn share(one: u32, other: u32, bits: u32) -> bool {
    (one ^ other) >> (32 - bits) == 0
}

fn is_label(label: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    (1..=63).contains(&label.len())
        && label.bytes().all(is_plain)
        && !label.starts_with('-')
        && !label.ends_with('-')
}

/// Whether some parser may read a label as a number.
fn is_numeric(label: &str) -> bool {
    let hex = label
        .strip_prefix("0x")
        .or_else(|| label.strip_prefix("0X"));
    match hex {
        Some(digits) => digits.bytes().all(|byte| byte.is_ascii_hexdigit()),
        None => label.bytes().all(|byte| byte.is_ascii_digit()),
    }
}
