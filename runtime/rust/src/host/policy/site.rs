//! Where a URI leads, and what a grant says of that: hosts and ports.

use super::host::Host;

/// Some hosts, and some of their ports: what a grant or a need names behind `net:read:`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Site {
    hosts: Hosts,
    ports: Ports,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Hosts {
    One(Host),
    /// Every name that ends so: `*.example.com`.
    Below(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ports {
    /// The one that a scheme has anyway.
    Usual,
    One(u16),
    /// `*`
    Any,
}

/// Where a URI leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) host: Host,
    /// The port that the URI says.
    pub(super) port: Option<u16>,
    /// The port that its scheme has anyway, if it is known.
    pub(super) usual: Option<u16>,
}

impl Site {
    /// Reads `host`, `host:port`, `host:*`, `*.host` and IPv6 addresses, also without brackets if there is no port.
    pub(super) fn parse(text: &str) -> Option<Self> {
        if let Some(host) = Host::v6(text) {
            let ports = Ports::Usual;
            return Some(Self {
                hosts: Hosts::One(host),
                ports,
            });
        }
        let end = match text.starts_with('[') {
            true => text.find(']')? + 1,
            false => text.find(':').unwrap_or(text.len()),
        };
        let (host, port) = text.split_at(end);
        let ports = match port.strip_prefix(':') {
            None if port.is_empty() => Ports::Usual,
            None => return None,
            Some("*") => Ports::Any,
            Some(port) => Ports::One(self::port(port)?),
        };
        let hosts = match host.strip_prefix("*.") {
            None => Hosts::One(Host::parse(host)?),
            Some(below) => match Host::parse(below)? {
                Host::Name(name) => Hosts::Below(name),
                Host::V4(_) | Host::V6(_) => return None,
            },
        };
        Some(Self { hosts, ports })
    }

    /// Whether everything that another one names is named here, too.
    pub(super) fn covers(&self, other: &Self) -> bool {
        let hosts = match (&self.hosts, &other.hosts) {
            (Hosts::One(own), Hosts::One(other)) => own == other,
            (Hosts::One(_), Hosts::Below(_)) => false,
            (Hosts::Below(name), Hosts::One(host)) => is_below(host, name),
            (Hosts::Below(own), Hosts::Below(other)) => {
                own == other || is_below(&Host::Name(other.clone()), own)
            }
        };
        hosts && (self.ports == other.ports || self.ports == Ports::Any)
    }

    /// Whether a URI leads here.
    pub(super) fn has(&self, place: &Endpoint) -> bool {
        let host = match &self.hosts {
            Hosts::One(host) => *host == place.host,
            Hosts::Below(name) => is_below(&place.host, name),
        };
        host && match self.ports {
            Ports::Usual => place.is_usual(),
            Ports::One(port) => place.port.or(place.usual) == Some(port),
            Ports::Any => true,
        }
    }

    /// Whether it names one host that is private.
    pub(super) fn is_private(&self) -> bool {
        match &self.hosts {
            Hosts::One(host) => host.is_private(),
            Hosts::Below(_) => false,
        }
    }

    /// Whether it names one host.
    pub(super) fn is_one(&self) -> bool {
        matches!(self.hosts, Hosts::One(_))
    }
}

impl Endpoint {
    /// Whether the port is the one that the scheme has anyway.
    fn is_usual(&self) -> bool {
        self.port.is_none_or(|port| self.usual == Some(port))
    }
}

/// As a grant names it.
impl std::fmt::Display for Endpoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.host.fmt(f)?;
        match self.port {
            Some(port) if !self.is_usual() => write!(f, ":{port}"),
            Some(_) | None => Ok(()),
        }
    }
}

/// A port, as plain digits.
pub(super) fn port(text: &str) -> Option<u16> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

fn is_below(host: &Host, name: &str) -> bool {
    match host {
        Host::Name(host) => host
            .strip_suffix(name)
            .is_some_and(|rest| rest.len() > 1 && rest.ends_with('.')),
        Host::V4(_) | Host::V6(_) => false,
    }
}
