//! IP addresses: dotted decimals without leading zeros, and RFC 4291 text without a zone.

use std::net::{Ipv4Addr, Ipv6Addr};

pub(super) fn is_ipv4(text: &str) -> bool {
    text.parse::<Ipv4Addr>().is_ok()
}

pub(super) fn is_ipv6(text: &str) -> bool {
    text.parse::<Ipv6Addr>().is_ok()
}
