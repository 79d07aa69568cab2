//! A server on stdin and stdout, or on any other pair of streams.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use std::{env, io, process};

use rmcp::service::{ServerInitializeError, serve_server};
use tokio::io::{AsyncRead, AsyncWrite};
use toolrt::Context;
use toolrt::callers::VARIABLE;
use toolrt::mcp::Server;

use super::Options;
use super::handler::Session;
use super::lines::Lines;
use super::shared::Shared;
use super::signals::signal;
use super::stdin::Stdin;

/// How much later than its calls a server ends that a signal has told to: what it has answered has to get out.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves on stdin and stdout until the client closes them. SIGINT and SIGTERM end it, too, after running calls had their
/// time ([`Options::grace`]).
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio(server: Server) -> io::Result<()> {
    serve_stdio_with(server, Options::default()).await
}

/// Serves the tools of a command, for `command(&registry).with_mcp(serve_command)`; `context` is what its calls begin
/// with. The command looks after signals.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_command(server: Server, context: Context) -> io::Result<()> {
    let shared = shared(server, Options::default().base(context));
    until_closed(&shared).await
}

/// [`serve_stdio`] with options; those of HTTP mean nothing here.
///
/// # Errors
/// The client has not begun as the protocol wants it.
pub async fn serve_stdio_with(server: Server, options: Options) -> io::Result<()> {
    let shared = shared(server, options);
    let mut serving = pin!(until_closed(&shared));
    let number = tokio::select! {
        served = &mut serving => return served,
        number = signal() => number,
    };
    shared.options.shutdown.cancel();
    let patience = shared.options.grace.saturating_add(PATIENCE);
    match tokio::time::timeout(patience, serving).await {
        Ok(served) => served,
        // The client reads no more, and a thread that writes to it would keep the process alive.
        Err(_) => process::exit(128 + number),
    }
}

fn shared(server: Server, options: Options) -> Arc<Shared> {
    let options = match env::var(VARIABLE) {
        Ok(caller) if options.caller.is_none() => options.caller(caller),
        _ => options,
    };
    Shared::new(server, options)
}

async fn until_closed(shared: &Arc<Shared>) -> io::Result<()> {
    let served = serve(shared, Stdin::begin()?, tokio::io::stdout()).await;
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
