//! Connections of a server at an address of its own: how many there are, and which gives way.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::Bytes;
use http::{Request, Response};
use http_body::{Body, Frame, SizeHint};
use http_body_util::combinators::BoxBody;
use tokio_util::sync::CancellationToken;
use tower_service::Service;

use super::peer::Peer;

/// How many connections there are at once, where the system has room for them.
const CONNECTIONS: usize = 4096;

/// The connections of a server. Where there are too many, the one gives way that has waited for a request for longest:
/// clients that send nothing keep nobody out.
pub(super) struct Connections {
    most: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    count: usize,
    /// What ends the connections on which no request runs, in the order in which they began to wait.
    waiting: BTreeMap<u64, CancellationToken>,
    /// The number of the next one that begins to wait.
    next: u64,
}

/// A connection, until it is dropped.
pub(super) struct Connection {
    all: Arc<Connections>,
    end: CancellationToken,
    requests: Mutex<Requests>,
}

#[derive(Default)]
struct Requests {
    running: usize,
    /// The number by which the connection waits, while none runs.
    waits: Option<u64>,
}

impl Connections {
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self {
            most,
            state: Mutex::default(),
        })
    }

    /// As many as there is room for.
    pub(super) fn as_many_as_fit() -> Arc<Self> {
        Self::new(room())
    }

    /// A new connection, for which another one may have to give way; nothing if requests run on all of them.
    pub(super) fn enter(self: &Arc<Self>) -> Option<Arc<Connection>> {
        let mut state = self.state();
        if state.count >= self.most {
            let (_, oldest) = state.waiting.pop_first()?;
            oldest.cancel();
        }
        state.count += 1;
        let connection = Connection {
            all: self.clone(),
            end: CancellationToken::new(),
            requests: Mutex::default(),
        };
        let waits = state.wait(&connection.end);
        connection.requests().waits = Some(waits);
        Some(Arc::new(connection))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn wait(&mut self, end: &CancellationToken) -> u64 {
        let number = self.next;
        self.next += 1;
        self.waiting.insert(number, end.clone());
        number
    }
}

impl Connection {
    /// Waits until it has to give way.
    pub(super) async fn must_end(&self) {
        self.end.cancelled().await;
    }

    /// A request of it, which runs until the result is dropped.
    fn begin(self: &Arc<Self>) -> Running {
        let mut requests = self.requests();
        requests.running += 1;
        if let Some(number) = requests.waits.take() {
            self.all.state().waiting.remove(&number);
        }
        Running(self.clone())
    }

    fn requests(&self) -> MutexGuard<'_, Requests> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let waits = self.requests().waits.take();
        let mut state = self.all.state();
        state.count -= 1;
        if let Some(number) = waits {
            state.waiting.remove(&number);
        }
    }
}

/// A request that runs.
struct Running(Arc<Connection>);

impl Drop for Running {
    fn drop(&mut self) {
        let mut requests = self.0.requests();
        requests.running -= 1;
        if requests.running == 0 {
            requests.waits = Some(self.0.all.state().wait(&self.0.end));
        }
    }
}

/// A service whose requests run on a connection.
#[derive(Clone)]
pub(super) struct Counted<S> {
    pub(super) service: S,
    pub(super) connection: Arc<Connection>,
    /// Where they come from, if the system says it.
    pub(super) peer: Option<Peer>,
}

type Answer = Response<BoxBody<Bytes, Infallible>>;

impl<S, B> Service<Request<B>> for Counted<S>
where
    S: Service<Request<B>, Response = Answer, Error = Infallible>,
    S::Future: Send + 'static,
{
    type Response = Response<Counting>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.service.poll_ready(cx)
    }

    fn call(&mut self, mut request: Request<B>) -> Self::Future {
        if let Some(peer) = &self.peer {
            request.extensions_mut().insert(peer.clone());
        }
        let running = self.connection.begin();
        let answer = self.service.call(request);
        Box::pin(async move {
            let counting = |body| Counting {
                body,
                _until_it_ends: running,
            };
            answer.await.map(|answer| answer.map(counting))
        })
    }
}

/// The body of an answer, with which its request ends.
pub(super) struct Counting {
    body: BoxBody<Bytes, Infallible>,
    _until_it_ends: Running,
}

impl Body for Counting {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// How many connections the process has files for, besides those of its calls.
#[cfg(unix)]
fn room() -> usize {
    let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    let half = files.map_or(CONNECTIONS, |files| {
        usize::try_from(files / 2).unwrap_or(CONNECTIONS)
    });
    half.clamp(1, CONNECTIONS)
}

#[cfg(not(unix))]
fn room() -> usize {
    CONNECTIONS
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::Connections;

    #[test]
    fn the_one_that_has_waited_for_longest_gives_way() {
        let all = Connections::new(3);
        let [first, second, third] = [(); 3].map(|()| all.enter().unwrap());
        // It has waited for less time than the others once its request has ended.
        drop(first.begin());
        let _running = second.begin();
        let fourth = all.enter().unwrap();
        assert!(third.end.is_cancelled() && !first.end.is_cancelled());
        drop(third);
        let _fifth = all.enter().unwrap();
        assert!(first.end.is_cancelled() && !fourth.end.is_cancelled());
    }

    #[test]
    fn requests_that_run_give_way_to_nobody() {
        let all = Connections::new(2);
        let [first, second] = [(); 2].map(|()| all.enter().unwrap());
        let running = [first.begin(), second.begin(), first.begin()];
        assert!(all.enter().is_none());
        drop(running);
        assert!(all.enter().is_some());
        drop((first, second));
        assert_eq!(all.state().count, 0);
        assert!(all.state().waiting.is_empty());
        assert_eq!(Arc::strong_count(&all), 1);
    }
}
