//! Why there is no connection.

use std::fmt;
use std::time::Duration;

use rmcp::service::{ClientInitializeError, ServiceError};
use toolrt::Drift;

/// Why there is no connection to a server.
#[derive(Debug)]
#[non_exhaustive]
pub enum ConnectError {
    /// Its process does not start.
    Start(std::io::Error),
    /// It cannot be reached, or says something else than the protocol wants.
    Refused(Box<ClientInitializeError>),
    /// It does not tell its tools.
    Tools(Box<ServiceError>),
    /// It has not answered within this time.
    Timeout(Duration),
    /// The address or a header is none.
    Address(String),
    /// It has other tools than a design says.
    Drift(Box<Drift>),
    /// The connection was closed by its host, or it has no way to connect again.
    Closed,
}

impl fmt::Display for ConnectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(error) => write!(f, "the server does not start: {error}"),
            Self::Refused(error) => write!(f, "the server cannot be reached: {error}"),
            Self::Tools(error) => write!(f, "the server does not tell its tools: {error}"),
            Self::Timeout(after) => write!(f, "the server has not answered within {after:?}"),
            Self::Address(what) => f.write_str(what),
            Self::Drift(drift) => drift.fmt(f),
            Self::Closed => f.write_str("the connection is closed"),
        }
    }
}

impl std::error::Error for ConnectError {}

impl From<ClientInitializeError> for ConnectError {
    fn from(error: ClientInitializeError) -> Self {
        Self::Refused(Box::new(error))
    }
}

impl From<ServiceError> for ConnectError {
    fn from(error: ServiceError) -> Self {
        Self::Tools(Box::new(error))
    }
}
