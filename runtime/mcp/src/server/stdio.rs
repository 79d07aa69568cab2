//! A server on stdin and stdout, or on any other pair of streams.

use std::sync::Arc;
use std::{env, io};

use rmcp::service::{ServerInitializeError, serve_server};
use tokio::io::{AsyncRead, AsyncWrite};
use toolrt::Context;
use toolrt::callers::VARIABLE;
use toolrt::mcp::Server;

use super::Options;
use super::handler::Session;
use super::lines::Lines;
use super::shared::Shared;

/// Serves on stdin and stdout until the client closes them.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio(server: Server) -> io::Result<()> {
    serve_stdio_with(server, Options::default()).await
}

/// Serves the tools of a command, for `command(&registry).with_mcp(serve_command)`; `context` is what its calls begin
/// with.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_command(server: Server, context: Context) -> io::Result<()> {
    serve_stdio_with(server, Options::default().base(context)).await
}

/// [`serve_stdio`] with options; those of HTTP mean nothing here.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio_with(server: Server, options: Options) -> io::Result<()> {
    let options = match env::var(VARIABLE) {
        Ok(caller) if options.caller.is_none() => options.caller(caller),
        _ => options,
    };
    let shared = Shared::new(server, options);
    let served = serve(&shared, tokio::io::stdin(), tokio::io::stdout()).await;
    // There is one client alone, and it has gone.
    shared.left().await;
    served
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
    serve(&Shared::new(server, options), read, write).await
}

async fn serve<R, W>(shared: &Arc<Shared>, read: R, write: W) -> io::Result<()>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    let lines = Lines::new(shared, read, write);
    let running = match serve_server(Session::new(shared), lines).await {
        Ok(running) => running,
        // It has gone before it has said anything.
        Err(ServerInitializeError::ConnectionClosed(_)) => return Ok(()),
        Err(error) => return Err(io::Error::other(error.to_string())),
    };
    running.waiting().await.map(drop).map_err(io::Error::other)
}
