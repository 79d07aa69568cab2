//! A server at an address of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream, ToSocketAddrs};
use tokio::task::JoinSet;
use toolrt::mcp::Server;

use super::Options;
use super::connections::{Connection, Connections, Counted};
use super::peer::Peer;
use super::service::{HttpService, service};

/// How long the head of a request may take, also of the next one of a connection.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long the last bytes may take when everything has ended.
const LAST: Duration = Duration::from_secs(2);

/// Serves at an address (`127.0.0.1:8000`), until [`Options::shutdown`] is cancelled or the future is dropped. Standard
/// error says at which; the system chooses the port for `:0`.
///
/// # Errors
/// The address cannot be had.
pub async fn serve_http(server: Server, address: impl ToSocketAddrs) -> io::Result<()> {
    serve_http_with(server, address, Options::default()).await
}

/// [`serve_http`] with options.
///
/// # Errors
/// The address cannot be had.
pub async fn serve_http_with(
    server: Server,
    address: impl ToSocketAddrs,
    options: Options,
) -> io::Result<()> {
    let listener = TcpListener::bind(address).await?;
    let (name, address, path) = (server.name(), listener.local_addr()?, options.path.as_str());
    // People look for it there.
    eprintln!("{name}: http://{address}{path}");
    serve_listener(server, listener, options).await
}

/// [`serve_http`] at an address that is there already.
///
/// # Errors
/// None that can be told.
pub async fn serve_listener(
    server: Server,
    listener: TcpListener,
    options: Options,
) -> io::Result<()> {
    let service = service(server, options);
    let all = Connections::as_many_as_fit();
    let mut connections = JoinSet::new();
    let shutdown = service.shared().options.shutdown.clone();
    loop {
        let accepted = tokio::select! {
            biased;
            () = shutdown.cancelled() => break,
            Some(_) = connections.join_next() => continue,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, _)) => {
                if let Some(own) = all.enter() {
                    connections.spawn(serve(service.clone(), stream, own));
                }
            }
            // There are too many files, most likely: some will be closed.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
    drop(listener);
    service.shared().drained().await;
    service.end();
    let all = async { while connections.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(LAST, all).await;
    Ok(())
}

/// Serves a connection to its end, until it has to give way, or to the end of the server.
async fn serve(service: HttpService, stream: TcpStream, connection: Arc<Connection>) {
    let _ = stream.set_nodelay(true);
    let peer = stream.peer_addr().ok().map(|address| address.ip());
    let shutdown = service.shared().options.shutdown.clone();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE);
    let counted = Counted {
        service,
        connection: connection.clone(),
        peer: peer.map(Peer::from),
    };
    let serving = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(counted));
    let mut serving = std::pin::pin!(serving);
    tokio::select! {
        // A client that goes is no failure.
        _ = serving.as_mut() => {}
        () = connection.must_end() => {}
        () = shutdown.cancelled() => {
            serving.as_mut().graceful_shutdown();
            let _ = serving.await;
        }
    }
}
