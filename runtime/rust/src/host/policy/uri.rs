//! What a URI names, as far as capabilities bind it: a file, or a host.

use super::host::Host;
use super::site::{Endpoint, port};

/// What a URI names.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// A file of this machine, by its path from the root on.
    File(String),
    Host(Endpoint),
    /// Neither: `urn:isbn:0451450523`.
    Nothing,
    /// Two readers may read it in two ways.
    Unclear(&'static str),
}

const USER: &str = "it has user information";
const HOST: &str = "its host is neither a plain name nor a plain address";
const PORT: &str = "its port is no plain number";
const NO_HOST: &str = "it has no host";
const NESTED: &str = "it has another URI in it";
const FILE: &str = "it does not name a file of this machine in the plain way";

/// Schemes that always have a host, and their ports.
const WITH_HOST: [(&str, u16); 5] = [
    ("http", 80),
    ("https", 443),
    ("ws", 80),
    ("wss", 443),
    ("ftp", 21),
];

/// Reads a URI, which has the format `uri`.
pub(super) fn named(uri: &str) -> Named {
    let Some((scheme, rest)) = uri.split_once(':') else {
        return Named::Unclear(NO_HOST);
    };
    let scheme = scheme.to_ascii_lowercase();
    if scheme == "file" {
        return file(rest).map_or(Named::Unclear(FILE), Named::File);
    }
    let known = WITH_HOST.iter().find(|(name, _)| *name == scheme);
    let usual = known.map(|(_, port)| *port);
    let Some(rest) = rest.strip_prefix("//") else {
        return match usual {
            Some(_) => Named::Unclear(NO_HOST),
            // `jar:http://…!/a`: who fetches it goes to the inner one.
            None if nests(rest) => Named::Unclear(NESTED),
            None => Named::Nothing,
        };
    };
    // Some readers take a backslash for a slash; there is none in a host.
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') {
        return Named::Unclear(USER);
    }
    let end = match authority.starts_with('[') {
        true => authority.find(']').map_or(authority.len(), |end| end + 1),
        false => authority.find(':').unwrap_or(authority.len()),
    };
    let (host, after) = authority.split_at(end);
    if host.is_empty() {
        return match (usual, after) {
            (None, "") => Named::Nothing,
            (_, _) => Named::Unclear(NO_HOST),
        };
    }
    let Some(host) = Host::parse(host) else {
        return Named::Unclear(HOST);
    };
    let port = match after.strip_prefix(':') {
        None if after.is_empty() => None,
        None => return Named::Unclear(HOST),
        Some("") => None,
        Some(digits) => match port(digits) {
            Some(port) => Some(port),
            None => return Named::Unclear(PORT),
        },
    };
    Named::Host(Endpoint { host, port, usual })
}

/// Whether a URI without an authority begins another one behind its scheme: a known scheme, or one with a slash behind
/// it, also behind several schemes.
fn nests(mut rest: &str) -> bool {
    while let Some((scheme, inner)) = rest.split_once(':') {
        let (scheme, inner) = (bare(scheme), bare(inner));
        let mut letters = scheme.bytes();
        let is_plain =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        if !letters
            .next()
            .is_some_and(|first| first.is_ascii_alphabetic())
            || !letters.all(is_plain)
        {
            return false;
        }
        let is_known = |name: &str| scheme.eq_ignore_ascii_case(name);
        let mut known = WITH_HOST.iter().map(|(name, _)| *name);
        if inner.starts_with(['/', '\\']) || is_known("file") || known.any(is_known) {
            return true;
        }
        rest = inner;
    }
    false
}

/// A part of a URI without what readers of nested ones pass over.
fn bare(part: &str) -> &str {
    part.trim_start_matches([' ', '\t', '\r', '\n', '('])
}

/// The path of a `file:` URI, by what is behind the scheme.
fn file(rest: &str) -> Option<String> {
    let path = match rest.strip_prefix("//") {
        None => rest,
        Some(rest) => {
            let path = &rest[rest.find('/')?..];
            let host = &rest[..rest.len() - path.len()];
            if !host.is_empty() && !host.eq_ignore_ascii_case("localhost") {
                return None;
            }
            path
        }
    };
    // Two slashes would name another machine on some systems.
    if !path.starts_with('/') || path.starts_with("//") || path.contains(['?', '#']) {
        return None;
    }
    let path = decoded(path)?;
    match cfg!(windows) {
        true => path.strip_prefix('/').map(str::to_owned),
        false => Some(path),
    }
}

/// A path without its percent signs; none if separators are written with them.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let byte = u8::try_from(digit()? * 16 + digit()?).ok()?;
        if matches!(byte, b'/' | b'\\' | 0) {
            return None;
        }
        bytes.push(byte);
    }
    String::from_utf8(bytes).ok()
}
