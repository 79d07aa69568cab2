//! Where a server is, and how it is reached, again and again.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use rmcp::model::ProtocolVersion;
use rmcp::service::{
    ClientInitializeError, ClientLifecycleMode, RoleClient, RunningService,
    serve_client_with_lifecycle,
};
use rmcp::transport::Transport;
use rmcp::transport::async_rw::AsyncRwTransport;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::process::Command;
use toolrt::BoxFuture;

use super::ConnectError;
use super::calls::Calls;
use super::handler::Host;
use super::process::Process;
use super::tap::Tap;

/// A server that runs, as the SDK has it.
pub(super) type Running = RunningService<RoleClient, Host>;

/// Where a server is.
pub(super) enum Target {
    /// A process that is started for each connection.
    Stdio(Mutex<Command>),
    /// Two streams, for one connection.
    Streams(Mutex<Option<Streams>>),
    #[cfg(feature = "http")]
    Http(super::web::Address),
}

/// Two streams.
pub(super) struct Streams {
    pub(super) read: Pin<Box<dyn AsyncRead + Send>>,
    pub(super) write: Pin<Box<dyn AsyncWrite + Send>>,
}

/// How a client says hello.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hello {
    /// In the modern way, and in the older one if the server says that it does not know that.
    Any,
    /// In the modern way alone.
    Modern,
    /// In the older way alone.
    Older,
}

impl Hello {
    fn mode(self) -> ClientLifecycleMode {
        let preferred_versions = vec![ProtocolVersion::V_2026_07_28];
        match self {
            Self::Any => ClientLifecycleMode::Auto {
                preferred_versions,
                legacy_version: Some(ProtocolVersion::V_2025_11_25),
            },
            Self::Modern => ClientLifecycleMode::Discover { preferred_versions },
            Self::Older => ClientLifecycleMode::Initialize,
        }
    }
}

impl Target {
    /// Whether a server that does not understand one hello can be greeted in another way.
    pub(super) fn may_try_again(&self) -> bool {
        match self {
            Self::Stdio(_) => true,
            Self::Streams(_) => false,
            #[cfg(feature = "http")]
            Self::Http(_) => true,
        }
    }

    /// Reaches the server and says hello.
    pub(super) async fn reach(
        &self,
        host: Host,
        calls: Arc<Calls>,
        hello: Hello,
    ) -> Result<(Running, Option<Process>), ConnectError> {
        match self {
            Self::Stdio(command) => {
                let started = {
                    let mut command = command.lock().unwrap_or_else(PoisonError::into_inner);
                    Process::start(&mut command)
                };
                let (process, stdout, stdin) = started.map_err(ConnectError::Start)?;
                let transport = AsyncRwTransport::new(stdout, stdin);
                match greeted(host, transport, calls, hello).await {
                    Ok(running) => Ok((running, Some(process))),
                    Err(error) => {
                        tokio::spawn(process.end());
                        Err(error.into())
                    }
                }
            }
            Self::Streams(streams) => {
                let streams = {
                    let mut streams = streams.lock().unwrap_or_else(PoisonError::into_inner);
                    streams.take()
                };
                let Streams { read, write } = streams.ok_or(ConnectError::Closed)?;
                let transport = AsyncRwTransport::new(read, write);
                Ok((greeted(host, transport, calls, hello).await?, None))
            }
            #[cfg(feature = "http")]
            Self::Http(address) => {
                let transport = address.transport();
                Ok((greeted(host, transport, calls, hello).await?, None))
            }
        }
    }
}

fn greeted<T: Transport<RoleClient> + 'static>(
    host: Host,
    transport: T,
    calls: Arc<Calls>,
    hello: Hello,
) -> BoxFuture<'static, Result<Running, ClientInitializeError>> {
    let transport = Tap::new(transport, calls);
    Box::pin(serve_client_with_lifecycle(host, transport, hello.mode()))
}
