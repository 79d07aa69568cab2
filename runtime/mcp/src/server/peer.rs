//! Where a request has come from.

use std::net::IpAddr;
use std::sync::Arc;

/// The peer of requests of which nobody says where they have come from.
pub(super) const SOMEWHERE: &str = "http";

/// Where a request over HTTP has come from: for whom it counts where nobody has verified its caller.
///
/// [`serve_http`](crate::serve_http) knows the address of its connection. Who mounts a [`service`](crate::service) puts a
/// peer into the extensions of each request; behind a proxy that is what the proxy says of its client, if the proxy is
/// to be believed. Requests without a peer count as those of one.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Peer(Arc<str>);

impl Peer {
    /// The peer of this name, which clients cannot choose.
    pub fn new(name: impl Into<Arc<str>>) -> Self {
        Self(name.into())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<IpAddr> for Peer {
    /// The peer at an address; of IPv6 one has the half that its network gives it (`2001:db8::/64`), since its host makes
    /// the rest.
    fn from(address: IpAddr) -> Self {
        let address = address.to_canonical();
        let IpAddr::V6(long) = address else {
            return Self::new(address.to_string());
        };
        let network = u128::from(long) >> 64 << 64;
        Self::new(format!("{}/64", std::net::Ipv6Addr::from(network)))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::Peer;

    #[test]
    fn peers_are_those_of_the_vectors() {
        let file = include_str!("../../../../spec/conformance/mcp/quotas.json");
        let file: Value = serde_json::from_str(file).expect("the vectors are JSON");
        let peers = file["peers"].as_array().expect("there are peers");
        assert!(peers.len() > 5);
        for peer in peers {
            let address = peer["address"].as_str().expect("an address");
            let address: std::net::IpAddr = address.parse().expect("an address");
            assert_eq!(peer["peer"], Peer::from(address).as_str(), "{address}");
        }
    }
}
