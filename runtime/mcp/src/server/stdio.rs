//! A server on stdin and stdout, or on any other pair of streams.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use rmcp::RoleServer;
use rmcp::model::{ClientJsonRpcMessage, JsonRpcMessage};
use rmcp::service::{RxJsonRpcMessage, ServerInitializeError, TxJsonRpcMessage, serve_server};
use rmcp::transport::Transport;
use rmcp::transport::async_rw::AsyncRwTransport;
use tokio::io::{AsyncRead, AsyncWrite};
use toolrt::mcp::Server;

use super::Options;
use super::handler::Session;
use super::shared::Shared;

/// Serves on stdin and stdout until the client closes them.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio(server: Server) -> io::Result<()> {
    serve_stdio_with(server, Options::default()).await
}

/// [`serve_stdio`] with options; those of HTTP mean nothing here.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio_with(server: Server, options: Options) -> io::Result<()> {
    serve_streams(server, options, tokio::io::stdin(), tokio::io::stdout()).await
}

/// Serves one client, whose messages are lines, until it closes its stream.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_streams<R, W>(
    server: Server,
    options: Options,
    read: R,
    write: W,
) -> io::Result<()>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    let shared = Shared::new(server, options);
    let write = Splicing {
        inner: write,
        shared: shared.clone(),
        pending: Vec::new(),
        sent: 0,
    };
    let lines = Lines {
        inner: AsyncRwTransport::new(read, write),
        shared: shared.clone(),
        has_begun: false,
    };
    let running = match serve_server(Session::new(&shared), lines).await {
        Ok(running) => running,
        // It has gone before it has said anything.
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        Err(error) => return Err(io::Error::other(error.to_string())),
    };
    running.waiting().await.map(drop).map_err(io::Error::other)
}

/// The messages of a client, until the server shuts down.
struct Lines<R, W>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    inner: AsyncRwTransport<RoleServer, R, Splicing<W>>,
    shared: Arc<Shared>,
    has_begun: bool,
}

impl<R, W> Transport<RoleServer> for Lines<R, W>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    type Error = io::Error;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static {
        self.inner.send(message)
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        loop {
            let message: ClientJsonRpcMessage = tokio::select! {
                biased;
                () = self.shared.drained() => return None,
                message = self.inner.receive() => message?,
            };
            // Nothing that comes before the first request belongs to anything; it is no reason to end.
            self.has_begun |= matches!(message, JsonRpcMessage::Request(_));
            if self.has_begun {
                return Some(message);
            }
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        self.inner.close().await
    }
}

/// Writes messages as they go out; each comes in one piece.
struct Splicing<W> {
    inner: W,
    shared: Arc<Shared>,
    /// A message of which `sent` bytes are written.
    pending: Vec<u8>,
    sent: usize,
}

impl<W: AsyncWrite + Unpin> Splicing<W> {
    fn poll_pending(&mut self, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        while self.sent < self.pending.len() {
            let rest = &self.pending[self.sent..];
            match ready!(Pin::new(&mut self.inner).poll_write(task, rest))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => self.sent += written,
            }
        }
        (self.pending, self.sent) = (Vec::new(), 0);
        Poll::Ready(Ok(()))
    }
}

impl<W: AsyncWrite + Unpin> AsyncWrite for Splicing<W> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_pending(task))?;
        let Some(spliced) = self.shared.definitions.spliced(bytes) else {
            return Pin::new(&mut self.inner).poll_write(task, bytes);
        };
        self.pending = spliced;
        // What cannot be written now is written by the flush.
        if let Poll::Ready(Err(error)) = self.poll_pending(task) {
            return Poll::Ready(Err(error));
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_pending(task))?;
        Pin::new(&mut self.inner).poll_flush(task)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_pending(task))?;
        Pin::new(&mut self.inner).poll_shutdown(task)
    }
}
