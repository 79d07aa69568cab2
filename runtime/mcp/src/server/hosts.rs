//! Hosts and origins that requests may come by: a page in a browser must not reach a server that is not for it.

use http::header::{HOST, ORIGIN};
use http::uri::Authority;
use http::{HeaderMap, Uri};

use super::Options;

/// What is allowed.
pub(super) struct Hosts {
    hosts: Vec<Place>,
    /// With the schemes that they need; `None` for those of the hosts.
    origins: Option<Vec<(String, Place)>>,
}

/// A host, at a port or at any.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Place {
    host: String,
    port: Option<u16>,
}

impl Hosts {
    pub(super) fn of(options: &Options) -> Self {
        let hosts = options.hosts.iter().filter_map(|text| Place::read(text));
        let origins = options.origins.as_ref().map(|origins| {
            let read = origins.iter().filter_map(|text| origin(text));
            read.collect()
        });
        Self {
            hosts: hosts.collect(),
            origins,
        }
    }

    /// Whether a request may come.
    pub(super) fn allow(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut hosts = headers.get_all(HOST).iter();
        let host = match (hosts.next(), hosts.next()) {
            (Some(host), None) => host.to_str().ok().and_then(Place::read),
            // HTTP/2 has it in the URI.
            (None, _) => uri.authority().and_then(|host| Place::read(host.as_str())),
            (Some(_), Some(_)) => None,
        };
        let is_host = host.is_some_and(|host| self.hosts.iter().any(|own| own.covers(&host)));
        let mut origins = headers.get_all(ORIGIN).iter();
        let is_origin = match (origins.next(), origins.next()) {
            (None, _) => true,
            (Some(text), None) => text.to_str().is_ok_and(|text| self.is_origin(text)),
            // What stands before the server may have looked at the other one.
            (Some(_), Some(_)) => false,
        };
        is_host && is_origin
    }

    fn is_origin(&self, text: &str) -> bool {
        let Some((scheme, place)) = origin(text) else {
            return false;
        };
        match &self.origins {
            None => self.hosts.iter().any(|own| own.covers(&place)),
            Some(origins) => {
                let port = place.port.or(match &*scheme {
                    "http" => Some(80),
                    "https" => Some(443),
                    _ => None,
                });
                let place = Place { port, ..place };
                let is_own = |(own, at): &(String, Place)| *own == scheme && at.covers(&place);
                origins.iter().any(is_own)
            }
        }
    }
}

impl Place {
    fn read(text: &str) -> Option<Self> {
        // An IPv6 address may stand alone in options.
        let bracketed = text.matches(':').count() > 1 && !text.starts_with('[');
        let bracketed = bracketed.then(|| format!("[{text}]"));
        let authority: Authority = bracketed.as_deref().unwrap_or(text).parse().ok()?;
        let (host, port) = (authority.host(), authority.port_u16());
        // Neither a name of a user nor a port that is none.
        let is_plain = port.is_some() || authority.as_str().len() == host.len();
        let is_plain = is_plain && !authority.as_str().contains('@');
        is_plain.then(|| Self {
            host: host.to_ascii_lowercase(),
            port,
        })
    }

    fn covers(&self, other: &Self) -> bool {
        self.host == other.host && (self.port.is_none() || self.port == other.port)
    }
}

/// A scheme and a place; `null`, the origin of a page without one, is none.
fn origin(text: &str) -> Option<(String, Place)> {
    let (scheme, place) = text.trim_end_matches('/').split_once("://")?;
    // RFC 3986, section 3.1: `jar:http` is no scheme.
    let is_scheme = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
    if !scheme.bytes().all(is_scheme) {
        return None;
    }
    let place = place.strip_suffix(":*").unwrap_or(place);
    Some((scheme.to_ascii_lowercase(), Place::read(place)?))
}

#[cfg(test)]
mod tests {
    use http::{HeaderMap, HeaderName, Uri};

    use super::{Hosts, Options};

    fn allows(options: &Options, headers: &[(&str, &str)]) -> bool {
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| {
                (
                    HeaderName::from_bytes(name.as_bytes()).unwrap(),
                    value.parse().unwrap(),
                )
            })
            .collect();
        Hosts::of(options).allow(&Uri::from_static("/mcp"), &headers)
    }

    #[test]
    fn only_this_machine_by_default() {
        let options = Options::default();
        for host in [
            "localhost",
            "LocalHost:80",
            "127.0.0.1:3000",
            "[::1]:9",
            "[::1]",
        ] {
            assert!(allows(&options, &[("host", host)]), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example",
            "a@localhost",
            "",
            "localhost:x",
            "127.0.0.2",
        ] {
            assert!(!allows(&options, &[("host", host)]), "{host}");
        }
        assert!(!allows(&options, &[]));
        assert!(!allows(
            &options,
            &[("host", "localhost"), ("host", "evil.example")]
        ));
        let own = ("origin", "http://localhost");
        assert!(!allows(&options, &[("host", "localhost"), own, own]));
        let from = |origin| allows(&options, &[("host", "localhost"), ("origin", origin)]);
        for origin in [
            "http://localhost:3000",
            "https://127.0.0.1",
            "http://[::1]:1",
        ] {
            assert!(from(origin), "{origin}");
        }
        for origin in [
            "null",
            "",
            "http://evil.example",
            "http://localhost@evil.example",
            "localhost",
        ] {
            assert!(!from(origin), "{origin}");
        }
    }

    #[test]
    fn a_host_says_which_others() {
        let options = Options::new()
            .hosts(["mcp.example.com", "other.example:8080"])
            .origins(["https://app.example.com:443", "http://dev.example"]);
        let both = |host, origin| allows(&options, &[("host", host), ("origin", origin)]);
        assert!(both("mcp.example.com:1", "https://app.example.com"));
        assert!(both("other.example:8080", "http://dev.example:9"));
        assert!(!both("other.example", "https://app.example.com"));
        assert!(!both("mcp.example.com", "http://app.example.com"));
        assert!(!both("mcp.example.com", "https://app.example.com:8443"));
        assert!(!both("mcp.example.com", "https://mcp.example.com"));
        assert!(!both("localhost", "https://app.example.com"));
    }
}
